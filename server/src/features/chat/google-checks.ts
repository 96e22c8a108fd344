// Asks Google about VIP days that were granted by a signature alone. A confirmed purchase stays; a cancelled one is
// revoked, once. Until Google answers, nothing changes for the player, and the check is repeated.

import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Database, Tx, NotNull } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { DAY_MS } from '../../play/stats/days.ts'
import type { GoogleAccount, PurchaseState } from './google-account.ts'
import type { Vips } from './vip.ts'

const BATCH = 10
/** No other node checks the same grant meanwhile. */
const CLAIM_MS = 60_000
const FIRST_MS = 60_000
const LONGEST_MS = DAY_MS / 4

interface Due {
  grant_id: bigint
  player_id: bigint
  product_id: string
  token_sealed: Uint8Array
  tries: number
  order_id: NotNull<string>
}

export interface CheckDeps {
  readonly db: Database
  readonly vault: Vault
  readonly vips: Vips
  /** Null where none is configured: grants stay provisional. */
  readonly account: Pick<GoogleAccount, 'stateOf'> | null
  readonly log: Logger
}

export class GoogleChecks {
  readonly #deps: CheckDeps
  #running: Promise<void> | null = null

  constructor(deps: CheckDeps) {
    this.#deps = deps
  }

  /** Stores what is needed to check a grant, in the grant's own transaction. */
  async add(tx: Tx, playerId: bigint, orderId: string, productId: string, purchaseToken: string): Promise<void> {
    await tx.query(
      `insert into google_checks (grant_id, player_id, product_id, token_sealed)
         select id, player_id, $3, $4 from vip_grants where player_id = $1 and order_id = $2`,
      [playerId, orderId, productId, this.#deps.vault.seal('google-token', Buffer.from(purchaseToken))],
    )
  }

  async isProvisional(tx: Pick<Tx, 'query'>, orderId: string): Promise<boolean> {
    const [row] = await tx.query<{ state: string }>(
      'select c.state from google_checks c join vip_grants g on g.id = c.grant_id where g.order_id = $1',
      [orderId],
    )
    return row?.state !== 'confirmed'
  }

  /** Runs the due checks in the background, because Google may be slow. */
  start(now: number): void {
    if (!this.#deps.account || this.#running) return
    this.#running = this.run(now)
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'Google checks failed, will retry'))
      .finally(() => (this.#running = null))
  }

  async close(): Promise<void> {
    await this.#running
  }

  /** Runs every check that is due. */
  async run(now: number): Promise<void> {
    const { db, account } = this.#deps
    if (!account) return
    const due = await db.commit<Due>(
      `update google_checks c set next_time = $1::int8 + ${CLAIM_MS} from vip_grants g
         where g.id = c.grant_id and c.grant_id in (
           select grant_id from google_checks where state = 'waiting' and next_time <= $1
             order by next_time limit ${BATCH} for update skip locked)
         returning c.grant_id, c.player_id, c.product_id, c.token_sealed, c.tries, g.order_id`,
      [now],
    )
    for (const one of due) await this.#check(one, now)
  }

  async #check(due: Due, now: number): Promise<void> {
    const { account, vault, log } = this.#deps
    let state: PurchaseState = 'pending'
    try {
      const token = vault.unseal('google-token', due.token_sealed).toString()
      state = (await account?.stateOf(due.product_id, token, due.order_id)) ?? 'pending'
    } catch (error) {
      log.warn({ err: error, grantId: due.grant_id, tries: due.tries }, 'purchase not checked, will retry')
    }
    if (state === 'pending') return await this.#wait(due, now)
    await this.#deps.db.transaction((tx) => this.#end(tx, due, state))
  }

  async #wait({ grant_id, tries }: Due, now: number): Promise<void> {
    const pause = Math.min(FIRST_MS * 2 ** tries, LONGEST_MS)
    await this.#deps.db.commit(
      `update google_checks set tries = tries + 1, next_time = $2 where grant_id = $1 and state = 'waiting' returning 1 as one`,
      [grant_id, now + pause],
    )
  }

  async #end(tx: Tx, { grant_id, player_id }: Due, state: PurchaseState): Promise<void> {
    const { vips } = this.#deps
    await vips.lockPlayer(tx, player_id)
    const [ended] = await tx.query(
      `update google_checks set state = $2, end_time = now_ms() where grant_id = $1 and state = 'waiting' returning 1 as one`,
      [grant_id, state === 'purchased' ? 'confirmed' : 'revoked'],
    )
    if (!ended || state === 'purchased') return
    const days = await vips.revoke(tx, player_id, grant_id)
    await notifyPlayer(tx, player_id, 'vip.revoked', { days })
  }
}
