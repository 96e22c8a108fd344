// Accrues the rebates of each closed day, once and in one transaction. The rulebook does the arithmetic; this module finds
// the inviters and decides which friends count.

import {
  bpsOf,
  closeDay,
  rebateOf,
  TIERS,
  type AgentLevel,
  type FriendBase,
  type Tier,
} from '@glasshouse/rulebook/core/referral'
import type { Database, NotNull, Tx } from '../../platform/db/tx.ts'
import { investmentRebates } from './investment.ts'
import { writeRebateEntries, type RebateEntry } from './rebate-entries.ts'

/** Friends per batch. */
const BATCH_SIZE = 2000

interface FriendDay extends FriendBase {
  player_id: bigint
  edge: bigint
  won: bigint
  counts: boolean
  /** The inviters of tier 1 to 3; 0 where there is none. */
  uplines: bigint[]
  levels: AgentLevel[]
}

/** Friends with their inviters, up to three levels up. A friend counts from the first credited deposit on. */
const FRIENDS = `select d.player_id, d.edge, d.won, coalesce(b.theta, 0)::int8 as theta, coalesce(b.win, 0)::int8 as win,
    coalesce(b.base, 0)::int8 as base,
    p.state = 'active' and exists (select 1 from recharges_public r where r.player_id = p.id and r.state = 'credited') as counts,
    array[case when u1.state = 'active' then u1.id else 0 end, case when u2.state = 'active' then u2.id else 0 end,
          case when u3.state = 'active' then u3.id else 0 end]::int8[] as uplines,
    array[coalesce(a1.level, 'friend'), coalesce(a2.level, 'friend'), coalesce(a3.level, 'friend')] as levels
  from player_days d join players_public p on p.id = d.player_id join players_public u1 on u1.id = p.inviter_id
  left join players_public u2 on u2.id = u1.inviter_id left join players_public u3 on u3.id = u2.inviter_id
  left join agents a1 on a1.player_id = u1.id left join agents a2 on a2.player_id = u2.id
  left join agents a3 on a3.player_id = u3.id left join friend_bases b on b.player_id = d.player_id
  where d.day = $1 and d.player_id > $2 order by d.player_id limit ${BATCH_SIZE}`

const SAVE_BASES = `insert into friend_bases (player_id, theta, win, base)
  select * from unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[])
  on conflict (player_id) do update set theta = excluded.theta, win = excluded.win, base = excluded.base`

const NEXT_DAY = `select d.number as day, d.close_time from days d
  where d.close_time is not null and not exists (select 1 from rebate_days r where r.day = d.number)
  order by d.number limit 1`

/** True once every day before this one is closed and accrued. */
export async function areDaysAccrued(tx: Pick<Tx, 'query'>, day: number): Promise<boolean> {
  const open = await tx.query(
    `select 1 from days d where d.number < $1
       and (d.close_time is null or not exists (select 1 from rebate_days r where r.day = d.number)) limit 1`,
    [day],
  )
  return open.length === 0
}

export class Accrual {
  readonly #db: Database
  /** Runs at the end of the accrual transaction of a day. */
  readonly #onDayAccrued: (tx: Tx, day: number) => Promise<void>

  constructor(db: Database, onDayAccrued: (tx: Tx, day: number) => Promise<void>) {
    this.#db = db
    this.#onDayAccrued = onDayAccrued
  }

  /** Accrues every closed day not yet accrued; across nodes each day is accrued once. */
  async advance(): Promise<void> {
    for (;;) {
      const [next] = await this.#db.read<{ day: number; close_time: NotNull<bigint> }>(NEXT_DAY)
      if (!next) return
      await this.#db.transaction((tx) => this.#accrue(tx, next.day, next.close_time), { patient: true })
    }
  }

  async #accrue(tx: Tx, day: number, time: bigint): Promise<void> {
    const [claimed] = await tx.query('insert into rebate_days (day) values ($1) on conflict do nothing returning day', [
      day,
    ])
    if (!claimed) return
    let afterId = 0n
    for (;;) {
      const friends = await tx.query<FriendDay>(FRIENDS, [day, afterId])
      const last = friends.at(-1)
      if (!last) break
      afterId = last.player_id
      await writeRebateEntries(tx, day, time, await this.#friendRebates(tx, friends))
    }
    await writeRebateEntries(tx, day, time, await investmentRebates(tx, day))
    await this.#onDayAccrued(tx, day)
  }

  async #friendRebates(tx: Tx, friends: readonly FriendDay[]): Promise<RebateEntry[]> {
    const bases: (FriendBase & { playerId: bigint })[] = []
    const entries: RebateEntry[] = []
    for (const friend of friends) {
      const { after, delta } = closeDay(friend, friend.edge, friend.won)
      bases.push({ playerId: friend.player_id, ...after })
      if (friend.counts) entries.push(...TIERS.flatMap((tier) => rebateEntry(friend, tier, delta)))
    }
    await tx.query(SAVE_BASES, [
      bases.map(({ playerId }) => playerId),
      bases.map(({ theta }) => theta),
      bases.map(({ win }) => win),
      bases.map(({ base }) => base),
    ])
    return entries
  }
}

function rebateEntry({ player_id, uplines, levels }: FriendDay, tier: Tier, delta: bigint): RebateEntry[] {
  const playerId = uplines[tier - 1]
  const bps = bpsOf(levels[tier - 1] ?? 'friend', tier)
  const amount = rebateOf(delta, bps)
  if (!playerId || amount === 0n) return []
  return [{ kind: 'friend', playerId, friendId: player_id, tier, base: delta, bps, amount }]
}
