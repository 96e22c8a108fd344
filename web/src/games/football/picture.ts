// Soccer Boy: from the facts of a moment to the pitch at night.

import { DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import {
  clamp01,
  drawGlow,
  drawStuds,
  drawVeil,
  easeInOut,
  easeOut,
  glowSprite,
  lerp,
  span,
  stagedPicture,
} from '../../play/crash/picture/paint.ts'
import type { CreatePicture, CrashFrame, PictureContext } from '../../play/crash/picture/picture.ts'
import { BALL, createBall } from './ball.ts'
import { BOY, drawFigure, KEEPER, MAN, mix, type Pose } from './figure.ts'
import { drawFrame, drawNet, IN_NET, type View } from './goal.ts'
import { GAP, groundFor, scaleAt, screenX, screenY } from './ground.ts'
import { createPitch } from './pitch.ts'
import { cheering, DIVING, guarding, juggling, ready, running, SLIDING, tumbling } from './poses.ts'
import { MEN, missedLunge, playOf, stillPlayOf, LUNGE_AFTER_MS, type Play } from './timeline.ts'

/** Whole strides from one man to the next, so that every duel is met on the same foot. */
const STRIDES = 2
/** The man waits this far before the boy where they meet, and a little behind him. */
const REACH = 0.82
const MAN_DEPTH = 0.16
/** The keeper stays nearer to his line, and in the middle of his goal. */
const KEEPER_REACH = 1.15
const KEEPER_DEPTH = 0.7
const SHOT_MS = 420

interface Spot {
  /** Heights of the boy from kick-off, away from the player, and up. */
  readonly x: number
  readonly depth: number
  readonly up: number
}

type Stage = ReturnType<typeof createStage>

function createStage(context: PictureContext, width: number, height: number) {
  const ground = groundFor(width, height)
  return {
    context,
    ground,
    pitch: createPitch(context, ground),
    ball: createBall(context),
    shadow: glowSprite(64, '#021008cc, #02100877 55%, #02100800'),
    spray: glowSprite(16, '#d9ff8c, #7fc23a99 60%, #7fc23a00'),
  }
}

export const createPicture: CreatePicture = (context) =>
  stagedPicture((width, height) => createStage(context, width, height), drawScene)

function drawScene(stage: Stage, frame: CrashFrame): void {
  const { context, ground, pitch } = stage
  const play = frame.isStill ? stillPlayOf(frame) : playOf(frame)
  const clockMs = frame.isStill ? 0 : frame.clockMs
  const eyeX = play.place * GAP
  const nearGoal = easeInOut(clamp01(play.place - (MEN - 1)))
  const view: View = { ground, eyeX, atX: ground.width * lerp(0.36, 0.2, nearGoal) }
  const shot = shotOf(play)
  pitch.draw(eyeX, view.atX)
  drawFrame(context, view, 'far')
  drawNet(context, view, play.moment === 'goal' ? play.endedMs - SHOT_MS : 0)
  const isInside = shot !== null && shot.x > IN_NET.x - 0.85
  const ballSpot = shot ?? ballOf(play, clockMs, frame.untilLockMs)
  if (isInside) drawBall(stage, view, ballSpot)
  drawFrame(context, view, 'near')
  for (const man of [play.beaten - 1, play.beaten, play.beaten + 1, play.beaten + 2])
    if (man >= 1 && man <= MEN) drawMan(stage, view, play, man, clockMs)
  const boy = boyOf(play, clockMs, frame.untilLockMs)
  drawBoy(stage, view, play, boy)
  if (!isInside) drawBall(stage, view, ballSpot)
  if (!frame.isStill) drawSpray(stage, view, play)
  pitch.drawNear(eyeX, view.atX)
  drawSteps(stage, frame, play)
  drawVeil(context, ground, frame, { colour: '#050d09', lost: 0.34, fromMs: 60, toMs: 700 })
}

/** Running faster between men than at them. */
const hasteOf = (place: number): number => 0.5 - 0.5 * Math.cos(2 * Math.PI * place)

/** He goes round a beaten man on the near side. */
const swerveOf = ({ sinceDuelMs, moment }: Play): number =>
  moment === 'running' ? Math.sin(Math.PI * span(sinceDuelMs, LUNGE_AFTER_MS, 800)) : 0

function boyOf(play: Play, clockMs: number, untilLockMs: number): Pose {
  const run = running(play.place * STRIDES + 0.12, hasteOf(play.place))
  if (play.moment === 'tackled') return tumbling(run, span(play.endedMs, 90, 760))
  if (play.moment === 'goal') return cheering(run, play.endedMs)
  if (play.moment === 'running') return mix(ready(0), run, easeOut(clamp01(play.place / 0.12)))
  return mix(ready(clockMs / 2600), juggling(juggleAt(clockMs)), juggleShare(untilLockMs))
}

const JUGGLE_MS = 940
const juggleAt = (clockMs: number): number => (clockMs % JUGGLE_MS) / JUGGLE_MS
/** He keeps the ball up while bets are taken, and puts his foot on it before the start. */
const juggleShare = (untilLockMs: number): number => easeInOut(span(untilLockMs, 900, 1500))

function ballOf(play: Play, clockMs: number, untilLockMs: number): Spot {
  const x = play.place * GAP
  if (play.moment === 'waiting') {
    const k = juggleAt(clockMs)
    const share = juggleShare(untilLockMs)
    return { x: x + lerp(0.25, 0.29, share), depth: -0.02, up: lerp(0, 0.2 + 1.5 * k * (1 - k), share) }
  }
  if (play.moment === 'tackled') {
    const roll = 1 - Math.exp(-play.endedMs / 520)
    const hop = Math.abs(Math.sin(Math.min(play.endedMs / 210, Math.PI * 2))) * 0.16 * Math.exp(-play.endedMs / 300)
    return { x: x + 0.36 + roll * 0.8, depth: -0.1 - roll * 0.34, up: hop }
  }
  const kick = Math.abs(Math.sin(play.place * STRIDES * Math.PI * 2 * 0.5 + 0.4))
  const swerve = swerveOf(play)
  return {
    x: x + 0.34 + 0.17 * kick * hasteOf(play.place) + 0.12 * swerve,
    depth: -0.04 - 0.42 * swerve,
    up: 0.1 * swerve,
  }
}

/** The ball's way into the net. */
function shotOf(play: Play): Spot | null {
  if (play.moment !== 'goal' || play.endedMs < 120) return null
  const k = span(play.endedMs, 120, SHOT_MS)
  const fall = span(play.endedMs, SHOT_MS + 60, SHOT_MS + 620)
  const x = lerp(play.place * GAP + 0.45, IN_NET.x + 0.1, k) - 0.3 * easeInOut(fall)
  return { x, depth: lerp(-0.05, IN_NET.depth, k), up: lerp(0.05, IN_NET.up, easeOut(k)) * (1 - fall * fall) }
}

function drawShadow(
  { context, ground, shadow }: Stage,
  view: View,
  x: number,
  depth: number,
  size: number,
  alpha: number,
): void {
  const at = screenX(ground, x, depth, view.eyeX, view.atX)
  drawGlow(context, shadow, [at, screenY(ground, depth), ground.boy * size * scaleAt(depth)], alpha, 0.22)
}

function drawBall(stage: Stage, view: View, { x, depth, up }: Spot): void {
  const { ground, ball } = stage
  const size = ground.boy * BALL * scaleAt(depth)
  drawShadow(stage, view, x, depth, BALL * 1.7, 1 - Math.min(0.8, up))
  const y = screenY(ground, depth) - size - up * ground.boy * scaleAt(depth)
  ball.draw(screenX(ground, x, depth, view.eyeX, view.atX), y, size, x / BALL)
}

function drawBoy(stage: Stage, view: View, play: Play, pose: Pose): void {
  const { context, ground } = stage
  const depth = -0.3 * swerveOf(play)
  const x = play.place * GAP
  drawShadow(stage, view, x + pose.hip[0], depth, 0.36, 0.95)
  const wind = play.moment === 'running' ? 0.25 * hasteOf(play.place) + 0.08 * Math.sin(play.place * 40) : 0
  const at = screenX(ground, x, depth, view.eyeX, view.atX)
  drawFigure(context, BOY, pose, {
    x: at,
    y: screenY(ground, depth),
    size: ground.boy * scaleAt(depth),
    facing: 1,
    wind,
  })
}

function drawMan(stage: Stage, view: View, play: Play, man: number, clockMs: number): void {
  const { context, ground } = stage
  const isKeeper = man === MEN
  const isBeaten = man <= play.beaten && !(man === MEN && play.moment !== 'goal')
  const lunge = isBeaten
    ? man === play.beaten
      ? missedLunge(play.sinceDuelMs)
      : 1
    : man === play.beaten + 1
      ? play.lunge
      : 0
  const isSave = isKeeper && play.moment === 'tackled'
  const depth = isKeeper ? lerp(KEEPER_DEPTH, MAN_DEPTH, isSave ? lunge : 0) : MAN_DEPTH
  const x = man * GAP + (isKeeper ? lerp(KEEPER_REACH, REACH, isSave ? lunge : 0) : REACH) - 0.16 * lunge
  const at = screenX(ground, x, depth, view.eyeX, view.atX)
  if (at < -ground.boy || at > ground.width + ground.boy) return
  const size = ground.boy * (isKeeper ? 1.2 : 1.16) * scaleAt(depth)
  drawShadow(stage, view, x, depth, 0.44, 0.9)
  const guard = guarding(clockMs / 1100 + man * 0.37)
  const pose = mix(guard, isKeeper && play.moment === 'goal' ? DIVING : SLIDING, lunge)
  drawFigure(context, isKeeper ? KEEPER : MAN, pose, { x: at, y: screenY(ground, depth), size, facing: -1 })
}

/** Blades of grass thrown up by a slide. */
function drawSpray({ context, ground, spray }: Stage, view: View, play: Play): void {
  const man = play.moment === 'tackled' ? play.beaten + 1 : play.beaten
  const sinceMs = play.moment === 'tackled' ? play.endedMs + 40 : play.sinceDuelMs
  if (man < 1 || !(sinceMs < 620)) return
  const t = sinceMs / 620
  for (let i = 0; i < 14; i++) {
    const side = ((i * 37) % 14) / 14
    const x = man * GAP + REACH - 0.5 - side * 0.35 - t * (0.2 + side * 0.35)
    const up = (0.1 + 0.25 * (((i * 53) % 14) / 14)) * 4 * t * (1 - t)
    const at = screenX(ground, x, MAN_DEPTH, view.eyeX, view.atX)
    drawGlow(context, spray, [at, screenY(ground, MAN_DEPTH) - up * ground.boy, 1.5 + 2.2 * side], 1 - t)
  }
}

/** Twenty studs: the men he has beaten, and where the player left. */
function drawSteps({ context, ground }: Stage, frame: CrashFrame, play: Play): void {
  const gap = Math.max(5, Math.min(11, (ground.width - 208) / (MEN - 1)))
  const studs = DRIBBLES.map((value, i): [string, number] => {
    if (value === frame.mine) return ['#ffd166', gap * 0.44]
    if (i < play.beaten) return ['#d4f95a', gap * 0.34]
    return [i === MEN - 1 ? '#ffffffb3' : '#ffffff59', gap * 0.26]
  })
  drawStuds(context, ground, { left: 22, gap, ground: '#04140cb3' }, studs)
}
