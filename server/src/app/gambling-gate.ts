// What every call that stakes or deposits has to pass besides the checks in the database: accepted terms, and an address
// that is not in a closed country.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Terms } from '../features/account/terms.ts'
import type { GeoRules } from '../features/geo/geo.ts'
import type { Database } from '../platform/db/tx.ts'
import type { GamblingAttempt } from '../platform/http/dispatch.ts'

interface GateDeps {
  readonly db: Database
  readonly geo: Pick<GeoRules, 'refuseAddress'>
  readonly terms: Pick<Terms, 'assertAccepted'>
}

const BET = 'select 1 from bets where player_id = $1 and request_id = $2'
/** The first order with a request id. The id of one kind of order lets no other kind pass: that one would be new. */
const ORDERS: Readonly<Record<string, string | null>> = {
  'POST /api/recharge': 'select 1 from recharges_public where player_id = $1 and request_id = $2',
  'POST /api/investment/buy': 'select 1 from invest_orders_public where player_id = $1 and request_id = $2',
  'POST /api/recharge/faucet': null,
}

/** A repeat of a bet or order that was taken gets its first answer, even if a new one would be refused by now. */
export const gamblingGate =
  ({ db, geo, terms }: GateDeps) =>
  async ({ call, playerId, address, requestId }: GamblingAttempt): Promise<void> => {
    try {
      await terms.assertAccepted(playerId)
      await geo.refuseAddress(playerId, address)
    } catch (error) {
      const order = call in ORDERS ? ORDERS[call] : BET
      const canBeRepeat = error instanceof Refusal && requestId && order
      if (!canBeRepeat || (await db.read(order, [playerId, requestId])).length === 0) throw error
    }
  }
