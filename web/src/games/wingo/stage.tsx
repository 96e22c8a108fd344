// The picture of Wingo: ten balls of glass on a circle. The one that was drawn rests in the middle, within a ring of
// ticks that go out as the window closes.

import { useEffect, useRef, type CSSProperties } from 'react'
import { coloursOf, DIGITS, wingo, type WingoChoice, type WingoOutcome } from '@glasshouse/rulebook/games/wingo/rules'
import type { LotteryClock, LotteryStageProps } from '../../play/lottery/lottery-game.ts'
import { isCalm } from '../../play/scene/motion.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Ball } from './ball.tsx'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'
import { momentsOf, poseOf, ticksLeft, type Pose } from './scene.ts'
import { Trend } from './trend.tsx'
import css from './stage.module.css'

/** The circle's radius in widths of the ball in the middle, and the size of a ball on the circle. */
const REACH = 1.06
const FAR_SIZE = 0.4
const TICKS = 50
const SOON_MS = 5000
const { bettingMs } = wingo.phases
const TICK_MS = bettingMs / TICKS

export function Stage(props: LotteryStageProps<WingoChoice, WingoOutcome>) {
  const { clock, phase, outcome, lastOutcome, past } = props
  const t = useMessages(messages)
  const shown = phase === 'result' ? outcome : phase === 'betting' ? lastOutcome : null
  const glow = shown === null ? 'transparent' : glassOf(coloursOf(shown.digit)).light
  return (
    <div className={css.stage}>
      <div className={css.machine} role="img" aria-label={t('picture')} style={{ '--glow': glow } as CSSProperties}>
        <i className={css.glow} data-on={phase === 'result' || undefined} />
        <Ticks clock={clock} isOn={phase === 'betting'} />
        <Balls {...props} />
      </div>
      <Trend past={past} />
    </div>
  )
}

function Balls({ round, clock, outcome, lastOutcome }: LotteryStageProps<WingoChoice, WingoOutcome>) {
  const balls = useRef<HTMLSpanElement[]>([])
  const lockAtMs = round?.lockTime ?? Infinity
  const drawAtMs = round?.drawAt ?? Infinity
  const last = lastOutcome?.digit ?? null
  const drawn = outcome?.digit ?? null
  useEffect(() => {
    let runs: Animation[] = []
    const end = (): void => runs.forEach((run) => run.cancel())
    const plan = (): void => {
      end()
      const frame = { nowMs: clock.serverNow(), lockAtMs, drawAtMs, last, drawn, isCalm: isCalm() }
      const moments = momentsOf(frame)
      const duration = moments.at(-1) ?? 0
      runs = balls.current.map((ball, digit) => {
        ball.style.zIndex = digit === (drawn ?? last) ? '1' : ''
        const look = (ms: number): Keyframe => lookOf(poseOf(digit, { ...frame, nowMs: frame.nowMs + ms }))
        const frames = moments.map((ms) => ({ ...look(ms), offset: ms / duration }))
        return ball.animate(frames, { duration, fill: 'forwards' })
      })
      // The way goes on for as long as nothing new is known.
      runs[0]?.addEventListener('finish', plan)
    }
    plan()
    return end
  }, [clock, lockAtMs, drawAtMs, last, drawn])
  return (
    <>
      {DIGITS.map((name, digit) => (
        <Ball
          key={name}
          digit={digit}
          className={css.ball}
          ref={(node) => {
            if (node) balls.current[digit] = node
          }}
        />
      ))}
    </>
  )
}

function lookOf({ x, y, near, opacity }: Pose): Keyframe {
  const size = FAR_SIZE + (1 - FAR_SIZE) * near
  return { transform: `translate(${x * REACH * 100}%, ${y * REACH * 100}%) scale(${size})`, opacity }
}

/** The countdown as a ring: a tick goes out every half second, and nothing is painted in between. */
function Ticks({ clock, isOn }: { clock: LotteryClock; isOn: boolean }) {
  const ring = useRef<SVGSVGElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const paint = (): void => {
      const untilLockMs = isOn ? (clock.now()?.untilLockMs ?? 0) : 0
      const left = ticksLeft(untilLockMs, bettingMs, TICKS)
      ring.current?.toggleAttribute('data-soon', isOn && untilLockMs <= SOON_MS)
      for (const [index, tick] of [...(ring.current?.children ?? [])].entries())
        tick.toggleAttribute('data-out', index >= left)
      if (untilLockMs > 0) timer = setTimeout(paint, untilLockMs % TICK_MS || TICK_MS)
    }
    paint()
    return () => clearTimeout(timer)
  }, [clock, isOn])
  return (
    <svg ref={ring} className={css.ticks} viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: TICKS }, (_, index) => (
        <path key={index} d="M0-27.4V-24.4" transform={`rotate(${(360 / TICKS) * index})`} />
      ))}
    </svg>
  )
}
