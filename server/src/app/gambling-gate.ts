// What every call that stakes or deposits has to pass besides the checks in the database: accepted terms, and an address
// that is not in a closed country.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Terms } from '../features/account/terms.ts'
import type { GeoRules } from '../features/geo/geo.ts'
import type { Database } from '../platform/db/tx.ts'
import type { GamblingAttempt } from '../platform/http/dispatch.ts'

interface GateDeps {
  readonly db: Database
  readonly geo: GeoRules
  readonly terms: Terms
}

const BET = 'select 1 from bets where player_id = $1 and request_id = $2'

/** A repeat of a bet that was taken gets its first answer, even if a new bet would be refused by now. */
export const gamblingGate =
  ({ db, geo, terms }: GateDeps) =>
  async ({ playerId, address, requestId }: GamblingAttempt): Promise<void> => {
    try {
      await terms.assertAccepted(playerId)
      await geo.refuseAddress(playerId, address)
    } catch (error) {
      const isRepeat = error instanceof Refusal && requestId && (await db.read(BET, [playerId, requestId])).length > 0
      if (!isRepeat) throw error
    }
  }
