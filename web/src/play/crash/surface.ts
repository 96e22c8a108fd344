// A canvas behind the scenes, for sprites that are drawn once. Made without the DOM wherever that is possible.

import type { PictureContext } from './picture.ts'

export interface Surface {
  readonly image: CanvasImageSource
  readonly context: PictureContext
}

/** Only browsers without OffscreenCanvas draw on the page's own thread, so there a document is at hand. */
export function newSurface(width: number, height: number): Surface {
  if (typeof OffscreenCanvas !== 'undefined') {
    const image = new OffscreenCanvas(width, height)
    return { image, context: found(image.getContext('2d')) }
  }
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  return { image, context: found(image.getContext('2d')) }
}

function found(context: PictureContext | null): PictureContext {
  if (!context) throw new Error('a canvas without a 2D context')
  return context
}

/** A round glow of one colour that fades to nothing at its edge: `stops` are [place from 0 to 1, CSS colour]. */
export function glowSprite(
  sizePx: number,
  stops: readonly (readonly [at: number, colour: string])[],
): CanvasImageSource {
  const { image, context } = newSurface(sizePx, sizePx)
  const r = sizePx / 2
  const light = context.createRadialGradient(r, r, 0, r, r, r)
  for (const [at, colour] of stops) light.addColorStop(at, colour)
  context.fillStyle = light
  context.fillRect(0, 0, sizePx, sizePx)
  return image
}
