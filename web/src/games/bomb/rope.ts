// The fuse as it is seen. The whole rope is painted once and then burnt away stretch by stretch, as a real one is: a
// frame costs one copy of it, however long it is.

import { fillCircle, newSurface, scaleOf } from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'
import { placeOn, type Fuse, type Room } from './fuse.ts'

/** One knot for every ten seconds. */
const KNOTS = 6

export function createRope(context: PictureContext, { width, height, r }: Room, fuse: Fuse) {
  const scale = scaleOf(context)
  const { image, context: layer } = newSurface(Math.ceil(width * scale), Math.ceil(height * scale))
  layer.scale(scale, scale)
  const wide = Math.max(3.2, r * 0.052)
  let painted = -1
  const paint = (left: number): void => {
    layer.globalCompositeOperation = 'source-over'
    layer.clearRect(0, 0, width, height)
    paintRope(layer, fuse, wide)
    burn(1, left)
  }
  const burn = (from: number, to: number): void => {
    if (to >= from) return
    layer.globalCompositeOperation = 'destination-out'
    layer.strokeStyle = '#000'
    layer.lineCap = to <= 0 || from >= 1 ? 'round' : 'butt'
    layer.lineJoin = 'round'
    layer.lineWidth = wide * 3.2
    // A little overlap towards the loose end leaves no slivers between two stretches.
    trace(layer, fuse, to, Math.min(1, from + 0.004))
    layer.stroke()
    layer.globalCompositeOperation = 'source-over'
    paintAsh(layer, fuse, to, from)
  }
  return {
    /** Draws what is left of it, 1 to 0. */
    draw(left: number) {
      if (painted < 0 || left > painted) paint(left)
      else burn(painted, left)
      painted = left
      context.drawImage(image, 0, 0, width, height)
    },
  }
}

function trace(layer: PictureContext, fuse: Fuse, from: number, to: number): void {
  const last = fuse.points.length / 2 - 1
  const start = placeOn(fuse, from)
  const end = placeOn(fuse, to)
  layer.beginPath()
  layer.moveTo(start.x, start.y)
  for (let i = Math.floor(from * last) + 1; i < to * last; i++)
    layer.lineTo(fuse.points[i * 2]!, fuse.points[i * 2 + 1]!)
  layer.lineTo(end.x, end.y)
}

function paintRope(layer: PictureContext, fuse: Fuse, wide: number): void {
  layer.lineJoin = 'round'
  layer.lineCap = 'round'
  trace(layer, fuse, 0, 1)
  for (const [width, colour] of [
    [wide + 2.4, '#1a0d10'],
    [wide, '#c9a184'],
  ] as const) {
    layer.lineWidth = width
    layer.strokeStyle = colour
    layer.stroke()
  }
  layer.lineCap = 'butt'
  layer.setLineDash([wide * 0.7, wide * 0.85])
  layer.strokeStyle = '#8a624c'
  layer.stroke()
  layer.setLineDash([])
  layer.lineWidth = wide * 0.26
  layer.strokeStyle = '#fff0dc80'
  layer.stroke()
  for (let i = 1; i < KNOTS; i++) {
    const { x, y } = placeOn(fuse, i / KNOTS)
    for (const [size, colour] of [
      [1.12, '#1a0d10'],
      [0.82, '#ffb02e'],
    ] as const) {
      layer.fillStyle = colour
      fillCircle(layer, x, y, wide * size)
    }
  }
}

/** A breath of ash marks where the fuse has been. */
function paintAsh(layer: PictureContext, fuse: Fuse, to: number, from: number): void {
  const every = 7 / fuse.length
  layer.fillStyle = '#ffd9c24d'
  for (let i = Math.ceil(to / every); i * every < from; i++) {
    const { x, y } = placeOn(fuse, i * every)
    fillCircle(layer, x, y, 0.9)
  }
}
