// A round at one moment: from the round's public facts, the server's time, and what the server has confirmed of how far the
// round has come. A value rises a short time past that word; a step is shown only once the word is there.

import { stepsReached } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { CrashRound } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { Shown } from './progress.ts'

export interface Moment {
  readonly epoch: number
  readonly index: number
  readonly phase: CrashRound['phase']
  /** Until betting closes; 0 in other phases. */
  readonly untilLockMs: number
  /** Until the value begins to rise again after an interruption; 0 otherwise. */
  readonly untilStartMs: number
  readonly elapsedMs: number
  /** Up to here the server has confirmed that the round has not ended. */
  readonly confirmedMs: number
  /** Hundredths. */
  readonly value: number
  readonly step: number
  /** In `result` only. */
  readonly sinceEndMs: number
  readonly isTop: boolean
}

const START = 100

/** `shown` is null before the first sync of the round. */
export function momentAt(rules: CrashRules, round: CrashRound, nowMs: number, shown: Shown | null): Moment {
  const { epoch, index } = round
  const still: Moment = {
    epoch,
    index,
    phase: round.phase,
    untilLockMs: 0,
    untilStartMs: 0,
    elapsedMs: 0,
    confirmedMs: 0,
    value: START,
    step: 0,
    sinceEndMs: 0,
    isTop: false,
  }
  if (round.phase === 'betting') {
    const untilLockMs = Math.max(0, (round.phaseEndsAt ?? nowMs) - nowMs)
    // The window closes by the clock; the word of it is only on its way.
    return { ...still, phase: untilLockMs > 0 ? 'betting' : 'locked', untilLockMs }
  }
  if (round.phase === 'result') return ended(rules, round, still, nowMs)
  const sinceStartMs = round.startedAt === null ? 0 : nowMs - round.startedAt
  if (round.phase === 'locked' || round.startedAt === null || (sinceStartMs < 0 && shown === null))
    return { ...still, phase: 'locked', untilStartMs: Math.max(0, -sinceStartMs) }
  if (shown === null) return still
  const { confirmedMs, shownMs } = shown
  if (rules.autoBy === 'multiplier')
    return { ...still, confirmedMs, elapsedMs: shownMs, value: rules.multiplierAt(shownMs) }
  const value = rules.multiplierAt(confirmedMs)
  const elapsedMs = Math.min(shownMs, beforeNextMs(rules, value))
  return { ...still, confirmedMs, elapsedMs, value, step: stepOf(rules, value) }
}

/** The last moment before the step after this value: the picture waits there until the server says how it went. */
function beforeNextMs(rules: CrashRules, value: number): number {
  const next = [...rules.multipliers()].find((multiplier) => multiplier > value)
  return next === undefined ? Infinity : rules.reachedAtMs(next) - 1
}

function ended(rules: CrashRules, round: CrashRound, still: Moment, nowMs: number): Moment {
  const bust = round.bust ?? START
  const value = endValue(rules, bust)
  return {
    ...still,
    elapsedMs: rules.endsAtMs({ bust: value }),
    value,
    step: stepOf(rules, value),
    sinceEndMs: Math.max(0, nowMs - (round.endedAt ?? nowMs)),
    isTop: bust >= rules.topMultiplier,
  }
}

/** How many steps a value has passed; always 0 on a curve. */
const stepOf = (rules: CrashRules, value: number): number =>
  rules.autoBy === 'step' ? stepsReached([...rules.multipliers()], value) : 0

/** What the number showed when a round ended: on stairs the last step that the bust point reaches. */
export const endValue = (rules: CrashRules, bust: number): number =>
  rules.autoBy === 'step' ? (rules.autoMultiplier(stepOf(rules, bust)) ?? START) : bust
