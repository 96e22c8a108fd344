// The text that fixes all shared rounds of an epoch before the first one. Published as JSON, never changed.

import type { BeaconNetwork } from '../beacon/network.ts'

export interface Manifest {
  readonly version: 'PF1'
  readonly epoch: number
  /** Rounds of each chain. */
  readonly N: number
  /** By game: the hash that all its rounds lead to. */
  readonly terminals: Readonly<Record<string, string>>
  /** `practice`, or `btc:<height>`. */
  readonly saltRule: string
  readonly beacon: BeaconNetwork | null
  readonly tablesHash: string
  readonly codeHash: string
  /** Of verify.mjs. */
  readonly verifierHash: string
  /** Of the release that published it. */
  readonly releaseHash: string
  readonly createdAt: number
}
