// What the driver remembers by itself: what was asked for, what was answered, and who decided what. It never reads our
// tables, so that what they say can be held against it.

import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import type { Answer } from './turns.ts'

export interface Asked {
  readonly requestId: string
  readonly playerId: bigint
  readonly gold: number
  /** What was answered, each kind once. */
  readonly ids: Set<bigint>
  readonly refusals: Set<string>
  isLost: boolean
}

export interface AskedWithdrawal extends Asked {
  readonly kind: 'fiat' | 'crypto'
  readonly quoteId: string
  readonly net: bigint
  /** The account or the address. */
  readonly to: string
}

export interface SimPlayer {
  readonly id: bigint
  readonly grant: bigint
  address: Hex | null
}

/** Answered yes, or perhaps: a process that ended may have done it. */
export interface Decisions {
  readonly approvals: Set<bigint>
  readonly maybeApprovals: Set<bigint>
  noes: number
  maybeNoes: number
}

export class Book {
  readonly players: SimPlayer[] = []
  readonly recharges: Asked[] = []
  readonly withdrawals: AskedWithdrawal[] = []
  readonly decisions = new Map<bigint, Decisions>()
  freezes = 0

  decisionsOn(id: bigint): Decisions {
    const known = this.decisions.get(id)
    if (known) return known
    const fresh = { approvals: new Set<bigint>(), maybeApprovals: new Set<bigint>(), noes: 0, maybeNoes: 0 }
    this.decisions.set(id, fresh)
    return fresh
  }
}

export function keepAnswer(asked: Asked, answer: Answer<bigint>): void {
  if (answer.kind === 'ok') asked.ids.add(answer.value)
  if (answer.kind === 'refused') asked.refusals.add(answer.code)
  if (answer.kind === 'lost') asked.isLost = true
}
