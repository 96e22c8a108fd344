// A flight as it stands at one moment: reckoned from the round's public facts and the server's time. While it runs the
// value just rises: where it ends is known only once the round says so.

import { stepsReached } from '@glasshouse/rulebook/core/flight'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import type { FlightRound } from '@glasshouse/rulebook/wire/flight'

export interface Moment {
  readonly epoch: number
  readonly index: number
  readonly phase: FlightRound['phase']
  /** Until betting closes; 0 in other phases. */
  readonly untilLockMs: number
  /** Until the value begins to rise again after an interruption; 0 otherwise. */
  readonly untilStartMs: number
  readonly elapsedMs: number
  /** Hundredths. */
  readonly value: number
  readonly step: number
  /** In `result` only. */
  readonly sinceEndMs: number
  readonly isTop: boolean
}

const START = 100
/** A step is shown this much after it was due: the word that it was not reached may still be on its way. */
const STEP_NEWS_MS = 150

export function momentAt(rules: FlightRules, round: FlightRound, nowMs: number): Moment {
  const { epoch, index } = round
  const still: Moment = {
    epoch,
    index,
    phase: round.phase,
    untilLockMs: 0,
    untilStartMs: 0,
    elapsedMs: 0,
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
  if (round.phase === 'locked' || round.startedAt === null || sinceStartMs < 0)
    return { ...still, phase: 'locked', untilStartMs: Math.max(0, -sinceStartMs) }
  const value = rules.multiplierAt(rules.autoBy === 'step' ? Math.max(0, sinceStartMs - STEP_NEWS_MS) : sinceStartMs)
  return { ...still, elapsedMs: sinceStartMs, value, step: stepOf(rules, value) }
}

function ended(rules: FlightRules, round: FlightRound, still: Moment, nowMs: number): Moment {
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
const stepOf = (rules: FlightRules, value: number): number =>
  rules.autoBy === 'step' ? stepsReached([...rules.multipliers()], value) : 0

/** What the number showed when a flight ended: on stairs the last step that the bust point reaches. */
export const endValue = (rules: FlightRules, bust: number): number =>
  rules.autoBy === 'step' ? (rules.autoMultiplier(stepOf(rules, bust)) ?? START) : bust
