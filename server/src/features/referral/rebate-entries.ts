// Entries of the rebate statement. If inviter and friend share a device, payout destination or phone, or one of them is not
// known well enough to tell, their rebates are held for review; otherwise they become due on the next Monday.

import type { Tier } from '@glasshouse/rulebook/core/referral'
import { named, type Tx } from '../../platform/db/tx.ts'

export interface RebateEntry {
  readonly kind: 'friend' | 'investment'
  readonly playerId: bigint
  readonly friendId: bigint
  readonly tier: Tier
  /** The amount that the rebate is a share of, in millionths of a coin. */
  readonly base: bigint
  readonly bps: number
  readonly amount: bigint
}

/** Holds links whose sides share a fingerprint, whose phone is the other's payout destination, or that cannot be compared. */
const HOLD_SUSPECT_LINKS = `insert into referral_links (upline_id, friend_id, reasons, create_time)
  select l.upline_id, l.friend_id, s.reasons, $3
    from (select distinct * from unnest($1::int8[], $2::int8[]) x(upline_id, friend_id)) l
    cross join lateral (
      select array_agg(distinct kind order by kind) as reasons from (
        select a.kind from identity_fingerprints a join identity_fingerprints b on b.mark = a.mark
          where a.player_id = l.upline_id and b.player_id = l.friend_id
        union all
        select 'phone' from identity_fingerprints m join players_public p on p.phone_hash = m.mark
          where (m.player_id, p.id) in ((l.upline_id, l.friend_id), (l.friend_id, l.upline_id))
        union all
        select 'unknown' where not (can_receive_gifts(l.upline_id) and can_receive_gifts(l.friend_id))
      ) shared
    ) s where s.reasons is not null
    on conflict do nothing`

/** Serialises with an operator's decision on the link, so that every entry is either held or due. */
const LOCK_LINKS = `select 1 from referral_links k
  join (select distinct * from unnest($1::int8[], $2::int8[]) x(upline_id, friend_id)) l
    on l.upline_id = k.upline_id and l.friend_id = k.friend_id
  order by k.upline_id, k.friend_id for share of k`

/** Times are unique per player, because paging uses them. */
const INSERT_ENTRIES = `with new_entries as (
    select l.*, k.state from unnest($kinds::text[], $uplines::int8[], $friends::int8[], $tiers::int2[], $bases::int8[], $bps::int4[],
          $amounts::int8[]) l(kind, player_id, friend_id, tier, base, bps, amount)
      left join referral_links k on k.upline_id = l.player_id and k.friend_id = l.friend_id
      where k.state is distinct from 'refused'
  ), dues as (
    insert into rebate_dues as d (player_id, micro)
      select player_id, sum(amount)::int8 from new_entries where state is distinct from 'held' group by player_id order by player_id
      on conflict (player_id) do update set micro = d.micro + excluded.micro
  )
  insert into rebates (player_id, create_time, kind, day, friend_id, tier, base, bps, amount)
    select l.player_id,
           greatest($time::int8, coalesce((select max(r.create_time) + 1 from rebates r where r.player_id = l.player_id), 0))
             + row_number() over (partition by l.player_id order by l.friend_id) - 1,
           l.kind, $day::int4, l.friend_id, l.tier, l.base, l.bps, l.amount
      from new_entries l`

export async function writeRebateEntries(
  tx: Tx,
  day: number,
  time: bigint,
  entries: readonly RebateEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const [uplines, friends] = [entries.map(({ playerId }) => playerId), entries.map(({ friendId }) => friendId)]
  await tx.query(HOLD_SUSPECT_LINKS, [uplines, friends, time])
  await tx.query(LOCK_LINKS, [uplines, friends])
  const values = {
    day,
    time,
    kinds: entries.map(({ kind }) => kind),
    uplines,
    friends,
    tiers: entries.map(({ tier }) => tier),
    bases: entries.map(({ base }) => base),
    bps: entries.map(({ bps }) => bps),
    amounts: entries.map(({ amount }) => amount),
  }
  await tx.query(...named(INSERT_ENTRIES, values))
}
