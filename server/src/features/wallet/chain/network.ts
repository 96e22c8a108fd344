import type { NetworkTerms } from '../terms.ts'
import type { Hex } from './chain.ts'

/** One token on one chain. Other contracts, whatever they call themselves, do not count. */
export interface Network {
  readonly terms: NetworkTerms
  readonly chainId: bigint
  readonly token: Hex
  /** How often a new block is looked for. */
  readonly pollMs: number
}

/** What a table of the database holds as numeric arrives as text. */
export type Numeric = bigint | string
