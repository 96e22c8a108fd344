import { useEffect, useRef, useState } from 'react'
import { paysAt } from '@glasshouse/rulebook/core/coins'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { MaxWin } from '@glasshouse/rulebook/play/reach'
import type { CrashBet } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { Connection } from '../../../client/connection.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import type { AutoPlan } from '../../auto-bet.ts'
import { AutoLine } from '../../auto/auto-line.tsx'
import { AutoSheet } from '../../auto/auto-sheet.tsx'
import { useAutoBet } from '../../auto/use-auto-bet.ts'
import { BetBar, BetNote, type Remedy } from '../../bet-bar/bet-bar.tsx'
import { AutoButton } from '../../bet-bar/main-button.tsx'
import { MaxWinLine } from '../../bet-bar/max-win.tsx'
import { messages as limitMessages } from '../../bet-bar/max-win-messages.ts'
import type { StakeLimits } from '../../bet-bar/stake.ts'
import { StakeChips, StakeField } from '../../bet-bar/stake-field.tsx'
import { useAmount, useStake, type Stake } from '../../bet-bar/use-stake.ts'
import { messages as playMessages } from '../../messages.ts'
import { AutoField } from './auto-field.tsx'
import { highestAuto, isAboveCap, NO_TARGET, type AutoTarget } from './auto-target.ts'
import { stopOf } from '../bets/demo-crash.ts'
import { CrashButton } from './crash-button.tsx'
import type { CrashGame, CrashWords } from '../crash-game.ts'
import type { Frames } from '../round/frames.ts'
import { mainState } from './main-state.ts'
import { messages } from '../messages.ts'
import type { Moment } from '../round/moment.ts'
import { useCrashLimits } from '../bets/use-crash-limits.ts'
import type { CrashPlay, Said } from '../bets/use-crash-play.ts'
import type { CrashTable } from '../bets/use-crash-table.ts'

const FIRST_STAKE = 500
const CHIPS = [100, 500, 1000, 5000]
/** What was said stays through the round after it. */
const SAID_ROUNDS = 1

interface ControlsProps {
  game: CrashGame
  words: CrashWords
  frames: Frames
  table: CrashTable
  play: CrashPlay
  phase: Moment['phase'] | null
  connection: Connection
  index: number
  playerId: number | string | null
}

/** The bet bar of a flight: where to leave, the amount, one round or many. */
export function CrashControls(props: ControlsProps) {
  const { game, words, frames, table, play, phase, connection, index, playerId } = props
  const { rules } = game
  const limits = useCrashLimits(rules, table.isDemo)
  const amount = useAmount(FIRST_STAKE)
  const stake = useStake(amount, limits.stakes, table.gold)
  const [target, setTarget] = useState<AutoTarget>(NO_TARGET)
  const [isAutoOpen, setAutoOpen] = useState(false)
  const auto = useAutoBet()
  useStopFor(playerId, auto.stop)
  const state = mainState(phase ?? 'locked', table.mine, play.asking, play.toldId, connection)
  const cap = limits.capOf(stake.value ?? 0)
  const { problem, remedy } = useProblem(rules, stake, target, cap, setTarget)
  const isBad = problem !== null || table.gold === null || phase === null
  const isNew = state.kind === 'bet' || state.kind === 'next'
  const said = play.said && index - play.said.index <= SAID_ROUNDS ? play.said : null
  const gold = stake.value ?? 0

  const press = (): void => {
    if (isNew && !isBad) {
      auto.dismiss()
      play.join(gold, target.auto).catch(() => undefined)
    } else if (state.kind === 'cancel' || state.kind === 'cancelNext') void play.cancel(state.bet)
    else if (state.kind === 'cashOut') void play.cashOut(state.bet)
  }
  const run = (plan: AutoPlan): void =>
    void auto.start(plan, async (each) => await table.settled((await play.join(each, target.auto)).id))
  useSpaceBar(press, state.kind === 'cashOut')

  return (
    <>
      <BetBar
        locked={auto.isRunning}
        choice={<AutoField rules={rules} words={words} target={target} cap={cap} onChange={setTarget} />}
        stake={<StakeField stake={stake} isDemo={table.isDemo} />}
        chips={<Chips stake={stake} auto={auto} />}
        note={
          <Note
            rules={rules}
            problem={isNew ? problem : null}
            remedy={isNew ? remedy : null}
            said={said}
            bet={'bet' in state ? state.bet : null}
            maxWin={limits.maxWinOf(gold, target.auto)}
            stakes={limits.stakes}
          />
        }
        aside={
          auto.isRunning ? (
            state.kind === 'cashOut' && <StopButton onClick={auto.stop} />
          ) : (
            <AutoButton disabled={isBad} onClick={() => setAutoOpen(true)} />
          )
        }
        action={
          <CrashButton
            {...{ rules, frames, state, isBad }}
            stake={stake.value}
            run={auto.run}
            onPress={press}
            onStop={auto.stop}
          />
        }
      />
      <AutoSheet open={isAutoOpen} onClose={() => setAutoOpen(false)} stake={gold} hasPause={false} onStart={run} />
    </>
  )
}

/** The quick amounts, or how the auto-bet is going. */
function Chips({ stake, auto }: { stake: Stake; auto: ReturnType<typeof useAutoBet> }) {
  if (auto.run.status === 'idle') return <StakeChips stake={stake} amounts={CHIPS} />
  return <AutoLine run={auto.run} onDismiss={auto.dismiss} />
}

/** A run never goes on with another player's gold. */
function useStopFor(playerId: ControlsProps['playerId'], stop: () => void): void {
  const last = useRef(playerId)
  useEffect(() => {
    if (last.current !== null && last.current !== playerId) stop()
    last.current = playerId
  }, [playerId, stop])
}

interface Problem {
  readonly problem: string | null
  readonly remedy: Remedy | null
}

/** What keeps a new bet from being placed, in the player's words, and a way out where one press is enough. */
function useProblem(
  rules: CrashRules,
  stake: Stake,
  target: AutoTarget,
  cap: number | undefined,
  onTarget: (target: AutoTarget) => void,
): Problem {
  const t = useMessages(messages)
  const say = useMessages(limitMessages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  if (stake.problem !== null) return { problem: stake.problem, remedy: null }
  if (target.isBad) {
    const ends = { min: at(rules.firstMultiplier), max: at(Math.min(rules.topMultiplier, cap ?? Infinity)) }
    return { problem: t('autoBad', ends), remedy: null }
  }
  if (cap === undefined || !isAboveCap(target, rules, cap)) return { problem: null, remedy: null }
  const auto = highestAuto(rules, cap)
  const text = rules.autoBy === 'step' ? String(auto) : at(auto)
  return {
    problem: say('autoAboveCap', { max: at(cap) }),
    remedy: { label: say('setTo', { max: at(cap) }), onUse: () => onTarget({ text, auto, isBad: false }) },
  }
}

function StopButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(playMessages)
  return (
    <Button kind="danger" size="large" aria-label={t('autoStop')} onClick={onClick}>
      <Icon name="stop" />
    </Button>
  )
}

/** The space bar leaves, wherever the focus is: a second spent looking for the button may be one too many. */
function useSpaceBar(press: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      const isBusy =
        target instanceof Element && target.closest('button, a, input, select, textarea, dialog, [role=tab]')
      if (event.code !== 'Space' || event.repeat || isBusy) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

interface NoteProps {
  rules: CrashRules
  problem: string | null
  remedy: Remedy | null
  said: Said | null
  /** The bet that the button speaks of, where there is one. */
  bet: CrashBet | null
  /** Of the bet that would be placed next. */
  maxWin: MaxWin | null
  stakes: StakeLimits
}

/** What is wrong, what was just said, where the bet in play is cashed out, or which stakes are taken. */
function Note({ rules, problem, remedy, said, bet, maxWin, stakes }: NoteProps) {
  const t = useMessages(messages)
  const say = useMessages(limitMessages)
  const format = useFormat()
  const ofBet = ({ gold, auto, cap, state }: CrashBet): string => {
    const stop = stopOf(rules, { auto, cap })
    const at = format.multiplier(stop / 100)
    const paid = format.gold(Number(paysAt(BigInt(gold), stop)))
    const where = auto === null ? say('capOfBet', { at }) : say('autoOfBet', { at, gold: paid })
    return state === 'queued' ? `${t('nextMark')} · ${where}` : where
  }
  const range = { min: format.gold(stakes.min), max: format.gold(stakes.max) }
  return (
    <BetNote
      problem={problem ?? (said?.isProblem ? said.text : null)}
      remedy={problem === null ? null : remedy}
      maxWin={<MaxWinLine win={maxWin} cashesOut />}
    >
      {said && !said.isProblem ? said.text : bet ? ofBet(bet) : say('stakes', range)}
    </BetNote>
  )
}
