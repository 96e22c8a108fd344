// Who drives a game, and in which phase its round is.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/platform/db/tx.ts'

/** Whoever is to be met while bets are taken must be met before the last moment of that. */
const LAST_MOMENT_MS = 1500n

export interface Round {
  id: bigint
  phase: string
  lock_time: bigint
  ended_at: bigint | null
  now: bigint
}

export class Drivers {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async look(game: string): Promise<Round | null> {
    const [round] = await this.#db.read<Round>(
      `select id, phase, lock_time, ended_at, now_ms() as now from rounds where game = $1 and phase <> 'over'`,
      [game],
    )
    return round ?? null
  }

  async holder(game: string): Promise<string | undefined> {
    const [lease] = await this.#db.read<{ holder: string }>(
      'select holder::text from leases where name = $1 and expires_at > now_ms()',
      [`drive:${game}`],
    )
    return lease?.holder
  }

  /** Waits until a round of the game is in this phase; null if that takes longer than `limitMs`. */
  async meet(phase: string, game: string, limitMs = Infinity): Promise<Round | null> {
    for (const began = Date.now(); Date.now() - began < limitMs; await sleep(5)) {
      const round = await this.look(game)
      const isTooLate = phase === 'betting' && round !== null && round.lock_time - round.now < LAST_MOMENT_MS
      if (round?.phase === phase && !isTooLate) return round
    }
    return null
  }
}
