// Google Play orders. The signature over the exact text is verified first; only then is the text parsed, and every field
// must match. An order is valid once, for the account that it was made for.

import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Vip } from '@glasshouse/rulebook/wire/chat/vip'
import { z } from 'zod'
import type { Database, Tx } from '../../../platform/db/tx.ts'
import type { Vault } from '../../../platform/db/vault.ts'
import { DAY_MS, type Calendar } from '../../../play/stats/days.ts'
import type { VipDays, Vips } from '../vip.ts'
import { tokenHash, type GoogleChecks, type GrantedOrder } from './checks.ts'

export interface GoogleApp {
  readonly packageName: string
  /** The app's licence key: an RSA public key in base64, as the Play console shows it. */
  readonly licenceKey: string
}

export const googleProducts: readonly { readonly productId: string; readonly days: VipDays }[] = [
  { productId: 'vip_7', days: 7 },
  { productId: 'vip_30', days: 30 },
  { productId: 'vip_90', days: 90 },
]

export const daysOf = (productId: string | undefined): VipDays | undefined =>
  googleProducts.find((product) => product.productId === productId)?.days

/** Orders older than this need a person. */
const OLDEST_MS = 3 * DAY_MS
/** Allowed clock difference. */
const AHEAD_MS = 10 * 60_000
const PURCHASED = 0

const purchase = z.object({
  /** Missing while the payment is pending. */
  orderId: z.string().min(1).max(100).optional(),
  packageName: z.string(),
  productId: z.string(),
  purchaseTime: z.int(),
  purchaseState: z.int(),
  purchaseToken: z.string().min(1).max(1000),
  obfuscatedAccountId: z.string(),
  /** Missing means one. */
  quantity: z.int().optional(),
})

export interface GoogleDeps {
  readonly db: Database
  readonly vault: Vault
  readonly calendar: Calendar
  readonly vips: Vips
  readonly checks: GoogleChecks
  /** Null where it is disabled: not configured, or real money. */
  readonly app: GoogleApp | null
}

export class GoogleOrders {
  readonly #deps: GoogleDeps
  readonly #key: KeyObject | null

  constructor(deps: GoogleDeps) {
    this.#deps = deps
    this.#key = deps.app ? readLicenceKey(deps.app.licenceKey) : null
  }

  get isOpen(): boolean {
    return this.#key !== null
  }

  get packageName(): string {
    return this.#deps.app?.packageName ?? ''
  }

  /** Identifies an account to Google without revealing the player. */
  accountHash = (playerId: bigint): string =>
    this.#deps.vault.fingerprint('google-account', String(playerId)).toString('hex')

  /** The account hash for a purchase, stored so that a notification of the purchase leads back to the player. */
  async offerHash(playerId: bigint): Promise<string> {
    const accountHash = this.accountHash(playerId)
    if (!this.isOpen) return accountHash
    const { db } = this.#deps
    const known = await db.read('select 1 as one from google_accounts where account_hash = $1', [accountHash])
    if (known.length === 0) {
      await db.commit(
        `insert into google_accounts (account_hash, player_id) values ($1, $2) on conflict (account_hash) do nothing
           returning 1 as one`,
        [accountHash, playerId],
      )
    }
    return accountHash
  }

  async redeem(
    playerId: bigint,
    purchaseData: string,
    signature: string,
  ): Promise<Vip & { days: VipDays; isProvisional: boolean }> {
    const { db, vips, checks, calendar } = this.#deps
    if (!this.#key) throw new Refusal('googleOff')
    if (!verify('sha1', Buffer.from(purchaseData), this.#key, Buffer.from(signature, 'base64'))) {
      throw new Refusal('googleUntrue')
    }
    const signed = readOrder(purchaseData)
    const days = daysOf(signed?.productId)
    const isOurs = signed?.packageName === this.packageName && signed.obfuscatedAccountId === this.accountHash(playerId)
    if (!signed || !days || !isOurs) throw new Refusal('googleNotOurs')
    if (signed.purchaseState !== PURCHASED || signed.orderId === undefined) throw new Refusal('googleNotPaid')
    // Not acknowledged, so Google refunds it.
    if ((signed.quantity ?? 1) !== 1) throw new Refusal('googleQuantity')
    const order = { ...signed, orderId: signed.orderId, playerId, isConfirmed: false }
    return await db.transaction(async (tx) => {
      await vips.lockPlayer(tx, playerId)
      const known = await this.findGrant(tx, order)
      if (known === 'other') throw new Refusal('googleUsed')
      // A repeated order gets the same response, however late.
      if (known === 'same') {
        const isProvisional = await checks.isProvisional(tx, order.orderId)
        return { ...(await vips.read(tx, playerId)), days, isProvisional }
      }
      const age = calendar.now() - signed.purchaseTime
      if (age > OLDEST_MS || age < -AHEAD_MS) throw new Refusal('googleOld')
      return { ...(await this.grant(tx, order, days)), days, isProvisional: true }
    })
  }

  /** Whether days were granted for the token or the order. The caller has locked the player. */
  async findGrant(
    tx: Tx,
    { playerId, orderId, purchaseToken }: Pick<GrantedOrder, 'playerId' | 'orderId' | 'purchaseToken'>,
  ): Promise<'none' | 'same' | 'other'> {
    const known = await tx.query<{ player_id: bigint; is_same: boolean }>(
      'select player_id, token_hash = $1 and order_id = $2 as is_same from vip_grants where token_hash = $1 or order_id = $2',
      [tokenHash(purchaseToken), orderId],
    )
    if (known.length === 0) return 'none'
    return known.length === 1 && known[0]?.player_id === playerId && known[0].is_same ? 'same' : 'other'
  }

  /** Grants the days and stores what is left to do at Google. The caller has locked the player and found no grant. */
  async grant(tx: Tx, order: GrantedOrder, days: VipDays): Promise<Vip> {
    const { vips, checks } = this.#deps
    const { playerId, orderId, purchaseToken } = order
    const vip = await vips.grant(tx, playerId, { source: 'google', days, orderId, tokenHash: tokenHash(purchaseToken) })
    await checks.add(tx, order)
    return vip
  }
}

function readLicenceKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  if (key.asymmetricKeyType !== 'rsa') throw new Error('the licence key is not an RSA key')
  return key
}

function readOrder(purchaseData: string): z.infer<typeof purchase> | null {
  try {
    return purchase.safeParse(JSON.parse(purchaseData)).data ?? null
  } catch {
    return null
  }
}
