// Agents earn a share of the commission on the investments of their direct friends.

import { INVESTMENT_REBATE_BPS, investmentRebateOf, MICRO, type AgentLevel } from '@glasshouse/rulebook/core/referral'
import type { Tx, NotNull } from '../../platform/db/tx.ts'
import type { RebateEntry } from './rebate-entries.ts'

interface Holding {
  player_id: bigint
  inviter_id: NotNull<bigint>
  level: AgentLevel
  units: bigint
  all_units: bigint
  commission: bigint
}

/** Units held by direct friends of agents during a day, and that day's commission. */
const HOLDINGS = `select h.player_id, p.inviter_id, a.level, h.units, e.units_before as all_units, e.commission
  from invest_holdings_public h join invest_epochs_public e on e.day = h.day join players_public p on p.id = h.player_id
  join players_public u on u.id = p.inviter_id join agents a on a.player_id = u.id
  where h.day = $1 and a.level <> 'friend' and u.state = 'active' and p.state = 'active'
    and exists (select 1 from recharges_public r where r.player_id = p.id and r.state = 'credited')`

export async function investmentRebates(tx: Tx, day: number): Promise<RebateEntry[]> {
  const holdings = await tx.query<Holding>(HOLDINGS, [day])
  return holdings.flatMap(({ player_id, inviter_id, level, units, all_units, commission }) => {
    const bps = INVESTMENT_REBATE_BPS[level]
    const amount = investmentRebateOf(commission, units, all_units, bps)
    if (amount === 0n) return []
    const base = (commission * MICRO * units) / all_units
    return [{ kind: 'investment', playerId: inviter_id, friendId: player_id, tier: 1, base, bps, amount } as const]
  })
}
