import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useConnection } from '../../../client/connection.ts'
import { useLiveStatus } from '../../../client/live/live.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { isCalm } from '../../scene/motion.ts'
import { burst } from '../../scene/sparks.ts'
import { usePhaseSounds } from '../../rounds/phase-sounds.ts'
import { isAwaitingBeacon } from '../../rounds/beacon-wait.tsx'
import { StageBadge } from '../../rounds/stage-badges.tsx'
import { toneOf, winStrength } from '../../settled-bet.ts'
import { play } from '../../sound.ts'
import { LATE_MS, type RoundClock } from '../table/clock.ts'
import type { LotteryPhase, LotteryRound, OwnBet } from '../lottery-game.ts'
import { messages as playMessages } from '../../messages.ts'
import { messages } from '../messages.ts'
import { minutesText } from '../moment.ts'
import { sumsOf, type Sums } from '../controls/placed.ts'
import css from './stage-frame.module.css'

interface StageFrameProps {
  clock: RoundClock
  round: LotteryRound<unknown> | null | undefined
  phase: LotteryPhase | null
  /** The pause has lasted long enough to be shown. */
  isPaused: boolean
  /** How long a betting window lasts. */
  bettingMs: number
  /** My bets of this round as far as they were shown. */
  my: readonly OwnBet<unknown>[]
  /** What was drawn, as a text, once it was shown. */
  outcomeText: string | null
  sparks: readonly string[]
  /** The game's own picture. */
  children: ReactNode
}

/** Around the picture: the phase of the round above it, my bets below it. */
export function StageFrame(props: StageFrameProps) {
  const { clock, round, phase, isPaused, bettingMs, my, outcomeText, sparks, children } = props
  const root = useRef<HTMLDivElement>(null)
  const sums = sumsOf(my)
  useCelebration(root, round, phase, my.length > 0 ? sums : null, sparks)
  return (
    <div ref={root} className={css.stage} data-phase={phase ?? 'unknown'}>
      <div className={css.head}>
        <Where {...{ clock, phase, isPaused, outcomeText }} isAwaitingBeacon={isAwaitingBeacon(round)} />
        <Badges round={round} />
        {phase === 'betting' && round && <TimeLeftBar key={round.index} clock={clock} bettingMs={bettingMs} />}
      </div>
      <div className={css.picture}>{children}</div>
      <Foot phase={phase} count={my.length} sums={sums} isPaused={isPaused} />
    </div>
  )
}

interface WhereProps {
  clock: RoundClock
  phase: LotteryPhase | null
  isPaused: boolean
  isAwaitingBeacon: boolean
  outcomeText: string | null
}

function Where({ clock, phase, isPaused, isAwaitingBeacon: isAwaiting, outcomeText }: WhereProps) {
  const t = useMessages(messages)
  const isLate = useSyncExternalStore(clock.onTick, () => (clock.now()?.lateMs ?? 0) >= LATE_MS)
  if (phase === null) return <p className={css.where}>{t(isPaused ? 'paused' : 'loading')}</p>
  return (
    <p className={css.where}>
      {phase === 'betting' && (
        <>
          <span className={css.long}>{t('closesIn')}</span> <Countdown clock={clock} />
        </>
      )}
      {phase === 'locked' &&
        (isAwaiting ? <span className={css.wrapping}>{t('beaconWait')}</span> : t(isLate ? 'serverLate' : 'closed'))}
      {phase === 'draw' && t('drawing')}
      {phase === 'result' && <b>{outcomeText}</b>}
    </p>
  )
}

function Countdown({ clock }: { clock: RoundClock }) {
  const time = useSyncExternalStore(clock.onTick, () => minutesText(clock.now()?.untilLockMs ?? 0))
  return (
    <b className="num" role="timer">
      {time}
    </b>
  )
}

/** What is left of the window as a share of all of it, moved by the compositor alone. */
function TimeLeftBar({ clock, bettingMs }: { clock: RoundClock; bettingMs: number }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const leftMs = clock.now()?.untilLockMs ?? 0
    // A screen opened in the middle of a window starts the bar there.
    const share = Math.min(1, leftMs / bettingMs)
    const run = bar.current?.animate([{ transform: `scaleX(${share})` }, { transform: 'scaleX(0)' }], {
      duration: Math.max(1, leftMs),
      fill: 'forwards',
    })
    return () => run?.cancel()
  }, [clock, bettingMs])
  return <i ref={bar} className={css.bar} aria-hidden="true" />
}

function Badges({ round }: { round: LotteryRound<unknown> | null | undefined }) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const connection = useConnection()
  const isPolling = useLiveStatus() === 'polling'
  return (
    <div className={css.badges}>
      {(isPolling || connection !== 'online') && (
        <StageBadge isAlert role="status">
          {connection === 'online' ? t('polling') : own(connection === 'offline' ? 'youAreOffline' : 'reconnecting')}
        </StageBadge>
      )}
      {round?.saltSource === 'dev' && (
        <StageBadge title={t('testChainText')}>
          <span className={css.long}>{t('testChain')}</span>
          <span className={css.short}>{t('testChainShort')}</span>
        </StageBadge>
      )}
    </div>
  )
}

interface FootProps {
  phase: LotteryPhase | null
  count: number
  sums: Sums
  isPaused: boolean
}

/** My bets of this round, and their result. A loss is shown quietly. */
function Foot({ phase, count, sums, isPaused }: FootProps) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const gold = format.gold(sums.gold)
  if (count === 0) {
    const key = phase === 'betting' ? 'place' : phase === null ? null : 'noBets'
    return <p className={css.foot}>{isPaused ? t('pausedText') : key && t(key)}</p>
  }
  if (sums.payout === null)
    return (
      <p className={css.foot} data-in="">
        <Coin size={16} />
        {t('bets', { n: count, gold })}
      </p>
    )
  const tone = toneOf({ gold: sums.gold, payout: sums.payout })
  return (
    <p className={css.foot} data-tone={tone}>
      {tone === 'win' ? (
        <>
          <b className="num">{t('won', { gold: format.gold(sums.payout - sums.gold) })}</b>
          <Coin size={20} />
        </>
      ) : tone === 'returned' ? (
        t('returned', { gold, payout: format.gold(sums.payout) })
      ) : (
        own('noWin')
      )}
    </p>
  )
}

const BIG = 0.45

const SOUNDS = { draw: 'roll', result: 'land' } as const

/** Sounds at the start and the end of a draw, and sparks for a win. */
function useCelebration(
  root: React.RefObject<HTMLDivElement | null>,
  round: LotteryRound<unknown> | null | undefined,
  phase: LotteryPhase | null,
  sums: Sums | null,
  sparks: readonly string[],
): void {
  usePhaseSounds(phase, SOUNDS)
  const celebrated = useRef(0)
  const index = round?.index ?? 0
  const wasSeen = useRef(false)
  useEffect(() => {
    if (phase === 'draw' || phase === 'locked' || phase === 'betting') wasSeen.current = true
    if (phase !== 'result' || !wasSeen.current || !sums || sums.payout === null || celebrated.current === index) return
    celebrated.current = index
    const strength = winStrength({ gold: sums.gold, payout: sums.payout }, 2)
    if (strength === 0) return
    play(strength > BIG ? 'bigWin' : 'win')
    if (root.current && !isCalm()) burst(root.current, 0.5, 0.5, strength, sparks)
  }, [root, phase, sums, index, sparks])
}
