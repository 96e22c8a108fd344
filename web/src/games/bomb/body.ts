// The bomb itself: cold iron painted once, a light that turns with the spark, and the heat that shows through.

import { drawGlow, glowSprite, scaleOf } from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'
import type { Room } from './fuse.ts'
import { BALL, FIELD, paintIron, paintRim, paintSeams, WINDOW } from './iron.ts'

export function createBody(context: PictureContext, room: Room) {
  const { x, y, r } = room
  const scale = scaleOf(context)
  const half = (FIELD * r) / 2
  const ball = (BALL * r) / 2
  const iron = paintIron(r, scale)
  const rim = paintRim(r, scale)
  const seams = paintSeams(r, scale)
  const ember = glowSprite(192, '#ffdf8acc, #ff8a2a99 30%, #e5303f3d 62%, #e5303f00')
  const shadow = glowSprite(96, '#000000d9, #00000080 60%, #00000000')
  return {
    drawFloor(glow: number) {
      const floorY = Math.min(room.height - 8, y + r * 1.06)
      drawGlow(context, ember, [x, floorY, r * 2.1], glow * 0.5, 0.16)
      drawGlow(context, shadow, [x, floorY, r * 1.15], 0.95, 0.13)
    },
    /** The broken bowl that a bang leaves; its edge still glows, 1 to 0. */
    drawShell(glow: number) {
      context.save()
      context.translate(x, y)
      shellPath(context, r)
      context.arc(0, 0, r * 1.01, Math.asin(0.22), Math.PI - Math.asin(0.3))
      context.closePath()
      context.clip()
      context.drawImage(iron, -half, -half, half * 2, half * 2)
      context.globalCompositeOperation = 'lighter'
      drawGlow(context, ember, [0, r * 0.35, r * 0.95], 0.2 + 0.75 * glow, 0.45)
      context.restore()
      context.save()
      context.translate(x, y)
      context.globalCompositeOperation = 'lighter'
      context.lineJoin = 'round'
      shellPath(context, r)
      context.globalAlpha = 0.25 + 0.75 * glow
      context.strokeStyle = '#ff6a2a'
      context.lineWidth = r * 0.035
      context.stroke()
      context.globalAlpha = glow
      context.strokeStyle = '#ffe2a8'
      context.lineWidth = r * 0.014
      context.stroke()
      context.restore()
      context.globalAlpha = 1
      context.globalCompositeOperation = 'source-over'
    },
    /** `heat` 0 to 1; light comes from `lightAngle`, `light` strong. */
    draw({ heat, light, lightAngle, breath }: Record<'heat' | 'light' | 'lightAngle' | 'breath', number>) {
      context.drawImage(iron, x - half, y - half, half * 2, half * 2)
      context.globalCompositeOperation = 'lighter'
      context.globalAlpha = Math.min(1, heat * heat * 1.1)
      if (heat > 0.1) context.drawImage(seams, x - ball, y - ball, ball * 2, ball * 2)
      context.globalAlpha = light
      context.save()
      context.translate(x, y)
      context.rotate(lightAngle)
      // The lit crescent is only the right part of its field.
      if (light > 0) context.drawImage(rim, 0, -ball, ball, ball * 2)
      context.restore()
      context.globalAlpha = 1
      drawGlow(context, ember, [x, y, r * WINDOW.wide], heat * (0.4 + 0.08 * breath), 0.5)
      context.globalCompositeOperation = 'source-over'
    },
  }
}

/** The broken edge of what is left after the bang, from left to right: x, y, and so on. */
const EDGE = [
  -0.95, 0.3, -0.8, 0.38, -0.73, 0.34, -0.6, 0.58, -0.46, 0.54, -0.34, 0.74, -0.18, 0.68, -0.06, 0.8, 0.14, 0.64, 0.24,
  0.7, 0.4, 0.56, 0.52, 0.66, 0.68, 0.44, 0.76, 0.5, 0.97, 0.22,
]

function shellPath(context: PictureContext, r: number): void {
  context.beginPath()
  for (let i = 0; i < EDGE.length; i += 2) context.lineTo(r * EDGE[i]!, r * EDGE[i + 1]!)
}
