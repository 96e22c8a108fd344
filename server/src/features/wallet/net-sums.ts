// Net sums of a player's gold by day, week and month. Days are summed up once and stored, so a call reads only the entries
// since the last one, however many there are in all.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'

/** The most days, weeks or months returned. */
const MAX_PERIODS = 60
/** Entries that one transaction sums up, and transactions of one call. A player with more is asked to try again. */
const BOUNDS = { stepEntries: 20_000, stepsMax: 10 }

interface NetRow {
  from: string
  recharged: Coins
  withdrawn: Coins
  staked: Coins
  paid: Coins
  other: Coins
}

const POSITION = `select coalesce((select number from net_days where player_id = $1 order by day desc limit 1), 0) as counted,
    coalesce((select entries from accounts where owner_id = $1 and kind = 'player'), 0) as entries`

const CAUSES_IN = `('recharge', 'deposit')`
const CAUSES_OUT = `('withdrawal.held', 'withdrawal.returned')`

/** Times of entries never decrease, so the newest day has the highest number. Entries of bets need no journal lookup, and
 * nearly all entries belong to bets. */
const ADD = `with own as (
    select id from accounts where owner_id = $1 and kind = 'player'
  ), moved as materialized (
    select (e.create_time / day_ms())::int4 as day, e.number, e.amount, e.bet_id is not null as is_bet,
           case when e.bet_id is null then (select j.cause from journals j where j.id = e.journal_id) end as cause
      from own join entries e on e.account_id = own.id and e.number > $2::int8 and e.number <= $2::int8 + $3::int8
  )
  insert into net_days as d (player_id, day, number, recharged, withdrawn, staked, paid, other)
    select $1, day, max(number),
        coalesce(sum(amount) filter (where cause in ${CAUSES_IN}), 0),
        coalesce(-sum(amount) filter (where cause in ${CAUSES_OUT}), 0),
        coalesce(-sum(amount) filter (where is_bet and amount < 0), 0),
        coalesce(sum(amount) filter (where is_bet and amount > 0), 0),
        coalesce(sum(amount) filter (where cause not in ${CAUSES_IN} and cause not in ${CAUSES_OUT}), 0)
      from moved group by day
    on conflict (player_id, day) do update set number = excluded.number, recharged = d.recharged + excluded.recharged,
      withdrawn = d.withdrawn + excluded.withdrawn, staked = d.staked + excluded.staked, paid = d.paid + excluded.paid,
      other = d.other + excluded.other`

const READ = `select to_char(date_trunc($2, to_timestamp(day::int8 * 86400) at time zone 'UTC'), 'YYYY-MM-DD') as from,
    sum(recharged)::int8 as recharged, sum(withdrawn)::int8 as withdrawn, sum(staked)::int8 as staked,
    sum(paid)::int8 as paid, sum(other)::int8 as other
  from net_days where player_id = $1 group by 1 order by 1 desc limit ${MAX_PERIODS}`

export class NetSums {
  readonly #db: Database
  readonly #bounds: typeof BOUNDS

  constructor(db: Database, bounds = BOUNDS) {
    this.#db = db
    this.#bounds = bounds
  }

  /** Periods without entries are omitted. */
  async read(playerId: bigint, by: 'day' | 'week' | 'month') {
    await this.#catchUp(playerId)
    const rows = await this.#db.read<NetRow>(READ, [playerId, by])
    return rows.map((row) => ({
      from: row.from,
      recharged: toWire(row.recharged),
      withdrawn: toWire(row.withdrawn),
      staked: toWire(row.staked),
      paid: toWire(row.paid),
      other: toWire(row.other),
    }))
  }

  /** What was summed up stays, so a call that gives up brings the next one closer. */
  async #catchUp(playerId: bigint): Promise<void> {
    const isBehind = async (tx: Pick<Tx, 'query'>): Promise<bigint | null> => {
      const { counted, entries } = only(await tx.query<{ counted: bigint; entries: bigint }>(POSITION, [playerId]))
      return counted < entries ? counted : null
    }
    const reader = { query: this.#db.read.bind(this.#db) } as Pick<Tx, 'query'>
    const { stepEntries, stepsMax } = this.#bounds
    for (let steps = 0; (await isBehind(reader)) !== null; steps++) {
      if (steps === stepsMax) throw new Refusal('busy')
      await this.#db.transaction(async (tx) => {
        // One call at a time: two that begin at the same entry would count it twice.
        await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
        const counted = await isBehind(tx)
        if (counted !== null) await tx.query(ADD, [playerId, counted, stepEntries])
      })
    }
  }
}
