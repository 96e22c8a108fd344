// What a network is: its terms, chain and token.

import type { NetworkTerms } from '../terms.ts'
import type { Hex } from './chain.ts'

/** One token on one chain. Other contracts are ignored, whatever symbol they claim. */
export interface Network {
  readonly terms: NetworkTerms
  readonly chainId: bigint
  readonly token: Hex
  readonly pollMs: number
}

/** The database driver returns numeric columns as text. */
export type Numeric = bigint | string
