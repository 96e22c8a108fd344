// A player of a few strokes. Lengths are shares of his height, x is forward, y is up from the ground; angles are in
// radians from hanging straight down, forward positive.

import type { PictureContext } from '../../play/crash/picture.ts'

export interface Pose {
  readonly hipX: number
  readonly hipY: number
  readonly lean: number
  readonly nod: number
  readonly nearArm: number
  readonly nearElbow: number
  readonly farArm: number
  readonly farElbow: number
  readonly nearX: number
  readonly nearY: number
  readonly nearToe: number
  readonly farX: number
  readonly farY: number
  readonly farToe: number
}

export interface Kit {
  readonly shirt: string
  readonly shirtShade: string
  readonly trim: string
  readonly shorts: string
  readonly shortsShade: string
  readonly sock: string
  readonly sockShade: string
  readonly boot: string
  readonly bootShade: string
  readonly skin: string
  readonly skinShade: string
  readonly hair: string
  /** A child's head is larger for his height. */
  readonly head: number
  readonly tuft: boolean
}

const THIGH = 0.25
const SHIN = 0.25
const TORSO = 0.27
const UPPER_ARM = 0.15
const FOREARM = 0.14

export function mix(a: Pose, b: Pose, k: number): Pose {
  const mixed: Record<string, number> = {}
  for (const key of Object.keys(a) as (keyof Pose)[]) mixed[key] = a[key] + (b[key] - a[key]) * k
  return mixed as unknown as Pose
}

interface Leg {
  readonly kneeX: number
  readonly kneeY: number
  readonly ankleX: number
  readonly ankleY: number
}

/** The knee that joins hip and foot, bent forward; a foot out of reach is drawn in. */
export function legTo(hipX: number, hipY: number, footX: number, footY: number): Leg {
  const reach = (THIGH + SHIN) * 0.999
  let dx = footX - hipX
  let dy = footY - hipY
  const far = Math.hypot(dx, dy) || 1e-6
  if (far > reach) {
    dx *= reach / far
    dy *= reach / far
  }
  const length = Math.min(far, reach)
  const bend = Math.acos(Math.min(1, length / (THIGH + SHIN)))
  const at = Math.atan2(dx, -dy) + bend
  return {
    kneeX: hipX + Math.sin(at) * THIGH,
    kneeY: hipY - Math.cos(at) * THIGH,
    ankleX: hipX + dx,
    ankleY: hipY + dy,
  }
}

function line(context: PictureContext, width: number, colour: string, points: readonly number[]): void {
  context.lineWidth = width
  context.strokeStyle = colour
  context.beginPath()
  context.moveTo(points[0] as number, points[1] as number)
  for (let i = 2; i < points.length; i += 2) context.lineTo(points[i] as number, points[i + 1] as number)
  context.stroke()
}

const between = (a: number, b: number, k: number): number => a + (b - a) * k

function drawLeg(
  context: PictureContext,
  kit: Kit,
  hip: readonly [number, number],
  foot: readonly number[],
  far: boolean,
) {
  const [hipX, hipY] = hip
  const [footX = 0, footY = 0, toe = 0] = foot
  const { kneeX, kneeY, ankleX, ankleY } = legTo(hipX, hipY, footX, footY + 0.035)
  const skin = far ? kit.skinShade : kit.skin
  line(context, 0.078, skin, [hipX, hipY, kneeX, kneeY])
  line(context, 0.066, skin, [kneeX, kneeY, ankleX, ankleY])
  line(context, 0.072, far ? kit.sockShade : kit.sock, [
    between(kneeX, ankleX, 0.32),
    between(kneeY, ankleY, 0.32),
    ankleX,
    ankleY,
  ])
  line(context, 0.115, far ? kit.shortsShade : kit.shorts, [
    hipX,
    hipY,
    between(hipX, kneeX, 0.62),
    between(hipY, kneeY, 0.62),
  ])
  context.save()
  context.translate(ankleX, ankleY)
  context.rotate(toe)
  context.fillStyle = far ? kit.bootShade : kit.boot
  context.beginPath()
  context.moveTo(-0.045, 0.022)
  context.quadraticCurveTo(-0.058, -0.036, -0.03, -0.036)
  context.lineTo(0.085, -0.036)
  context.quadraticCurveTo(0.112, -0.03, 0.096, -0.01)
  context.quadraticCurveTo(0.055, 0.012, 0.036, 0.03)
  context.closePath()
  context.fill()
  context.restore()
}

function drawArm(
  context: PictureContext,
  kit: Kit,
  at: readonly [number, number],
  arm: number,
  elbow: number,
  far: boolean,
) {
  const [x, y] = at
  const elbowX = x + Math.sin(arm) * UPPER_ARM
  const elbowY = y - Math.cos(arm) * UPPER_ARM
  const handX = elbowX + Math.sin(arm + elbow) * FOREARM
  const handY = elbowY - Math.cos(arm + elbow) * FOREARM
  line(context, 0.05, far ? kit.skinShade : kit.skin, [x, y, elbowX, elbowY, handX, handY])
  line(context, 0.082, far ? kit.shirtShade : kit.shirt, [x, y, between(x, elbowX, 0.72), between(y, elbowY, 0.72)])
}

function drawTorso(context: PictureContext, kit: Kit, hip: readonly [number, number], neck: readonly [number, number]) {
  const [hipX, hipY] = hip
  const [neckX, neckY] = neck
  const length = Math.hypot(neckX - hipX, neckY - hipY) || 1
  const ux = (neckX - hipX) / length
  const uy = (neckY - hipY) / length
  // Across the body, forward.
  const [px, py] = [uy, -ux]
  const point = (along: number, across: number): [number, number] => [
    hipX + ux * along * length + px * across,
    hipY + uy * along * length + py * across,
  ]
  context.fillStyle = kit.shirt
  context.strokeStyle = kit.shirt
  context.lineWidth = 0.05
  context.beginPath()
  for (const [along, across] of [
    [-0.08, -0.062],
    [0.45, -0.07],
    [0.9, -0.062],
    [0.97, 0.04],
    [0.55, 0.075],
    [-0.08, 0.062],
  ] as const)
    context.lineTo(...point(along, across))
  context.closePath()
  context.fill()
  context.stroke()
  context.fillStyle = kit.shirtShade
  context.beginPath()
  for (const [along, across] of [
    [-0.12, -0.085],
    [0.5, -0.093],
    [0.92, -0.08],
    [0.86, -0.028],
    [0.45, -0.03],
    [-0.12, -0.02],
  ] as const)
    context.lineTo(...point(along, across))
  context.closePath()
  context.fill()
  line(context, 0.026, kit.trim, [...point(0.5, -0.09), ...point(0.62, 0.088)])
  line(context, 0.125, kit.shorts, [...point(-0.06, 0), ...point(0.04, 0)])
}

function drawHead(context: PictureContext, kit: Kit, neck: readonly [number, number], tilt: number, wind: number) {
  const r = kit.head
  line(context, 0.07, kit.skinShade, [neck[0], neck[1] - 0.01, neck[0] + Math.sin(-tilt) * -0.05, neck[1] + 0.05])
  context.save()
  context.translate(neck[0], neck[1] + 0.02)
  context.rotate(-tilt)
  context.translate(0.012, r * 0.95)
  context.fillStyle = kit.skin
  context.beginPath()
  context.ellipse(0, 0, r * 0.93, r, 0, 0, Math.PI * 2)
  context.fill()
  context.beginPath()
  context.arc(r * 0.9, -r * 0.12, r * 0.17, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = kit.hair
  context.beginPath()
  context.moveTo(r * 0.74, r * 0.42)
  context.quadraticCurveTo(r * 0.2, r * 0.34, -r * 0.12, r * 0.12)
  context.quadraticCurveTo(-r * 0.34, -r * 0.5, -r * 0.62, -r * 0.62)
  context.quadraticCurveTo(-r * 1.2, -r * 0.1, -r * 0.98, r * 0.55)
  if (kit.tuft) {
    context.quadraticCurveTo(-r * (1.3 + wind), r * 0.85, -r * (1.55 + wind * 1.4), r * 0.8)
    context.quadraticCurveTo(-r * 1.1, r * 1.15, -r * (0.95 + wind), r * 1.42)
    context.quadraticCurveTo(-r * 0.5, r * 1.22, -r * (0.2 + wind * 0.7), r * 1.5)
    context.quadraticCurveTo(r * 0.2, r * 1.2, r * 0.55, r * 1.24)
  } else context.quadraticCurveTo(-r * 0.5, r * 1.3, r * 0.3, r * 1.1)
  context.quadraticCurveTo(r * 0.72, r * 0.9, r * 0.74, r * 0.42)
  context.fill()
  line(context, r * 0.2, kit.skinShade, [-r * 0.26, -r * 0.06, -r * 0.22, -r * 0.24])
  line(context, r * 0.15, '#1a120d', [r * 0.5, r * 0.08, r * 0.5, -r * 0.1])
  context.restore()
}

/** Draws him with his feet's ground at (x, y), `size` pixels tall, looking right (1) or left (-1). */
export function drawFigure(
  context: PictureContext,
  kit: Kit,
  pose: Pose,
  at: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly facing: 1 | -1
    readonly wind?: number
  },
): void {
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.size * at.facing, -at.size)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const hip = [pose.hipX, pose.hipY] as const
  const neck = [pose.hipX + Math.sin(pose.lean) * TORSO, pose.hipY + Math.cos(pose.lean) * TORSO] as const
  const shoulder = [between(hip[0], neck[0], 0.88), between(hip[1], neck[1], 0.88)] as const
  drawArm(context, kit, [shoulder[0] + 0.03, shoulder[1]], pose.farArm, pose.farElbow, true)
  drawLeg(context, kit, [hip[0] + 0.012, hip[1]], [pose.farX, pose.farY, pose.farToe], true)
  drawTorso(context, kit, hip, neck)
  drawLeg(context, kit, hip, [pose.nearX, pose.nearY, pose.nearToe], false)
  drawHead(context, kit, neck, pose.lean * 0.55 + pose.nod, at.wind ?? 0)
  drawArm(context, kit, [shoulder[0] - 0.015, shoulder[1]], pose.nearArm, pose.nearElbow, false)
  context.restore()
}
