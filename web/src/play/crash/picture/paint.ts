// The brushes that pictures share: curves of time, layers and glows painted once and copied, and scatter that is the
// same on every screen.

import type { CrashFrame, CrashPicture, PictureContext } from './picture.ts'

export const clamp01 = (k: number): number => (k < 0 ? 0 : k > 1 ? 1 : k)
export const lerp = (from: number, to: number, k: number): number => from + (to - from) * k
/** How far a moment is between two others, 0 to 1. */
export const span = (atMs: number, fromMs: number, toMs: number): number => clamp01((atMs - fromMs) / (toMs - fromMs))

export const easeIn = (k: number): number => k * k * k
export const easeOut = (k: number): number => 1 - (1 - k) ** 3
export const easeInOut = (k: number): number => k * k * (3 - 2 * k)
/** A number from 0 to 1 that belongs to n: decoration only, and the same in every round and on every screen. */
export function scatter(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43_758.5453
  return x - Math.floor(x)
}

/** Real pixels to one of CSS, as the host set the context up. */
export const scaleOf = (context: PictureContext): number => context.getTransform().a || 1

/** A canvas that is never shown, for what is painted once and copied. */
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

/** A picture of its own in CSS pixels, painted once. */
export function paintLayer(
  width: number,
  height: number,
  scale: number,
  paint: (context: PictureContext) => void,
): CanvasImageSource {
  const surface = newSurface(Math.max(1, Math.ceil(width * scale)), Math.max(1, Math.ceil(height * scale)))
  surface.context.scale(scale, scale)
  paint(surface.context)
  return surface.image
}

/** Adds colours as CSS writes them: `#fff, #ff7a1a99 30%, #ff7a1a00`. The first is at 0% and the last at 100%. */
function withStops(gradient: CanvasGradient, stops: string): CanvasGradient {
  const colours = stops.split(', ')
  for (const [i, stop] of colours.entries()) {
    const [, colour = stop, percent] = /^(.+) ([\d.]+)%$/.exec(stop) ?? []
    gradient.addColorStop(percent ? Number(percent) / 100 : i / (colours.length - 1), colour)
  }
  return gradient
}

type Line = readonly [x0: number, y0: number, x1: number, y1: number]
export const linear = (context: PictureContext, line: Line, stops: string): CanvasGradient =>
  withStops(context.createLinearGradient(...line), stops)

type Circles = readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number]
export const radial = (context: PictureContext, circles: Circles, stops: string): CanvasGradient =>
  withStops(context.createRadialGradient(...circles), stops)

/** A round glow of one colour that fades to nothing at its edge. */
export function glowSprite(sizePx: number, stops: string): CanvasImageSource {
  const { image, context } = newSurface(sizePx, sizePx)
  const r = sizePx / 2
  context.fillStyle = radial(context, [r, r, 0, r, r, r], stops)
  context.fillRect(0, 0, sizePx, sizePx)
  return image
}

/** A glow around a point; squashed it lies on the floor. */
export function drawGlow(
  context: PictureContext,
  glow: CanvasImageSource,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  alpha = 1,
  squash = 1,
): void {
  if (alpha <= 0 || radius <= 0) return
  const before = context.globalAlpha
  context.globalAlpha = before * Math.min(1, alpha)
  context.drawImage(glow, x - radius, y - radius * squash, radius * 2, radius * 2 * squash)
  context.globalAlpha = before
}

export const fillCircle = (context: PictureContext, x: number, y: number, r: number): void =>
  fillEllipse(context, x, y, r, r)

export const strokeCircle = (context: PictureContext, x: number, y: number, r: number): void =>
  strokeEllipse(context, x, y, r, r)

export function fillEllipse(context: PictureContext, x: number, y: number, rx: number, ry: number): void {
  context.beginPath()
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  context.fill()
}

export function strokeEllipse(context: PictureContext, x: number, y: number, rx: number, ry: number): void {
  context.beginPath()
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  context.stroke()
}

type Box = readonly [x: number, y: number, width: number, height: number, radius: number]
export function fillRoundRect(context: PictureContext, ...box: Box): void {
  context.beginPath()
  context.roundRect(...box)
  context.fill()
}

/** A picture whose parts are made anew for every size of the stage. */
export function stagedPicture<Stage>(
  createStage: (width: number, height: number) => Stage,
  draw: (stage: Stage, frame: CrashFrame) => void,
): CrashPicture {
  let stage: Stage | undefined
  return {
    resize: (width, height) => (stage = createStage(width, height)),
    draw: (frame) => stage && draw(stage, frame),
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** One stud for each step at the lower left: its colour and radius. */
export function drawStuds(
  context: PictureContext,
  { height }: Size,
  { left, gap, ground }: { readonly left: number; readonly gap: number; readonly ground: string },
  studs: readonly (readonly [colour: string, radius: number])[],
): void {
  const y = height - 19
  const pad = left - 10
  context.fillStyle = ground
  fillRoundRect(context, left - pad, y - 9, gap * (studs.length - 1) + pad * 2, 18, 9)
  for (const [i, [colour, radius]] of studs.entries()) {
    context.fillStyle = colour
    fillCircle(context, left + i * gap, y, radius)
  }
}

/** A new round fades in; a lost one takes some of the light away, from one moment after its end to another. */
export function drawVeil(
  context: PictureContext,
  { width, height }: Size,
  { phase, isTop, isStill, sinceEndMs, untilLockMs }: CrashFrame,
  veil: { readonly colour: string; readonly lost: number; readonly fromMs: number; readonly toMs: number },
): void {
  const isLost = phase === 'result' && !isTop
  const lost = isLost ? veil.lost * (isStill ? 1 : easeOut(span(sinceEndMs, veil.fromMs, veil.toMs))) : 0
  const fresh = phase === 'betting' && !isStill ? 1 - easeOut(span(untilLockMs, 6000, 5600)) : 0
  const alpha = Math.max(lost, fresh)
  if (alpha <= 0) return
  context.globalAlpha = alpha
  context.fillStyle = veil.colour
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 1
}
