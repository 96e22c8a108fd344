// Every movement of a player's gold with its cause.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { Database } from '../../platform/db/tx.ts'
import { cursorTime } from '../../play/history/paging.ts'

const PAGE_ROWS = 50
const EXPORT_ROWS = 5000

interface MovementRow {
  number: bigint
  cause: string
  reference: string
  amount: Coins
  balance_after: Coins
  bet_id: bigint | null
  game: string | null
  create_time: bigint
}

const ORDER_ID_FIELDS = {
  recharge: 'rechargeId',
  deposit: 'rechargeId',
  'withdrawal.held': 'withdrawalId',
  'withdrawal.returned': 'withdrawalId',
} as const

const ACCOUNT = `select id, entries from accounts where owner_id = $1 and kind = 'player' and label = ''`

/**
 * Entries are numbered without gaps and their times never decrease, so binary search over the primary key finds the page
 * in about twenty lookups. Entries of one millisecond, such as a stake and its payout, stay on one page: the next page
 * starts before the last time of this one.
 */
const PAGE = `with recursive own as materialized (${ACCOUNT}), search (low, high) as (
    select 0::int8, entries + 1 from own
    union all
    select case when e.create_time < $2 then e.number else s.low end, case when e.create_time < $2 then s.high else e.number end
      from search s cross join lateral (
        select number, create_time from entries where account_id = (select id from own) and number = (s.low + s.high) / 2 offset 0
      ) e where s.high - s.low > 1
  ), top as materialized (
    select min(high) as number from search
  ), edge as materialized (
    select number, create_time from entries
      where account_id = (select id from own) and number = greatest(1, (select number from top) - $3::int8)
  ), bottom as materialized (
    select number from entries where account_id = (select id from own) and number < (select number from edge)
      and create_time < (select create_time from edge) order by number desc limit 1
  ), page as materialized (
    select * from entries where account_id = (select id from own)
      and number < (select number from top) and number > coalesce((select number from bottom), 0)
  )
  select e.number, j.cause, j.reference, e.amount, e.balance_after, e.bet_id, b.game, e.create_time
    from page e
    cross join lateral (select cause, reference from journals where id = e.journal_id offset 0) j
    left join lateral (select game from bets where id = e.bet_id offset 0) b on true
    order by e.number desc`

export class Movements {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  list = (playerId: bigint, lastCreateTime: number) => this.#page(playerId, lastCreateTime, PAGE_ROWS)
  export = (playerId: bigint, lastCreateTime: number) => this.#page(playerId, lastCreateTime, EXPORT_ROWS)

  async #page(playerId: bigint, lastCreateTime: number, rows: number) {
    const page = await this.#db.read<MovementRow>(PAGE, [playerId, cursorTime(lastCreateTime), rows])
    return page.map((row) => {
      const order = { rechargeId: null, withdrawalId: null }
      const name = ORDER_ID_FIELDS[row.cause as keyof typeof ORDER_ID_FIELDS]
      return {
        number: Number(row.number),
        cause: row.cause,
        amount: toWire(row.amount),
        balanceAfter: toWire(row.balance_after),
        betId: row.bet_id === null ? null : Number(row.bet_id),
        game: row.game,
        ...order,
        ...(name && { [name]: Number(row.reference) }),
        createTime: Number(row.create_time),
      }
    })
  }
}
