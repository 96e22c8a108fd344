// A player of a few strokes. Lengths are shares of the height, x is forward, y is up from the ground; angles are in
// radians from hanging straight down, forward positive.

import { fillCircle, fillEllipse, lerp } from '../../play/crash/picture/paint.ts'
import type { PictureContext } from '../../play/crash/picture/picture.ts'

type Foot = readonly [x: number, y: number, toe: number]
type Arm = readonly [shoulder: number, elbow: number]

export interface Pose {
  readonly hip: readonly [x: number, y: number]
  readonly torso: readonly [lean: number, nod: number]
  readonly nearArm: Arm
  readonly farArm: Arm
  readonly nearFoot: Foot
  readonly farFoot: Foot
}

/** A colour in the light, and in the shade for what is on the far side. */
type Cloth = readonly [lit: string, shade: string]

interface Kit {
  readonly shirt: Cloth
  readonly trim: string
  readonly shorts: Cloth
  readonly sock: Cloth
  readonly boot: Cloth
  readonly skin: Cloth
  readonly hair: string
  /** A child's head is larger for the height. */
  readonly head: number
  readonly tuft: boolean
}

const THIGH = 0.25
const SHIN = 0.25
const TORSO = 0.27
const UPPER_ARM = 0.15
const FOREARM = 0.14

export function mix(a: Pose, b: Pose, k: number): Pose {
  const joint = (key: keyof Pose): number[] => a[key].map((from, i) => lerp(from, b[key][i] ?? 0, k))
  return Object.fromEntries((Object.keys(a) as (keyof Pose)[]).map((key) => [key, joint(key)])) as unknown as Pose
}

/** The knee that joins hip and foot, bent forward; a foot out of reach is drawn in. */
export function legTo(hipX: number, hipY: number, footX: number, footY: number) {
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

/** Which of a cloth's colours a limb has. */
type Side = 0 | 1
const NEAR: Side = 0
const FAR: Side = 1
type Point = readonly [x: number, y: number]

function drawLeg(context: PictureContext, kit: Kit, [hipX, hipY]: Point, [footX, footY, toe]: Foot, side: Side) {
  const { kneeX, kneeY, ankleX, ankleY } = legTo(hipX, hipY, footX, footY + 0.035)
  const skin = kit.skin[side]
  line(context, 0.078, skin, [hipX, hipY, kneeX, kneeY])
  line(context, 0.066, skin, [kneeX, kneeY, ankleX, ankleY])
  line(context, 0.072, kit.sock[side], [lerp(kneeX, ankleX, 0.32), lerp(kneeY, ankleY, 0.32), ankleX, ankleY])
  line(context, 0.115, kit.shorts[side], [hipX, hipY, lerp(hipX, kneeX, 0.62), lerp(hipY, kneeY, 0.62)])
  context.save()
  context.translate(ankleX, ankleY)
  context.rotate(toe)
  context.fillStyle = kit.boot[side]
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

function drawArm(context: PictureContext, kit: Kit, [x, y]: Point, [arm, elbow]: Arm, side: Side) {
  const elbowX = x + Math.sin(arm) * UPPER_ARM
  const elbowY = y - Math.cos(arm) * UPPER_ARM
  const handX = elbowX + Math.sin(arm + elbow) * FOREARM
  const handY = elbowY - Math.cos(arm + elbow) * FOREARM
  line(context, 0.05, kit.skin[side], [x, y, elbowX, elbowY, handX, handY])
  line(context, 0.082, kit.shirt[side], [x, y, lerp(x, elbowX, 0.72), lerp(y, elbowY, 0.72)])
}

/** The shirt and its shaded back: along the spine, across it, and so on. */
const FRONT = [-0.08, -0.062, 0.45, -0.07, 0.9, -0.062, 0.97, 0.04, 0.55, 0.075, -0.08, 0.062]
const BACK = [-0.12, -0.085, 0.5, -0.093, 0.92, -0.08, 0.86, -0.028, 0.45, -0.03, -0.12, -0.02]

function drawTorso(context: PictureContext, kit: Kit, [hipX, hipY]: Point, [neckX, neckY]: Point) {
  const length = Math.hypot(neckX - hipX, neckY - hipY) || 1
  const ux = (neckX - hipX) / length
  const uy = (neckY - hipY) / length
  // Across the body, forward.
  const [px, py] = [uy, -ux]
  const point = (along: number, across: number): [number, number] => [
    hipX + ux * along * length + px * across,
    hipY + uy * along * length + py * across,
  ]
  const fillOutline = (outline: readonly number[]): void => {
    context.beginPath()
    for (let i = 0; i < outline.length; i += 2) context.lineTo(...point(outline[i]!, outline[i + 1]!))
    context.closePath()
    context.fill()
  }
  context.fillStyle = kit.shirt[NEAR]
  context.strokeStyle = kit.shirt[NEAR]
  context.lineWidth = 0.05
  fillOutline(FRONT)
  context.stroke()
  context.fillStyle = kit.shirt[FAR]
  fillOutline(BACK)
  line(context, 0.026, kit.trim, [...point(0.5, -0.09), ...point(0.62, 0.088)])
  line(context, 0.125, kit.shorts[NEAR], [...point(-0.06, 0), ...point(0.04, 0)])
}

function drawHead(context: PictureContext, kit: Kit, neck: Point, tilt: number, wind: number) {
  const r = kit.head
  line(context, 0.07, kit.skin[FAR], [neck[0], neck[1] - 0.01, neck[0] + Math.sin(-tilt) * -0.05, neck[1] + 0.05])
  context.save()
  context.translate(neck[0], neck[1] + 0.02)
  context.rotate(-tilt)
  context.translate(0.012, r * 0.95)
  context.fillStyle = kit.skin[NEAR]
  fillEllipse(context, 0, 0, r * 0.93, r)
  fillCircle(context, r * 0.9, -r * 0.12, r * 0.17)
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
  line(context, r * 0.2, kit.skin[FAR], [-r * 0.26, -r * 0.06, -r * 0.22, -r * 0.24])
  line(context, r * 0.15, '#1a120d', [r * 0.5, r * 0.08, r * 0.5, -r * 0.1])
  context.restore()
}

interface Stance {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly facing: 1 | -1
  readonly wind?: number
}

/** Draws a player whose feet are on the ground at (x, y), `size` pixels tall, looking right (1) or left (-1). */
export function drawFigure(context: PictureContext, kit: Kit, pose: Pose, at: Stance): void {
  const { hip, nearArm, farArm, nearFoot, farFoot } = pose
  const [lean, nod] = pose.torso
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.size * at.facing, -at.size)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const neck = [hip[0] + Math.sin(lean) * TORSO, hip[1] + Math.cos(lean) * TORSO] as const
  const shoulder = [lerp(hip[0], neck[0], 0.88), lerp(hip[1], neck[1], 0.88)] as const
  drawArm(context, kit, [shoulder[0] + 0.03, shoulder[1]], farArm, FAR)
  drawLeg(context, kit, [hip[0] + 0.012, hip[1]], farFoot, FAR)
  drawTorso(context, kit, hip, neck)
  drawLeg(context, kit, hip, nearFoot, NEAR)
  drawHead(context, kit, neck, lean * 0.55 + nod, at.wind ?? 0)
  drawArm(context, kit, [shoulder[0] - 0.015, shoulder[1]], nearArm, NEAR)
  context.restore()
}

export const BOY: Kit = {
  shirt: ['#c9f53a', '#8fc41a'],
  trim: '#2f6b1e',
  shorts: ['#f4f8ee', '#b9c7b4'],
  sock: ['#c9f53a', '#7dac18'],
  boot: ['#ff7a1a', '#b9530c'],
  skin: ['#c98a5e', '#9a6240'],
  hair: '#2a1710',
  head: 0.098,
  tuft: true,
}

export const MAN: Kit = {
  shirt: ['#3b4a8f', '#27336b'],
  trim: '#8fa2ef',
  shorts: ['#1c2450', '#141a3c'],
  sock: ['#3b4a8f', '#27336b'],
  boot: ['#e9edff', '#a3abd0'],
  skin: ['#d8a684', '#a97a5c'],
  hair: '#3d2a1c',
  head: 0.078,
  tuft: false,
}

export const KEEPER: Kit = {
  ...MAN,
  shirt: ['#ff9a45', '#c9641a'],
  trim: '#ffe0bd',
  shorts: ['#2a1d18', '#1c1310'],
  sock: ['#ff9a45', '#b9591a'],
}
