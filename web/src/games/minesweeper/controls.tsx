import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  minesweeper,
  type MinesweeperBoard,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import { AutoLine } from '../../play/auto/auto-line.tsx'
import { AutoSheet } from '../../play/auto/auto-sheet.tsx'
import { BetBar, BetNote } from '../../play/bet-bar/bet-bar.tsx'
import { MaxWinLine } from '../../play/bet-bar/max-win.tsx'
import { AutoButton, DOUBLE_PRESS_MS } from '../../play/bet-bar/main-button.tsx'
import { StakeChips, StakeField } from '../../play/bet-bar/stake-field.tsx'
import { StepButton } from '../../play/steps/step-button.tsx'
import { isOpen, type StepState } from '../../play/steps/step-game.ts'
import { mainState } from '../../play/steps/main-state.ts'
import { messages as stepMessages } from '../../play/steps/messages.ts'
import { randomCell } from '../../play/steps/random-cell.ts'
import type { StepPlay } from '../../play/steps/use-step-play.ts'
import type { StepRun } from '../../play/steps/use-step-run.ts'
import type { StepTable } from '../../play/steps/use-step-table.ts'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { closedTiles, type Session } from './stage/board-view.ts'
import { messages } from './messages.ts'
import { MinesField } from './mines-field.tsx'
import { Steps } from './steps.tsx'
import type { Pick } from './use-pick.ts'
import type { NextGame } from './use-next-game.ts'
import css from './controls.module.css'

const CHIPS = [100, 500, 1000, 5000]
const HOUR_MS = 3_600_000
/** As long as the last wave of tiles takes, and a look at it. */
const LINGER_MS = 1400

interface ControlsProps {
  table: StepTable<MinesweeperChoice, MinesweeperBoard>
  play: StepPlay<MinesweeperChoice>
  run: StepRun<MinesweeperChoice>
  bet: NextGame
  pick: Pick
}

/** The bet bar of Minesweeper: mines and amount before a game, the way out of it while it is on. */
export function Controls({ table, play, run, bet, pick }: ControlsProps) {
  const { state, source, isDemo } = table
  const { stake, mines } = bet
  const [isAutoOpen, setAutoOpen] = useState(false)
  const session = isOpen(state.session) ? state.session : null
  const main = mainState({ state, isPicking: pick.isOn, isRunning: run.isRunning })
  const isBad = stake.problem !== null || table.gold === null
  const cannot = { bet: isBad, pick: isBad || pick.tiles.length === 0 || pick.isTooMany }
  const isFolded = useLinger(session !== null || pick.isOn || run.isRunning)

  const press = (): void => {
    if (main === 'stop') run.stop()
    if (main === 'cashOut') play.jump()
    if (main === 'pick') setAutoOpen(true)
    if (main !== 'bet' || stake.value === null) return
    run.dismiss()
    pick.hush()
    play.begin(stake.value, { mines })
  }
  return (
    <>
      <BetBar
        locked={session !== null || run.isRunning}
        choice={
          <div className={css.fold} data-folded={isFolded || undefined}>
            <MinesField
              mines={mines}
              onChange={(next) => {
                source.clear()
                play.hush()
                pick.hush()
                bet.setMines(next)
              }}
            />
          </div>
        }
        stake={
          <div className={css.fold} data-folded={isFolded || undefined}>
            <StakeField stake={stake} isDemo={isDemo} />
          </div>
        }
        chips={
          <Middle run={run} session={session} isFolded={isFolded}>
            <StakeChips stake={stake} amounts={CHIPS} />
          </Middle>
        }
        note={<Note state={state} bet={bet} pick={pick} refusal={play.refusal} isRunning={run.isRunning} />}
        aside={
          <Aside session={session} isAsking={state.asking !== null} isRunning={run.isRunning} play={play}>
            {pick.isOn ? (
              <LeavePick onClick={pick.leave} />
            ) : (
              <AutoButton disabled={isBad || !state.isKnown} onClick={pick.enter} />
            )}
          </Aside>
        }
        action={<Main table={table} run={run} bet={bet} pick={pick} disabled={cannot} onPress={press} />}
      />
      <AutoSheet
        open={isAutoOpen}
        onClose={() => setAutoOpen(false)}
        stake={stake.value ?? 0}
        onStart={(plan) => {
          pick.leave()
          play.hush()
          void run.begin(plan, { mines }, pick.tiles)
        }}
      />
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
  disabled: { readonly bet: boolean; readonly pick: boolean }
  onPress: () => void
}

function Main({ table: { state }, run, bet, pick, disabled, onPress }: MainProps) {
  const t = useMessages(messages)
  const main = mainState({ state, isPicking: pick.isOn, isRunning: run.isRunning })
  const count = pick.tiles.length
  return (
    <StepButton
      state={main}
      run={run.run}
      stake={bet.stake.value ?? 0}
      worth={state.session?.worth ?? null}
      label={{
        first: t('openFirst'),
        pick: count === 0 ? t('pick0') : count === 1 ? t('pick1') : t('pickN', { n: count }),
      }}
      isAsking={state.asking !== null}
      disabled={(main === 'bet' && disabled.bet) || (main === 'pick' && disabled.pick)}
      onPress={onPress}
    />
  )
}

/** Between the amount and the button: quick amounts, the next rungs, or how a run goes. */
function Middle({
  run,
  session,
  isFolded,
  children,
}: {
  run: StepRun<MinesweeperChoice>
  session: Session | null
  isFolded: boolean
  children: ReactNode
}) {
  if (run.run.status !== 'idle') return <AutoLine run={run.run} onDismiss={run.dismiss} />
  return (
    <div className={session ? css.middle : css.fold} data-folded={isFolded || undefined}>
      {session ? <Steps session={session} /> : children}
    </div>
  )
}

function Aside({
  session,
  isAsking,
  isRunning,
  play,
  children,
}: {
  session: Session | null
  isAsking: boolean
  isRunning: boolean
  play: StepPlay<MinesweeperChoice>
  children: ReactNode
}) {
  const t = useMessages(messages)
  const pressedAt = useRef(-Infinity)
  if (isRunning) return null
  if (!session) return children
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

function LeavePick({ onClick }: { onClick: () => void }) {
  const t = useMessages(messages)
  return <IconButton icon="close" label={t('leavePick')} className={css.leave ?? ''} onClick={onClick} />
}

interface NoteProps {
  state: StepState<MinesweeperChoice, MinesweeperBoard>
  bet: NextGame
  pick: Pick
  refusal: string | null
  isRunning: boolean
}

/** What a game would bring and where it ends, before it; what becomes of it if it is left, while it is on. */
function Note({ state: { session, news }, bet, pick, refusal, isRunning }: NoteProps) {
  const t = useMessages(messages)
  const steps = useMessages(stepMessages)
  const format = useFormat()
  const hours = format.number(minesweeper.expiryMs / HOUR_MS)
  const { stake, lastStep } = bet
  const isPlaying = isOpen(session)
  const tooMany = pick.isOn && pick.isTooMany ? t('pickTooMany', { n: lastStep }) : null
  const problem = isRunning ? null : (refusal ?? (isPlaying ? null : (stake.problem ?? tooMany)))
  const isPreview = !isPlaying && !isRunning && !pick.isOn && news !== 'ended' && news !== 'refunded'
  const range = { min: format.gold(stake.limits.min), max: format.gold(stake.limits.max) }
  const waits = steps(session?.opened.length ? 'waits' : 'waitsFirst', { hours })

  function text(): string {
    if (isPlaying) return news === 'found' ? `${steps('found')} ${waits}` : waits
    if (news === 'ended') return steps('ended')
    if (news === 'refunded') return steps('refunded', { hours, gold: format.gold(session?.gold ?? 0) })
    if (pick.isOn) return t('pickHint', { n: lastStep })
    if (pick.isHinted) return t('betFirst')
    if (stake.value === null || lastStep === 0) return t('uncovered', range)
    return t('limits', { ...range, n: lastStep })
  }
  return (
    <BetNote problem={problem} maxWin={isPreview && <MaxWinLine win={bet.maxWin} cashesOut />}>
      {text()}
    </BetNote>
  )
}
