import { investmentContract, ownShareContract } from '@glasshouse/rulebook/wire/investment'
import type { Database } from '../db/tx.ts'
import { implement, type Route } from '../http/route.ts'
import { OPERATOR } from './epochs.ts'
import { ShareOrders, type OrderParts } from './orders.ts'
import { shownOrder, ShareViews } from './views.ts'

export interface Treasury {
  /** Refuses an operator whose role does not include money. */
  readonly check: (db: Database, operatorId: bigint) => Promise<void>
  readonly keepAct: (db: Database, operatorId: bigint, act: string, subject: string) => Promise<void>
}

/** `refuseIfOut` refuses whoever is on a break to buy; what he holds he may always give back. */
export function investmentRoutes(
  parts: OrderParts,
  treasury: Treasury,
  refuseIfOut: (playerId: bigint) => Promise<void>,
): Route[] {
  const views = new ShareViews(parts.db, parts.calendar)
  const orders = new ShareOrders(parts)
  return [
    ...implement(investmentContract, {
      overview: (_, { playerId }) => views.overview(playerId),
      buy: async (order, { playerId }) => {
        await refuseIfOut(playerId)
        return shownOrder(await orders.buy(playerId, order))
      },
      redeem: async (order, { playerId }) => shownOrder(await orders.redeem(playerId, order)),
      epochs: ({ lastCreateTime }) => views.epochs(lastCreateTime),
      records: ({ lastCreateTime }, { playerId }) => views.records(playerId, lastCreateTime),
    }),
    ...implement(ownShareContract, {
      redeem: async (order, { operatorId }) => {
        await treasury.check(parts.db, operatorId)
        await treasury.keepAct(parts.db, operatorId, 'investment.redeem', String(order.units))
        return shownOrder(await orders.redeem(OPERATOR, order))
      },
    }),
  ]
}
