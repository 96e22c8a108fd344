import { useEffect, useRef } from 'react'
import { Button, type ButtonKind } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import type { AutoState } from '../auto-bet.ts'
import { ClosedButton, useTableClosed } from '../closed-table.tsx'
import { messages } from '../messages.ts'
import { useIsAutoBetAllowed } from '../protection/use-protection.ts'
import css from './main-button.module.css'

/** Two presses closer than this are one press: nobody bets twice by a trembling thumb. */
export const DOUBLE_PRESS_MS = 350
/** A press meant for Stop must not bet because the run had just ended. */
const AFTER_RUN_MS = 900

/**
 * Takes no press that was meant for what the button did a moment ago: `guardMs` says for how long none is taken after
 * the button has come to mean something else.
 */
export function usePressGuard<Kind>(kind: Kind, guardMs: (before: Kind, now: Kind) => number) {
  const guard = useRef({ kind, closedUntilMs: 0 })
  useEffect(() => {
    const { kind: before, closedUntilMs } = guard.current
    guard.current = { kind, closedUntilMs: Math.max(closedUntilMs, performance.now() + guardMs(before, kind)) }
  }, [kind, guardMs])
  return (press: () => void, timeMs = performance.now()): void => {
    if (timeMs < guard.current.closedUntilMs) return
    guard.current.closedUntilMs = timeMs + DOUBLE_PRESS_MS
    press()
  }
}

type Meaning = 'afterRun' | 'bet' | 'show'
const guardMs = (before: Meaning, now: Meaning): number =>
  before === now ? 0 : now === 'afterRun' ? AFTER_RUN_MS : DOUBLE_PRESS_MS

/** Of the button that stops a run: how far it has come. */
export function StopLabel({ run }: { run: AutoState }) {
  const t = useMessages(messages)
  const format = useFormat()
  if (run.status !== 'running') return null
  const { made, plan } = run
  return (
    <>
      <Icon name="stop" />
      {plan.bets === null
        ? t('autoStopAfter', { made })
        : t('autoStopOf', { made: format.number(made), bets: format.number(plan.bets) })}
    </>
  )
}

interface MainButtonProps {
  /** What a press will do, with its amount: 'Roll 500'. */
  label: string
  /** Stands small beside the label; not read aloud, for it may change by the second. */
  detail?: string
  run: AutoState
  disabled: boolean
  isAsking: boolean
  /** Orange unless something else than a bet is offered. */
  kind?: ButtonKind
  onPress: () => void
  onStop: () => void
  /** False where a press ends or shows a bet that was already placed. */
  placesBet?: boolean
}

/** Places the bet or, while a run is on, stops it at once. */
export function MainButton(props: MainButtonProps) {
  const { label, detail, run, disabled, isAsking, kind = 'primary', onPress, onStop, placesBet = true } = props
  const guarded = usePressGuard(run.status === 'stopped' ? 'afterRun' : placesBet ? 'bet' : 'show', guardMs)
  const closed = useTableClosed()
  if (run.status === 'running') {
    return (
      <Button kind="danger" size="large" onClick={onStop}>
        <StopLabel run={run} />
      </Button>
    )
  }
  if (closed && placesBet) return <ClosedButton closed={closed} />
  // While the server is asked the button keeps the focus: it is only marked as busy, never disabled.
  return (
    <Button
      kind={kind}
      size="large"
      className={css.main ?? ''}
      disabled={disabled}
      aria-disabled={isAsking || undefined}
      onClick={(event) => !isAsking && guarded(onPress, event.timeStamp)}
    >
      {label}
      {detail && <small aria-hidden="true"> {detail}</small>}
    </Button>
  )
}

/** Not shown where the law of the player's country forbids auto-bet. */
export function AutoButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const t = useMessages(messages)
  const isAllowed = useIsAutoBetAllowed()
  if (useTableClosed() || !isAllowed) return null
  return (
    <Button kind="quiet" size="large" className={css.auto ?? ''} disabled={disabled} onClick={onClick}>
      <Icon name="refresh" size={20} />
      {t('auto')}
    </Button>
  )
}
