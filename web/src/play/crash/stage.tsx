import { useEffect, useRef } from 'react'
import type { CrashBet } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { LiveBets, LiveRound } from '@glasshouse/rulebook/wire/realtime'
import type { Connection } from '../../client/connection.ts'
import { useLiveStatus } from '../../client/live/live.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { BeaconWait, isAwaitingBeacon } from '../rounds/beacon-wait.tsx'
import { Delay, StageBadge } from '../rounds/stage-badges.tsx'
import { usePhaseSounds } from '../rounds/phase-sounds.ts'
import { isCalm } from '../scene/motion.ts'
import { burst } from '../scene/sparks.ts'
import { play } from '../sound.ts'
import { hostPicture } from './picture/canvas-host.ts'
import type { CrashGame, CrashText, NumberPlace } from './crash-game.ts'
import type { Frames } from './round/frames.ts'
import { messages as playMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { endValue, type Moment } from './round/moment.ts'
import type { CrashFrame } from './picture/picture.ts'
import css from './stage.module.css'

interface StageProps {
  game: CrashGame
  text: CrashText
  frames: Frames
  /** Undefined until it is known, null while the game is paused. */
  round: LiveRound | null | undefined
  phase: Moment['phase'] | null
  bets: LiveBets | null | undefined
  my: CrashBet | null
  connection: Connection
}

/** The picture, and over it the one number that counts. */
export function CrashStage({ game, text, frames, round, phase, bets, my, connection }: StageProps) {
  const root = useRef<HTMLDivElement>(null)
  const exits = exitsOf(round, bets)
  const mine = my?.exit ? my.exit : null
  const isTop = (round?.bust ?? 0) >= game.rules.topMultiplier
  usePhaseSounds(phase, SOUNDS)
  usePicture(root, game, frames, { exits, mine, isIn: my?.state === 'placed' })
  useEffect(() => {
    if (!mine || !my || (my.payout ?? 0) <= my.gold || !root.current) return
    const strength = Math.min(1, Math.log10(mine / 100) / 1.3)
    play(strength > BIG ? 'bigWin' : 'cashOut')
    burst(root.current, 0.5, 0.42, strength, SPARKS)
  }, [mine, my])
  return (
    <div
      ref={root}
      className={css.stage}
      data-phase={phase ?? 'unknown'}
      data-lost={connection === 'online' ? undefined : connection}
      data-top={isTop || undefined}
    >
      <Reading {...{ game, text, frames, round, phase, my, connection }} />
      <Badges round={round} connection={connection} />
    </div>
  )
}

const SOUNDS = { running: 'start', result: 'bust' } as const
const BIG = 0.5
/** A longer number is written smaller, so that it stays on the stage. */
const ROOM_FOR = 8
const SPARKS = ['#3ddc84', '#ffd166', '#f7f2ec', '#ff9a45']

function exitsOf(round: LiveRound | null | undefined, bets: LiveBets | null | undefined): readonly number[] {
  if (!round || bets?.index !== round.index) return NO_EXITS
  return bets.bets.flatMap(({ exit }) => (exit ? [exit] : [])).toSorted((a, b) => a - b)
}
const NO_EXITS: readonly number[] = []

type Facts = Pick<CrashFrame, 'exits' | 'mine' | 'isIn'>

/** Hands the picture its frames; what changes rarely is kept beside the loop. */
function usePicture(root: React.RefObject<HTMLDivElement | null>, game: CrashGame, frames: Frames, facts: Facts): void {
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  })
  useEffect(() => {
    const node = root.current
    if (!node) return
    const host = hostPicture(node, game, (width, height) => {
      const place = game.numberAt?.(width, height) ?? middle(width, height)
      for (const [name, px] of Object.entries({ '--x': place.x, '--y': place.y, '--size': place.sizePx }))
        node.style.setProperty(name, `${px}px`)
    })
    const stop = frames.paint((moment, clockMs) => {
      if (!host.isSeen()) return
      const { phase, untilLockMs, elapsedMs, value, step, sinceEndMs, isTop } = moment
      host.draw({
        ...latest.current,
        phase,
        clockMs,
        untilLockMs,
        elapsedMs,
        value,
        step,
        sinceEndMs,
        isTop,
        isStill: isCalm(),
      })
    })
    return () => {
      stop()
      host.end()
    }
  }, [root, game, frames])
}

const middle = (width: number, height: number): NumberPlace => ({
  x: width / 2,
  y: height * 0.36,
  sizePx: Math.max(44, Math.min(96, width * 0.19, height * 0.3)),
})

type ReadingProps = Omit<StageProps, 'bets'>

/** The number, and one line of text beneath it. Both are written by the loop, not by React. */
function Reading({ game, text, frames, round, phase, my, connection }: ReadingProps) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const number = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLElement>(null)
  const line = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    let shown = ''
    let lineShown = ''
    let step = 0
    return frames.paint((moment) => {
      const node = number.current
      if (!node) return
      const figure = numberText(moment, format.multiplier, (ms) => t('seconds', { s: tenths(ms, format.number) }))
      if (figure.length !== shown.length) node.style.setProperty('--fit', String(Math.min(1, ROOM_FOR / figure.length)))
      if (figure !== shown) node.textContent = shown = figure
      const colour = moment.phase === 'running' ? game.numberColour?.(moment.value) : undefined
      if (node.style.color !== (colour ?? '')) node.style.color = colour ?? ''
      if (moment.step > step && moment.phase === 'running' && !isCalm()) bump(node)
      step = moment.step
      const rising = text.rising?.(moment.step) ?? ''
      if (line.current && rising !== lineShown) line.current.textContent = lineShown = rising
      if (bar.current) bar.current.style.transform = `scaleX(${moment.untilLockMs / game.rules.phases.bettingMs})`
    })
  }, [frames, game, text, t, format])

  return (
    <div className={css.reading}>
      <span ref={number} className={`num ${css.number}`} aria-hidden="true" />
      <p className={css.text}>
        {connection === 'online' ? (
          <>
            {phase === null && t(round === null ? 'paused' : 'loading')}
            {round === null && <small>{t('pausedText')}</small>}
            {phase === 'betting' && <span aria-hidden="true">{text.waiting?.() ?? t('waiting')}</span>}
            {phase === 'locked' &&
              (round?.startedAt ? t('resumesWhy') : isAwaitingBeacon(round) ? <BeaconWait /> : t('closed'))}
            {phase === 'running' && !(my && my.state === 'settled') && <span ref={line} aria-hidden="true" />}
          </>
        ) : (
          phase !== 'result' && <b role="status">{own(connection === 'offline' ? 'youAreOffline' : 'reconnecting')}</b>
        )}
        {phase === 'result' && round?.bust !== null && text.ended(round?.bust ?? 100)}
        <MyResult my={my} end={phase === 'result' && round?.bust ? endValue(game.rules, round.bust) : null} />
      </p>
      {(phase === 'betting' || (phase === 'locked' && round?.startedAt)) && (
        <span className={css.countdown} aria-hidden="true">
          {t(phase === 'betting' ? 'startsIn' : 'resumes')}
        </span>
      )}
      {phase === 'betting' && <i ref={bar} className={css.bar} aria-hidden="true" />}
    </div>
  )
}

/** What became of my bet, for as long as its round is on the stage. Losing is quiet. */
function MyResult({ my, end }: { my: CrashBet | null; end: number | null }) {
  const t = useMessages(messages)
  const format = useFormat()
  if (!my || (my.state !== 'settled' && my.state !== 'refunded')) return null
  if (my.state === 'refunded') return <b className={css.result}>{t('stakeReturned')}</b>
  if (!my.exit)
    return end === null ? null : <span className="sr">{t('lostAt', { at: format.multiplier(end / 100) })}</span>
  const values = { at: format.multiplier(my.exit / 100), gold: format.gold(my.payout ?? 0) }
  return (
    <b className={css.result} data-tone={(my.payout ?? 0) > my.gold ? 'win' : 'returned'}>
      {t('cashedOutAt', values)}
    </b>
  )
}

function numberText(
  { phase, value, untilLockMs, untilStartMs }: Moment,
  times: (value: number) => string,
  seconds: (ms: number) => string,
): string {
  if (phase === 'betting') return seconds(untilLockMs)
  if (untilStartMs > 0) return seconds(untilStartMs)
  return times(value / 100)
}

/** Rounded up, so that it says 0.0 only when it is over. */
function tenths(ms: number, write: (value: number) => string): string {
  const value = Math.ceil(ms / 100)
  return `${write(Math.floor(value / 10))}${write(0.1).slice(1, 2)}${value % 10}`
}

function bump(node: HTMLElement): void {
  node.animate([{ scale: 1 }, { scale: 1.14, offset: 0.3 }, { scale: 1 }], { duration: 280, easing: 'ease-out' })
}

/** What must be known of this round beside its value. */
function Badges({ round, connection }: Pick<StageProps, 'round' | 'connection'>) {
  const t = useMessages(messages)
  const isPolling = useLiveStatus() === 'polling'
  return (
    <div className={css.badges}>
      {round?.saltSource === 'dev' && <StageBadge title={t('testChainText')}>{t('testChain')}</StageBadge>}
      {round?.incident && (
        <StageBadge isAlert>
          <Icon name="info" size={14} />
          {t(round.incident === 'void' ? 'cancelled' : 'incident')}
        </StageBadge>
      )}
      {isPolling && (
        <StageBadge isAlert role="status">
          {t('polling')}
        </StageBadge>
      )}
      {round && <Delay connection={connection} />}
    </div>
  )
}
