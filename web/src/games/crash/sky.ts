// What lies behind the curve: stars that drift, a horizon that sinks as the curve climbs, an edge that warms. All of
// it follows from time and value alone, and is the same in every browser.

import type { PictureContext } from '../../play/crash/picture/picture.ts'
import { radial, fillCircle, linear, newSurface } from '../../play/crash/picture/paint.ts'

const STARS = 70
const GOLDEN = 0.618_033_988_75
const SILVER = 0.754_877_666_25

export type Sky = ReturnType<typeof createSky>

type At = { clockMs: number; climbMs: number; warmth: number; isStill: boolean }

export function createSky(width: number, height: number) {
  const horizon = drawHorizon(width)
  const edge = drawEdge(width, height)
  return {
    draw(context: PictureContext, { clockMs, climbMs, warmth, isStill }: At) {
      drawStars(context, width, height, isStill ? 0 : clockMs, isStill ? 0 : climbMs)
      const sunk = Math.min(1, climbMs / 9_000)
      context.globalAlpha = 1 - sunk * 0.75
      context.drawImage(horizon, 0, height - 86 + sunk * 60, width, 120)
      context.globalAlpha = 0.16 + warmth * 0.84
      context.drawImage(edge, 0, 0, width, height)
      context.globalAlpha = 1
    },
  }
}

function drawStars(context: PictureContext, width: number, height: number, clockMs: number, climbMs: number): void {
  context.fillStyle = '#ffe9d2'
  for (let i = 0; i < STARS; i++) {
    // Far stars are small and slow, near ones larger and quicker.
    const near = ((i * SILVER) % 1) ** 2
    const drift = clockMs * 0.0022 + climbMs * (0.004 + near * 0.016)
    const x = wrap(i * GOLDEN * width * 7 - drift * (0.4 + near), width)
    const y = wrap(i * SILVER * height * 5 + drift * (0.25 + near * 0.6), height)
    const breath = 0.75 + 0.25 * Math.sin(clockMs / 900 + i * 1.7)
    context.globalAlpha = (0.14 + near * 0.5) * breath
    const size = 0.8 + near * 1.5
    context.fillRect(x, y, size, size)
  }
  context.globalAlpha = 1
}

const wrap = (value: number, within: number): number => ((value % within) + within) % within

/** The rim of the world below, with the light that comes from behind it. */
function drawHorizon(width: number): CanvasImageSource {
  const { image, context } = newSurface(Math.ceil(width), 120)
  const radius = width * 1.9
  const centre = [width / 2, 30 + radius] as const
  const air = [...centre, radius - 4, ...centre, radius + 30] as const
  context.fillStyle = radial(context, air, '#ff7a1a66, #ff4f7b33 25%, #ff4f7b00')
  context.fillRect(0, 0, width, 120)
  context.fillStyle = linear(context, [0, 30, 0, 100], '#2a1420, #100b14')
  fillCircle(context, ...centre, radius)
  context.lineWidth = 1.5
  context.strokeStyle = '#ffb37a99'
  context.stroke()
  return image
}

/** A warm frame, strongest in the corner that the curve makes for. */
function drawEdge(width: number, height: number): CanvasImageSource {
  const { image, context } = newSurface(Math.ceil(width), Math.ceil(height))
  const far = Math.hypot(width, height)
  const centre = [width * 0.4, height * 0.62] as const
  const glow = [...centre, far * 0.28, ...centre, far * 0.72] as const
  context.fillStyle = radial(context, glow, '#ff7a1a00, #ff7a1a3d 70%, #ff4f7b8c')
  context.fillRect(0, 0, width, height)
  return image
}
