// Crash on its stage: a luminous curve with a spark at its head. Those who left stay on it as marks. At the end it
// turns red and stands still.

import type { CreatePicture, CrashFrame, PictureContext } from '../../play/crash/picture/picture.ts'
import { fillCircle, glowSprite, linear } from '../../play/crash/picture/paint.ts'
import { curveAt, levels, plotFor, timeOf, warmth, type Plot } from './plot.ts'
import { createSky, type Sky } from './sky.ts'

const CURVE_POINTS = 56
const SPARKS = 34
const SPARK_LIFE_MS = 950
const GOLDEN_ANGLE = 2.399_963
const MARKS_MOST = 40
const REDDEN_MS = 260

const sprites = () => ({
  ember: glowSprite(64, '#fff4e2, #ffc27acc 22%, #ff7a1a55 55%, #ff7a1a00'),
  mine: glowSprite(64, '#d8ffe8, #3ddc84cc 25%, #3ddc8400'),
  cold: glowSprite(64, '#ff9a9d, #ff737788 30%, #ff737700'),
})

export const createPicture: CreatePicture = (context) => {
  const glow = sprites()
  let width = 0
  let height = 0
  let sky: Sky | undefined
  return {
    resize(nextWidth, nextHeight) {
      width = nextWidth
      height = nextHeight
      sky = createSky(width, height)
    },
    draw(frame) {
      context.clearRect(0, 0, width, height)
      const value = frame.phase === 'running' || frame.phase === 'result' ? curveAt(frame.elapsedMs) : 1
      const { clockMs, elapsedMs, isStill } = frame
      sky?.draw(context, { clockMs, climbMs: elapsedMs, warmth: warmth(value), isStill })
      const plot = plotFor(width, height, elapsedMs)
      if (frame.phase === 'running' || frame.phase === 'result') {
        drawLevels(context, plot, width)
        drawCurve(context, plot, frame)
        drawMarks(context, plot, frame, glow)
        if (frame.phase === 'running') drawHead(context, plot, frame, glow.ember)
        else drawEnd(context, plot, frame, frame.isTop ? glow.ember : glow.cold)
      } else drawWaiting(context, plot, frame, glow.ember)
    },
  }
}

/** Round heights as hair lines; whole multipliers are named. */
function drawLevels(context: PictureContext, plot: Plot, width: number): void {
  context.font = '600 11px system-ui, sans-serif'
  context.textAlign = 'right'
  context.textBaseline = 'bottom'
  for (const level of levels(plot.topValue)) {
    const y = Math.round(plot.y(level)) + 0.5
    if (y < plot.top * 0.6) continue
    // A line comes in from above as the window grows, and fades as it sinks.
    const share = (plot.bottom - y) / (plot.bottom - plot.top)
    context.globalAlpha = Math.min(1, share * 3) * Math.min(1, (1.1 - share) * 5)
    context.fillStyle = '#ffffff17'
    context.fillRect(plot.left, y, width - plot.left * 2, 1)
    if (!Number.isInteger(level)) continue
    context.fillStyle = '#a096b2'
    context.fillText(`${level}×`, width - plot.left, y - 3)
  }
  context.globalAlpha = 1
}

function trace(context: PictureContext, plot: Plot, elapsedMs: number): void {
  context.beginPath()
  context.moveTo(plot.x(0), plot.y(1))
  for (let i = 1; i <= CURVE_POINTS; i++) {
    const ms = (elapsedMs * i) / CURVE_POINTS
    context.lineTo(plot.x(ms), plot.y(curveAt(ms)))
  }
}

function drawCurve(context: PictureContext, plot: Plot, frame: CrashFrame): void {
  const { elapsedMs, phase, sinceEndMs, isStill, isTop } = frame
  if (elapsedMs <= 0) return
  const red = phase === 'result' && !isTop ? (isStill ? 1 : Math.min(1, sinceEndMs / REDDEN_MS)) : 0
  const headY = plot.y(curveAt(elapsedMs))
  const under = mix('#ff8a3d', '#ff7377', red, isTop ? 0.5 : 0.36)
  const line = `${mix('#ff4f7b', '#b8434f', red, 0.55)}, ${mix('#ff7a1a', '#ff5f66', red, 1)} 55%, ${mix('#ffd9a0', '#ff8f92', red, 1)}`
  trace(context, plot, elapsedMs)
  context.lineTo(plot.x(elapsedMs), plot.bottom)
  context.lineTo(plot.x(0), plot.bottom)
  context.fillStyle = linear(context, [0, headY, 0, plot.bottom], `${under}, #ff7a1a00`)
  context.fill()

  trace(context, plot, elapsedMs)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = linear(context, [plot.left, 0, plot.x(elapsedMs), 0], line)
  // The light around the line: wide and faint, then narrower. No blur is asked of the browser.
  for (const [lineWidth, alpha] of GLOW_STROKES) {
    context.globalAlpha = alpha
    context.lineWidth = lineWidth
    context.stroke()
  }
  context.globalAlpha = 1
}
const GLOW_STROKES = [
  [18, 0.08],
  [10, 0.16],
  [4.5, 1],
] as const

/** Where the others left, and where I did. They stay. */
function drawMarks(
  context: PictureContext,
  plot: Plot,
  { exits, mine }: CrashFrame,
  glow: { readonly mine: CanvasImageSource },
): void {
  for (const value of exits.slice(-MARKS_MOST)) {
    if (value === mine) continue
    const [x, y] = [plot.x(timeOf(value)), plot.y(value / 100)]
    context.globalAlpha = 0.9
    context.fillStyle = '#1d0b00'
    fillCircle(context, x, y, 4.5)
    context.fillStyle = '#ffe0bd'
    fillCircle(context, x, y, 3)
  }
  context.globalAlpha = 1
  if (mine === null) return
  const [x, y] = [plot.x(timeOf(mine)), plot.y(mine / 100)]
  context.drawImage(glow.mine, x - 26, y - 26, 52, 52)
  context.fillStyle = '#3ddc8466'
  context.fillRect(x - 0.75, y, 1.5, plot.bottom - y)
  context.fillStyle = '#04240f'
  fillCircle(context, x, y, 7.5)
  context.fillStyle = '#3ddc84'
  fillCircle(context, x, y, 5.5)
}

/** The spark, and what it leaves behind: each grain was shed where the head was when it came off. */
function drawHead(context: PictureContext, plot: Plot, frame: CrashFrame, ember: CanvasImageSource): void {
  const { clockMs, elapsedMs, isStill, isIn } = frame
  const [x, y] = [plot.x(elapsedMs), plot.y(curveAt(elapsedMs))]
  context.globalCompositeOperation = 'lighter'
  if (!isStill) drawTrail(context, plot, frame, ember)
  const beat = isStill ? 1 : 1 + 0.06 * Math.sin(clockMs / 90) + 0.05 * Math.sin(clockMs / 37)
  const size = (isIn ? 104 : 84) * beat
  context.globalAlpha = 0.55
  context.drawImage(ember, x - size / 2, y - size / 2, size, size)
  context.globalAlpha = 1
  context.drawImage(ember, x - 20 * beat, y - 20 * beat, 40 * beat, 40 * beat)
  context.globalCompositeOperation = 'source-over'
}

function drawTrail(context: PictureContext, plot: Plot, frame: CrashFrame, ember: CanvasImageSource): void {
  const { clockMs, elapsedMs } = frame
  for (let i = 0; i < SPARKS; i++) {
    const turn = clockMs / SPARK_LIFE_MS + i / SPARKS
    const age = turn % 1
    const shedMs = elapsedMs - age * SPARK_LIFE_MS
    if (shedMs < 0) continue
    const grain = Math.floor(turn) * SPARKS + i
    const angle = Math.PI * 0.72 + 0.95 * Math.sin(grain * GOLDEN_ANGLE)
    const reach = age * (18 + 34 * ((grain * 0.618) % 1))
    const x = plot.x(shedMs) + Math.cos(angle) * reach
    const y = plot.y(curveAt(shedMs)) + Math.sin(angle) * reach + age * age * 22
    const size = 3 + 15 * (1 - age)
    context.globalAlpha = 0.75 * (1 - age)
    context.drawImage(ember, x - size / 2, y - size / 2, size, size)
  }
  context.globalAlpha = 1
}

/** The head goes out where it stopped; a few embers fall. No flash. */
function drawEnd(context: PictureContext, plot: Plot, frame: CrashFrame, glow: CanvasImageSource): void {
  const { elapsedMs, sinceEndMs, isStill } = frame
  const [x, y] = [plot.x(elapsedMs), plot.y(curveAt(elapsedMs))]
  context.globalAlpha = 0.8
  context.drawImage(glow, x - 18, y - 18, 36, 36)
  const age = sinceEndMs / 1100
  if (!isStill && age < 1) {
    for (let i = 0; i < 14; i++) {
      const angle = i * GOLDEN_ANGLE
      const reach = (1 - (1 - age) ** 3) * (14 + ((i * 7) % 11) * 3)
      const size = 10 * (1 - age) + 2
      context.globalAlpha = 0.7 * (1 - age)
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7 + age * age * 46]
      context.drawImage(glow, x + dx - size / 2, y + dy - size / 2, size, size)
    }
  }
  context.globalAlpha = 1
}

/** Before the start: an ember that breathes at the foot of the curve, brighter as the moment comes near. */
function drawWaiting(context: PictureContext, plot: Plot, frame: CrashFrame, ember: CanvasImageSource): void {
  const { phase, untilLockMs, clockMs, isStill } = frame
  const near = phase === 'locked' ? 1 : 1 - Math.min(1, untilLockMs / 6000)
  const breath = isStill ? 1 : 1 + 0.12 * Math.sin(clockMs / 420)
  const size = (34 + 40 * near) * breath
  const [x, y] = [plot.x(0), plot.y(1)]
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 0.5 + 0.5 * near
  context.drawImage(ember, x - size / 2, y - size / 2, size, size)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
}

/** Between two colours of the form #rrggbb, with an opacity. */
function mix(from: string, to: string, share: number, alpha: number): string {
  const part = (at: number): number => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
  }
  return `rgb(${part(1)} ${part(3)} ${part(5)} / ${alpha})`
}
