// The brushes that pictures share: curves of time, layers and glows painted once and copied, and scatter that is the
// same on every screen.

import type { PictureContext } from './picture.ts'
import { newSurface } from './surface.ts'

export type Stops = readonly (readonly [at: number, colour: string])[]

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

export function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
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
