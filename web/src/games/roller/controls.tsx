import { useLayoutEffect, useRef, useState } from 'react'
import { fixedMaxWin } from '@glasshouse/rulebook/play/reach'
import {
  payoutIfWon,
  winningRolls,
  type RollerChoice,
  type RollerOutcome,
} from '@glasshouse/rulebook/games/roller/rules'
import { AutoLine } from '../../play/auto/auto-line.tsx'
import { AutoSheet } from '../../play/auto/auto-sheet.tsx'
import { useAutoBet, type AutoBet } from '../../play/auto/use-auto-bet.ts'
import type { AutoPlan } from '../../play/auto-bet.ts'
import { maxWinClass, useMaxWinText } from '../../play/bet-bar/max-win.tsx'
import { AutoButton, MainButton } from '../../play/bet-bar/main-button.tsx'
import { BetBar, BetNote } from '../../play/bet-bar/bet-bar.tsx'
import { StakeChips, StakeField } from '../../play/bet-bar/stake-field.tsx'
import { useAmount, useStake, type Stake } from '../../play/bet-bar/use-stake.ts'
import { toneOf } from '../../play/settled-bet.ts'
import { useProblemText } from '../../play/table/problem-text.ts'
import type { InstantPlay } from '../../play/table/use-instant-play.ts'
import type { Table } from '../../play/table/use-table.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { useSettled, type LiveChoice } from './live-choice.ts'
import { messages } from './messages.ts'
import { choiceOf } from './odds.ts'
import { ownQuote, useQuote } from './quote.ts'
import { multiplierText, type RollerBet } from './words.ts'

const FIRST_STAKE = 500
const CHIPS = [100, 500, 1000, 5000]

type Play = InstantPlay<RollerChoice, RollerOutcome>

interface ControlsProps {
  live: LiveChoice
  table: Table<RollerChoice, RollerOutcome>
  play: Play
  /** Tells whether a run holds the choice. */
  onLock: (isLocked: boolean) => void
}

/** The bet bar of Lucky Roller: choice, amount, one roll or many. */
export function Controls({ live, table, play, onLock }: ControlsProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const choice = useSettled(live)
  const amount = useAmount(FIRST_STAKE)
  const quote = useQuote(choice, amount.value, table.isDemo)
  const stake = useStake(amount, quote.limits, table.gold)
  const auto = useAutoBet()
  const [isAutoOpen, setAutoOpen] = useState(false)
  const bets = useBets(live, stake, play, auto, onLock)
  const closed = useClosed(live, stake, quote.fewestRolls)
  const isBad = stake.problem !== null

  return (
    <>
      <BetBar
        locked={auto.isRunning}
        choice={<ChoicePanel live={live} />}
        stake={<StakeField stake={stake} isDemo={table.isDemo} />}
        chips={
          auto.run.status === 'idle' ? (
            <StakeChips stake={stake} amounts={CHIPS} />
          ) : (
            <AutoLine run={auto.run} onDismiss={auto.dismiss} />
          )
        }
        note={
          <BetNote
            problem={closed?.problem ?? stake.problem ?? bets.refusal}
            remedy={closed?.remedy}
            maxWin={<LiveMaxWin live={live} stake={stake.value ?? 0} />}
          >
            <Preview live={live} stake={stake.value ?? 0} rtp={quote.rtp} />
          </BetNote>
        }
        aside={!auto.isRunning && <AutoButton disabled={isBad} onClick={() => setAutoOpen(true)} />}
        action={
          <MainButton
            label={t('roll', { gold: stake.value === null ? '' : format.gold(stake.value) })}
            run={auto.run}
            disabled={isBad || table.gold === null}
            isAsking={play.phase === 'asking'}
            onPress={() => void bets.roll()}
            onStop={auto.stop}
          />
        }
      />
      <AutoSheet
        open={isAutoOpen}
        onClose={() => setAutoOpen(false)}
        stake={stake.value ?? 0}
        onStart={(plan) => void bets.run(plan)}
      />
      <Said last={auto.isRunning ? null : play.last} />
    </>
  )
}

/** One roll, or a run of them, of what is chosen now; and why the house said no. */
function useBets(live: LiveChoice, stake: Stake, play: Play, auto: AutoBet, onLock: ControlsProps['onLock']) {
  const problemText = useProblemText()
  const [refused, setRefused] = useState<{ text: string; bet: string } | null>(null)
  const { direction, number } = useSettled(live)
  // What was refused stands until the bet is another one.
  const bet = `${direction} ${number} ${stake.value}`

  async function roll(): Promise<void> {
    if (stake.value === null || stake.problem || play.phase === 'asking') return
    setRefused(null)
    auto.dismiss()
    try {
      await play.bet(stake.value, live.now())
    } catch (error) {
      setRefused({ text: problemText(error), bet })
    }
  }

  async function run(plan: AutoPlan): Promise<void> {
    setRefused(null)
    const chosen = live.now()
    onLock(true)
    await auto.start(plan, async (each) => {
      try {
        return await play.bet(each, chosen, true)
      } catch (error) {
        throw new Error(problemText(error), { cause: error })
      }
    })
    onLock(false)
  }

  return { roll, run, refusal: refused?.bet === bet ? refused.text : null }
}

/** Why no stake is possible at this multiplier, and the highest one at which a stake is. */
function useClosed(live: LiveChoice, stake: Stake, fewestRolls: number | null) {
  const t = useMessages(messages)
  const format = useFormat()
  const choice = useSettled(live)
  if (stake.fault !== 'closed' || fewestRolls === null) return null
  const highest = choiceOf(choice.direction, fewestRolls)
  const words = { at: multiplierText(choice, format), max: multiplierText(highest, format) }
  return {
    problem: t('noStake', words),
    remedy: { label: t('setMultiplier', words), onUse: () => live.settle(highest) },
  }
}

/** The most this roll can win; written straight into the page while the choice moves. */
function LiveMaxWin({ live, stake }: { live: LiveChoice; stake: number }) {
  const format = useFormat()
  const text = useMaxWinText(false)
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const paint = (choice: RollerChoice): void => {
      const win = fixedMaxWin(BigInt(stake), payoutIfWon(BigInt(stake), winningRolls(choice)))
      if (line.current) line.current.textContent = win && text(win, multiplierText(choice, format))
    }
    paint(live.now())
    return live.onMove(paint)
  })
  return <p ref={line} id="bet-max" className={maxWinClass} />
}

/** What a win would bring; written straight into the page while the choice moves. */
function Preview({ live, stake, rtp }: { live: LiveChoice; stake: number; rtp: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const paint = (choice: RollerChoice): void => {
      const payout = format.gold(Number(payoutIfWon(BigInt(stake), winningRolls(choice))))
      // While it moves the house has not quoted yet; the rules give the same return.
      const exact = choice === live.settled() ? rtp : ownQuote(choice, stake).rtp
      if (line.current) line.current.textContent = t('pays', { payout, rtp: format.percent(exact) })
    }
    paint(live.now())
    return live.onMove(paint)
  }, [live, stake, rtp, t, format])
  return <span ref={line} />
}

/** The result in words, for those who listen. A run says how it ended, not every roll. */
function Said({ last }: { last: RollerBet | null }) {
  const t = useMessages(messages)
  const format = useFormat()
  const words = { win: 'saidWin', lost: 'saidLost', returned: 'saidReturned' } as const
  return (
    <p className="sr" role="status" aria-live="polite">
      {last &&
        t(words[toneOf(last)], {
          roll: format.number(last.outcome.roll),
          stake: format.gold(last.gold),
          payout: format.gold(last.payout),
          profit: format.gold(last.payout - last.gold),
        })}
    </p>
  )
}
