// The test network in this process, for tests and for servers without a sandbox. Never for real money: everybody can
// compute its key.

import { beaconTimeMs, isSameNetwork, TEST_NETWORK } from '@glasshouse/rulebook/beacon/network'
import { signRound } from '@glasshouse/rulebook/beacon/test-network'
import type { BeaconSource } from './source.ts'

/** Signs a round once its time has come by this clock. */
export const localBeacon = (now: () => number = Date.now): BeaconSource => ({
  get: (network, round) => {
    const isTime = isSameNetwork(network, TEST_NETWORK) && beaconTimeMs(network, round) <= now()
    return Promise.resolve(isTime ? signRound(round) : null)
  },
})
