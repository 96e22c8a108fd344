// The pile in front of the doors. It grows with what the opened doors are worth, by doublings, so that every door
// can be seen in it.

import { VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import {
  clamp01,
  easeIn,
  fillEllipse,
  lerp,
  linear,
  paintLayer,
  scaleOf,
  scatter,
  strokeEllipse,
} from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'
import type { Hall } from './hall.ts'

const STACKS = 7
const PER_DOUBLING = 6.5

/** How many coins lie on the pile when so many doors were opened. */
export function coinsFor(opened: number): number {
  const worth = VAULTS[opened - 1]
  return worth === undefined ? 0 : Math.round(PER_DOUBLING * Math.log2(worth / 100)) - 2
}

/** The coins of each stack: filled from the middle, higher there than at the sides. */
export function stacksOf(coins: number): readonly number[] {
  const stacks = Array.from({ length: STACKS }, () => 0)
  for (let i = 0; i < coins; i++) {
    const open = Math.min(STACKS, 2 + Math.floor(i / 5))
    let best = 0
    for (let s = 1; s < open; s++) if ((stacks[s]! + 1) * lean(s) < (stacks[best]! + 1) * lean(best)) best = s
    stacks[best]!++
  }
  return stacks
}

const lean = (stack: number): number => 1 + stack * 0.16

/** Where a stack stands, in coins' widths from the middle of the pile; the second number is how far in front. */
const SPOTS: readonly (readonly [across: number, front: number])[] = [
  [0, 0],
  [-1.06, 0.12],
  [1.04, 0.1],
  [-0.52, 0.62],
  [0.56, 0.66],
  [-1.6, 0.6],
  [1.62, 0.6],
]

export function createPile(context: PictureContext, hall: Hall) {
  const scale = scaleOf(context)
  const { coin: size, pileX, pileY } = hall
  const coin = paintCoin(size, scale)
  const thick = size * 0.17
  const draw = (x: number, y: number, tilt = 0) => {
    if (tilt === 0) {
      context.drawImage(coin, x - size * 0.6, y - size * 0.4, size * 1.2, size * 0.8)
      return
    }
    context.save()
    context.translate(x, y)
    context.rotate(tilt)
    context.drawImage(coin, -size * 0.6, -size * 0.4, size * 1.2, size * 0.8)
    context.restore()
  }
  const order = SPOTS.map((spot, s) => ({ spot, s })).sort((a, b) => a.spot[1] - b.spot[1])
  return {
    draw(opened: number, poured: number) {
      const before = coinsFor(opened - 1)
      const total = coinsFor(opened)
      const arriving = total - before
      const there = Math.round(lerp(before, total, clamp01(poured)))
      const stacks = stacksOf(there)
      for (const { spot, s } of order) {
        const x = pileX + spot[0] * size * 1.02
        for (let i = 0; i < stacks[s]!; i++) {
          const nudge = (scatter(s * 40 + i) - 0.5) * size * 0.07
          draw(x + nudge, pileY + spot[1] * size * 0.42 - i * thick)
        }
      }
      if (poured <= 0 || poured >= 1) return
      for (let i = 0; i < Math.min(arriving, 9); i++) {
        const k = clamp01(poured * 1.9 - (i / 9) * 0.9)
        if (k <= 0 || k >= 1) continue
        const from = [hall.doorX + (scatter(i) - 0.5) * hall.r * 0.5, hall.doorY + hall.r * 0.2] as const
        const to = [pileX + (scatter(i + 0.5) - 0.5) * size * 2, pileY - size * 0.5] as const
        const arc = hall.r * (0.55 + 0.4 * scatter(i + 0.3)) * 4 * k * (1 - k)
        draw(lerp(from[0], to[0], k), lerp(from[1], to[1], easeIn(k)) - arc, (scatter(i + 0.7) - 0.5) * 6 * k + 0.01)
      }
    },
  }
}

function paintCoin(size: number, scale: number): CanvasImageSource {
  return paintLayer(size * 1.2, size * 0.8, scale, (context) => {
    context.translate(size * 0.6, size * 0.36)
    const half = size / 2
    const flat = size * 0.2
    const thick = size * 0.17
    context.fillStyle = '#2a1503'
    fillEllipse(context, 0, thick * 1.18, half * 1.02, flat * 1.04)
    context.fillStyle = linear(context, [-half, 0, half, 0], '#7a4a0c, #f2b83a 25%, #fff0b8 40%, #d99524 55%, #5f3606')
    context.beginPath()
    context.ellipse(0, thick, half, flat, 0, 0, Math.PI)
    context.ellipse(0, 0, half, flat, 0, Math.PI, Math.PI * 2)
    context.fill()
    context.fillStyle = linear(context, [-half, -flat, half, flat], '#fff3c4, #ffcf4d 45%, #d18a1a')
    fillEllipse(context, 0, 0, half, flat)
    context.strokeStyle = '#a8690f'
    context.lineWidth = Math.max(0.6, size * 0.025)
    strokeEllipse(context, 0, 0, half * 0.72, flat * 0.7)
  })
}
