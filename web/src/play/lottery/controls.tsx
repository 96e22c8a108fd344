import { useEffect, useRef, useState } from 'react'
import { fixedMaxWin } from '@glasshouse/rulebook/core/reach'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import type { AutoPlan } from '../auto-bet.ts'
import { AutoLine } from '../auto/auto-line.tsx'
import { AutoSheet } from '../auto/auto-sheet.tsx'
import { useAutoBet } from '../auto/use-auto-bet.ts'
import { BetBar, BetNote } from '../bet-bar/bet-bar.tsx'
import { MaxWinLine } from '../bet-bar/max-win.tsx'
import { AutoButton } from '../bet-bar/main-button.tsx'
import { stakeProblem } from '../bet-bar/stake.ts'
import { StakeChips, StakeField } from '../bet-bar/stake-field.tsx'
import { useAmount, useStake, type Stake } from '../bet-bar/use-stake.ts'
import type { RoundClock } from './clock.ts'
import { LotteryButton } from './lottery-button.tsx'
import type { LotteryGame, LotteryPhase, LotteryWords, OwnBet } from './lottery-game.ts'
import { mainState } from './main-state.ts'
import { messages } from './messages.ts'
import { bestOf } from './placed.ts'
import { partLimits, useSetting } from './use-lottery-limits.ts'
import { useLotteryPlay } from './use-lottery-play.ts'
import type { LotteryTable } from './use-lottery-table.ts'

const FIRST_STAKE = 500
const CHIPS = [100, 500, 1000, 5000]

interface ControlsProps<Choice, Outcome> {
  game: LotteryGame<Choice, Outcome>
  words: LotteryWords<Choice, Outcome>
  clock: RoundClock
  table: LotteryTable<Choice>
  /** My bets of this round as far as they were shown. */
  my: readonly OwnBet<Choice>[]
  phase: LotteryPhase | null
  /** The number of the round under way. */
  index: number
  isPaused: boolean
  /** Once it was shown. */
  outcome: Outcome | null
}

/** The bet bar of a draw: what to bet on, the amount, one round or many. */
export function LotteryControls<Choice, Outcome>(props: ControlsProps<Choice, Outcome>) {
  const { game, words, clock, table, my, phase, index, isPaused, outcome } = props
  const [choice, setChoice] = useState(game.firstChoice)
  const { odds, stake, total, problem } = useLotteryStake(game, table, choice)
  const play = useLotteryPlay(table, clock, index)
  const auto = useAutoRun(play.betAndWait)
  const [isAutoOpen, setAutoOpen] = useState(false)
  const isChoice = game.rules.isChoice(choice)
  const { betsPerRound } = game.rules
  const state = mainState({ phase, isPaused, isAsking: play.isAsking, isChoice, placed: my.length, betsPerRound })
  const isBad = !isChoice || problem !== null || table.gold === null
  const { ChoicePanel } = game
  const partStake = stake.value

  const press = (): void => {
    if (state !== 'bet' || isBad) return
    auto.dismiss()
    void play.bet(total, choice)
  }
  const choose = (next: Choice): void => {
    play.hush()
    setChoice(next)
  }
  return (
    <>
      <BetBar
        locked={auto.isRunning}
        choice={<ChoicePanel {...{ choice, my, phase, outcome, odds, partStake }} onChoose={choose} />}
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
            problem={(isChoice ? problem : null) ?? play.refusal}
            maxWin={<MaxWinLine win={isChoice ? maxWinOf(game, total, choice) : null} />}
          >
            {words.warning?.(choice) ?? <Preview game={game} choice={choice} stake={stake} total={total} />}
          </BetNote>
        }
        aside={!auto.isRunning && <AutoButton disabled={isBad || isPaused} onClick={() => setAutoOpen(true)} />}
        action={
          <LotteryButton
            state={state}
            clock={clock}
            run={auto.run}
            isBad={isBad}
            label={{ gold: total, choice: isChoice ? words.choice(choice) : '', unfinished: words.unfinished(choice) }}
            betsPerRound={betsPerRound}
            onPress={press}
            onStop={auto.stop}
          />
        }
      />
      <AutoSheet
        open={isAutoOpen}
        onClose={() => setAutoOpen(false)}
        stake={total}
        hasPause={false}
        onStart={(plan) => auto.begin(plan, choice)}
      />
    </>
  )
}

/** The amount is that of one part; the bet costs it as often as the choice has parts. */
function useLotteryStake<Choice, Outcome>(
  game: LotteryGame<Choice, Outcome>,
  { isDemo, gold }: LotteryTable<Choice>,
  choice: Choice,
) {
  const setting = useSetting(game)
  const amount = useAmount(game.firstStake ?? FIRST_STAKE)
  const count = Math.max(1, game.parts(choice).length)
  const limits = partLimits(game, choice, isDemo ? undefined : setting)
  const stake = useStake(amount, limits, gold === null ? null : Math.floor(gold / count))
  const total = (stake.value ?? 0) * count
  return { odds: setting?.odds, stake, total, problem: useStakeWords(stake, total, count, gold) }
}

/** A run of the same bet, round after round. Whoever stops it while it waits for a window bets no more. */
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

/** What is wrong with the stake; what is missing is said of the whole bet, not of a part. */
function useStakeWords(stake: Stake, total: number, count: number, gold: number | null): string | null {
  const t = useMessages(messages)
  const format = useFormat()
  if (count === 1 || gold === null || stakeProblem(stake.value, stake.limits, stake.gold) !== 'balance')
    return stake.problem
  return t('needs', { total: format.gold(total), gold: format.gold(gold) })
}

const maxWinOf = <Choice, Outcome>({ rules }: LotteryGame<Choice, Outcome>, total: number, choice: Choice) =>
  fixedMaxWin(BigInt(total), BigInt(bestOf(rules, total, choice).most))

interface PreviewProps<Choice, Outcome> {
  game: LotteryGame<Choice, Outcome>
  choice: Choice
  stake: Stake
  total: number
}

/** What a win would bring, and which stakes are taken: said before the bet. */
function Preview<Choice, Outcome>({ game: { rules, parts }, choice, stake, total }: PreviewProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const format = useFormat()
  const { min, max } = stake.limits
  const range = { min: format.gold(min), max: format.gold(max) }
  const n = parts(choice).length
  if (!rules.isChoice(choice) || stake.value === null) return <>{t('stakes', range)}</>
  const { most, isOnly } = bestOf(rules, total, choice)
  const pays = t(isOnly ? 'winPays' : 'paysUpTo', { gold: format.gold(most) })
  const stakes = n > 1 ? t('stakesEach', { n, gold: format.gold(stake.value), ...range }) : t('stakes', range)
  return (
    <>
      {pays} · {stakes}
    </>
  )
}
