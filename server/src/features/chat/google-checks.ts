// Asks Google about the days that were granted on the strength of a signature. What it confirms stays; what it calls
// cancelled is taken back, once. As long as it says nothing, nothing changes for the player, and it is asked again.

import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { DAY_MS } from '../../play/stats/days.ts'
import type { GoogleAccount, Said } from './google-account.ts'
import type { Leave, Vips } from './vip.ts'

const AT_ONCE = 10
/** Nobody else asks meanwhile. */
const CLAIM_MS = 60_000
const FIRST_MS = 60_000
const LONGEST_MS = DAY_MS / 4

interface Due {
  grant_id: bigint
  player_id: bigint
  product_id: string
  token_sealed: Uint8Array
  tries: number
  order_id: string
}

export interface CheckDeps {
  readonly db: Database
  readonly vault: Vault
  readonly vips: Vips
  readonly leave: Leave
  /** Null where there is none: grants stay provisional. */
  readonly account: Pick<GoogleAccount, 'stateOf'> | null
  readonly onError: (error: unknown) => void
}

export class GoogleChecks {
  readonly #deps: CheckDeps
  #running: Promise<void> | null = null

  constructor(deps: CheckDeps) {
    this.#deps = deps
  }

  /** Keeps what a grant can be asked about by, in the grant's own transaction. */
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

  /** Asks behind whoever calls: Google may take its time. */
  kick(now: number): void {
    if (!this.#deps.account || this.#running) return
    this.#running = this.ask(now)
      .catch(this.#deps.onError)
      .finally(() => (this.#running = null))
  }

  async close(): Promise<void> {
    await this.#running
  }

  /** Asks about everything that is due. */
  async ask(now: number): Promise<void> {
    const { db, account } = this.#deps
    if (!account) return
    const due = await db.commit<Due>(
      `update google_checks c set next_time = $1::int8 + ${CLAIM_MS} from vip_grants g
         where g.id = c.grant_id and c.grant_id in (
           select grant_id from google_checks where state = 'waiting' and next_time <= $1
             order by next_time limit ${AT_ONCE} for update skip locked)
         returning c.grant_id, c.player_id, c.product_id, c.token_sealed, c.tries, g.order_id`,
      [now],
    )
    for (const one of due) await this.#askAbout(one, now)
  }

  async #askAbout(due: Due, now: number): Promise<void> {
    const { account, vault, onError } = this.#deps
    let said: Said = 'pending'
    try {
      const token = vault.unseal('google-token', due.token_sealed).toString()
      said = (await account?.stateOf(due.product_id, token, due.order_id)) ?? 'pending'
    } catch (error) {
      onError(error)
    }
    if (said === 'pending') return await this.#wait(due, now)
    await this.#deps.db.transaction((tx) => this.#end(tx, due, said))
  }

  async #wait({ grant_id, tries }: Due, now: number): Promise<void> {
    const pause = Math.min(FIRST_MS * 2 ** tries, LONGEST_MS)
    await this.#deps.db.commit(
      `update google_checks set tries = tries + 1, next_time = $2 where grant_id = $1 and state = 'waiting' returning 1 as one`,
      [grant_id, now + pause],
    )
  }

  async #end(tx: Tx, { grant_id, player_id }: Due, said: Said): Promise<void> {
    const { vips, leave } = this.#deps
    await vips.begin(tx, player_id)
    const [ended] = await tx.query(
      `update google_checks set state = $2, end_time = now_ms() where grant_id = $1 and state = 'waiting' returning 1 as one`,
      [grant_id, said === 'purchased' ? 'confirmed' : 'revoked'],
    )
    if (!ended || said === 'purchased') return
    const days = await vips.takeBack(tx, player_id, grant_id)
    await leave(tx, player_id, 'vip.revoked', { days })
  }
}
