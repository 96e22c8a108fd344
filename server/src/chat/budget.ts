// How many answers of a remote engine a player has had today. One row for a day is counted up under its lock, so no two
// answers can take the same last one; what comes of nothing is given back.

import { CHAT_ANSWERS, CHAT_ANSWERS_VIP, type ChatQuota } from '@glasshouse/rulebook/wire/chat'
import type { Database } from '../db/tx.ts'
import { DAY_MS, dayOf, type Calendar } from '../play/days.ts'

export class Budget {
  readonly #db: Database
  readonly #calendar: Calendar

  constructor(db: Database, calendar: Calendar) {
    this.#db = db
    this.#calendar = calendar
  }

  /** Takes one, and says for which day; null when none is left. */
  async spend(playerId: bigint, isVip: boolean): Promise<number | null> {
    const day = dayOf(this.#calendar.now())
    const rows = await this.#db.commit(
      `insert into chat_budgets as b (player_id, day, used) values ($1, $2, 1)
         on conflict (player_id, day) do update set used = b.used + 1 where b.used < $3 returning 1 as one`,
      [playerId, day, maxOf(isVip)],
    )
    return rows.length > 0 ? day : null
  }

  async giveBack(playerId: bigint, day: number): Promise<void> {
    await this.#db.commit('update chat_budgets set used = greatest(0, used - 1) where player_id = $1 and day = $2', [
      playerId,
      day,
    ])
  }

  async quota(playerId: bigint, isVip: boolean, isCounted: boolean): Promise<ChatQuota> {
    const day = dayOf(this.#calendar.now())
    const [row] = await this.#db.read<{ used: number }>(
      'select used from chat_budgets where player_id = $1 and day = $2',
      [playerId, day],
    )
    return { used: isCounted ? (row?.used ?? 0) : null, max: maxOf(isVip), resetTime: (day + 1) * DAY_MS }
  }
}

const maxOf = (isVip: boolean): number => (isVip ? CHAT_ANSWERS_VIP : CHAT_ANSWERS)
