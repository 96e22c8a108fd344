// Web push. A push only says that there is a new message: it must never contain an amount or a name, nor go to a host that
// is not public.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import webPush, { type PushSubscription } from 'web-push'
import { FALLBACK_MS } from '../../platform/due-checks.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { callProvider, outcomeOfStatus, type ProviderOutcome } from '../../platform/metrics/provider-calls.ts'
import type { PushKeys } from './push-keys.ts'
import { sendTo, Unreachable, type PushReach } from './push-reach.ts'
import { isPushed } from './push-text.ts'

const SEAL_PURPOSE = 'push-subscription'
const SUBSCRIPTIONS_MAX = 10
const BATCH_SIZE = 50
/** A push not delivered within a day is dropped; the message stays in the inbox. */
const EXPIRY_MS = 24 * 3_600_000
const ATTEMPTS_MAX = 6
const FIRST_RETRY_MS = 30_000

const TEXTS: Record<Language, string> = {
  en: 'You have a new message.',
  fr: 'Vous avez un nouveau message.',
}

export interface PushDeps {
  readonly db: Database
  readonly vault: Vault
  readonly keys: PushKeys
  readonly reach: PushReach
  /** Contact for push services: an https or mailto URL. */
  readonly subject: string
}

interface OutboxRow {
  id: bigint
  player_id: bigint
  code: string
  tries: number
  is_expired: boolean
}

interface SubscriptionRow {
  language: Language
  token_hash: Buffer
  subscription_sealed: Uint8Array
}

/** Subscriptions with a valid session, if the player still has unread messages. */
const SUBSCRIPTIONS = `select p.language, s.token_hash, s.subscription_sealed from push_subscriptions s
    join players_public p on p.id = s.player_id
    join sessions_public h on h.token_hash = s.token_hash and h.kind = 'player' and h.holder_id = s.player_id
      and h.revoked_at is null and h.expires_at > now_ms()
  where s.player_id = $1 and exists (select 1 from messages_public m where m.player_id = $1 and m.read_time is null)`

export class Push {
  readonly #deps: PushDeps

  constructor(deps: PushDeps) {
    this.#deps = deps
  }

  readonly isDue = `exists (select 1 from push_outbox where due_time <= now_ms())`

  get publicKey(): string {
    return this.#deps.keys.publicKey
  }

  async isOn(tokenHash: Buffer): Promise<boolean> {
    return (await this.#deps.db.read('select 1 from push_subscriptions where token_hash = $1', [tokenHash])).length > 0
  }

  /** One subscription per session. A browser that changes accounts moves to the new account. */
  async subscribe(playerId: bigint, tokenHash: Buffer, subscription: PushSubscription): Promise<void> {
    const { db, vault, reach } = this.#deps
    const url = new URL(subscription.endpoint)
    if (!reach.allows(url) || !canEncryptFor(subscription)) throw new Refusal('pushUnreachable')
    const endpointHash = vault.fingerprint(SEAL_PURPOSE, url.href)
    const sealed = vault.seal(SEAL_PURPOSE, Buffer.from(JSON.stringify({ ...subscription, endpoint: url.href })))
    await db.transaction(async (tx) => {
      await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
      await tx.query('delete from push_subscriptions where token_hash = $1 or endpoint_hash = $2', [
        tokenHash,
        endpointHash,
      ])
      await tx.query(
        `insert into push_subscriptions (token_hash, player_id, endpoint_hash, subscription_sealed) values ($1, $2, $3, $4)
           on conflict do nothing`,
        [tokenHash, playerId, endpointHash, sealed],
      )
      await deleteOldest(tx, playerId)
    })
  }

  async unsubscribe(tokenHash: Buffer): Promise<void> {
    await this.#deps.db.commit('delete from push_subscriptions where token_hash = $1', [tokenHash])
  }

  /** Sends due pushes; returns the milliseconds until the next poll. Only the leader runs this. */
  async step(): Promise<number> {
    const { db } = this.#deps
    const due = await db.read<OutboxRow>(
      `select id, player_id, code, tries, create_time < now_ms() - $1::int8 as is_expired from push_outbox
         where due_time <= now_ms() order by due_time, id limit ${BATCH_SIZE}`,
      [EXPIRY_MS],
    )
    const byPlayer = Map.groupBy(due, (row) => row.player_id)
    await Promise.all([...byPlayer].map(([playerId, rows]) => this.#pushToPlayer(playerId, rows)))
    return due.length === BATCH_SIZE ? 0 : FALLBACK_MS
  }

  /** Sends one push per browser, however many messages are due. */
  async #pushToPlayer(playerId: bigint, rows: readonly OutboxRow[]): Promise<void> {
    const { db } = this.#deps
    const wanted = rows.filter(({ code, is_expired }) => isPushed(code) && !is_expired)
    const subscriptions = wanted.length > 0 ? await db.read<SubscriptionRow>(SUBSCRIPTIONS, [playerId]) : []
    const isDone = (await Promise.all(subscriptions.map((row) => this.#push(row)))).every(Boolean)
    const retried = isDone ? [] : wanted.filter(({ tries }) => tries + 1 < ATTEMPTS_MAX).map(({ id }) => id)
    await db.transaction(async (tx) => {
      await tx.query(
        'update push_outbox set tries = tries + 1, due_time = now_ms() + $2::int8 * (1 << tries) where id = any($1)',
        [retried, FIRST_RETRY_MS],
      )
      const done = rows.map(({ id }) => id).filter((id) => !retried.includes(id))
      await tx.query('delete from push_outbox where id = any($1)', [done])
    })
  }

  /** Returns false if it should be retried. */
  async #push({ language, token_hash, subscription_sealed }: SubscriptionRow): Promise<boolean> {
    const { db, vault, keys, reach, subject } = this.#deps
    const subscription = JSON.parse(vault.unseal(SEAL_PURPOSE, subscription_sealed).toString()) as PushSubscription
    const payload = JSON.stringify({ text: TEXTS[language], language })
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, ...keys },
      TTL: EXPIRY_MS / 1000,
      urgency: 'normal',
      // A newer push replaces an undelivered one.
      topic: 'messages',
    })
    const request = { url: new URL(subscription.endpoint), headers, body }
    const outcomeOf = (answered: number): ProviderOutcome => outcomeOfStatus({ status: answered })
    const status = await callProvider('push', () => sendTo(reach, request), { outcomeOf }).catch((error: unknown) =>
      error instanceof Unreachable ? GONE : 0,
    )
    if (status === 404 || status === GONE) {
      await db.commit('delete from push_subscriptions where token_hash = $1', [token_hash])
      return true
    }
    // Retries rate limits, server errors and connection failures only.
    return status !== 0 && status !== 429 && status < 500
  }
}

const GONE = 410

async function deleteOldest(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(
    `delete from push_subscriptions where player_id = $1 and token_hash not in
       (select token_hash from push_subscriptions where player_id = $1 order by create_time desc limit ${SUBSCRIPTIONS_MAX})`,
    [playerId],
  )
}

/** Rejects invalid keys at subscription, because every push to them would fail. */
function canEncryptFor({ keys }: PushSubscription): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, 'x', 'aes128gcm')
    return true
  } catch {
    return false
  }
}
