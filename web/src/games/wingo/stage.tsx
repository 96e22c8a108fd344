// The picture of Wingo: ten balls of glass on a circle. The one that was drawn rests in the middle, within a ring of
// ticks that go out as the window closes.

import { useEffect, useRef, type CSSProperties } from 'react'
import { coloursOf, DIGITS, type WingoChoice, type WingoOutcome } from '@glasshouse/rulebook/games/wingo/rules'
import type { LotteryStageProps } from '../../play/lottery/lottery-game.ts'
import { isCalm } from '../../play/scene/motion.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Ball } from './ball.tsx'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'
import { poseOf, type BallFrame } from './scene.ts'
import { Ticks } from './ticks.tsx'
import { Trend } from './trend.tsx'
import css from './stage.module.css'

/** The circle's radius in widths of the ball in the middle, and the size of a ball on the circle. */
const REACH = 1.06
const FAR_SIZE = 0.4

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
    const place = (): void => {
      const frame = { nowMs: clock.serverNow(), lockAtMs, drawAtMs, last, drawn, isCalm: isCalm() }
      for (const [digit, ball] of balls.current.entries()) put(ball, digit, frame)
    }
    place()
    return clock.paint(place)
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

function put(ball: HTMLElement, digit: number, frame: BallFrame): void {
  const { x, y, near, opacity } = poseOf(digit, frame)
  const size = FAR_SIZE + (1 - FAR_SIZE) * near
  ball.style.transform = `translate(${x * REACH * 100}%, ${y * REACH * 100}%) scale(${size})`
  ball.style.opacity = String(opacity)
  ball.style.zIndex = near > 0 ? '1' : ''
}
