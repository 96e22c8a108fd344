import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  minesweeper,
  type MinesweeperBoard,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import type { AutoPlan } from '../../play/auto-bet.ts'
import { AutoLine } from '../../play/auto/auto-line.tsx'
import { AutoSheet } from '../../play/auto/auto-sheet.tsx'
import { BetBar, BetNote } from '../../play/bet-bar/bet-bar.tsx'
import { MaxWinLine, messages as limitMessages } from '../../play/bet-bar/max-win.tsx'
import { AutoButton, DOUBLE_PRESS_MS } from '../../play/bet-bar/main-button.tsx'
import { StakeChips, StakeField } from '../../play/bet-bar/stake-field.tsx'
import { StepButton } from '../../play/steps/step-button.tsx'
import { isOpen } from '../../play/steps/step-game.ts'
import { mainState } from '../../play/steps/main-state.ts'
import { messages as stepMessages } from '../../play/steps/messages.ts'
import { randomCell } from '../../play/steps/random-cell.ts'
import type { StepPlay } from '../../play/steps/use-step-play.ts'
import type { StepRun } from '../../play/steps/use-step-run.ts'
import type { StepTable } from '../../play/steps/use-step-table.ts'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { closedTiles, type Session } from './stage/board-view.ts'
import { messages } from './messages.ts'
import { MinesField } from './mines-field.tsx'
import { multiplierAfter } from './odds.ts'
import type { NextGame, Pick as TilePick } from './use-next-game.ts'
import css from './controls.module.css'

const CHIPS = [100, 500, 1000, 5000]
const MINUTE_MS = 60_000
/** As long as the last wave of tiles takes, and a look at it. */
const LINGER_MS = 1400

interface ControlsProps {
  table: StepTable<MinesweeperChoice, MinesweeperBoard>
  play: StepPlay<MinesweeperChoice>
  run: StepRun<MinesweeperChoice>
  bet: NextGame
  pick: TilePick
}

/** The bet bar of Minesweeper: mines and amount before a game, the way out of it while it is on. */
export function Controls(props: ControlsProps) {
  const { table, play, run, bet, pick } = props
  const { state, source } = table
  const { stake, mines } = bet
  const t = useMessages(messages)
  const [isAutoOpen, setAutoOpen] = useState(false)
  const session = isOpen(state.session) ? state.session : null
  const main = mainState({ state, isPicking: pick.isOn, isRunning: run.isRunning })
  const isBad = stake.problem !== null || table.gold === null
  const cannot = main === 'pick' ? isBad || pick.tiles.length === 0 || pick.isTooMany : main === 'bet' && isBad
  const isFolded = useLinger(session !== null || pick.isOn || run.isRunning) || undefined

  const press = (): void => {
    if (main === 'stop') run.stop()
    if (main === 'cashOut') play.jump()
    if (main === 'pick') setAutoOpen(true)
    if (main !== 'bet' || stake.value === null) return
    run.dismiss()
    pick.hush()
    play.begin(stake.value, { mines })
  }
  const begin = (plan: AutoPlan): void => {
    pick.leave()
    play.hush()
    void run.begin(plan, { mines }, pick.tiles)
  }
  const choose = (next: number): void => {
    source.clear()
    play.hush()
    pick.hush()
    bet.setMines(next)
  }
  return (
    <>
      <BetBar
        locked={session !== null || run.isRunning}
        choice={
          <div className={css.fold} data-folded={isFolded}>
            <MinesField mines={mines} onChange={choose} />
          </div>
        }
        stake={
          <div className={css.fold} data-folded={isFolded}>
            <StakeField stake={stake} isDemo={table.isDemo} />
          </div>
        }
        chips={<Middle run={run} session={session} stake={stake} isFolded={isFolded} />}
        note={<Note {...props} />}
        aside={
          <Aside table={table} play={play} run={run}>
            {pick.isOn ? (
              <IconButton icon="close" label={t('leavePick')} className={css.leave ?? ''} onClick={pick.leave} />
            ) : (
              <AutoButton disabled={isBad || !state.isKnown} onClick={pick.enter} />
            )}
          </Aside>
        }
        action={<Main {...{ table, run, bet, pick }} disabled={cannot} onPress={press} />}
      />
      <AutoSheet open={isAutoOpen} onClose={() => setAutoOpen(false)} stake={stake.value ?? 0} onStart={begin} />
    </>
  )
}

/** True for a moment longer: the board keeps its size until it has been shown whole. */
function useLinger(isOn: boolean): boolean {
  const [lingers, setLingers] = useState(isOn)
  if (isOn && !lingers) setLingers(true)
  useEffect(() => {
    if (isOn) return
    const timer = setTimeout(() => setLingers(false), LINGER_MS)
    return () => clearTimeout(timer)
  }, [isOn])
  return lingers
}

interface MainProps extends Omit<ControlsProps, 'play'> {
  disabled: boolean
  onPress: () => void
}

function Main({ table: { state }, run, bet, pick, disabled, onPress }: MainProps) {
  const t = useMessages(messages)
  const count = pick.tiles.length
  return (
    <StepButton
      state={mainState({ state, isPicking: pick.isOn, isRunning: run.isRunning })}
      run={run.run}
      stake={bet.stake.value ?? 0}
      worth={state.session?.worth ?? null}
      label={{
        first: t('openFirst'),
        pick: count === 0 ? t('pickNone') : t('pickSome', { n: count }),
      }}
      isAsking={state.asking !== null}
      disabled={disabled}
      onPress={onPress}
    />
  )
}

interface PartProps extends Pick<ControlsProps, 'table' | 'play' | 'run'> {
  children: ReactNode
}

/** Before the main button: a tile by luck while a game is on; the children where none is. */
function Aside({ table: { state }, play, run, children }: PartProps) {
  const t = useMessages(messages)
  const pressedAt = useRef(-Infinity)
  const { session } = state
  const isAsking = state.asking !== null
  if (run.isRunning) return null
  if (!session || !isOpen(session)) return children
  const press = (timeMs: number): void => {
    if (isAsking || timeMs - pressedAt.current < DOUBLE_PRESS_MS) return
    pressedAt.current = timeMs
    play.reveal(randomCell(closedTiles(session)))
  }
  return (
    <Button
      kind="quiet"
      size="large"
      className={css.aside ?? ''}
      aria-disabled={isAsking || undefined}
      onClick={(event) => press(event.timeStamp)}
    >
      <Icon name="dice" size={20} />
      {t('random')}
    </Button>
  )
}

interface MiddleProps extends Pick<ControlsProps, 'run'>, Pick<NextGame, 'stake'> {
  session: Session | null
  isFolded: true | undefined
}

/** Between the amount and the button: quick amounts, the next rungs, or how a run goes. */
function Middle({ run, session, stake, isFolded }: MiddleProps) {
  if (run.run.status !== 'idle') return <AutoLine run={run.run} onDismiss={run.dismiss} />
  return (
    <div className={session ? css.middle : css.fold} data-folded={isFolded}>
      {session ? <Steps session={session} /> : <StakeChips stake={stake} amounts={CHIPS} />}
    </div>
  )
}

const SHOWN_STEPS = 4

/** The rung one stands on and the next ones, up to the last that this stake may reach. */
function Steps({ session: { choice, opened, lastStep } }: { session: Session }) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = opened.length
  const from = Math.max(1, Math.min(at, lastStep - SHOWN_STEPS + 1))
  const rungs = Array.from({ length: Math.min(SHOWN_STEPS, lastStep) }, (_, i) => from + i)
  return (
    <Grid as="ol" columns={rungs.length} gap={6} aria-label={t('steps')}>
      {rungs.map((rung) => (
        <li
          key={rung}
          className={css.step}
          data-at={rung <= at ? 'reached' : rung === at + 1 ? 'next' : undefined}
          data-now={rung === at || undefined}
        >
          <span>{t('step', { n: rung })}</span>
          <Text as="b" size={2} isNumber isCut style={{ maxWidth: '100%' }}>
            {format.multiplier(multiplierAfter(choice.mines, rung))}
          </Text>
        </li>
      ))}
    </Grid>
  )
}

/** What a game would bring and where it ends, before it; what becomes of it if it is left, while it is on. */
function Note({ table, play: { refusal }, run: { isRunning }, bet, pick }: ControlsProps) {
  const t = useMessages(messages)
  const { session, news } = table.state
  const steps = useMessages(stepMessages)
  const limit = useMessages(limitMessages)
  const format = useFormat()
  const n = minesweeper.expiryMs / MINUTE_MS
  const { stake, lastStep } = bet
  const isPlaying = isOpen(session)
  const tooMany = pick.isOn && pick.isTooMany ? t('pickTooMany', { n: lastStep }) : null
  const problem = isRunning ? null : (refusal ?? (isPlaying ? null : (stake.problem ?? tooMany)))
  const isPreview = !isPlaying && !isRunning && !pick.isOn && news !== 'ended' && news !== 'refunded'
  const range = { min: format.gold(stake.limits.min), max: format.gold(stake.limits.max) }
  const idle = steps(session?.opened.length ? 'idle' : 'idleFirst', { n })

  function text(): string {
    if (isPlaying) return news === 'found' ? `${steps('found')} ${idle}` : idle
    if (news === 'ended') return steps('ended')
    if (news === 'refunded') return steps('refunded', { n, gold: format.gold(session?.gold ?? 0) })
    if (pick.isOn) return t('pickHint', { n: lastStep })
    if (pick.isHinted) return t('betFirst')
    if (stake.value === null || lastStep === 0) return limit('stakes', range)
    return t('limits', { ...range, n: lastStep })
  }
  return (
    <BetNote problem={problem} maxWin={isPreview && <MaxWinLine win={bet.maxWin} cashesOut />}>
      {text()}
    </BetNote>
  )
}
