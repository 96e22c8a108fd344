// What the bomb is made of, painted once: cold iron with its cap and window, the light on it, the heat within.

import {
  fillCircle,
  fillEllipse,
  fillRoundRect,
  linear,
  paintLayer,
  radial,
  scatter,
} from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'
import { CAP_ANGLE } from './fuse.ts'

/** The painted iron with its cap is this many radii wide and high, the bomb in its middle; its light needs no more
 * than the ball. */
export const FIELD = 2.6
export const BALL = 2.04
/** The window in which the digits glow, in radii. */
export const WINDOW = { wide: 0.85, high: 0.3, round: 0.16 } as const

export function paintIron(r: number, scale: number): CanvasImageSource {
  const size = FIELD * r
  return paintLayer(size, size, scale, (context) => {
    context.translate(size / 2, size / 2)
    paintCap(context, r)
    context.fillStyle = radial(
      context,
      [-r * 0.36, -r * 0.46, r * 0.06, 0, 0, r * 1.02],
      '#7b4f6b, #43273f 28%, #1f1122 68%, #0d0710',
    )
    fillCircle(context, 0, 0, r)
    context.save()
    context.clip()
    // Cast iron is not smooth.
    for (let i = 0; i < 260; i++) {
      const angle = scatter(i) * Math.PI * 2
      const far = Math.sqrt(scatter(i + 0.5)) * r
      context.fillStyle = scatter(i + 0.25) > 0.5 ? '#ffffff0a' : '#0000001f'
      fillCircle(context, Math.cos(angle) * far, Math.sin(angle) * far, r * (0.01 + 0.02 * scatter(i + 0.75)))
    }
    // Bounced light from the floor.
    context.strokeStyle = linear(context, [0, r * 0.4, 0, r], '#ff5a3d00, #ff6a4566')
    context.lineWidth = r * 0.09
    context.beginPath()
    context.arc(0, 0, r * 0.955, 0.35, Math.PI - 0.35)
    context.stroke()
    context.restore()
    context.fillStyle = radial(context, [0, 0, 0, 0, 0, 1], '#ffffff8c, #ffffff00')
    context.save()
    context.translate(-r * 0.42, -r * 0.62)
    context.rotate(-0.6)
    context.scale(r * 0.34, r * 0.15)
    context.fillRect(-1, -1, 2, 2)
    context.restore()
    paintWindow(context, r)
  })
}

function paintCap(context: PictureContext, r: number): void {
  context.save()
  context.rotate(CAP_ANGLE + Math.PI / 2)
  const brass = linear(context, [-r * 0.24, 0, r * 0.24, 0], '#5a2c3c, #c98a8a 28%, #8a4a56 45%, #2c1420')
  context.fillStyle = brass
  fillRoundRect(context, -r * 0.25, -r * 1.1, r * 0.5, r * 0.24, r * 0.05)
  fillRoundRect(context, -r * 0.19, -r * 1.22, r * 0.38, r * 0.16, r * 0.05)
  context.fillStyle = '#14080f'
  fillEllipse(context, 0, -r * 1.205, r * 0.15, r * 0.035)
  context.restore()
}

/** Lit from the right (angle 0); turned to where the spark is. */
export function paintRim(r: number, scale: number): CanvasImageSource {
  const size = BALL * r
  return paintLayer(size / 2, size, scale, (context) => {
    context.translate(0, size / 2)
    context.beginPath()
    context.arc(0, 0, r, 0, Math.PI * 2)
    context.clip()
    context.fillStyle = radial(
      context,
      [-r * 0.5, 0, r * 1.02, -r * 0.5, 0, r * 1.52],
      '#ff7a1a00, #ff8a3a66 60%, #ffd9a0',
    )
    context.fillRect(0, -r, r, r * 2)
  })
}

function windowPath(context: PictureContext, r: number, grow: number): void {
  const { wide, high, round } = WINDOW
  context.beginPath()
  context.roundRect(-r * wide - grow, -r * high - grow, (r * wide + grow) * 2, (r * high + grow) * 2, r * round + grow)
}

/** A dark pane set into the iron, so that the digits stand on black whatever the heat. */
function paintWindow(context: PictureContext, r: number): void {
  windowPath(context, r, r * 0.036)
  context.fillStyle = linear(context, [0, -r * 0.4, 0, r * 0.4], '#2e1826, #3a2030 50%, #6d4256')
  context.fill()
  windowPath(context, r, 0)
  context.fillStyle = linear(context, [0, -r * 0.36, 0, r * 0.36], '#080308, #1a0a12')
  context.fill()
  for (const [sx, sy] of [
    [-0.62, -0.5],
    [0.62, -0.5],
    [-0.62, 0.5],
    [0.62, 0.5],
  ] as const) {
    context.fillStyle = '#08040a'
    fillCircle(context, r * sx, r * sy + r * 0.012, r * 0.06)
    context.fillStyle = linear(context, [0, r * (sy - 0.05), 0, r * (sy + 0.05)], '#9a6a80, #2c1728')
    fillCircle(context, r * sx, r * sy, r * 0.05)
  }
  windowPath(context, r, 0)
  context.save()
  context.clip()
  context.fillStyle = '#ffffff08'
  fillEllipse(context, -r * 0.1, -r * 0.44, r * 1.1, r * 0.36)
  context.restore()
}

/** Where the heat finds its way out of the iron. */
export function paintSeams(r: number, scale: number): CanvasImageSource {
  const size = BALL * r
  return paintLayer(size, size, scale, (context) => {
    context.translate(size / 2, size / 2)
    context.beginPath()
    context.arc(0, 0, r, 0, Math.PI * 2)
    context.clip()
    context.fillStyle = radial(context, [0, 0, r * 0.2, 0, 0, r], '#ff7a1a99, #e5303f4d 70%, #e5303f1a')
    context.fillRect(-r, -r, r * 2, r * 2)
    context.lineCap = 'round'
    for (const [width, colour] of [
      [0.055, '#ff5a2a4d'],
      [0.026, '#ff9a4599'],
      [0.01, '#ffe9b0'],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = r * width
      context.beginPath()
      for (let i = 0; i < 9; i++) crack(context, r, i, (i / 9) * Math.PI * 2 + 0.35 * scatter(i + 3))
      context.stroke()
    }
    // The window stays dark behind its digits.
    context.globalCompositeOperation = 'destination-out'
    context.fillStyle = '#000'
    windowPath(context, r, r * 0.036)
    context.fill()
  })
}

/** One crack from the window to the edge, and the twig that leaves it. */
function crack(context: PictureContext, r: number, i: number, start: number): void {
  let angle = start
  let x = Math.cos(angle) * r * 0.62
  let y = Math.sin(angle) * r * 0.4
  context.moveTo(x, y)
  for (let k = 0; k < 8; k++) {
    const turn = scatter(i * 31 + k * 7) - 0.5
    angle = start + turn * 1.7
    x += Math.cos(angle) * r * 0.085
    y += Math.sin(angle) * r * 0.085
    context.lineTo(x, y)
    if (k !== 3) continue
    const side = angle + (turn > 0 ? -1 : 1)
    context.lineTo(x + Math.cos(side) * r * 0.1, y + Math.sin(side) * r * 0.1)
    context.lineTo(x + Math.cos(side + turn) * r * 0.2, y + Math.sin(side + turn) * r * 0.2)
    context.moveTo(x, y)
  }
}
