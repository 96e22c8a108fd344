import { useEffect, useRef, useState } from 'react'
import { fixedMaxWin } from '@glasshouse/rulebook/play/reach'
import { useConnection } from '../../../client/connection.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { AutoPlan } from '../../auto-bet.ts'
import { ChipsOrRun } from '../../auto/auto-line.tsx'
import { AutoStart } from '../../auto/auto-sheet.tsx'
import { useAutoBet } from '../../auto/use-auto-bet.ts'
import { isAwaitingBeacon } from '../../rounds/beacon-wait.tsx'
import { BetBar, BetNote } from '../../bet-bar/bet-bar.tsx'
import { MaxWinLine } from '../../bet-bar/max-win.tsx'
import { stakeProblem } from '../../bet-bar/stake.ts'
import { StakeField } from '../../bet-bar/stake-field.tsx'
import { useAmount, useStake, type Stake } from '../../bet-bar/use-stake.ts'
import type { RoundClock } from '../table/clock.ts'
import { LotteryButton } from './lottery-button.tsx'
import type { LotteryGame, LotteryPhase, LotteryRound, LotteryText, OwnBet } from '../lottery-game.ts'
import { mainState } from './main-state.ts'
import { messages } from '../messages.ts'
import { Preview, QueuedLine, QueuedNote } from './notes.tsx'
import { bestOf } from './placed.ts'
import { partLimits, useSetting } from './use-lottery-limits.ts'
import { useLotteryPlay } from './use-lottery-play.ts'
import type { LotteryTable } from '../table/use-lottery-table.ts'
import { useNextBet } from './use-next-bet.ts'

interface ControlsProps<Choice, Outcome> {
  game: LotteryGame<Choice, Outcome>
  text: LotteryText<Choice, Outcome>
  clock: RoundClock
  table: LotteryTable<Choice>
  /** My bets of this round as far as they were shown. */
  my: readonly OwnBet<Choice>[]
  phase: LotteryPhase | null
  /** Undefined until it is known, null while the game is paused. */
  round: LotteryRound<Outcome> | null | undefined
  /** The pause has lasted long enough to be shown. */
  isPaused: boolean
  /** Once it was shown. */
  outcome: Outcome | null
}

/** The bet bar of a draw: what to bet on, the amount, one round or many. */
export function LotteryControls<Choice, Outcome>(props: ControlsProps<Choice, Outcome>) {
  const { game, text, clock, table, my, phase, round, isPaused, outcome } = props
  const [choice, setChoice] = useState(game.firstChoice)
  const { odds, stake, total, problem } = useLotteryStake(game, table, choice)
  const play = useLotteryPlay(table, clock, round?.index ?? 0)
  const next = useNextBet(round, phase, play)
  const auto = useAutoRun(play.betAndWait)
  const isChoice = game.rules.isChoice(choice)
  const { betsPerRound } = game.rules
  const isQueued = next.queued !== null
  const choiceText = isChoice ? text.choice(choice) : ''
  const isOn = (bet: OwnBet<Choice>): boolean => isChoice && text.choice(bet.choice) === choiceText
  const isPlaced = play.placed?.gold === total && isOn(play.placed)
  const { isAsking, isChecking } = play
  const placing = { isAsking, isChecking, isPlaced, isQueued, placed: my.length, betsPerRound }
  const state = mainState({ phase, isPaused, isChoice, connection: useConnection(), ...placing })
  const isBad = !isChoice || problem !== null || table.gold === null
  const cannotRun = isBad || round === null || isQueued
  const isWaiting = isAwaitingBeacon(round)
  const maxWin = isChoice ? maxWinOf(game, total, choice) : null
  const unfinished = text.unfinished(choice)
  const label = { gold: next.queued?.gold ?? total, choice: choiceText, unfinished, isMore: my.some(isOn) }
  const { ChoicePanel } = game

  const press = (): void => {
    if (state === 'queued') return next.cancel()
    if ((state !== 'bet' && state !== 'next') || isBad) return
    auto.dismiss()
    if (state === 'bet') return void play.bet(total, choice)
    play.clear()
    next.put(total, choice)
  }
  const choose = (chosen: Choice): void => {
    play.clear()
    setChoice(chosen)
  }
  return (
    <BetBar
      locked={auto.isRunning || isQueued}
      choice={<ChoicePanel {...{ choice, my, phase, outcome, odds }} partStake={stake.value} onChoose={choose} />}
      stake={<StakeField stake={stake} isDemo={table.isDemo} />}
      chips={next.queued ? <QueuedLine bet={next.queued} text={text} /> : <ChipsOrRun stake={stake} auto={auto} />}
      note={
        isQueued ? (
          <QueuedNote clock={clock} />
        ) : (
          <BetNote problem={(isChoice ? problem : null) ?? play.refusal} maxWin={<MaxWinLine win={maxWin} />}>
            {text.warning?.(choice) ?? (
              <Preview {...{ game, choice, stake, total, phase, clock }} isAwaitingBeacon={isWaiting} />
            )}
          </BetNote>
        )
      }
      aside={
        <AutoStart
          {...{ isRunning: auto.isRunning, disabled: cannotRun, stake: total, hasPause: false }}
          onStart={(plan) => auto.begin(plan, choice)}
        />
      }
      action={
        <LotteryButton
          {...{ state, clock, isBad, betsPerRound, label }}
          isAwaitingBeacon={isWaiting}
          run={auto.run}
          onPress={press}
          onStop={auto.stop}
        />
      }
    />
  )
}

/** The amount is that of one part; the bet costs it as often as the choice has parts. */
function useLotteryStake<Choice, Outcome>(
  game: LotteryGame<Choice, Outcome>,
  { isDemo, gold }: LotteryTable<Choice>,
  choice: Choice,
) {
  const setting = useSetting(game.rules)
  const amount = useAmount(game.firstStake)
  const count = Math.max(1, game.parts(choice).length)
  const limits = partLimits(game, choice, isDemo ? undefined : setting)
  const stake = useStake(amount, limits, gold === null ? null : Math.floor(gold / count))
  const total = (stake.value ?? 0) * count
  return { odds: setting?.odds, stake, total, problem: useStakeProblem(stake, total, count, gold) }
}

/** A run of the same bet, round after round. Stopping it while it waits for a window places no further bet. */
function useAutoRun<Choice>(
  betAndWait: (gold: number, choice: Choice, signal: AbortSignal) => Promise<{ gold: number; payout: number }>,
) {
  const auto = useAutoBet()
  const ending = useRef<AbortController | null>(null)
  const latest = useRef(betAndWait)
  useEffect(() => {
    latest.current = betAndWait
  })
  useEffect(() => () => ending.current?.abort(), [])
  return {
    ...auto,
    stop: () => {
      ending.current?.abort()
      auto.stop()
    },
    begin: (plan: AutoPlan, choice: Choice) => {
      const { signal } = (ending.current = new AbortController())
      void auto.start(plan, (gold) => latest.current(gold, choice, signal))
    },
  }
}

/** What is wrong with the stake. A balance that is too low is reported for the whole bet, not for a part. */
function useStakeProblem(stake: Stake, total: number, count: number, gold: number | null): string | null {
  const t = useMessages(messages)
  const format = useFormat()
  if (count === 1 || gold === null || stakeProblem(stake.value, stake.limits, stake.gold) !== 'balance')
    return stake.problem
  return t('needs', { total: format.gold(total), gold: format.gold(gold) })
}

const maxWinOf = <Choice, Outcome>({ rules }: LotteryGame<Choice, Outcome>, total: number, choice: Choice) =>
  fixedMaxWin(BigInt(total), BigInt(bestOf(rules, total, choice).most))
