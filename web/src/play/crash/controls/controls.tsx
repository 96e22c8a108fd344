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
import { ChipsOrRun } from '../../auto/auto-line.tsx'
import { AutoStart } from '../../auto/auto-sheet.tsx'
import { useAutoBet } from '../../auto/use-auto-bet.ts'
import { BetBar, BetNote, type Remedy } from '../../bet-bar/bet-bar.tsx'
import { MaxWinLine, messages as limitMessages } from '../../bet-bar/max-win.tsx'
import type { StakeLimits } from '../../bet-bar/stake.ts'
import { StakeField } from '../../bet-bar/stake-field.tsx'
import { useAmount, useStake, type Stake } from '../../bet-bar/use-stake.ts'
import { messages as playMessages } from '../../messages.ts'
import { AutoField } from './auto-field.tsx'
import { highestAuto, isAboveCap, NO_TARGET, type AutoTarget } from './auto-target.ts'
import { stopOf } from '../bets/demo-crash.ts'
import { CrashButton } from './crash-button.tsx'
import type { CrashGame, CrashText } from '../crash-game.ts'
import type { Frames } from '../round/frames.ts'
import { mainState } from './main-state.ts'
import { messages } from '../messages.ts'
import type { Moment } from '../round/moment.ts'
import { useCrashLimits } from '../bets/use-crash-limits.ts'
import type { CrashPlay, Notice } from '../bets/use-crash-play.ts'
import type { CrashTable } from '../bets/use-crash-table.ts'

/** A notice stays through the round after its own. */
const NOTICE_ROUNDS = 1

interface ControlsProps {
  game: CrashGame
  text: CrashText
  frames: Frames
  table: CrashTable
  play: CrashPlay
  phase: Moment['phase'] | null
  connection: Connection
  index: number
  playerId: number | string | null
  isAwaitingBeacon: boolean
}

/** The bet bar of a crash game: auto cash-out, amount, one round or many. */
export function CrashControls(props: ControlsProps) {
  const { game, text, frames, table, play, phase, connection, index, playerId, isAwaitingBeacon } = props
  const { rules } = game
  const limits = useCrashLimits(rules, table.isDemo)
  const amount = useAmount()
  const stake = useStake(amount, limits.stakes, table.gold)
  const [target, setTarget] = useState<AutoTarget>(NO_TARGET)
  const auto = useAutoBet()
  useStopFor(playerId, auto.stop)
  const state = mainState(phase ?? 'locked', table.mine, play.asking, play.earlyCashOutId, connection)
  const cap = limits.capOf(stake.value ?? 0)
  const { problem, remedy } = useProblem(rules, stake, target, cap, setTarget)
  const isBad = problem !== null || table.gold === null || phase === null
  const isNew = state.kind === 'bet' || state.kind === 'next'
  const notice = play.notice && index - play.notice.index <= NOTICE_ROUNDS ? play.notice : null
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
    <BetBar
      locked={auto.isRunning}
      choice={<AutoField rules={rules} text={text} target={target} cap={cap} onChange={setTarget} />}
      stake={<StakeField stake={stake} isDemo={table.isDemo} />}
      chips={<ChipsOrRun stake={stake} auto={auto} />}
      note={
        <Note
          rules={rules}
          problem={isNew ? problem : null}
          remedy={isNew ? remedy : null}
          notice={notice}
          bet={'bet' in state ? state.bet : null}
          maxWin={limits.maxWinOf(gold, target.auto)}
          stakes={limits.stakes}
        />
      }
      aside={
        <>
          {auto.isRunning && state.kind === 'cashOut' && <StopButton onClick={auto.stop} />}
          <AutoStart isRunning={auto.isRunning} disabled={isBad} stake={gold} hasPause={false} onStart={run} />
        </>
      }
      action={
        <CrashButton
          {...{ rules, frames, state, isBad, isAwaitingBeacon }}
          stake={stake.value}
          run={auto.run}
          onPress={press}
          onStop={auto.stop}
        />
      }
    />
  )
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

/** What keeps a new bet from being placed, as text for the player, and a way out where one press is enough. */
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

/** The space bar cashes out, wherever the focus is: looking for the button may take too long. */
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
  notice: Notice | null
  /** The bet that the button speaks of, where there is one. */
  bet: CrashBet | null
  /** Of the bet that would be placed next. */
  maxWin: MaxWin | null
  stakes: StakeLimits
}

/** What is wrong, what has just happened, where the bet in play is cashed out, or which stakes are taken. */
function Note({ rules, problem, remedy, notice, bet, maxWin, stakes }: NoteProps) {
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
      problem={problem ?? (notice?.isProblem ? notice.text : null)}
      remedy={problem === null ? null : remedy}
      maxWin={<MaxWinLine win={maxWin} cashesOut />}
    >
      {notice && !notice.isProblem ? notice.text : bet ? ofBet(bet) : say('stakes', range)}
    </BetNote>
  )
}
