// Where the leader of a game asks for the beacon that decides its round.

import type { Beacon, BeaconNetwork } from '@glasshouse/rulebook/beacon/network'

export interface BeaconSource {
  /** A round of the network, with a signature that was verified; null while nobody has it. Never throws. */
  get(network: BeaconNetwork, round: number): Promise<Beacon | null>
}

/** Without beacon mode nobody asks; rounds that an earlier setting left behind wait until they are refunded. */
export const noBeacon: BeaconSource = { get: () => Promise.resolve(null) }
