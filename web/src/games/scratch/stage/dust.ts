// Flakes of foil that fall from under the finger. A handful at a time, on a canvas of their own that sleeps
// when the last one has fallen.

import { grain, penOf } from './grain.ts'
import type { Point } from './mask.ts'

const KEPT = 70
const AT_ONCE = 3
const LIFE_MS = 620
const FALL_PX = 0.0011
const COLOURS = ['#f3f5fa', '#c3cad8', '#8f98ad', '#e6d6a4']

interface Flake {
  readonly bornMs: number
  readonly from: Point
  readonly speed: Point
  readonly size: number
  readonly colour: string
}

export function createDust(canvas: HTMLCanvasElement) {
  const pen = penOf(canvas)
  let flakes: Flake[] = []
  let made = 0
  let frame = 0

  function flake(from: Point): Flake {
    const n = made++ * 5
    return {
      bornMs: performance.now(),
      from,
      speed: { x: (grain(n) - 0.5) * 0.16, y: -0.02 - grain(n + 1) * 0.11 },
      size: 1.4 + grain(n + 2) * 2.6,
      colour: COLOURS[n % COLOURS.length] ?? '#fff',
    }
  }

  function paint(nowMs: number): void {
    pen.clearRect(0, 0, canvas.width, canvas.height)
    flakes = flakes.filter(({ bornMs }) => nowMs - bornMs < LIFE_MS)
    for (const { bornMs, from, speed, size, colour } of flakes) {
      const age = Math.max(0, nowMs - bornMs)
      pen.globalAlpha = 1 - age / LIFE_MS
      pen.fillStyle = colour
      // A flake turns as it falls: it is seen from the side and from above by turns.
      const tall = size * (0.35 + 0.65 * Math.abs(Math.cos(age / 70 + size * 9)))
      pen.fillRect(from.x + speed.x * age, from.y + speed.y * age + FALL_PX * age * age, size, tall)
    }
    pen.globalAlpha = 1
    frame = flakes.length > 0 ? requestAnimationFrame(paint) : 0
  }

  return {
    fit() {
      canvas.width = canvas.clientWidth
      canvas.height = canvas.clientHeight
    },
    fall(at: Point) {
      for (let n = 0; n < AT_ONCE; n++) flakes.push(flake(at))
      flakes = flakes.slice(-KEPT)
      frame ||= requestAnimationFrame(paint)
    },
  }
}
