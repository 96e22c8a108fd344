// Google Play orders. The signature over the exact text is verified first; only then is the text parsed, and every field
// must match. An order is valid once, for the account that it was made for.

import { createPublicKey, hash, verify, type KeyObject } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Vip } from '@glasshouse/rulebook/wire/chat/vip'
import { z } from 'zod'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { DAY_MS, type Calendar } from '../../play/stats/days.ts'
import type { GoogleChecks } from './google-checks.ts'
import type { VipDays, Vips } from './vip.ts'

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

/** Orders older than this need a person. */
const OLDEST_MS = 3 * DAY_MS
/** Allowed clock difference. */
const AHEAD_MS = 10 * 60_000
const PURCHASED = 0

const purchase = z.object({
  orderId: z.string().min(1).max(100),
  packageName: z.string(),
  productId: z.string(),
  purchaseTime: z.int(),
  purchaseState: z.int(),
  purchaseToken: z.string().min(1).max(1000),
  obfuscatedAccountId: z.string(),
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
  accountHash(playerId: bigint): string {
    return this.#deps.vault.fingerprint('google-account', String(playerId)).toString('hex')
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
    const order = readOrder(purchaseData)
    const days = googleProducts.find(({ productId }) => productId === order?.productId)?.days
    const isOurs = order?.packageName === this.packageName && order.obfuscatedAccountId === this.accountHash(playerId)
    if (!order || !days || !isOurs) throw new Refusal('googleNotOurs')
    if (order.purchaseState !== PURCHASED) throw new Refusal('googleNotPaid')
    const tokenHash = hash('sha256', order.purchaseToken, 'buffer')
    return await db.transaction(async (tx) => {
      await vips.lockPlayer(tx, playerId)
      const known = await tx.query<{ player_id: bigint; is_same: boolean }>(
        'select player_id, token_hash = $1 and order_id = $2 as is_same from vip_grants where token_hash = $1 or order_id = $2',
        [tokenHash, order.orderId],
      )
      const isSame = known.length === 1 && known[0]?.player_id === playerId && known[0].is_same
      if (known.length > 0 && !isSame) throw new Refusal('googleUsed')
      // A repeated order gets the same response, however late.
      if (isSame) {
        const isProvisional = await checks.isProvisional(tx, order.orderId)
        return { ...(await vips.read(tx, playerId)), days, isProvisional }
      }
      const age = calendar.now() - order.purchaseTime
      if (age > OLDEST_MS || age < -AHEAD_MS) throw new Refusal('googleOld')
      const vip = await vips.grant(tx, playerId, { source: 'google', days, orderId: order.orderId, tokenHash })
      await checks.add(tx, playerId, order.orderId, order.productId, order.purchaseToken)
      return { ...vip, days, isProvisional: true }
    })
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
