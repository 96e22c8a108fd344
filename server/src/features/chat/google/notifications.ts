// Google's developer notifications, pushed by Pub/Sub. Each message counts once. It is only a hint: what it leads to is asked
// from Google again. Whatever was verified is acknowledged, because a repeat would say the same.

import { z } from 'zod'
import type { Database, Tx } from '../../../platform/db/tx.ts'
import type { Logger } from '../../../platform/log.ts'
import type { GoogleChecks } from './checks.ts'
import { KEPT_MS, type GoogleClaims } from './claims.ts'
import type { IdentityTokens } from './identity-tokens.ts'

const ONE_TIME_KINDS: Readonly<Record<number, Kind>> = { 1: 'purchased', 2: 'cancelled' }
const ONE_TIME_PRODUCT = 2

const push = z.object({ message: z.object({ messageId: z.string().min(1).max(100), data: z.string() }) })
const purchaseToken = z.string().min(1).max(1000)
const notification = z.object({
  packageName: z.string(),
  oneTimeProductNotification: z.object({ notificationType: z.int(), purchaseToken }).optional(),
  voidedPurchaseNotification: z.object({ purchaseToken, productType: z.int().optional() }).optional(),
  testNotification: z.object({}).optional(),
})
type Notification = z.infer<typeof notification>
type Kind = 'purchased' | 'cancelled' | 'voided' | 'test' | 'unknown'

export interface NotificationDeps {
  readonly db: Database
  readonly packageName: string
  readonly tokens: IdentityTokens
  readonly checks: GoogleChecks
  readonly claims: GoogleClaims
  readonly log: Logger
}

export class GoogleNotifications {
  readonly #deps: NotificationDeps

  constructor(deps: NotificationDeps) {
    this.#deps = deps
  }

  /** Null where the message was taken, otherwise why it is rejected. */
  async take(raw: Buffer, authorization: string | undefined): Promise<string | null> {
    const { db, tokens, log } = this.#deps
    const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
    const error = token === undefined ? 'no identity token' : await tokens.errorOf(token)
    if (error) return error
    const pushed = push.safeParse(parseJson(raw.toString())).data
    if (!pushed) return 'not a push message'
    const { messageId, data } = pushed.message
    const read = notification.safeParse(parseJson(Buffer.from(data, 'base64').toString())).data
    const kind = this.#kindOf(read)
    const isFirst = await db.transaction(async (tx) => {
      const [added] = await tx.query(
        `insert into google_messages (message_id, kind) values ($1, $2) on conflict (message_id) do nothing
           returning 1 as one`,
        [messageId, kind],
      )
      if (added && read) await this.#follow(tx, kind, read)
      return added !== undefined
    })
    if (isFirst) log[kind === 'unknown' ? 'warn' : 'info']({ messageId, kind }, 'Google notification')
    return null
  }

  async sweep(now: number): Promise<void> {
    await this.#deps.db.commit('delete from google_messages where create_time <= $1 returning 1 as one', [
      now - KEPT_MS,
    ])
  }

  #kindOf(read: Notification | undefined): Kind {
    if (read?.packageName !== this.#deps.packageName) return 'unknown'
    const { oneTimeProductNotification: oneTime, voidedPurchaseNotification: voided, testNotification } = read
    if (oneTime) return ONE_TIME_KINDS[oneTime.notificationType] ?? 'unknown'
    // Subscriptions are sold nowhere here.
    if (voided && (voided.productType ?? ONE_TIME_PRODUCT) === ONE_TIME_PRODUCT) return 'voided'
    return testNotification ? 'test' : 'unknown'
  }

  async #follow(tx: Tx, kind: Kind, { oneTimeProductNotification, voidedPurchaseNotification }: Notification) {
    const { checks, claims, packageName } = this.#deps
    const token = (oneTimeProductNotification ?? voidedPurchaseNotification)?.purchaseToken
    if (token === undefined || kind === 'unknown') return
    const isGranted = await checks.askAgain(tx, token)
    // Also for a cancelled one: a pending purchase may wait, and Google says how it ended.
    if (!isGranted && kind !== 'voided') await claims.add(tx, token)
    if (kind === 'voided') {
      await tx.query('update google_void_polls set next_time = 0 where package_name = $1', [packageName])
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
