// Who may put money into the bankroll. The operator's own key and database tell the results of chains without a beacon in
// advance, and whoever knows them can win from the investors: so with real money, investing needs beacon mode.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { OPERATOR } from './epochs.ts'

export interface InvestmentRules {
  readonly isOpen: boolean
  /** With real money. */
  readonly needsBeacon: boolean
}

/** Refuses a purchase, also while rounds from before beacon mode are still played. */
export async function assertInvestmentOpen(tx: Tx, { isOpen, needsBeacon }: InvestmentRules): Promise<void> {
  if (!isOpen) throw new Refusal('investmentClosed')
  if (!needsBeacon) return
  const known = await tx.query(`select 1 from rounds where phase <> 'over' and beacon_round is null limit 1`)
  if (known.length > 0) throw new Refusal('investmentClosed')
}

/** Whether players have money in the bankroll, or on its way into it. */
export async function hasInvestors(db: Database): Promise<boolean> {
  const rows = await db.read(
    `select 1 from invest_lots where player_id <> ${OPERATOR} and units > 0
     union all
     select 1 from invest_orders where player_id <> ${OPERATOR} and kind = 'buy' and epoch_day is null limit 1`,
  )
  return rows.length > 0
}
