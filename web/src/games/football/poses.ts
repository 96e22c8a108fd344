// How the players hold themselves: the run, the wait, the tackle, the fall, the joy.

import { clamp01, easeInOut } from '../../play/crash/paint.ts'
import { mix, type Pose } from './figure.ts'

const TURN = Math.PI * 2
/** A foot is on the ground for this share of its cycle. */
const STANCE = 0.32
const STEP = 0.25
const LIFT = 0.23

/** A foot's way through one cycle: back along the ground, then up behind and swung forward. */
export function footAt(phase: number): readonly [x: number, y: number, toe: number] {
  const p = phase - Math.floor(phase)
  if (p < STANCE) {
    const k = p / STANCE
    return [STEP * (1 - 2 * k), 0, -0.7 * Math.max(0, k - 0.6)]
  }
  const k = (p - STANCE) / (1 - STANCE)
  const x = STEP * (-1 + 2 * easeInOut(k))
  const y = LIFT * Math.sin(Math.PI * k ** 0.72)
  return [x - 0.1 * Math.sin(Math.PI * k) * (1 - k), y, -1.15 * Math.sin(Math.PI * clamp01(k * 1.25)) + 0.3 * k]
}

export function running(phase: number, haste: number): Pose {
  const near = footAt(phase)
  const far = footAt(phase + 0.5)
  const swing = Math.cos(phase * TURN)
  return {
    hipX: 0,
    hipY: 0.445 + 0.022 * Math.cos(phase * TURN * 2 - 1.2),
    lean: 0.1 + 0.2 * haste,
    nod: -0.08,
    nearArm: -0.1 - 0.85 * swing,
    nearElbow: 1.25 + 0.35 * -swing,
    farArm: -0.1 + 0.85 * swing,
    farElbow: 1.25 + 0.35 * swing,
    nearX: near[0],
    nearY: near[1],
    nearToe: near[2],
    farX: far[0],
    farY: far[1],
    farToe: far[2],
  }
}

/** Bent knees, arms out, on the balls of his feet. */
export function guarding(beat: number): Pose {
  const sway = Math.sin(beat * TURN)
  return {
    hipX: -0.05,
    hipY: 0.385 + 0.012 * Math.cos(beat * TURN * 2),
    lean: 0.36,
    nod: -0.2,
    nearArm: 0.75 + 0.12 * sway,
    nearElbow: 0.55,
    farArm: -0.75 + 0.12 * sway,
    farElbow: 0.35,
    nearX: 0.13 + 0.02 * sway,
    nearY: Math.max(0, 0.03 * sway),
    nearToe: 0,
    farX: -0.21 + 0.02 * sway,
    farY: Math.max(0, -0.03 * sway),
    farToe: -0.1,
  }
}

/** One leg flung at the ball. */
export const SLIDING: Pose = {
  hipX: -0.1,
  hipY: 0.135,
  lean: -0.62,
  nod: 0.35,
  nearArm: -1.15,
  nearElbow: 0.2,
  farArm: 1.3,
  farElbow: 0.4,
  nearX: 0.4,
  nearY: 0.02,
  nearToe: 0.75,
  farX: 0.12,
  farY: 0.01,
  farToe: -0.5,
}

const TRIPPED: Pose = {
  hipX: 0.1,
  hipY: 0.39,
  lean: 0.95,
  nod: -0.5,
  nearArm: 1.5,
  nearElbow: 0.5,
  farArm: 1.9,
  farElbow: 0.2,
  nearX: -0.2,
  nearY: 0.1,
  nearToe: -1.2,
  farX: -0.02,
  farY: 0.02,
  farToe: -0.4,
}

/** Sat down on the grass, looking after the ball. */
const SEATED: Pose = {
  hipX: -0.06,
  hipY: 0.085,
  lean: -0.16,
  nod: 0.02,
  nearArm: 0.62,
  nearElbow: 0.75,
  farArm: -0.75,
  farElbow: -0.1,
  nearX: 0.25,
  nearY: 0,
  nearToe: 0.25,
  farX: 0.33,
  farY: 0,
  farToe: 0.5,
}

export function tumbling(from: Pose, k: number): Pose {
  return k < 0.4 ? mix(from, TRIPPED, easeInOut(k / 0.4)) : mix(TRIPPED, SEATED, easeInOut((k - 0.4) / 0.6))
}

const STANDING: Pose = {
  hipX: 0,
  hipY: 0.468,
  lean: 0.03,
  nod: 0.06,
  nearArm: -0.3,
  nearElbow: 0.55,
  farArm: 0.25,
  farElbow: 0.6,
  nearX: -0.06,
  nearY: 0,
  nearToe: 0,
  farX: 0.07,
  farY: 0,
  farToe: 0,
}

/** One foot keeps the ball up; 0 and 1 are the touch. */
export function juggling(k: number): Pose {
  const touch = Math.cos(k * TURN) * 0.5 + 0.5
  return {
    ...STANDING,
    hipY: 0.462 + 0.008 * touch,
    lean: 0.02 - 0.05 * touch,
    nod: 0.2 - 0.12 * touch,
    nearX: 0.1 + 0.16 * touch,
    nearY: 0.02 + 0.15 * touch,
    nearToe: 0.1 + 0.3 * touch,
    farX: -0.03,
    nearArm: -0.45 - 0.25 * touch,
    farArm: 0.4 + 0.25 * touch,
  }
}

/** A foot on the ball, ready to go. */
export function ready(breath: number): Pose {
  return {
    ...STANDING,
    hipY: 0.462 + 0.004 * Math.sin(breath * TURN),
    lean: 0.09 + 0.012 * Math.sin(breath * TURN),
    nod: -0.05,
    nearX: 0.23,
    nearY: 0.115,
    nearToe: 0.06,
    farX: -0.08,
    nearArm: -0.35,
    nearElbow: 0.9,
    farArm: 0.1,
    farElbow: 1,
  }
}

const SHOT: Pose = {
  ...STANDING,
  hipY: 0.45,
  lean: -0.2,
  nearX: 0.38,
  nearY: 0.26,
  nearToe: 0.5,
  farX: -0.06,
  nearArm: -1,
  farArm: 1.2,
}

/** After the shot, arms thrown up, bouncing with joy. */
export function cheering(from: Pose, sinceMs: number): Pose {
  const hop = Math.abs(Math.sin(sinceMs / 170)) * Math.exp(-sinceMs / 2600)
  const joy: Pose = {
    ...STANDING,
    hipY: 0.468 + 0.09 * hop,
    lean: -0.08,
    nod: 0.2,
    nearArm: 2.75 + 0.12 * Math.sin(sinceMs / 130),
    nearElbow: 0.2,
    farArm: 2.45 - 0.12 * Math.sin(sinceMs / 130),
    farElbow: 0.3,
    nearX: -0.08,
    nearY: 0.09 * hop,
    nearToe: -0.5 * hop,
    farX: 0.09,
    farY: 0.09 * hop,
    farToe: -0.5 * hop,
  }
  return sinceMs < 170
    ? mix(from, SHOT, easeInOut(sinceMs / 170))
    : mix(SHOT, joy, easeInOut(clamp01((sinceMs - 230) / 320)))
}

/** The keeper at full stretch. */
export const DIVING: Pose = {
  ...SLIDING,
  hipX: 0.05,
  hipY: 0.3,
  lean: 1.2,
  nod: -0.6,
  nearArm: 2.5,
  nearElbow: 0,
  farArm: 2.7,
  farElbow: 0,
  nearX: -0.32,
  nearY: 0.1,
  nearToe: -0.9,
  farX: -0.36,
  farY: 0.22,
  farToe: -0.9,
}
