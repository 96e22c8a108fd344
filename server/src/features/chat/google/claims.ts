// Purchases that only a notification has named, because the app ended between the payment and the redeem. Google is asked
// about them; the account hash in its answer names the player, who gets the days once, whichever way is first.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { notifyPlayer } from '../../../platform/db/notify-player.ts'
import type { Database, Tx } from '../../../platform/db/tx.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Vault } from '../../../platform/db/vault.ts'
import { DAY_MS } from '../../../play/stats/days.ts'
import type { Vips } from '../vip.ts'
import type { GoogleAccount } from './account.ts'
import { CLAIM_MS, DENIED_MS, pauseAfter, tokenHash } from './checks.ts'
import { daysOf, type GoogleOrders } from './orders.ts'
import { GoogleUnknown, refusalOf, type Purchase, type Reason } from './purchase.ts'

const BATCH = 10
/** Ended claims are kept for as long as Pub/Sub may repeat a message. */
export const KEPT_MS = 31 * DAY_MS

interface Due {
  token_hash: Uint8Array
  token_sealed: Uint8Array
  tries: number
  denied_since: bigint | null
  next_time: bigint
}

export interface ClaimDeps {
  readonly db: Database
  readonly vault: Vault
  readonly vips: Vips
  readonly orders: GoogleOrders
  readonly account: Pick<GoogleAccount, 'purchase'>
  readonly grantsTests: boolean
  readonly log: Logger
}

export class GoogleClaims {
  readonly #deps: ClaimDeps

  constructor(deps: ClaimDeps) {
    this.#deps = deps
  }

  /** Google is asked about the purchase soon. */
  async add(tx: Tx, purchaseToken: string): Promise<void> {
    await tx.query(
      `insert into google_claims (token_hash, token_sealed) values ($1, $2)
         on conflict (token_hash) do update set next_time = 0`,
      [tokenHash(purchaseToken), this.#deps.vault.seal('google-token', Buffer.from(purchaseToken))],
    )
  }

  /** Runs every claim that is due. */
  readonly isDue = `exists (select 1 from google_claims where state = 'waiting' and next_time <= now_ms())`

  async run(now: number): Promise<void> {
    const { db, log } = this.#deps
    const isDue = `state = 'waiting' and next_time <= $1`
    if ((await db.read(`select 1 as one from google_claims where ${isDue} limit 1`, [now])).length === 0) return
    const due = await db.commit<Due>(
      `update google_claims set next_time = $1::int8 + ${CLAIM_MS} where token_hash in (
           select token_hash from google_claims where ${isDue}
             order by next_time limit ${BATCH} for update skip locked)
         returning token_hash, token_sealed, tries, denied_since, next_time`,
      [now],
    )
    for (const one of due) {
      // One that fails does not stop the others.
      await this.#settle(one, now).catch((error: unknown) =>
        log.error({ err: error, retryMs: CLAIM_MS }, 'Google purchase without a redeem not worked on, will retry'),
      )
    }
  }

  async sweep(now: number): Promise<void> {
    await this.#deps.db.commit(
      `delete from google_claims where state <> 'waiting' and end_time <= $1 returning 1 as one`,
      [now - KEPT_MS],
    )
  }

  async #settle(due: Due, now: number): Promise<void> {
    const { db, vault, account, log } = this.#deps
    const granted = await db.read('select 1 as one from vip_grants where token_hash = $1', [due.token_hash])
    if (granted.length > 0) return await this.#end(due, 'redeemed')
    const token = vault.unseal('google-token', due.token_sealed).toString()
    try {
      const purchase = await account.purchase(token)
      if (!purchase) return await this.#deny(due, now)
      if (purchase.state === 'pending') return await this.#wait(due, 'pending', null, now)
      const reason = purchase.state === 'cancelled' ? 'cancelled' : await this.#grant(due, token, purchase)
      if (reason) await this.#end(due, reason)
    } catch (error) {
      if (!(error instanceof GoogleUnknown)) throw error
      log.warn({ err: error, tries: due.tries }, 'Google purchase without a redeem not checked, will retry')
      await this.#wait(due, error.reason, null, now)
    }
  }

  /** Null where the days were granted, otherwise why not. */
  async #grant(due: Due, purchaseToken: string, purchase: Purchase): Promise<Reason | null> {
    const { db, vips, orders, grantsTests } = this.#deps
    const days = daysOf(purchase.productId)
    if (!days || purchase.orderId === null) return 'otherProduct'
    const refusal = refusalOf(purchase, grantsTests)
    if (refusal) return refusal
    const [holder] = await db.read<{ player_id: bigint }>(
      'select player_id from google_accounts where account_hash = $1',
      [purchase.accountHash],
    )
    if (!holder) return 'otherAccount'
    const { productId, orderId } = purchase
    const order = { playerId: holder.player_id, orderId, productId, purchaseToken, isConfirmed: true }
    return await db
      .transaction(async (tx): Promise<Reason | null> => {
        await vips.lockPlayer(tx, order.playerId)
        if ((await orders.findGrant(tx, order)) !== 'none') return 'redeemed'
        await orders.grant(tx, order, days)
        await notifyPlayer(tx, order.playerId, 'vip.google', { days })
        await tx.query(
          `update google_claims set state = 'granted', reason = '', end_time = now_ms() where token_hash = $1`,
          [due.token_hash],
        )
        return null
      })
      .catch(tooLong)
  }

  async #deny(due: Due, now: number): Promise<void> {
    const since = due.denied_since === null ? now : Number(due.denied_since)
    if (now - since >= DENIED_MS) await this.#end(due, 'gone')
    else await this.#wait(due, 'gone', since, now)
  }

  async #wait({ token_hash, tries, next_time }: Due, reason: Reason, deniedSince: number | null, now: number) {
    await this.#deps.db.commit(
      `update google_claims set tries = tries + 1, reason = $3, denied_since = $4,
           next_time = case when next_time = $2 then $5 else next_time end
         where token_hash = $1 and state = 'waiting' returning 1 as one`,
      [token_hash, next_time, reason, deniedSince, now + pauseAfter(tries)],
    )
  }

  async #end({ token_hash }: Due, reason: Reason): Promise<void> {
    const { db, log } = this.#deps
    if (reason !== 'redeemed' && reason !== 'cancelled')
      log.warn({ reason }, 'Google purchase without a redeem grants nothing')
    await db.commit(
      `update google_claims set state = 'ended', reason = $2, end_time = now_ms()
         where token_hash = $1 and state = 'waiting' returning 1 as one`,
      [token_hash, reason],
    )
  }
}

/** The player has more than a year: the purchase is not acknowledged, so Google refunds it. */
function tooLong(error: unknown): Reason {
  if (error instanceof Refusal && error.code === 'vipTooLong') return 'tooLong'
  throw error
}
