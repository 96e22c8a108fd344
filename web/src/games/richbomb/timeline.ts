// Which door stands before the player at a moment of the round, and how far it is open. Pure: until the server says how a door went,
// everything about it is the same whether gold or a bomb is behind it.

import { VAULT_MS, VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import { easeInOut, easeOut, lerp, span } from '../../play/crash/picture/paint.ts'
import type { CrashFrame } from '../../play/crash/picture/picture.ts'

export const DOORS = VAULTS.length
const SWING_MS = 1150
const WALK_FROM_MS = 1500
const WALK_TO_MS = 2250
const WHEEL_FROM_MS = 2050
const WHEEL_TO_MS = 2950
const FIRST_WHEEL_FROM_MS = 450
const WHEEL_TURNS = 1.25
/** In a still picture a door that was opened has swung, and the next wheel has not begun to turn. */
const STILL_MS = 1600
const SETTLED_MS = 10_000

export type Moment = 'waiting' | 'running' | 'blown' | 'full'

export interface View {
  readonly moment: Moment
  /** Doors that were opened. */
  readonly opened: number
  /** Where the eye is: 0 before the first door, 8 before the last. */
  readonly eye: number
  /** Since the last door was opened. */
  readonly sinceMs: number
  /** Since the end of the round. */
  readonly endedMs: number
}

export function viewOf(frame: CrashFrame): View {
  const { phase, step, isTop, sinceEndMs } = frame
  if (phase === 'betting' || phase === 'locked') return { moment: 'waiting', opened: 0, eye: 0, sinceMs: 0, endedMs: 0 }
  if (phase === 'running') {
    const opened = Math.min(step, DOORS)
    const sinceMs = frame.elapsedMs - opened * VAULT_MS
    return { moment: 'running', opened, eye: eyeAt(opened, sinceMs), sinceMs, endedMs: 0 }
  }
  if (isTop) return { moment: 'full', opened: DOORS, eye: DOORS - 1, sinceMs: sinceEndMs, endedMs: sinceEndMs }
  const opened = Math.min(step, DOORS - 1)
  // A restart of the server can end a round on the way to a door; the eye then goes on to it.
  const wasMs = frame.elapsedMs > 0 ? frame.elapsedMs - opened * VAULT_MS : VAULT_MS
  const eye = lerp(eyeAt(opened, wasMs), opened, easeOut(span(sinceEndMs, 0, 300)))
  return { moment: 'blown', opened, eye, sinceMs: Math.max(0, wasMs) + sinceEndMs, endedMs: sinceEndMs }
}

/** States instead of movement: the last door open, then the next one shut. */
export function stillViewOf(frame: CrashFrame): View {
  const view = viewOf({ ...frame, sinceEndMs: SETTLED_MS })
  if (view.moment !== 'running') return view
  const { opened } = view
  const isOpen = opened > 0 && view.sinceMs < VAULT_MS / 2
  return { ...view, eye: isOpen ? opened - 1 : Math.min(opened, DOORS - 1), sinceMs: STILL_MS }
}

/** From the door that was opened to the next. */
export function eyeAt(opened: number, sinceMs: number): number {
  if (opened === 0) return 0
  return Math.min(DOORS - 1, opened - 1 + easeInOut(span(sinceMs, WALK_FROM_MS, WALK_TO_MS)))
}

/** How far a door has swung, 0 to 1: slow to start, as a heavy thing is, with a last small give. */
export function swingOf({ opened, sinceMs }: View, door: number): number {
  if (door !== opened) return door < opened ? 1 : 0
  const k = span(sinceMs, 0, SWING_MS)
  return easeInOut(k ** 1.35) + 0.035 * Math.sin(Math.PI * span(k, 0.8, 1))
}

/** How often its wheel has turned. */
export function wheelOf({ moment, opened, sinceMs }: View, door: number): number {
  if (door <= opened) return WHEEL_TURNS
  if (door > opened + 1 || moment === 'waiting') return 0
  if (moment === 'blown') return WHEEL_TURNS
  return WHEEL_TURNS * easeInOut(span(sinceMs, opened === 0 ? FIRST_WHEEL_FROM_MS : WHEEL_FROM_MS, WHEEL_TO_MS))
}

/** How much of what a door holds has reached the pile, 0 to 1. */
export const pouredOf = ({ sinceMs }: View): number => span(sinceMs, 860, 1580)
