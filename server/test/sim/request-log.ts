// The simulation's own record of requests, results and operator decisions. It never reads the server's tables, so that the
// tables can be checked against it.

import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import type { Result } from './scheduler.ts'

export interface LoggedRequest {
  readonly requestId: string
  readonly playerId: bigint
  readonly gold: number
  /** The distinct results received so far. */
  readonly ids: Set<bigint>
  readonly refusals: Set<string>
  isLost: boolean
}

export interface LoggedWithdrawal extends LoggedRequest {
  readonly kind: 'fiat' | 'crypto'
  readonly quoteId: string
  readonly net: bigint
  /** The bank account or address. */
  readonly to: string
}

export interface SimPlayer {
  readonly id: bigint
  readonly grant: bigint
  address: Hex | null
}

/** Decisions that succeeded, or may have: a crashed process may have committed. */
export interface Decisions {
  readonly approvals: Set<bigint>
  readonly maybeApprovals: Set<bigint>
  rejections: number
  maybeRejections: number
}

export class RequestLog {
  readonly players: SimPlayer[] = []
  readonly recharges: LoggedRequest[] = []
  readonly withdrawals: LoggedWithdrawal[] = []
  readonly decisions = new Map<bigint, Decisions>()
  freezes = 0

  decisionsFor(id: bigint): Decisions {
    const existing = this.decisions.get(id)
    if (existing) return existing
    const created = {
      approvals: new Set<bigint>(),
      maybeApprovals: new Set<bigint>(),
      rejections: 0,
      maybeRejections: 0,
    }
    this.decisions.set(id, created)
    return created
  }
}

export function logResult(asked: LoggedRequest, answer: Result<bigint>): void {
  if (answer.kind === 'ok') asked.ids.add(answer.value)
  if (answer.kind === 'refused') asked.refusals.add(answer.code)
  if (answer.kind === 'lost') asked.isLost = true
}
