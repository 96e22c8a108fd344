// Asks Google about VIP days that were granted for an order, and consumes what it confirms. A confirmed purchase stays; one
// that was cancelled, refunded or not confirmed for a day is revoked, once. Until Google says something clear, nothing
// changes for the player, and it is asked again.

import { hash } from 'node:crypto'
import { notifyPlayer } from '../../../platform/db/notify-player.ts'
import { named, type Database, type NotNull, type Tx } from '../../../platform/db/tx.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Vault } from '../../../platform/db/vault.ts'
import { DAY_MS } from '../../../play/stats/days.ts'
import type { Vips } from '../vip.ts'
import type { GoogleAccount } from './account.ts'
import { GoogleUnknown, judge, type Reason, type Verdict } from './purchase.ts'

const BATCH = 10
/** What is left to do; as in the index. */
const OPEN = `(state = 'waiting' or (state = 'confirmed' and (recheck or consumption = 'due')))`
/** No other node works on the same row meanwhile. */
export const CLAIM_MS = 60_000
const FIRST_MS = 60_000
const LONGEST_MS = DAY_MS / 4
/** A contradiction counts once Google has repeated it for so long: its servers learn of a purchase one after the other. */
export const DENIED_MS = DAY_MS

export const pauseAfter = (tries: number): number => Math.min(FIRST_MS * 2 ** tries, LONGEST_MS)
export const tokenHash = (purchaseToken: string): Buffer => hash('sha256', purchaseToken, 'buffer')

interface Due {
  grant_id: bigint
  player_id: bigint
  product_id: string
  token_sealed: Uint8Array
  state: 'waiting' | 'confirmed'
  tries: number
  denied_since: bigint | null
  next_time: bigint
  order_id: NotNull<string>
}

export interface GrantedOrder {
  readonly playerId: bigint
  readonly orderId: string
  readonly productId: string
  readonly purchaseToken: string
  /** Google has confirmed it already. */
  readonly isConfirmed: boolean
}

export interface CheckDeps {
  readonly db: Database
  readonly vault: Vault
  readonly vips: Vips
  /** Null where none is configured: grants stay provisional. */
  readonly account: Pick<GoogleAccount, 'purchase' | 'consume'> | null
  readonly accountHash: (playerId: bigint) => string
  /** Whether test purchases of licence testers count. */
  readonly grantsTests: boolean
  readonly log: Logger
}

export class GoogleChecks {
  readonly #deps: CheckDeps

  constructor(deps: CheckDeps) {
    this.#deps = deps
  }

  /** Stores what is needed to check and consume an order, in the grant's own transaction. */
  async add(tx: Tx, order: GrantedOrder): Promise<void> {
    const { playerId, orderId, productId, purchaseToken, isConfirmed } = order
    const sealed = this.#deps.vault.seal('google-token', Buffer.from(purchaseToken))
    await tx.query(
      `insert into google_checks (grant_id, player_id, product_id, token_sealed, state)
         select id, player_id, $3, $4, $5 from vip_grants where player_id = $1 and order_id = $2`,
      [playerId, orderId, productId, sealed, isConfirmed ? 'confirmed' : 'waiting'],
    )
  }

  /** Whether Google has yet to confirm the order. A revoked one is not provisional any more. */
  async isProvisional(tx: Pick<Tx, 'query'>, orderId: string): Promise<boolean> {
    const [row] = await tx.query<{ state: string }>(
      'select c.state from google_checks c join vip_grants g on g.id = c.grant_id where g.order_id = $1',
      [orderId],
    )
    return row?.state === 'waiting'
  }

  /** Asks again soon, because Google has notified of a change. False where no days were granted for the token. */
  async askAgain(tx: Tx, purchaseToken: string): Promise<boolean> {
    const found = await tx.query(
      `update google_checks c set recheck = true, tries = 0, next_time = 0 from vip_grants g
         where g.id = c.grant_id and g.token_hash = $1 returning 1 as one`,
      [tokenHash(purchaseToken)],
    )
    return found.length > 0
  }

  /** Revokes the days of a voided purchase, once. False where none were granted for it, or they were revoked before. */
  async revokeVoided(purchaseToken: string): Promise<boolean> {
    const { db } = this.#deps
    const [found] = await db.read<{ grant_id: bigint; player_id: bigint }>(
      `select c.grant_id, c.player_id from google_checks c join vip_grants g on g.id = c.grant_id
         where g.token_hash = $1 and c.state <> 'revoked'`,
      [tokenHash(purchaseToken)],
    )
    return found ? await db.transaction((tx) => this.#revoke(tx, found, 'cancelled')) : false
  }

  readonly isDue = `exists (select 1 from google_checks where ${OPEN} and next_time <= now_ms())`

  /** Runs every check that is due. */
  async run(now: number): Promise<void> {
    const { db, account, log } = this.#deps
    if (!account) return
    const waiting = await db.read(`select 1 as one from google_checks where ${OPEN} and next_time <= $1 limit 1`, [now])
    if (waiting.length === 0) return
    const due = await db.commit<Due>(
      `update google_checks c set next_time = $1::int8 + ${CLAIM_MS} from vip_grants g
         where g.id = c.grant_id and c.grant_id in (
           select grant_id from google_checks where ${OPEN} and next_time <= $1
             order by next_time limit ${BATCH} for update skip locked)
         returning c.grant_id, c.player_id, c.product_id, c.token_sealed, c.state, c.tries, c.denied_since, c.next_time,
           g.order_id`,
      [now],
    )
    for (const one of due) {
      // One that fails does not stop the others.
      await this.#check(one, account, now).catch((error: unknown) =>
        log.error({ err: error, grantId: one.grant_id, retryMs: CLAIM_MS }, 'Google order not worked on, will retry'),
      )
    }
  }

  async #check(due: Due, account: NonNullable<CheckDeps['account']>, now: number): Promise<void> {
    const { db, vault, log } = this.#deps
    const token = vault.unseal('google-token', due.token_sealed).toString()
    const verdict = await this.#ask(due, account, token)
    switch (verdict.kind) {
      case 'confirmed':
        return await this.#confirm(due, verdict.isConsumed, () => account.consume(due.product_id, token), now)
      case 'cancelled':
        return void (await db.transaction((tx) => this.#revoke(tx, due, verdict.reason)))
      case 'refused':
        log.warn({ grantId: due.grant_id, reason: verdict.reason }, 'Google order refused')
        return void (await db.transaction((tx) => this.#revoke(tx, due, verdict.reason)))
      case 'denied':
        return await this.#deny(due, verdict.reason, now)
      case 'unclear':
        return await this.#wait(due, verdict.reason, null, now)
    }
  }

  async #ask(
    { grant_id, player_id, product_id, order_id, tries }: Due,
    account: NonNullable<CheckDeps['account']>,
    token: string,
  ): Promise<Verdict> {
    const { accountHash, grantsTests, log } = this.#deps
    const order = { productId: product_id, orderId: order_id, accountHash: accountHash(player_id) }
    try {
      return judge(await account.purchase(token), order, grantsTests)
    } catch (error) {
      if (!(error instanceof GoogleUnknown)) throw error
      log.warn({ err: error, grantId: grant_id, tries }, 'Google order not checked, will retry')
      return { kind: 'unclear', reason: error.reason }
    }
  }

  /** Consumes after the confirmation is committed. A cut-off attempt is repeated until Google says that it is done. */
  async #confirm(due: Due, isConsumed: boolean, consume: () => Promise<void>, now: number): Promise<void> {
    const { db, log } = this.#deps
    const [confirmed] = await db.commit<{ consumption: string }>(
      ...named(
        `update google_checks set state = 'confirmed', reason = '', denied_since = null,
             end_time = coalesce(end_time, now_ms()), recheck = recheck and next_time <> $claimed,
             consumption = case when $isConsumed::boolean then 'done' else consumption end
           where grant_id = $grantId and state <> 'revoked' and (state = 'confirmed' or next_time = $claimed)
           returning consumption`,
        { grantId: due.grant_id, claimed: due.next_time, isConsumed },
      ),
    )
    if (confirmed?.consumption !== 'due') return
    try {
      await consume()
    } catch (error) {
      if (!(error instanceof GoogleUnknown)) throw error
      log.warn({ err: error, grantId: due.grant_id, tries: due.tries }, 'Google order not consumed, will retry')
      return await this.#wait(due, error.reason, null, now)
    }
    await db.commit(
      `update google_checks set consumption = 'done' where grant_id = $1 and state = 'confirmed' returning 1 as one`,
      [due.grant_id],
    )
  }

  async #deny(due: Due, reason: Reason, now: number): Promise<void> {
    const { db, log } = this.#deps
    const since = due.denied_since === null ? now : Number(due.denied_since)
    if (now - since < DENIED_MS) return await this.#wait(due, reason, since, now)
    log.warn({ grantId: due.grant_id, reason }, 'Google order not confirmed, check ended')
    if (due.state === 'waiting') return void (await db.transaction((tx) => this.#revoke(tx, due, reason)))
    // Google forgets tokens in time: days that it confirmed stay.
    await db.commit(
      ...named(
        `update google_checks set reason = $reason, recheck = recheck and next_time <> $claimed,
             consumption = case consumption when 'due' then 'lost' else consumption end
           where grant_id = $grantId and state = 'confirmed' returning 1 as one`,
        { grantId: due.grant_id, claimed: due.next_time, reason },
      ),
    )
  }

  /** A notification that came meanwhile makes it due at once, so it keeps its time. */
  async #wait({ grant_id, tries, next_time }: Due, reason: Reason, deniedSince: number | null, now: number) {
    await this.#deps.db.commit(
      `update google_checks set tries = tries + 1, reason = $3, denied_since = $4,
           next_time = case when next_time = $2 then $5 else next_time end
         where grant_id = $1 and state <> 'revoked' returning 1 as one`,
      [grant_id, next_time, reason, deniedSince, now + pauseAfter(tries)],
    )
  }

  async #revoke(tx: Tx, { grant_id, player_id }: Pick<Due, 'grant_id' | 'player_id'>, reason: Reason) {
    const { vips } = this.#deps
    await vips.lockPlayer(tx, player_id)
    const [ended] = await tx.query(
      `update google_checks set state = 'revoked', reason = $2, end_time = now_ms()
         where grant_id = $1 and state <> 'revoked' returning 1 as one`,
      [grant_id, reason],
    )
    if (!ended) return false
    const days = await vips.revoke(tx, player_id, grant_id)
    await notifyPlayer(tx, player_id, reason === 'cancelled' ? 'vip.revoked' : 'vip.unconfirmed', { days })
    return true
  }
}
