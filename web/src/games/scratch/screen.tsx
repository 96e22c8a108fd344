// The Scratch card's screen: fills the slots of the frame. It holds no rule: the rulebook says what wins,
// the house says what was printed, and the card shows that once it is scratched.

import { useRef, useState } from 'react'
import { scratch, TICKETS, type ScratchChoice, type ScratchOutcome } from '@glasshouse/rulebook/games/scratch/rules'
import { useAutoBet } from '../../play/auto/use-auto-bet.ts'
import { useAmount } from '../../play/bet-bar/use-stake.ts'
import { BetSheet } from '../../play/fairness/bet-sheet.tsx'
import type { OpenBet } from '../../play/fairness/proof-types.ts'
import { SeedFairness } from '../../play/fairness/fairness.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { LiveBets } from '../../play/lists/live-bets.tsx'
import { MyBets } from '../../play/lists/my-bets.tsx'
import { useMyBets } from '../../play/lists/use-my-bets.ts'
import { ResultStrip } from '../../play/result-strip.tsx'
import { toneOf } from '../../play/settled-bet.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { loadMine, loadWinners } from './calls.ts'
import { Controls } from './controls.tsx'
import { isHidden } from './hands.ts'
import { messages } from './messages.ts'
import { LOSING_TICKETS, priceOf } from './price.ts'
import { Said } from './said.tsx'
import { Stage } from './stage.tsx'
import { tile } from './tile.ts'
import { useCards, type ScratchStage } from './use-cards.ts'
import { useScratchWords } from './words.tsx'
import css from './screen.module.css'

const RESULTS = 16
const FIRST_PRICE = 100

export default function ScratchScreen() {
  const t = useMessages(messages)
  const format = useFormat()
  const words = useScratchWords()
  const stage = useRef<ScratchStage>(null)
  const cards = useCards(stage)
  const auto = useAutoBet()
  const amount = useAmount(FIRST_PRICE)
  const mine = useMyBets(scratch.id, loadMine)
  const [opened, open] = useState<OpenBet<ScratchChoice, ScratchOutcome> | null>(null)

  const { hand, phase, isDemo } = cards
  const price = priceOf(cards.prices, amount.value)
  // What the foil still hides stands in no list.
  const bets = mine.bets?.filter((bet) => !isHidden(hand, bet))
  const owner = isDemo ? 'demo' : 'mine'
  const losing = { lost: format.number(LOSING_TICKETS), tickets: format.number(TICKETS) }

  return (
    <>
      <GameFrame
        tile={tile}
        rtp={scratch.rtp}
        isDemo={isDemo}
        gold={cards.gold}
        results={
          <ResultStrip
            results={(bets ?? []).slice(0, RESULTS).map((bet) => ({
              key: bet.id,
              text: words.short(bet.outcome),
              tone: toneOf(bet),
              onOpen: () => open({ owner, bet }),
            }))}
          />
        }
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
        live={
          <>
            <p className={css.note}>{t('winners', losing)}</p>
            <LiveBets
              game={scratch.id}
              load={loadWinners(cards.owner)}
              words={words.live}
              onOpen={(bet) => {
                const own = isDemo ? undefined : bets?.find(({ id }) => id === bet.id)
                open(own ? { owner: 'mine', bet: own } : { owner: 'other', bet })
              }}
            />
          </>
        }
        mine={
          <MyBets mine={{ ...mine, bets }} isDemo={isDemo} words={words.mine} onOpen={(bet) => open({ owner, bet })} />
        }
        fairness={<SeedFairness />}
      />
      <Said card={auto.isRunning || phase === 'asking' ? null : hand.card} isRevealing={phase === 'revealing'} />
      <BetSheet rules={scratch} words={words} open={opened} onClose={() => open(null)} />
    </>
  )
}
