import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import type { AutoState } from '../auto-bet.ts'
import { MainButton } from '../bet-bar/main-button.tsx'
import type { RoundClock } from './clock.ts'
import type { MainState } from './main-state.ts'
import { messages } from './messages.ts'
import { minutesText } from './moment.ts'
import css from './lottery-button.module.css'

/** Whoever pressed a closed button must not bet because the window had just opened. */
const AFTER_OPENING_MS = 350

interface LotteryButtonProps {
  state: MainState
  clock: RoundClock
  run: AutoState
  /** The bet can't be placed as it stands. */
  isBad: boolean
  label: { readonly gold: number; readonly choice: string; readonly unfinished: string }
  betsPerRound: number
  onPress: () => void
  onStop: () => void
}

/** Says exactly what a press will do; while betting is closed it says for how long. */
export function LotteryButton({ state, clock, run, isBad, label, betsPerRound, onPress, onStop }: LotteryButtonProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const time = useSyncExternalStore(clock.onTick, () => minutesText(clock.now()?.untilNextMs ?? 0))
  const words: Record<MainState, () => string> = {
    unknown: () => t('waiting'),
    paused: () => t('paused'),
    unfinished: () => label.unfinished,
    bet: () => t('bet', { gold: format.gold(label.gold), choice: label.choice }),
    asking: () => t('betting'),
    full: () => t('full', { n: betsPerRound, time }),
    closed: () => t('closedFor', { time }),
  }
  const opened = useRef({ state, atMs: 0 })
  useEffect(() => {
    const wasShut = opened.current.state !== 'asking' && opened.current.state !== 'unfinished'
    opened.current = { state, atMs: wasShut ? performance.now() : 0 }
  }, [state])
  const press = (): void => {
    if (performance.now() - opened.current.atMs >= AFTER_OPENING_MS) onPress()
  }
  const isWaiting = state === 'asking' || state === 'closed' || state === 'full'
  return (
    <div className={css.button} data-waiting={isWaiting || undefined} data-long={label.choice.length > 16 || undefined}>
      <MainButton
        label={words[state]()}
        run={run}
        disabled={!isWaiting && (isBad || state !== 'bet')}
        isAsking={isWaiting}
        onPress={press}
        onStop={onStop}
      />
    </div>
  )
}
