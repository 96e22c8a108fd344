// What the players of a storm were told. They hold the house to it.

import { refusals } from '@glasshouse/rulebook/refusals/refusals'

/** A bet as its player was answered. */
export interface ToldBet {
  readonly requestId: string
  readonly playerId: number
  readonly game: string
  readonly betId: number
  readonly gold: number
  /** What a jump or a taking back was answered, if one was. */
  exit: number | null
  isCancelled: boolean
  /** Was told that it can not be taken back. */
  isKept: boolean
  jumps: number
  /** What it brought; null as long as nobody has said so. */
  payout: number | null
  /** Of a bet with seeds of its own: which, and its number among theirs. */
  seeds?: { readonly pairId: number; readonly nonce: number }
  /** Of a game in steps: what was opened, in order. */
  opened?: readonly number[]
}

export const toldBet = (bet: Pick<ToldBet, 'requestId' | 'playerId' | 'game' | 'betId' | 'gold'>): ToldBet => ({
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

/** Gold that went for something else than a bet. */
export interface ToldSpending {
  readonly playerId: number
  readonly gold: number
}

export class Book {
  readonly bets = new Map<string, ToldBet>()
  /** What was refused, by its request. */
  readonly refused = new Map<string, string>()
  /** The hash that was shown while a pair of seeds was in use, and what it turned out to be. */
  readonly commitments = new Map<number, string>()
  readonly revealed = new Map<number, RevealedPair>()
  /** By their requests. */
  readonly shares = new Map<string, ToldSpending>()
  readonly vips = new Map<string, ToldSpending>()
  /** What signing in brought, by player. */
  readonly signIns = new Map<number, number>()
  readonly gamblers = new Set<number>()
  readonly counts = new Map<string, number>()
  /** Answers that can not be, whatever the database says. */
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
