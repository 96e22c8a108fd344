// Checks the beacon of a round in the browser: who signed it, that its randomness follows, and that it is the first one
// after betting closed.

import {
  beaconRandomness,
  beaconRoundAfter,
  isSignatureText,
  QUICKNET,
  TEST_NETWORK,
} from '@glasshouse/rulebook/beacon/network'
import type { BeaconClaim } from './round-path.ts'

const NETWORKS = { quicknet: QUICKNET, test: TEST_NETWORK } as const

export interface BeaconCheck {
  /** Which known network signed it; null for none. */
  readonly network: keyof typeof NETWORKS | null
  readonly round: number
  readonly holds: boolean
}

/** Null without beacon mode. */
export async function checkBeacon(claim: BeaconClaim): Promise<BeaconCheck | null> {
  const { beaconRound: round = null, beacon = null, beaconSignature: signature, lockTime } = claim
  if (round === null) return null
  if (beacon === null || !isSignatureText(signature)) return { network: null, round, holds: false }
  // The curve is large, so it is loaded only here.
  const { isSignatureOf } = await import('@glasshouse/rulebook/beacon/signature')
  const name = (['quicknet', 'test'] as const).find((known) => isSignatureOf(NETWORKS[known], round, signature)) ?? null
  const isFirst = lockTime !== undefined && beaconRoundAfter(NETWORKS[name ?? 'quicknet'], lockTime) === round
  return { network: name, round, holds: name !== null && isFirst && beaconRandomness(signature) === beacon }
}
