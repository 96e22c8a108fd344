import { shareBackofficeContract } from '@glasshouse/rulebook/wire/backoffice/texts'
import { investmentContract, ownShareContract } from '@glasshouse/rulebook/wire/wallet/investment'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { OPERATOR } from './epochs.ts'
import type { InvestmentRules } from './gate.ts'
import { ShareOrders, type OrderDeps } from './orders.ts'
import { viewOrder, ShareViews } from './views.ts'

/** `refuseIfRestricted` applies to purchases only; a restricted player may always redeem. */
export function investmentRoutes(
  deps: OrderDeps & { readonly rules: InvestmentRules },
  refuseIfRestricted: (playerId: bigint, tx?: Tx) => Promise<void>,
): Route[] {
  const views = new ShareViews(deps.db, deps.calendar)
  const orders = new ShareOrders({ ...deps, refuseIfRestricted })
  return [
    ...implement(investmentContract, {
      overview: (_, { playerId }) => views.overview(playerId),
      buy: async (order, { playerId }) => {
        await refuseIfRestricted(playerId)
        return viewOrder(await orders.buy(playerId, order))
      },
      redeem: async (order, { playerId }) => viewOrder(await orders.redeem(playerId, order)),
      epochs: ({ lastCreateTime }) => views.epochs(lastCreateTime),
      records: ({ lastCreateTime }, { playerId }) => views.records(playerId, lastCreateTime),
    }),
    ...implement(shareBackofficeContract, { ownShare: () => views.ownShare() }),
    ...implement(ownShareContract, {
      redeem: async (order, { operatorId }) =>
        viewOrder(
          await orders.redeem(OPERATOR, order, (tx) =>
            recordAudit(tx, operatorId, { act: 'investment.redeem', subject: order.units }),
          ),
        ),
    }),
  ]
}
