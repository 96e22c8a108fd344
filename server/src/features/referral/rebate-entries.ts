// The statement of rebates. A line is written once; what both sides of it have in common decides whether it is to be
// paid next Monday or somebody has to look at it first.

import type { Tier } from '@glasshouse/rulebook/core/referral'
import type { Tx } from '../../platform/db/tx.ts'

export interface Line {
  readonly kind: 'friend' | 'investment'
  readonly playerId: bigint
  readonly friendId: bigint
  readonly tier: Tier
  /** What it is a share of, and which share. */
  readonly base: bigint
  readonly bps: number
  readonly amount: bigint
}

/** A device, somewhere to be paid to, or a phone that one has and the other is paid to. */
const HOLD = `insert into referral_links (upline_id, friend_id, reasons, create_time)
  select l.upline_id, l.friend_id, s.reasons, $3
    from (select distinct * from unnest($1::int8[], $2::int8[]) x(upline_id, friend_id)) l
    cross join lateral (
      select array_agg(distinct kind order by kind) as reasons from (
        select a.kind from player_marks a join player_marks b on b.mark = a.mark
          where a.player_id = l.upline_id and b.player_id = l.friend_id
        union all
        select 'phone' from player_marks m join players p on p.phone_hash = m.mark
          where (m.player_id, p.id) in ((l.upline_id, l.friend_id), (l.friend_id, l.upline_id))
      ) shared
    ) s where s.reasons is not null
    on conflict do nothing`

/** An operator who decides meanwhile waits for the lines, or they wait for him: none falls between held and due. */
const STAND_STILL = `select 1 from referral_links k
  join (select distinct * from unnest($1::int8[], $2::int8[]) x(upline_id, friend_id)) l
    on l.upline_id = k.upline_id and l.friend_id = k.friend_id
  order by k.upline_id, k.friend_id for share of k`

/** Each line of one player is later than the one before, so that the list can be paged by it. */
const WRITE = `with lines as (
    select l.*, k.state from unnest($3::text[], $4::int8[], $5::int8[], $6::int2[], $7::int8[], $8::int4[], $9::int8[])
        l(kind, player_id, friend_id, tier, base, bps, amount)
      left join referral_links k on k.upline_id = l.player_id and k.friend_id = l.friend_id
      where k.state is distinct from 'refused'
  ), dues as (
    insert into rebate_dues as d (player_id, micro)
      select player_id, sum(amount)::int8 from lines where state is distinct from 'held' group by player_id order by player_id
      on conflict (player_id) do update set micro = d.micro + excluded.micro
  )
  insert into rebates (player_id, create_time, kind, day, friend_id, tier, base, bps, amount)
    select l.player_id,
           greatest($2::int8, coalesce((select max(r.create_time) + 1 from rebates r where r.player_id = l.player_id), 0))
             + row_number() over (partition by l.player_id order by l.friend_id) - 1,
           l.kind, $1::int4, l.friend_id, l.tier, l.base, l.bps, l.amount
      from lines l`

export async function writeLines(tx: Tx, day: number, time: bigint, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  const [uplines, friends] = [lines.map(({ playerId }) => playerId), lines.map(({ friendId }) => friendId)]
  await tx.query(HOLD, [uplines, friends, time])
  await tx.query(STAND_STILL, [uplines, friends])
  await tx.query(WRITE, [
    day,
    time,
    lines.map(({ kind }) => kind),
    uplines,
    friends,
    lines.map(({ tier }) => tier),
    lines.map(({ base }) => base),
    lines.map(({ bps }) => bps),
    lines.map(({ amount }) => amount),
  ])
}
