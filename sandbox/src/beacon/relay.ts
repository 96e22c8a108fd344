// What one relay of the test beacon answers, with the faults that relays of a real network have.

import { beaconTimeMs, TEST_NETWORK, type Beacon } from '@glasshouse/rulebook/beacon/network'
import { signRound } from '@glasshouse/rulebook/beacon/test-network'

export const FAULTS = ['none', 'late', 'missing', 'hanging', 'lying', 'wrong-round', 'duplicate', 'ahead'] as const
export type Fault = (typeof FAULTS)[number]

/** How late a late relay is, and how far ahead the clock of another one goes. */
export const LATE_MS = 10_000
const AHEAD_MS = 3000

/** The answer of a relay that signs with these members; null where it does not have the round (yet). */
export function answerOf(fault: Fault, round: number, nowMs: number, members: readonly number[]): Beacon | null {
  const shiftMs = fault === 'late' ? -LATE_MS : fault === 'ahead' ? AHEAD_MS : 0
  if (fault === 'missing' || beaconTimeMs(TEST_NETWORK, round) > nowMs + shiftMs) return null
  switch (fault) {
    case 'lying':
      // A proper signature with the randomness that follows from it, but of another round.
      return { ...signRound(round + 1, members), round }
    case 'wrong-round':
      return signRound(round + 1, members)
    case 'duplicate':
      return { ...signRound(Math.max(1, round - 1), members), round }
    default:
      return signRound(round, members)
  }
}
