// VIP by Google Play: redeemed orders, and what is asked from Google in the background. Closed with real money, because
// Google forbids its billing in gambling apps.

import type { ChatSettings } from '../../../config/chat.ts'
import type { Database } from '../../../platform/db/tx.ts'
import type { Vault } from '../../../platform/db/vault.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Calendar } from '../../../play/stats/days.ts'
import type { Vips } from '../vip.ts'
import { GoogleAccount } from './account.ts'
import { GoogleChecks } from './checks.ts'
import { GoogleClaims } from './claims.ts'
import { IdentityTokens } from './identity-tokens.ts'
import { GoogleNotifications } from './notifications.ts'
import { GoogleOrders } from './orders.ts'
import { GoogleVoids } from './voids.ts'

const SWEEP_MS = 3_600_000

export interface OpenGoogleDeps {
  readonly db: Database
  readonly vault: Vault
  readonly calendar: Calendar
  readonly vips: Vips
  readonly mode: 'sandbox' | 'real'
  readonly settings: Pick<ChatSettings, 'google' | 'googleAccount' | 'googlePush'>
  readonly log: Logger
}

export interface Google {
  readonly orders: GoogleOrders
  /** Takes a pushed notification. Returns why it is rejected, or null. Null as a whole where none are expected. */
  readonly takePush: ((raw: Buffer, authorization: string | undefined) => Promise<string | null>) | null
  readonly isDue: string
  /** Starts what is due in the background, because Google may be slow. */
  start(now: number): void
  close(): Promise<void>
}

export function openGoogle(deps: OpenGoogleDeps): Google {
  const { settings, mode, log } = deps
  const app = mode === 'sandbox' ? settings.google : null
  const account = app && settings.googleAccount && new GoogleAccount({ ...settings.googleAccount, ...app })
  const grantsTests = app?.grantsTests ?? false
  const accountHash = (playerId: bigint): string => orders.accountHash(playerId)
  const checks = new GoogleChecks({ ...deps, account, accountHash, grantsTests })
  const orders = new GoogleOrders({ ...deps, checks, app })
  if (!app || !account) {
    return { orders, takePush: null, isDue: 'false', start: () => undefined, close: () => Promise.resolve() }
  }
  const { packageName } = app
  const claims = new GoogleClaims({ ...deps, orders, account, grantsTests })
  const voids = new GoogleVoids({ ...deps, packageName, account, revoke: (token) => checks.revokeVoided(token) })
  const push = settings.googlePush
  const notifications =
    push && new GoogleNotifications({ ...deps, packageName, tokens: new IdentityTokens(push), checks, claims })
  let sweepTime = 0
  const sweep = async (now: number): Promise<void> => {
    if (now < sweepTime) return
    sweepTime = now + SWEEP_MS
    await claims.sweep(now)
    await notifications?.sweep(now)
  }
  const tasks = [checks.run.bind(checks), claims.run.bind(claims), voids.run.bind(voids), sweep]
  let running: Promise<void> | null = null
  const run = async (now: number): Promise<void> => {
    for (const task of tasks) {
      // A failure does not stop the others.
      await task(now).catch((error: unknown) => log.warn({ err: error }, 'Google task failed, will retry'))
    }
  }
  return {
    orders,
    isDue: [checks, claims, voids].map(({ isDue }) => isDue).join(' or '),
    takePush: notifications && ((raw, authorization) => notifications.take(raw, authorization)),
    start: (now) => {
      running ??= run(now).finally(() => (running = null))
    },
    close: async () => {
      await running
    },
  }
}
