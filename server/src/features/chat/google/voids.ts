// Asks Google every hour for the purchases that were cancelled, refunded or charged back, and revokes their days. Each list
// reaches back beyond the last one, so that an order redeemed after its refund is found too.

import type { Database } from '../../../platform/db/tx.ts'
import type { Logger } from '../../../platform/log.ts'
import { DAY_MS } from '../../../play/stats/days.ts'
import type { GoogleAccount } from './account.ts'
import { GoogleUnknown } from './purchase.ts'

const HOUR_MS = 3_600_000
/** No other node asks meanwhile. */
const CLAIM_MS = 10 * 60_000
const RETRY_MS = 10 * 60_000
/** An order can be redeemed for three days. */
const OVERLAP_MS = 4 * DAY_MS
/** Google lists 30 days; a margin for the clocks. */
const OLDEST_MS = 30 * DAY_MS - HOUR_MS

export interface VoidDeps {
  readonly db: Database
  readonly packageName: string
  readonly account: Pick<GoogleAccount, 'voided'>
  /** True where days were revoked. */
  readonly revoke: (purchaseToken: string) => Promise<boolean>
  readonly log: Logger
}

export class GoogleVoids {
  readonly #deps: VoidDeps

  constructor(deps: VoidDeps) {
    this.#deps = deps
  }

  readonly isDue = `exists (select 1 from google_void_polls where next_time <= now_ms())`

  /** Asks if an hour has passed, or a notification has made it due. */
  async run(now: number): Promise<void> {
    const { db, packageName, log } = this.#deps
    const known = await db.read<{ next_time: bigint }>(
      'select next_time from google_void_polls where package_name = $1',
      [packageName],
    )
    if (known[0] && known[0].next_time > now) return
    const [due] = await db.commit<{ polled_to: bigint; next_time: bigint }>(
      `insert into google_void_polls (package_name, next_time) values ($1, $2::int8 + ${CLAIM_MS})
         on conflict (package_name) do update set next_time = $2::int8 + ${CLAIM_MS}
           where google_void_polls.next_time <= $2
         returning polled_to, next_time`,
      [packageName, now],
    )
    if (!due) return
    const polledTo = Number(due.polled_to)
    const reached = await this.#readAll(Math.max(now - OLDEST_MS, polledTo - OVERLAP_MS)).catch((error: unknown) => {
      if (!(error instanceof GoogleUnknown)) throw error
      log.warn({ err: error, retryMs: RETRY_MS }, 'voided purchases not read, will retry')
      return false
    })
    await this.#end(due.next_time, reached ? now : polledTo, now + (reached ? HOUR_MS : RETRY_MS))
  }

  async #readAll(startTime: number): Promise<true> {
    const { account, revoke, log } = this.#deps
    let page: string | null = null
    do {
      const { purchaseTokens, nextPage } = await account.voided(startTime, page)
      for (const purchaseToken of purchaseTokens) {
        if (await revoke(purchaseToken)) log.info('days of a voided Google purchase revoked')
      }
      // A list that goes round in circles is not read to its end.
      if (nextPage !== null && nextPage === page) throw new GoogleUnknown('unreadable')
      page = nextPage
    } while (page !== null)
    return true
  }

  /** A notification that came meanwhile made it due again, which stays. */
  async #end(claimed: bigint, polledTo: number, nextTime: number): Promise<void> {
    await this.#deps.db.commit(
      `update google_void_polls set polled_to = $3, next_time = case when next_time = $2 then $4 else next_time end
         where package_name = $1 returning 1 as one`,
      [this.#deps.packageName, claimed, polledTo, nextTime],
    )
  }
}
