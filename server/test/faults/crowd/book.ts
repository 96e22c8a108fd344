// What the players of a storm were answered, for the audit.

import { refusals } from '@glasshouse/rulebook/refusals/refusals'

/** A bet as its player was answered. */
export interface AnsweredBet {
  readonly requestId: string
  readonly playerId: number
  readonly game: string
  readonly betId: number
  readonly gold: number
  /** The answer to a cash-out or cancellation, if any. */
  exit: number | null
  isCancelled: boolean
  /** Whether cancelling was refused. */
  isKept: boolean
  jumps: number
  /** The payout; null until an answer says so. */
  payout: number | null
  /** For own-seed bets: the seed pair and the nonce. */
  seeds?: { readonly pairId: number; readonly nonce: number }
  /** For step games: the opened cells in order. */
  opened?: readonly number[]
}

export const answeredBet = (
  bet: Pick<AnsweredBet, 'requestId' | 'playerId' | 'game' | 'betId' | 'gold'>,
): AnsweredBet => ({
  ...bet,
  exit: null,
  isCancelled: false,
  isKept: false,
  jumps: 0,
  payout: null,
})

export interface RevealedPair {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly bets: number
}

/** Gold spent on something other than a bet. */
export interface AnsweredSpending {
  readonly playerId: number
  readonly gold: number
}

export class Book {
  readonly bets = new Map<string, AnsweredBet>()
  /** Refusals by request id. */
  readonly refused = new Map<string, string>()
  /** The hash shown while a seed pair was active, and the revealed seeds. */
  readonly commitments = new Map<number, string>()
  readonly revealed = new Map<number, RevealedPair>()
  /** By request id. */
  readonly shares = new Map<string, AnsweredSpending>()
  readonly vips = new Map<string, AnsweredSpending>()
  /** Sign-in gold by player. */
  readonly signIns = new Map<number, number>()
  readonly gamblers = new Set<number>()
  readonly counts = new Map<string, number>()
  /** Answers that are wrong whatever the database contains. */
  readonly contradictions: string[] = []

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  refuse(requestId: string, call: string, errno: number): void {
    const why = CODES.get(errno) ?? String(errno)
    this.refused.set(requestId, `${call} ${why}`)
    this.count(`refused: ${why}`)
  }
}

const CODES = new Map(Object.entries(refusals).map(([code, { errno }]) => [errno, code]))
