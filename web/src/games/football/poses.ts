// How the players hold themselves: the run, the wait, the tackle, the fall, the joy.

import { clamp01, easeInOut } from '../../play/crash/picture/paint.ts'
import { mix, type Pose } from './figure.ts'

const TURN = Math.PI * 2
/** A foot is on the ground for this share of its cycle. */
const STANCE = 0.32
const STEP = 0.25
const LIFT = 0.23

/** A foot's way through one cycle: back along the ground, then up behind and swung forward. */
export function footAt(phase: number): Pose['nearFoot'] {
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
  const swing = Math.cos(phase * TURN)
  return {
    hip: [0, 0.445 + 0.022 * Math.cos(phase * TURN * 2 - 1.2)],
    torso: [0.1 + 0.2 * haste, -0.08],
    nearArm: [-0.1 - 0.85 * swing, 1.25 + 0.35 * -swing],
    farArm: [-0.1 + 0.85 * swing, 1.25 + 0.35 * swing],
    nearFoot: footAt(phase),
    farFoot: footAt(phase + 0.5),
  }
}

/** Bent knees, arms out, on the balls of the feet. */
export function guarding(beat: number): Pose {
  const sway = Math.sin(beat * TURN)
  return {
    hip: [-0.05, 0.385 + 0.012 * Math.cos(beat * TURN * 2)],
    torso: [0.36, -0.2],
    nearArm: [0.75 + 0.12 * sway, 0.55],
    farArm: [-0.75 + 0.12 * sway, 0.35],
    nearFoot: [0.13 + 0.02 * sway, Math.max(0, 0.03 * sway), 0],
    farFoot: [-0.21 + 0.02 * sway, Math.max(0, -0.03 * sway), -0.1],
  }
}

/** One leg flung at the ball. */
export const SLIDING: Pose = {
  hip: [-0.1, 0.135],
  torso: [-0.62, 0.35],
  nearArm: [-1.15, 0.2],
  farArm: [1.3, 0.4],
  nearFoot: [0.4, 0.02, 0.75],
  farFoot: [0.12, 0.01, -0.5],
}

const TRIPPED: Pose = {
  hip: [0.1, 0.39],
  torso: [0.95, -0.5],
  nearArm: [1.5, 0.5],
  farArm: [1.9, 0.2],
  nearFoot: [-0.2, 0.1, -1.2],
  farFoot: [-0.02, 0.02, -0.4],
}

/** Sat down on the grass, looking after the ball. */
const SEATED: Pose = {
  hip: [-0.06, 0.085],
  torso: [-0.16, 0.02],
  nearArm: [0.62, 0.75],
  farArm: [-0.75, -0.1],
  nearFoot: [0.25, 0, 0.25],
  farFoot: [0.33, 0, 0.5],
}

export function tumbling(from: Pose, k: number): Pose {
  return k < 0.4 ? mix(from, TRIPPED, easeInOut(k / 0.4)) : mix(TRIPPED, SEATED, easeInOut((k - 0.4) / 0.6))
}

/** One foot keeps the ball up; 0 and 1 are the touch. */
export function juggling(k: number): Pose {
  const touch = Math.cos(k * TURN) * 0.5 + 0.5
  return {
    hip: [0, 0.462 + 0.008 * touch],
    torso: [0.02 - 0.05 * touch, 0.2 - 0.12 * touch],
    nearArm: [-0.45 - 0.25 * touch, 0.55],
    farArm: [0.4 + 0.25 * touch, 0.6],
    nearFoot: [0.1 + 0.16 * touch, 0.02 + 0.15 * touch, 0.1 + 0.3 * touch],
    farFoot: [-0.03, 0, 0],
  }
}

/** A foot on the ball, ready to go. */
export function ready(breath: number): Pose {
  return {
    hip: [0, 0.462 + 0.004 * Math.sin(breath * TURN)],
    torso: [0.09 + 0.012 * Math.sin(breath * TURN), -0.05],
    nearArm: [-0.35, 0.9],
    farArm: [0.1, 1],
    nearFoot: [0.23, 0.115, 0.06],
    farFoot: [-0.08, 0, 0],
  }
}

const SHOT: Pose = {
  hip: [0, 0.45],
  torso: [-0.2, 0.06],
  nearArm: [-1, 0.55],
  farArm: [1.2, 0.6],
  nearFoot: [0.38, 0.26, 0.5],
  farFoot: [-0.06, 0, 0],
}

/** After the shot, arms thrown up, bouncing with joy. */
export function cheering(from: Pose, sinceMs: number): Pose {
  const hop = Math.abs(Math.sin(sinceMs / 170)) * Math.exp(-sinceMs / 2600)
  const joy: Pose = {
    hip: [0, 0.468 + 0.09 * hop],
    torso: [-0.08, 0.2],
    nearArm: [2.75 + 0.12 * Math.sin(sinceMs / 130), 0.2],
    farArm: [2.45 - 0.12 * Math.sin(sinceMs / 130), 0.3],
    nearFoot: [-0.08, 0.09 * hop, -0.5 * hop],
    farFoot: [0.09, 0.09 * hop, -0.5 * hop],
  }
  return sinceMs < 170
    ? mix(from, SHOT, easeInOut(sinceMs / 170))
    : mix(SHOT, joy, easeInOut(clamp01((sinceMs - 230) / 320)))
}

/** The keeper at full stretch. */
export const DIVING: Pose = {
  hip: [0.05, 0.3],
  torso: [1.2, -0.6],
  nearArm: [2.5, 0],
  farArm: [2.7, 0],
  nearFoot: [-0.32, 0.1, -0.9],
  farFoot: [-0.36, 0.22, -0.9],
}
