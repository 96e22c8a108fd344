// Bomb: a fuse of one minute around an iron ball on which the value glows.

import {
  clamp01,
  drawGlow,
  easeInOut,
  easeOut,
  glowSprite,
  lerp,
  linear,
  paintLayer,
  radial,
  scaleOf,
  span,
  stagedPicture,
} from '../../play/crash/picture/paint.ts'
import type { CreatePicture, CrashFrame, PictureContext } from '../../play/crash/picture/picture.ts'
import { createBody } from './body.ts'
import { createBurning } from './burning.ts'
import { capOf, layFuse, leftOf, placeOn, roomFor, type Room } from './fuse.ts'
import { heatOf } from './heat.ts'
import { createRope } from './rope.ts'

const MATCH_MS = 1300
const SHAKE_PX = 3
const SHAKE_MS = 260

type Stage = ReturnType<typeof createStage>

function createStage(context: PictureContext, width: number, height: number) {
  const room = roomFor(width, height)
  const fuse = layFuse(room)
  return {
    context,
    room,
    fuse,
    rope: createRope(context, room, fuse),
    body: createBody(context, room),
    burning: createBurning(context, room),
    wall: paintWall(room, scaleOf(context)),
    glow: glowSprite(192, '#ff8a3aa6, #e5303f40 40%, #e5303f00'),
  }
}

export const createPicture: CreatePicture = (context) =>
  stagedPicture((width, height) => createStage(context, width, height), drawScene)

function drawScene(stage: Stage, frame: CrashFrame): void {
  const { context, room } = stage
  const isBang = frame.phase === 'result' && !frame.isTop
  const shake = isBang && !frame.isStill ? SHAKE_PX * (1 - span(frame.sinceEndMs, 0, SHAKE_MS)) : 0
  context.drawImage(stage.wall, 0, 0, room.width, room.height)
  context.save()
  context.translate(shake * Math.sin(frame.sinceEndMs / 13), shake * Math.cos(frame.sinceEndMs / 17))
  if (isBang) drawBang(stage, frame)
  else drawBomb(stage, frame)
  context.restore()
  const fresh = frame.phase === 'betting' && !frame.isStill ? 1 - easeOut(span(frame.untilLockMs, 6000, 5600)) : 0
  if (fresh > 0) {
    context.globalAlpha = fresh
    context.fillStyle = '#0d0609'
    context.fillRect(0, 0, room.width, room.height)
    context.globalAlpha = 1
  }
}

/** What is left of the fuse; in still pictures it shortens second by second. */
function burntTo(frame: CrashFrame): number {
  if (frame.phase === 'betting' || frame.phase === 'locked') return 1
  if (frame.phase === 'result' && frame.isTop) return 0
  return leftOf(frame.isStill ? Math.floor(frame.elapsedMs / 1000) * 1000 : frame.elapsedMs)
}

function drawBomb(stage: Stage, frame: CrashFrame): void {
  const { room, fuse, body, burning } = stage
  const isRunning = frame.phase === 'running'
  const isDud = frame.phase === 'result'
  const left = burntTo(frame)
  const fire = placeOn(fuse, left)
  const cooling = isDud ? 1 - 0.75 * (frame.isStill ? 1 : easeOut(span(frame.sinceEndMs, 100, 1800))) : 1
  const heat = heatOf(frame.value) * cooling
  const breath = frame.isStill ? 0 : Math.sin(frame.clockMs / 420)
  const match = matchOf(frame)
  const lightAngle = Math.atan2(fire.y - room.y, fire.x - room.x)
  const light = isRunning ? 0.7 + (frame.isStill ? 0 : 0.07 * Math.sin(frame.clockMs / 47)) : isDud ? 0 : 0.7 * match
  drawHalo(stage, heat, isRunning ? 1 : match)
  body.drawFloor(0.2 + 0.8 * heat)
  body.draw({ heat: Math.max(heat, 0.03), light, lightAngle, breath })
  stage.rope.draw(left)
  if (isRunning && frame.isStill) burning.flame(fire.x, fire.y, room.r * 0.14, 0)
  else if (isRunning) burning.sparks(fire, frame.clockMs, 1 + heat * 0.8)
  else if (isDud && !frame.isStill) burning.dud(capOf(room), frame.sinceEndMs)
  else if (match > 0) drawMatch(stage, match, frame.clockMs)
}

/** A match comes to the fuse in the last moments before the start. */
const matchOf = (frame: CrashFrame): number =>
  frame.isStill
    ? 0
    : frame.phase === 'locked'
      ? 1
      : frame.phase === 'betting'
        ? easeInOut(span(frame.untilLockMs, MATCH_MS, 150))
        : 0

function drawMatch({ context, room, fuse, burning }: Stage, near: number, clockMs: number): void {
  const end = placeOn(fuse, 1)
  const away = room.r * 0.9 * (1 - near)
  const side = end.x < room.x ? -1 : 1
  const x = end.x + side * away * 0.4
  const y = end.y - away * 0.9
  context.globalAlpha = clamp01(near * 2)
  context.strokeStyle = '#c99a6a'
  context.lineWidth = Math.max(2.5, room.r * 0.035)
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + side * room.r * 0.2, y - room.r * 0.5)
  context.stroke()
  burning.flame(x, y, room.r * 0.15, clockMs)
  context.globalAlpha = 1
}

function drawHalo({ context, room, glow }: Stage, heat: number, lit: number): void {
  context.globalCompositeOperation = 'lighter'
  drawGlow(context, glow, [room.x, room.y, room.r * lerp(1.9, 3.2, heat)], (0.18 + 0.5 * heat) * (0.5 + 0.5 * lit))
  context.globalCompositeOperation = 'source-over'
}

function drawBang(stage: Stage, frame: CrashFrame): void {
  const { context, room, body, burning, glow } = stage
  const sinceMs = frame.isStill ? 2600 : frame.sinceEndMs
  stage.rope.draw(0)
  body.drawFloor(0.5 * (1 - span(sinceMs, 0, 1600)))
  context.globalCompositeOperation = 'lighter'
  drawGlow(context, glow, [room.x, room.y, room.r * 2.4], 0.55 * (1 - easeOut(span(sinceMs, 0, 1800))) + 0.12)
  context.globalCompositeOperation = 'source-over'
  body.drawShell(1 - easeOut(span(sinceMs, 100, 2400)))
  burning.bang(sinceMs)
  burning.embers(sinceMs)
}

function paintWall(room: Room, scale: number): CanvasImageSource {
  const { width, height, x, y, r } = room
  return paintLayer(width, height, scale, (context) => {
    context.fillStyle = linear(context, [0, 0, 0, height], '#1d0a12, #150910 60%, #0c0609')
    context.fillRect(0, 0, width, height)
    context.fillStyle = radial(
      context,
      [x, y * 0.8, 0, x, y, Math.max(width, height) * 0.75],
      '#4a1420cc, #2a0d1880 50%, #0c060900',
    )
    context.fillRect(0, 0, width, height)
    const floorY = Math.min(height - 8, y + r * 1.02)
    context.fillStyle = linear(context, [0, floorY - r * 0.2, 0, height], '#2b101700, #2b1017b3 40%, #0a0508')
    context.fillRect(0, floorY - r * 0.2, width, height)
  })
}
