// The pitch as a plane seen from the side. Lengths on it are heights of the boy; depth grows away from the player.

import type { NumberPlace } from '../../play/crash/crash-game.ts'

/** From one man to the next. */
export const GAP = 3.4
/** How far away the eye is. */
const EYE = 4.2
/** The far touchline, and the near one. */
export const FAR = 7.4
export const NEAR = -1.05

export type Ground = ReturnType<typeof groundFor>

export function groundFor(width: number, height: number) {
  /** The boy's height in pixels. */
  const boy = Math.max(40, Math.min(height * 0.43, height * 0.5 - 24, width * 0.36))
  /** Where his feet are. */
  const feetY = height - Math.max(34, height * 0.13, boy * 0.24) - tallness(width, height) * 0.3
  return { width, height, boy, horizonY: Math.max(feetY - boy * 1.12, height * 0.36), feetY }
}

/** On a stage that is much taller than wide, the scene and its number move towards the middle. */
const tallness = (width: number, height: number): number => Math.max(0, height - width * 1.5)

/** How large a thing at this depth is, against one at the boy's own. */
export const scaleAt = (depth: number): number => EYE / (EYE + depth)

export const screenY = (ground: Ground, depth: number): number =>
  ground.horizonY + (ground.feetY - ground.horizonY) * scaleAt(depth)

/** Where a point of the pitch is on the screen when the eye is on `eyeX`, which stands at `atX` of the screen. */
export const screenX = (ground: Ground, x: number, depth: number, eyeX: number, atX: number): number =>
  atX + (x - eyeX) * ground.boy * scaleAt(depth)

/** The number stands in the night sky, above the boy. */
export function numberAt(widthPx: number, heightPx: number): NumberPlace {
  const sizePx = Math.round(Math.max(28, Math.min(92, widthPx * 0.165, heightPx * 0.175)))
  // The countdown stands above it, shorter on the lowest stages.
  const above = heightPx > 190 ? 36 : 17
  return {
    x: widthPx / 2,
    y: Math.max(sizePx / 2 + above, heightPx * 0.19 + tallness(widthPx, heightPx) * 0.2),
    sizePx,
  }
}
