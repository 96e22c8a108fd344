// Daily quota of remote answers per player. One row per day is incremented under its row lock, so two answers never
// share the last unit; an answer that fails is refunded.

import { CHAT_ANSWERS, CHAT_ANSWERS_VIP, type ChatQuota } from '@glasshouse/rulebook/wire/chat/chat'
import type { Database } from '../../platform/db/tx.ts'
import { DAY_MS, dayOf, type Calendar } from '../../play/stats/days.ts'

/** Remote summaries per day. */
const SUMMARIES = 10

export class Budget {
  readonly #db: Database
  readonly #calendar: Calendar

  constructor(db: Database, calendar: Calendar) {
    this.#db = db
    this.#calendar = calendar
  }

  /** Uses one answer, and returns its day and the new quota; null when none is left. */
  async spend(playerId: bigint, isVip: boolean): Promise<{ day: number; quota: ChatQuota } | null> {
    const day = dayOf(this.#calendar.now())
    const [row] = await this.#db.commit<{ used: number }>(
      `insert into chat_budgets as b (player_id, day, used) values ($1, $2, 1)
         on conflict (player_id, day) do update set used = b.used + 1 where b.used < $3 returning used`,
      [playerId, day, maxOf(isVip)],
    )
    return row ? { day, quota: quotaOf(row.used, isVip, day) } : null
  }

  /** Uses one of the day's remote summaries; false when none is left. */
  async spendSummary(playerId: bigint): Promise<boolean> {
    const rows = await this.#db.commit(
      `insert into chat_budgets as b (player_id, day, used, summed) values ($1, $2, 0, 1)
         on conflict (player_id, day) do update set summed = b.summed + 1 where b.summed < ${SUMMARIES} returning 1 as one`,
      [playerId, dayOf(this.#calendar.now())],
    )
    return rows.length > 0
  }

  async refund(playerId: bigint, day: number): Promise<void> {
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
    return quotaOf(isCounted ? (row?.used ?? 0) : null, isVip, day)
  }
}

const maxOf = (isVip: boolean): number => (isVip ? CHAT_ANSWERS_VIP : CHAT_ANSWERS)
const quotaOf = (used: number | null, isVip: boolean, day: number): ChatQuota => ({
  used,
  max: maxOf(isVip),
  resetTime: (day + 1) * DAY_MS,
})
