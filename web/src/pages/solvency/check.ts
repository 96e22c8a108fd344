// Whether a player was counted, computed in the browser from what the server publishes. Pure.

import { findProofFault, type ProofFault } from '@glasshouse/rulebook/core/solvency'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'

export type Latest = NonNullable<OutputOf<SolvencyContract, 'GET /api/solvency'>['latest']>
export type Proof = OutputOf<SolvencyContract, 'GET /api/solvency/proof'>
export type Movement = OutputOf<WalletContract, 'GET /api/user/ledger/{lastCreateTime}'>[number]

/** A movement that was under way while the count was made is in it or not. */
const UNDER_WAY_MS = 10_000
/** The same is true of an account that was just being registered. */
const ARRIVING_MS = 60_000

export interface Checked {
  readonly kind: 'counted'
  readonly latest: Latest
  readonly proof: Proof
  readonly fault: ProofFault | null
  /** What the player's own ledger says; null where it says the same. */
  readonly ledger: number | null
}
export type Found = Checked | { readonly kind: 'after' | 'missing' }

/** `movements` are the player's own up to the count, newest first. */
export function check(latest: Latest, proof: Proof, playerId: number, movements: readonly Movement[]): Checked {
  const fault = findProofFault(proof, latest, playerId)
  const [newest] = movements
  const known = newest?.balanceAfter ?? 0
  const late = movements.filter(({ createTime }) => createTime >= latest.createTime - UNDER_WAY_MS)
  const possible = [known, ...late.map(({ balanceAfter, amount }) => balanceAfter - amount)]
  return { kind: 'counted', latest, proof, fault, ledger: possible.includes(proof.parts.cash) ? null : known }
}

/** Why a player is not in a count: the account is newer, or it was left out. */
export const absent = (latest: Latest, joinTime: number): Found => ({
  kind: joinTime > latest.createTime - ARRIVING_MS ? 'after' : 'missing',
})

export const holds = ({ fault, ledger }: Checked): boolean => fault === null && ledger === null
