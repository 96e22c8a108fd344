// The Scratch card's screen. It holds no rule: the rulebook says what wins, the server says what was printed, and the
// card shows that once it is scratched.

import { useRef } from 'react'
import { scratch, TICKETS } from '@glasshouse/rulebook/games/scratch/rules'
import { useAutoBet } from '../../play/auto/use-auto-bet.ts'
import { useAmount } from '../../play/bet-bar/use-stake.ts'
import { useMyBets } from '../../play/lists/use-my-bets.ts'
import { ResultAnnouncer } from '../../play/frame/result-announcer.tsx'
import { SeedScreen } from '../../play/frame/seed-screen.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { Controls } from './controls.tsx'
import { loadMine, loadWinners } from './game.ts'
import { isHidden, type Card } from './hands.ts'
import { messages } from './messages.ts'
import { coveredFields } from './opened.ts'
import { LOSING_TICKETS, priceOf } from './price.ts'
import { toneOf } from '../../play/settled-bet.ts'
import { Stage } from './stage/stage.tsx'
import { numberText, symbolsOf, symbolText, threeText } from './symbols.ts'
import { useScratchText } from './text.tsx'
import { tile } from './tile.ts'
import { useCards, type ScratchStage } from './use-cards.ts'

const FIRST_PRICE = 100

export default function ScratchScreen() {
  const t = useMessages(messages)
  const format = useFormat()
  const stage = useRef<ScratchStage>(null)
  const cards = useCards(stage)
  const auto = useAutoBet()
  const amount = useAmount(FIRST_PRICE)
  const mine = useMyBets(scratch.id, loadMine)
  const { hand, phase, isDemo } = cards
  const price = priceOf(cards.prices, amount.value)
  const losing = { lost: format.number(LOSING_TICKETS), tickets: format.number(TICKETS) }
  const announcement = useAnnouncement(phase === 'revealing')
  return (
    <>
      <SeedScreen
        tile={tile}
        rtp={scratch.rtp}
        rules={scratch}
        text={useScratchText()}
        isDemo={isDemo}
        gold={cards.gold}
        // A card that is still covered is in no list.
        mine={{ ...mine, bets: mine.bets?.filter((bet) => !isHidden(hand, bet)) }}
        loadLive={loadWinners(cards.owner)}
        liveNote={<Hint>{t('winners', losing)}</Hint>}
        stage={
          <Stage
            ref={stage}
            card={hand.card}
            phase={phase}
            price={price}
            waiting={cards.waiting}
            isRun={auto.isRunning}
            onRubbed={cards.open}
            onPress={cards.press}
            onSkip={cards.skip}
          />
        }
        betBar={<Controls cards={cards} amount={amount} price={price} auto={auto} />}
      />
      <ResultAnnouncer text={auto.isRunning || phase === 'asking' || !hand.card ? null : announcement(hand.card)} />
    </>
  )
}

const RESULTS = { win: 'saidWin', lost: 'saidLost', returned: 'saidReturned' } as const

/** What happens to the card, for screen readers. While fields open by themselves only the result is announced. */
function useAnnouncement(isRevealing: boolean): (card: Card) => string {
  const t = useMessages(messages)
  const format = useFormat()
  return ({ bet, opened, last, isShown, isBack }) => {
    const left = coveredFields(opened).length
    const symbols = symbolsOf(bet.outcome.grid).map((symbol) => symbolText(symbol, t))
    if (isShown) {
      const result = t(RESULTS[toneOf(bet)], {
        symbols: threeText(bet.outcome.grid, t),
        price: format.gold(bet.gold),
        payout: format.gold(bet.payout),
        profit: format.gold(bet.payout - bet.gold),
      })
      return `${result} ${t('symbolsAre', { symbols: symbols.join(', ') })}`
    }
    if (isRevealing) return ''
    if (last !== null) return t('left', { n: last + 1, symbol: symbols[last] ?? '', left })
    return t(isBack ? 'back' : 'bought', { n: numberText(bet.proof.nonce), price: format.gold(bet.gold), left })
  }
}
