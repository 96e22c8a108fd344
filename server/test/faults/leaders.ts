// Finds a game's leader and the phase of its round.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/platform/db/tx.ts'

/** A leader must be found before the last moment of the betting phase. */
const LAST_MOMENT_MS = 1500n

export interface Round {
  id: bigint
  phase: string
  lock_time: bigint
  ended_at: bigint | null
  now: bigint
}

export class Leaders {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async currentRound(game: string): Promise<Round | null> {
    const [round] = await this.#db.read<Round>(
      `select id, phase, lock_time, ended_at, now_ms() as now from rounds where game = $1 and phase <> 'over'`,
      [game],
    )
    return round ?? null
  }

  async leader(game: string): Promise<string | undefined> {
    const [lease] = await this.#db.read<{ holder: string }>(
      'select holder::text from leases where name = $1 and expires_at > now_ms()',
      [`leader:${game}`],
    )
    return lease?.holder
  }

  /** Waits until the game's round is in this phase; null if it takes longer than `limitMs`. */
  async meet(phase: string, game: string, limitMs = Infinity): Promise<Round | null> {
    for (const began = Date.now(); Date.now() - began < limitMs; await sleep(5)) {
      const round = await this.currentRound(game)
      const isTooLate = phase === 'betting' && round !== null && round.lock_time - round.now < LAST_MOMENT_MS
      if (round?.phase === phase && !isTooLate) return round
    }
    return null
  }
}
