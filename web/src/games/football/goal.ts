// The goal at the end of the pitch, seen from the side, and the net that takes the ball.

import type { PictureContext } from '../../play/crash/picture/picture.ts'
import { scaleAt, screenX, screenY, type Ground } from './ground.ts'
import { GOAL_LINE } from './pitch.ts'

const NEAR_POST = 0.3
const FAR_POST = 3.7
const HEIGHT = 1.3
const DEEP = 1.05
/** The roof of the net is shorter than its floor. */
const ROOF = 0.55
const COLUMNS = 9
const ROWS = 6

/** Where the ball meets the net. */
export const IN_NET = { x: GOAL_LINE + 0.8, depth: 1.75, up: 0.62 } as const

export interface View {
  readonly ground: Ground
  readonly eyeX: number
  readonly atX: number
}

const project = ({ ground, eyeX, atX }: View, x: number, depth: number, up: number): [number, number] => [
  screenX(ground, x, depth, eyeX, atX),
  screenY(ground, depth) - up * ground.boy * scaleAt(depth),
]

/** How far the net gives way at a point of its back, while the ball's push runs out. */
export function ripple(distance: number, sinceMs: number): number {
  if (sinceMs <= 0) return 0
  const push = Math.exp(-distance * distance * 2.2) * Math.exp(-sinceMs / 900)
  const wave = Math.cos(sinceMs / 85 - distance * 5) * Math.exp(-distance * 0.9) * Math.exp(-sinceMs / 650)
  return 0.26 * push + 0.09 * wave
}

export function drawNet(context: PictureContext, view: View, sinceHitMs: number): void {
  if (Math.abs(GOAL_LINE - view.eyeX) > 12) return
  context.strokeStyle = '#f2fff559'
  context.lineWidth = 1
  const back = (depth: number, up: number): [number, number] => {
    const distance = Math.hypot((depth - IN_NET.depth) * 0.8, up - IN_NET.up)
    const x = GOAL_LINE + DEEP + (ROOF - DEEP) * (up / HEIGHT) + ripple(distance, sinceHitMs)
    return project(view, x, depth, up)
  }
  context.beginPath()
  for (let i = 0; i <= COLUMNS; i++) {
    const depth = NEAR_POST + ((FAR_POST - NEAR_POST) * i) / COLUMNS
    context.moveTo(...project(view, GOAL_LINE, depth, HEIGHT))
    for (let row = ROWS; row >= 0; row--) context.lineTo(...back(depth, (HEIGHT * row) / ROWS))
  }
  for (let row = 0; row <= ROWS; row++) {
    const up = (HEIGHT * row) / ROWS
    const deep = DEEP + (ROOF - DEEP) * (up / HEIGHT)
    context.moveTo(...project(view, GOAL_LINE, FAR_POST, up))
    context.lineTo(...project(view, GOAL_LINE + deep, FAR_POST, up))
    for (let i = COLUMNS; i >= 0; i--) context.lineTo(...back(NEAR_POST + ((FAR_POST - NEAR_POST) * i) / COLUMNS, up))
    context.lineTo(...project(view, GOAL_LINE, NEAR_POST, up))
  }
  context.stroke()
}

export function drawFrame(context: PictureContext, view: View, part: 'far' | 'near'): void {
  if (Math.abs(GOAL_LINE - view.eyeX) > 12) return
  context.strokeStyle = part === 'far' ? '#cfe0d6' : '#ffffff'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(2.5, view.ground.boy * (part === 'far' ? 0.035 : 0.05))
  context.beginPath()
  if (part === 'far') {
    context.moveTo(...project(view, GOAL_LINE, FAR_POST, 0))
    context.lineTo(...project(view, GOAL_LINE, FAR_POST, HEIGHT))
  } else {
    context.moveTo(...project(view, GOAL_LINE, FAR_POST, HEIGHT))
    context.lineTo(...project(view, GOAL_LINE, NEAR_POST, HEIGHT))
    context.lineTo(...project(view, GOAL_LINE, NEAR_POST, 0))
  }
  context.stroke()
}
