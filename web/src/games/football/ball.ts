import { radial } from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'

/** The ball's size, in heights of the boy. */
export const BALL = 0.088

/** Light stays where it is while the patches roll under it. */
export function createBall(context: PictureContext) {
  const light = radial(context, [-0.35, -0.4, 0.1, 0, 0, 1.05], '#ffffff, #e8eef0 55%, #8ea39b')
  const shade = radial(context, [-0.35, -0.4, 0.3, 0, 0, 1.05], '#08201400, #08201499')
  return {
    draw(x: number, y: number, radius: number, turn: number) {
      context.save()
      context.translate(x, y)
      context.scale(radius, radius)
      context.beginPath()
      context.arc(0, 0, 1, 0, Math.PI * 2)
      context.fillStyle = light
      context.fill()
      context.clip()
      context.rotate(turn)
      context.fillStyle = '#15241c'
      patch(context, 0, 0, 0.36)
      for (let i = 0; i < 5; i++) {
        const angle = -Math.PI / 2 + (i * Math.PI * 2) / 5
        patch(context, Math.cos(angle) * 0.98, Math.sin(angle) * 0.98, 0.34)
      }
      context.rotate(-turn)
      context.fillStyle = shade
      context.fillRect(-1, -1, 2, 2)
      context.restore()
    },
  }
}

function patch(context: PictureContext, x: number, y: number, r: number): void {
  context.beginPath()
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI * 2) / 5
    context.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r)
  }
  context.closePath()
  context.fill()
}
