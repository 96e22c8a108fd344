import { useEffect, useRef, useState } from 'react'
import { fixedMaxWin } from '@glasshouse/rulebook/play/reach'
import { TICKETS } from '@glasshouse/rulebook/games/scratch/rules'
import { AutoLine } from '../../play/auto/auto-line.tsx'
import { AutoSheet } from '../../play/auto/auto-sheet.tsx'
import type { AutoBet } from '../../play/auto/use-auto-bet.ts'
import type { AutoPlan } from '../../play/auto-bet.ts'
import { BetBar, BetNote } from '../../play/bet-bar/bet-bar.tsx'
import { MaxWinLine } from '../../play/bet-bar/max-win.tsx'
import { AutoButton, MainButton } from '../../play/bet-bar/main-button.tsx'
import { useStake, type Amount } from '../../play/bet-bar/use-stake.ts'
import { useProblemText } from '../../play/table/problem-text.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'
import { firstPrize, limitsOf, RTP } from './price.ts'
import { PriceTags } from './price-tags.tsx'
import { PrizeList, PrizeRow } from './prizes.tsx'
import type { Cards } from './use-cards.ts'

/** A press meant for 'Reveal all' must not buy a card because the last field had just opened. */
const AFTER_RESULT_MS = 700

interface ControlsProps {
  cards: Cards
  amount: Amount
  price: number | null
  auto: AutoBet
}

/** The bet bar of the Scratch card: a price, the prizes, one card or many. */
export function Controls({ cards, amount, price, auto }: ControlsProps) {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const format = useFormat()
  const stake = useStake({ ...amount, value: price }, limitsOf(cards.prices ?? []), cards.gold)
  const [isAutoOpen, setAutoOpen] = useState(false)
  const [isPrizesOpen, setPrizesOpen] = useState(false)
  const { press, run, refusal } = usePurchases(cards, price, auto)
  const isCovered = cards.phase === 'covered' || cards.phase === 'revealing'
  const isMissing = cards.phase === 'missing'
  const problem = cards.prices?.length === 0 ? t('noCards') : price === null || isMissing ? null : stake.problem
  const isShut = price === null || problem !== null || cards.gold === null
  const most = price === null ? null : fixedMaxWin(BigInt(price), BigInt(firstPrize(price)))
  const gold = price === null ? '' : format.gold(price)
  const buyText = price === null ? t('buyOne') : t(cards.hand.card ? 'next' : 'buy', { gold })

  return (
    <>
      <BetBar
        locked={auto.isRunning}
        stake={<PriceTags cards={cards} price={price} onChoose={amount.set} />}
        chips={
          auto.run.status === 'idle' ? (
            <PrizeRow onOpen={() => setPrizesOpen(true)} />
          ) : (
            <AutoLine run={auto.run} onDismiss={auto.dismiss} />
          )
        }
        note={
          <BetNote
            problem={isCovered ? null : isMissing && cards.hasFailed ? t('notFound') : (refusal ?? problem)}
            maxWin={<MaxWinLine win={most} />}
          >
            {isCovered && !auto.isRunning
              ? t('withheld')
              : price !== null && t('pays', { gold: format.gold(firstPrize(price)), rtp: format.percent(RTP) })}
          </BetNote>
        }
        aside={!auto.isRunning && !isCovered && <AutoButton disabled={isShut} onClick={() => setAutoOpen(true)} />}
        action={
          <MainButton
            label={isCovered ? t('revealAll') : isMissing ? shared('tryAgain') : buyText}
            run={auto.run}
            disabled={!isCovered && !isMissing && isShut}
            isAsking={cards.phase === 'asking'}
            placesBet={!isCovered && !isMissing}
            onPress={() => void press()}
            onStop={auto.stop}
          />
        }
      />
      <AutoSheet
        open={isAutoOpen}
        onClose={() => setAutoOpen(false)}
        stake={price ?? 0}
        onStart={(plan) => void run(plan)}
      />
      <Sheet open={isPrizesOpen} onClose={() => setPrizesOpen(false)} title={t('prizes')}>
        <Stack gap={14}>
          <Text size={3} tone="muted">
            {t('prizesIntro', { tickets: format.number(TICKETS) })}
          </Text>
          {price !== null && <Hint>{t('priceIs', { gold })}</Hint>}
          <PrizeList price={price} />
        </Stack>
      </Sheet>
    </>
  )
}

/** One card, or a run of them, at the price chosen now; and why the server refused. */
function usePurchases(cards: Cards, price: number | null, auto: AutoBet) {
  const problemText = useProblemText()
  const [refused, setRefused] = useState<{ text: string; price: number } | null>(null)
  const { phase } = cards
  const resultMs = useRef(-Infinity)
  useEffect(() => {
    // When the phase changes from covered to rest, the result has just been shown.
    if (phase === 'covered' || phase === 'revealing') return () => void (resultMs.current = performance.now())
  }, [phase])

  async function press(): Promise<void> {
    if (phase === 'covered') return await cards.revealAll()
    if (phase === 'revealing') return cards.skip()
    if (phase === 'missing') return cards.reload()
    if (phase !== 'rest' || price === null || performance.now() - resultMs.current < AFTER_RESULT_MS) return
    setRefused(null)
    auto.dismiss()
    try {
      await cards.buy(price)
    } catch (error) {
      setRefused({ text: problemText(error), price })
    }
  }

  async function run(plan: AutoPlan): Promise<void> {
    setRefused(null)
    await auto.start(plan, async (each) => {
      try {
        const bet = await cards.buy(each)
        await cards.revealAll(true)
        return bet
      } catch (error) {
        throw new Error(problemText(error), { cause: error })
      }
    })
  }

  return { press, run, refusal: refused?.price === price ? refused.text : null }
}
