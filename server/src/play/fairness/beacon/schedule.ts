// When the betting windows of crash games open and lock. In beacon mode every lock is just before a tick of the beacon, so
// the result of the round before stays on screen a little longer.

import { lockBeforeTick, type BeaconNetwork } from '@glasshouse/rulebook/beacon/network'
import type { LotteryPhases, LotteryRules } from '@glasshouse/rulebook/play/game'
import type { PublicRound } from '../../rounds/round.ts'

/** A leader's step may come this much late without missing a window, whose end never moves. */
const LATE_MS = 500

export interface Window {
  readonly opensAt: number
  readonly lockTime: number
}

/** The first window that opens at or after a time. */
export function nextWindow(network: BeaconNetwork | null, earliestMs: number, bettingMs: number): Window {
  if (!network) return { opensAt: earliestMs, lockTime: earliestMs + bettingMs }
  const lockTime = lockBeforeTick(network, earliestMs - LATE_MS + bettingMs)
  return { opensAt: Math.max(earliestMs, lockTime - bettingMs), lockTime }
}

/** The phases of a lottery's round: those of beacon mode leave time for the beacon. */
export const phasesOf = (
  rules: Pick<LotteryRules<never, never>, 'phases' | 'beaconPhases'>,
  { beaconRound }: Pick<PublicRound, 'beaconRound'>,
): LotteryPhases => (beaconRound === null ? rules.phases : rules.beaconPhases)
