import { useEffect, useRef, type ReactNode } from 'react'
import { paysAt } from '@glasshouse/rulebook/core/coins'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { Button, type ButtonKind } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { AutoState } from '../../auto-bet.ts'
import { StopLabel, usePressGuard } from '../../bet-bar/main-button.tsx'
import { ClosedButton, useTableClosed } from '../../closed-table.tsx'
import { messages as playMessages } from '../../messages.ts'
import type { Frames } from '../round/frames.ts'
import { guardMs, type MainState } from './main-state.ts'
import { messages } from '../messages.ts'
import css from '../../bet-bar/main-button.module.css'

interface CrashButtonProps {
  rules: CrashRules
  frames: Frames
  state: MainState
  /** What a new bet would stake; null where there is no amount. */
  stake: number | null
  run: AutoState
  /** The round waits for the public beacon. */
  isAwaitingBeacon: boolean
  /** A new bet can't be placed as it stands. */
  isBad: boolean
  onPress: () => void
  onStop: () => void
}

/** Says exactly what a press will do, and takes no press that was meant for what it did a moment ago. */
export function CrashButton(props: CrashButtonProps) {
  const { state, run, isBad, onPress, onStop } = props
  const canLeave = state.kind === 'cashOut' || state.kind === 'asked' || state.kind === 'cashOutAtFirst'
  const isStop = run.status === 'running' && !canLeave
  const kind: Kind = isStop ? 'stop' : state.kind
  const guarded = usePressGuard(kind, guardMs)
  const closed = useTableClosed()
  if (closed && (kind === 'bet' || kind === 'next' || kind === 'cutOff')) return <ClosedButton closed={closed} />
  const isWaiting =
    kind === 'cutOff' || kind === 'asking' || kind === 'asked' || kind === 'in' || kind === 'cashOutAtFirst'
  // While the server is asked the button keeps the focus: it is marked as busy, never disabled.
  return (
    <Button
      kind={looks[kind]}
      size="large"
      className={`${css.main} ${css.crash}`}
      disabled={(kind === 'bet' || kind === 'next') && isBad}
      aria-disabled={isWaiting || undefined}
      onClick={() => !isWaiting && guarded(isStop ? onStop : onPress)}
    >
      <Label {...props} isStop={isStop} />
    </Button>
  )
}

type Kind = MainState['kind'] | 'stop'

const looks: Record<Kind, ButtonKind> = {
  bet: 'primary',
  next: 'primary',
  cutOff: 'quiet',
  asking: 'quiet',
  cancel: 'quiet',
  cancelNext: 'quiet',
  in: 'quiet',
  cashOut: 'win',
  asked: 'win',
  cashOutAtFirst: 'quiet',
  stop: 'danger',
}

function Label(props: CrashButtonProps & { isStop: boolean }): ReactNode {
  const { rules, frames, state, stake, run, isAwaitingBeacon, isStop } = props
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  if (isStop) return <StopLabel run={run} />
  const gold = format.gold('bet' in state ? state.bet.gold : (stake ?? 0))
  switch (state.kind) {
    case 'cashOut':
      return state.isKnown ? <LiveLabel rules={rules} frames={frames} gold={state.bet.gold} /> : t('cashOutUnknown')
    case 'cutOff':
      return own(state.why === 'offline' ? 'youAreOffline' : 'reconnecting')
    case 'asked':
      return t('cashingOut', { at: at(state.value) })
    case 'cashOutAtFirst':
      return t('cashingOut', { at: at(rules.firstMultiplier) })
    case 'asking':
      if (state.isSilent) return own('noAnswer')
      return state.what === 'check' ? own('checking') : t(state.what === 'join' ? 'betting' : 'cancelling')
    case 'in':
      return isAwaitingBeacon ? t('beaconWait') : t('in', { gold })
    case 'bet':
    case 'next':
    case 'cancel':
    case 'cancelNext':
      return t(state.kind, { gold })
  }
}

/** What leaving this very moment would bring; written by the loop. */
function LiveLabel({ rules, frames, gold }: { rules: CrashRules; frames: Frames; gold: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let shown = ''
    return frames.paint(({ value }) => {
      const text =
        value < rules.firstMultiplier
          ? t('cashOutFirst', { at: format.multiplier(rules.firstMultiplier / 100) })
          : t('cashOut', { gold: format.gold(Number(paysAt(BigInt(gold), value))) })
      if (label.current && text !== shown) label.current.textContent = shown = text
    })
  }, [rules, frames, gold, t, format])
  return <span ref={label}>{t('cashOut', { gold: format.gold(gold) })}</span>
}
