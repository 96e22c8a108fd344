import { useEffect, useState } from 'react'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { AutoState } from '../../auto-bet.ts'
import { MainButton } from '../../bet-bar/main-button.tsx'
import type { RoundClock } from '../table/clock.ts'
import type { MainState } from './main-state.ts'
import { messages as playMessages } from '../../messages.ts'
import { messages } from '../messages.ts'
import { useOpening } from './notes.tsx'
import css from './lottery-button.module.css'

/** A press meant for Cancel must not bet because the bet that waited has just gone. The button looks inactive for so long. */
const AFTER_QUEUED_MS = 600

interface LotteryButtonProps {
  state: MainState
  clock: RoundClock
  run: AutoState
  /** The bet can't be placed as it stands. */
  isBad: boolean
  label: {
    readonly gold: number
    readonly choice: string
    readonly unfinished: string
    /** A bet on the same lies there already. */
    readonly isMore: boolean
  }
  betsPerRound: number
  /** The round waits for the public beacon. */
  isAwaitingBeacon: boolean
  onPress: () => void
  onStop: () => void
}

/** States in which the button is busy but keeps the focus. */
const waiting: ReadonlySet<MainState> = new Set(['asking', 'checking', 'noAnswer', 'placed', 'full'])

/**
 * Says exactly what a press will do. A press that was meant for 'Next round' and lands just after the opening bets on
 * the very same round, so it counts.
 */
export function LotteryButton(props: LotteryButtonProps) {
  const { state, clock, run, isBad, label, betsPerRound, isAwaitingBeacon, onPress, onStop } = props
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const time = useOpening(clock)
  const { choice, isMore, unfinished } = label
  const gold = format.gold(label.gold)
  const labels: Record<MainState, () => string> = {
    unknown: () => t('loading'),
    paused: () => t('paused'),
    unfinished: () => unfinished,
    bet: () => (isMore ? t('betMore', { gold }) : t('bet', { gold, choice })),
    asking: () => t('betting'),
    checking: () => own('checking'),
    noAnswer: () => own('noAnswer'),
    silent: () => own('reconnecting'),
    offline: () => own('youAreOffline'),
    placed: () => t('placed'),
    full: () => t('full', { n: betsPerRound, time }),
    next: () => t('next', { gold }),
    queued: () => t('cancelNext', { gold }),
  }
  const isGuarded = useJustLeft(state === 'queued')
  const isWaiting = waiting.has(state) || isGuarded
  const canPress = state === 'queued' || ((state === 'bet' || state === 'next') && !isBad)
  const isLong = state === 'full' || (state === 'bet' && !isMore && choice.length > 16)
  return (
    <div className={css.button} data-state={state} data-long={isLong || undefined}>
      <MainButton
        label={labels[state]()}
        detail={state === 'next' ? (isAwaitingBeacon ? t('beaconWait') : time) : ''}
        run={run}
        disabled={!isWaiting && !canPress}
        isAsking={isWaiting}
        kind={state === 'queued' ? 'quiet' : 'primary'}
        onPress={onPress}
        onStop={onStop}
      />
      <p className="sr" role="status">
        {state === 'placed' && t('saidPlaced', { gold, choice })}
      </p>
    </div>
  )
}

/** True for a moment after `isOn` has ended, from the very first picture of it. */
function useJustLeft(isOn: boolean): boolean {
  const [was, setWas] = useState(isOn)
  const [isGuarded, setGuarded] = useState(false)
  if (was !== isOn) {
    setWas(isOn)
    setGuarded(!isOn)
  }
  useEffect(() => {
    if (!isGuarded) return undefined
    const timer = setTimeout(() => setGuarded(false), AFTER_QUEUED_MS)
    return () => clearTimeout(timer)
  }, [isGuarded])
  return isGuarded
}
