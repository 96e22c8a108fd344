// Sparks, smoke, and the two ends: the bang that is a ring, the dud that only smokes. Every spark's way follows from
// the clock, so nothing is kept between frames and nothing depends on luck.

import {
  clamp01,
  drawGlow,
  easeOut,
  glowSprite,
  lerp,
  scatter,
  span,
  strokeCircle,
} from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'
import type { Place, Room } from './fuse.ts'

const SPARKS = 34
const SPARK_MS = 520
const SHARDS = 26
const BANG_MS = 1500

export function createBurning(context: PictureContext, room: Room) {
  const hot = glowSprite(96, '#ffffff, #fff1c2 12%, #ffb02ecc 32%, #ff5a1f55 60%, #e5303f00')
  const spark = glowSprite(32, '#fff6da, #ffc55a 35%, #ff7a1a00')
  const smoke = glowSprite(96, '#6a5562b3, #3c2d3a66 50%, #221a2600')
  const joy = glowSprite(64, '#fff6da, #ffd166b3 30%, #ffb02e00')
  const { x, y, r } = room
  return {
    sparks: (at: Place, clockMs: number, strength: number) =>
      drawSparks(context, { hot, spark }, room, at, clockMs, strength),
    flame(fx: number, fy: number, size: number, clockMs: number) {
      const flicker = 1 + 0.12 * Math.sin(clockMs / 61) + 0.08 * Math.sin(clockMs / 37)
      context.globalCompositeOperation = 'lighter'
      drawGlow(context, hot, [fx, fy, size * 1.6 * flicker], 0.6)
      drawGlow(context, hot, [fx, fy - size * 0.3, size * 0.7 * flicker], 1, 1.5)
      context.globalCompositeOperation = 'source-over'
    },
    bang: (sinceMs: number) => drawBang(context, { hot, smoke }, room, sinceMs),
    embers(sinceMs: number) {
      const glow = 1 - easeOut(span(sinceMs, 0, 2600))
      context.globalCompositeOperation = 'lighter'
      for (let i = 0; i < SHARDS; i++) {
        const place = shardAt(room, i, sinceMs)
        if (i % 2 === 0) drawGlow(context, spark, [place.x, place.y, r * 0.05 * (0.5 + scatter(i + 0.2))], glow * 0.9)
      }
      context.globalCompositeOperation = 'source-over'
    },
    dud(at: Pick<Place, 'x' | 'y'>, sinceMs: number) {
      for (let i = 0; i < 7; i++) {
        const k = span(sinceMs, i * 160, i * 160 + 1700)
        if (k <= 0 || k >= 1) continue
        const drift = (scatter(i) - 0.5) * r * 0.7 * k
        drawGlow(context, smoke, [at.x + drift, at.y - k * r * 0.9, r * lerp(0.1, 0.42, k)], (1 - k) * 0.75)
      }
      context.globalCompositeOperation = 'lighter'
      for (let i = 0; i < 30; i++) {
        const k = span(sinceMs, 120 + i * 22, 1700 + i * 34)
        if (k <= 0 || k >= 1) continue
        const angle = (i / 30) * Math.PI * 2 + 0.4
        const far = r * (1.05 + easeOut(k) * (0.35 + 0.5 * scatter(i + 9)))
        const px = x + Math.cos(angle) * far * 1.15
        drawGlow(
          context,
          joy,
          [px, y + Math.sin(angle) * far - k * r * 0.2, r * 0.075 * (1 - k * 0.5)],
          Math.sin(Math.PI * k),
        )
      }
      context.globalCompositeOperation = 'source-over'
    },
  }
}

/** Each spark leaves the fire at its own moment of a steady rhythm and falls. */
function drawSparks(
  context: PictureContext,
  { hot, spark }: Record<'hot' | 'spark', CanvasImageSource>,
  room: Room,
  at: Place,
  clockMs: number,
  strength: number,
) {
  const unit = Math.max(16, room.r * 0.24)
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < SPARKS; i++) {
    const beat = clockMs / SPARK_MS + i / SPARKS
    const k = beat - Math.floor(beat)
    const n = i + Math.floor(beat) * SPARKS
    const angle = at.angle + Math.PI + (scatter(n) - 0.5) * 3.6
    const speed = unit * (0.7 + 1.7 * scatter(n + 0.5)) * strength
    const px = at.x + Math.cos(angle) * speed * easeOut(k)
    const py = at.y + Math.sin(angle) * speed * easeOut(k) + unit * 1.1 * k * k
    drawGlow(context, spark, [px, py, unit * (0.16 - 0.1 * k)], (1 - k) * 1.1)
  }
  const flicker = 1 + 0.1 * Math.sin(clockMs / 43) + 0.07 * Math.sin(clockMs / 29)
  drawGlow(context, hot, [at.x, at.y, unit * 2.5 * flicker], 0.42)
  drawGlow(context, hot, [at.x, at.y, unit * 0.95 * flicker], 1)
  context.globalCompositeOperation = 'source-over'
}

function shardAt({ x, y, r, height }: Room, i: number, sinceMs: number): { x: number; y: number; turn: number } {
  const angle = (i / SHARDS) * Math.PI * 2 + scatter(i) * 0.5
  const t = Math.min(sinceMs, BANG_MS) / 1000
  const out = r * (1.1 + 1.5 * scatter(i + 0.4)) * (1 - Math.exp(-t * 3.4))
  const floor = Math.min(height - 12, y + r * 1.08) - scatter(i + 0.8) * r * 0.06
  return {
    x: x + Math.cos(angle) * (r * 0.35 + out),
    y: Math.min(floor, y + Math.sin(angle) * (r * 0.35 + out * 0.8) + r * 2.3 * t * t),
    turn: scatter(i + 0.6) * 6 + Math.min(t, 0.8) * (scatter(i + 0.1) - 0.5) * 14,
  }
}

function drawBang(
  context: PictureContext,
  { hot, smoke }: Record<'hot' | 'smoke', CanvasImageSource>,
  room: Room,
  sinceMs: number,
) {
  const { x, y, r } = room
  for (let i = 0; i < 12; i++) {
    const k = span(sinceMs, 40, 2400)
    const angle = (i / 12) * Math.PI * 2 + scatter(i) * 0.8
    const far = r * (0.25 + (0.3 + 0.55 * scatter(i + 0.5)) * easeOut(k))
    const size = r * (0.3 + 0.4 * easeOut(k))
    drawGlow(
      context,
      smoke,
      [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.75 - k * r * 0.22, size],
      Math.min(1, k * 14) * (1 - k) * 0.8 + 0.1,
    )
  }
  context.fillStyle = '#2e1926'
  context.strokeStyle = '#8a556880'
  context.lineWidth = 1
  for (let i = 0; i < SHARDS; i++) {
    const place = shardAt(room, i, sinceMs)
    const size = r * (0.05 + 0.1 * scatter(i + 0.3))
    context.save()
    context.translate(place.x, place.y)
    context.rotate(place.turn)
    context.beginPath()
    context.moveTo(-size * 1.1, -size * 0.1)
    context.quadraticCurveTo(-size * 0.2, -size * 0.9, size, -size * 0.3)
    context.lineTo(size * (0.4 + 0.5 * scatter(i + 0.9)), size * 0.25)
    context.lineTo(size * 0.1, size * 0.05)
    context.lineTo(-size * 0.35, size * 0.5)
    context.closePath()
    context.fill()
    context.beginPath()
    context.moveTo(-size * 1.1, -size * 0.1)
    context.quadraticCurveTo(-size * 0.2, -size * 0.9, size, -size * 0.3)
    context.stroke()
    context.restore()
  }
  context.globalCompositeOperation = 'lighter'
  drawGlow(context, hot, [x, y, r * lerp(1, 1.5, easeOut(span(sinceMs, 0, 260)))], 0.34 * (1 - span(sinceMs, 0, 420)))
  context.globalCompositeOperation = 'source-over'
  drawRing(context, room, sinceMs)
}

/** The bang: one ring that widens and thins until it is gone. */
function drawRing(context: PictureContext, { x, y, r, width, height }: Room, sinceMs: number): void {
  const k = span(sinceMs, 0, 900)
  if (k >= 1) return
  const radius = lerp(r * 0.7, Math.hypot(width, height) * 0.56, easeOut(k))
  const fade = (1 - k) ** 1.5
  for (const [share, colour] of [
    [1, '#ff6a3d'],
    [0.42, '#ffd9a0'],
  ] as const) {
    context.globalAlpha = clamp01(fade * (share === 1 ? 0.55 : 1))
    context.strokeStyle = colour
    context.lineWidth = Math.max(0.8, r * 0.17 * share * (1 - k))
    strokeCircle(context, x, y, radius)
  }
  context.globalAlpha = 1
}
