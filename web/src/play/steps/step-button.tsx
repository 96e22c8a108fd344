import { Button, type ButtonKind } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { AutoState } from '../auto-bet.ts'
import { StopLabel, usePressGuard } from '../bet-bar/main-button.tsx'
import { ClosedButton, useTableClosed } from '../closed-table.tsx'
import { guardMs, type MainState } from './main-state.ts'
import { messages } from './messages.ts'
import css from '../bet-bar/main-button.module.css'

interface StepButtonProps {
  state: MainState
  run: AutoState
  /** What a new game would stake, and what leaving this one would pay. */
  stake: number
  worth: number | null
  /** The game's own texts: for a game of which nothing is open, and for the choice of cells. */
  label: { readonly first: string; readonly pick: string }
  isAsking: boolean
  /** What it says can't be done as things stand. */
  disabled: boolean
  onPress: () => void
}

const looks: Record<MainState, ButtonKind> = {
  unknown: 'quiet',
  bet: 'primary',
  pick: 'primary',
  first: 'quiet',
  cashOut: 'win',
  stop: 'danger',
}

/** Says exactly what a press will do, and takes no press that was meant for what it did a moment ago. */
export function StepButton({ state, run, stake, worth, label, isAsking, disabled, onPress }: StepButtonProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const guarded = usePressGuard(state, guardMs)
  const closed = useTableClosed()
  const isLost = closed?.kind === 'loggedOut'
  if (closed && (state === 'bet' || state === 'pick' || isLost)) return <ClosedButton closed={closed} />
  const isWaiting = state === 'unknown' || state === 'first' || (isAsking && state !== 'stop')
  const labels: Record<Exclude<MainState, 'stop'>, string> = {
    unknown: t('unknown'),
    bet: t('bet', { gold: format.gold(stake) }),
    pick: label.pick,
    first: label.first,
    cashOut: t('cashOut', { gold: format.gold(worth ?? 0) }),
  }
  // While the server is asked the button keeps the focus: it is only marked as busy, never disabled.
  return (
    <Button
      kind={looks[state]}
      size="large"
      className={`${css.main} ${css.step}`}
      data-state={state}
      disabled={disabled}
      aria-disabled={isWaiting || undefined}
      onClick={() => !isWaiting && guarded(onPress)}
    >
      {state === 'stop' ? <StopLabel run={run} /> : labels[state]}
    </Button>
  )
}
