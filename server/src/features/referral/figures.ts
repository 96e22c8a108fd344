// The figures that decide an agent's level: active direct friends and the rebate base of all tiers, over 30 days.

import { ACTIVE, MICRO, WINDOW_DAYS, type AgentFigures } from '@glasshouse/rulebook/core/referral'
import type { Tx } from '../../platform/db/tx.ts'

const PLAYED = `select count(*) filter (where d.staked > 0) >= ${ACTIVE.days} and sum(d.staked) >= ${ACTIVE.staked}
  from player_days d where d.player_id = p.id and d.day > $2::int4 - ${WINDOW_DAYS}`

/** SQL condition: player `p` counts as an active friend on day $2. */
export const IS_ACTIVE = `(p.state = 'active' and p.adult_confirmed
  and exists (select 1 from recharges_public r where r.player_id = p.id and r.state = 'credited') and coalesce((${PLAYED}), false))`

/** SQL condition: the link is neither held nor refused. */
const isOpen = (upline: string, friend: string): string =>
  `not exists (select 1 from referral_links k where k.upline_id = ${upline} and k.friend_id = ${friend} and k.state <> 'released')`

const FIGURES = `select a.id as player_id,
    (select count(*) from players_public p where p.inviter_id = a.id and ${isOpen('a.id', 'p.id')} and ${IS_ACTIVE})::int4 as friends,
    (select coalesce(sum(r.base), 0) / ${MICRO} from rebates r where r.player_id = a.id and r.kind = 'friend'
       and r.day > $2::int4 - ${WINDOW_DAYS} and ${isOpen('r.player_id', 'r.friend_id')})::numeric::int8 as base
  from unnest($1::int8[]) a(id)`

export async function readFigures(
  tx: Pick<Tx, 'query'>,
  playerIds: readonly bigint[],
  day: number,
): Promise<Map<bigint, AgentFigures>> {
  const rows = await tx.query<AgentFigures & { player_id: bigint }>(FIGURES, [playerIds, day])
  return new Map(rows.map(({ player_id, friends, base }) => [player_id, { friends, base }]))
}
