// What a vault is made of, painted once: drum, door, wheel, gold. The door's middle is at the origin, r its radius.

import {
  fillCircle,
  fillEllipse,
  fillRoundRect,
  linear,
  radial,
  scatter,
  strokeCircle,
  strokeEllipse,
} from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'

/** How large the door itself is. */
export const LEAF = 0.86

const bronze = (context: PictureContext, x0: number, y0: number, x1: number, y1: number): CanvasGradient =>
  linear(context, [x0, y0, x1, y1], '#ffe9b0, #d99a35 25%, #8a561b 55%, #5a350f 80%, #c98a35')

const disc = (context: PictureContext, r: number, x = 0, y = 0): void => fillCircle(context, x, y, r)

export function paintDrum(context: PictureContext, r: number): void {
  for (const x of [-0.6, 0.6]) {
    context.fillStyle = linear(context, [0, r * 0.8, 0, r * 1.16], '#3a230c, #6b4418 70%, #241406')
    context.beginPath()
    context.moveTo(r * (x - 0.2), r * 0.7)
    context.lineTo(r * (x + 0.2), r * 0.7)
    context.lineTo(r * (x + 0.27), r * 1.16)
    context.lineTo(r * (x - 0.27), r * 1.16)
    context.closePath()
    context.fill()
  }
  // The side of the drum, running back to where the row ends.
  const back = { x: r * 0.34, y: -r * 0.03, r: r * 1.06 }
  context.fillStyle = linear(context, [0, -r, 0, r * 1.1], '#6b4418, #a06a28 30%, #4a2c0e 55%, #1c1006')
  context.beginPath()
  context.arc(0, 0, r * 1.13, Math.PI / 2, -Math.PI / 2)
  context.arc(back.x, back.y, back.r, -Math.PI / 2, Math.PI / 2)
  context.closePath()
  context.fill()
  context.fillStyle = '#1a0f06'
  disc(context, r * 1.14)
  context.fillStyle = bronze(context, -r, -r, r, r)
  disc(context, r * 1.12)
  context.fillStyle = linear(context, [-r, -r, r, r], '#5a3813, #7d5220 50%, #2c1a08')
  disc(context, r * 1.08)
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * Math.PI * 2 + Math.PI / 20
    const x = Math.cos(angle) * r * 0.985
    const y = Math.sin(angle) * r * 0.985
    if (i === 14 || i === 15) continue
    context.fillStyle = '#1f1206'
    disc(context, r * 0.042, x + r * 0.008, y + r * 0.012)
    context.fillStyle = bronze(context, x - r * 0.04, y - r * 0.04, x + r * 0.04, y + r * 0.04)
    disc(context, r * 0.036, x, y)
  }
  context.fillStyle = '#20130780'
  fillRoundRect(context, -r * 0.16, -r * 1.085, r * 0.32, r * 0.165, r * 0.05)
  context.fillStyle = '#120a04'
  disc(context, r * (LEAF + 0.03))
}

export function paintLeaf(context: PictureContext, r: number): void {
  context.fillStyle = bronze(context, -r * 0.7, -r * 0.7, r * 0.7, r * 0.7)
  disc(context, r * LEAF)
  context.fillStyle = '#4a2c0d'
  disc(context, r * 0.79)
  context.fillStyle = radial(
    context,
    [-r * 0.3, -r * 0.36, r * 0.05, 0, 0, r * 0.8],
    '#ffe6a6, #d9a03c 35%, #96611f 75%, #5f3a10',
  )
  disc(context, r * 0.775)
  context.lineWidth = r * 0.012
  for (const [at, colour] of [
    [0.66, '#5f3a10'],
    [0.645, '#ffe9b099'],
    [0.42, '#5f3a10'],
    [0.405, '#ffe9b099'],
  ] as const) {
    context.strokeStyle = colour
    strokeCircle(context, 0, 0, r * at)
  }
  // Turned metal throws its light in two fans.
  for (const angle of [-2.3, 0.85]) {
    context.fillStyle = '#fff6d81f'
    for (const wide of [0.42, 0.22]) {
      context.beginPath()
      context.moveTo(0, 0)
      context.arc(0, 0, r * 0.775, angle - wide, angle + wide)
      context.closePath()
      context.fill()
    }
  }
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    const x = Math.cos(angle) * r * 0.72
    const y = Math.sin(angle) * r * 0.72
    context.fillStyle = '#4a2c0d'
    disc(context, r * 0.034, x + r * 0.006, y + r * 0.01)
    context.fillStyle = '#ffdf94'
    disc(context, r * 0.026, x, y)
  }
}

/** The back of the door: plain, with the bolts that held it. */
export function paintInside(context: PictureContext, r: number): void {
  context.fillStyle = bronze(context, r * 0.7, -r * 0.7, -r * 0.7, r * 0.7)
  disc(context, r * LEAF)
  context.fillStyle = '#7a4d1a'
  disc(context, r * 0.74)
  context.strokeStyle = '#ffdf94'
  context.lineCap = 'round'
  context.lineWidth = r * 0.07
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    context.beginPath()
    context.moveTo(Math.cos(angle) * r * 0.3, Math.sin(angle) * r * 0.3)
    context.lineTo(Math.cos(angle) * r * 0.64, Math.sin(angle) * r * 0.64)
    context.stroke()
  }
  context.fillStyle = '#c98a35'
  disc(context, r * 0.3)
}

export function paintWheel(context: PictureContext, r: number): void {
  context.lineCap = 'round'
  for (const [width, colour, drop] of [
    [0.125, '#3a2108', 0.018],
    [0.095, '#e0a640', 0],
    [0.035, '#fff0bf', -0.016],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = r * width
    context.beginPath()
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * Math.PI * 2 - Math.PI / 2
      context.moveTo(0, r * drop)
      context.lineTo(Math.cos(angle) * r * 0.36, Math.sin(angle) * r * 0.36 + r * drop)
    }
    context.stroke()
  }
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 - Math.PI / 2
    context.fillStyle = '#ffe9b0'
    disc(context, r * 0.062, Math.cos(angle) * r * 0.37, Math.sin(angle) * r * 0.37)
  }
  context.fillStyle = '#3a2108'
  disc(context, r * 0.15)
  context.fillStyle = radial(context, [-r * 0.05, -r * 0.06, 0, 0, 0, r * 0.14], '#fff6d8, #e8ae45 50%, #8a561b')
  disc(context, r * 0.13)
}

/** What a good vault holds: a heap of coins before a lit wall. */
export function paintGold(context: PictureContext, r: number): void {
  context.fillStyle = radial(context, [0, -r * 0.15, 0, 0, 0, r * 0.85], '#fff0bf, #ffc94d 28%, #a8661a 62%, #331b05')
  context.fillRect(-r, -r, r * 2, r * 2)
  const rows = 11
  for (let row = 0; row < rows; row++) {
    const wide = 0.16 + 0.84 * Math.sqrt(row / (rows - 1))
    const count = 3 + Math.round(wide * 9)
    for (let i = 0; i < count; i++) {
      const n = row * 31 + i
      const x = (-1 + (2 * (i + 0.5)) / count + (scatter(n) - 0.5) * 0.12) * wide
      const y = -0.16 + row * 0.088 + x * x * 0.16 + (scatter(n + 0.4) - 0.5) * 0.05
      heapCoin(context, r * x * 0.92, r * y, r * (0.09 + 0.025 * scatter(n + 0.7)), n)
    }
  }
  // The heap is darker at its foot and sides, where the wall's light does not reach.
  context.fillStyle = radial(context, [0, -r * 0.1, r * 0.25, 0, 0, r * 0.82], '#3f240700, #3f240759 70%, #2a1504d9')
  context.fillRect(-r, -r, r * 2, r * 2)
}

function heapCoin(context: PictureContext, x: number, y: number, size: number, n: number): void {
  context.save()
  context.translate(x, y)
  context.rotate((scatter(n + 0.2) - 0.5) * 1.1)
  context.fillStyle = '#8a5410'
  fillEllipse(context, 0, size * 0.22, size * 1.04, size * 0.5)
  context.fillStyle = scatter(n + 0.9) > 0.72 ? '#fff0b0' : scatter(n + 0.9) > 0.3 ? '#ffcb45' : '#f0ae2e'
  fillEllipse(context, 0, 0, size, size * 0.46)
  context.strokeStyle = '#b9781899'
  context.lineWidth = size * 0.09
  strokeEllipse(context, 0, 0, size * 0.66, size * 0.28)
  context.restore()
}

export function paintFog(context: PictureContext, r: number): void {
  context.fillStyle = '#150c06'
  context.beginPath()
  context.arc(0, 0, r * 1.145, Math.PI / 2, -Math.PI / 2)
  context.arc(r * 0.34, -r * 0.03, r * 1.065, -Math.PI / 2, Math.PI / 2)
  context.closePath()
  context.fill()
  disc(context, r * 1.145)
}
