// Notices: the live count of unread messages, and word to browsers that are closed. What is pushed says that there is a
// message; it must never carry an amount or a name, nor go where the open internet does not.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import webPush, { type PushSubscription } from 'web-push'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { PushKeys } from './push-keys.ts'
import { sendTo, Unreachable, type PushReach } from './push-reach.ts'
import { isPushed } from './push-text.ts'

const PURPOSE = 'push-subscription'
const PER_PLAYER = 10
const AT_ONCE = 50
const LOOK_MS = 1000
/** What could not be told within a day is no news any more; the message itself stays. */
const KEPT_MS = 24 * 3_600_000
const TRIES = 6
const FIRST_PAUSE_MS = 30_000

const WORDS: Record<Language, string> = {
  en: 'You have a new message.',
  fr: 'Vous avez un nouveau message.',
}

export interface PushDeps {
  readonly db: Database
  readonly vault: Vault
  readonly keys: PushKeys
  readonly reach: PushReach
  /** How a push service can reach the house: an https or mailto address. */
  readonly subject: string
}

interface OutboxRow {
  id: bigint
  player_id: bigint
  code: string
  tries: number
  is_old: boolean
}

interface Reader {
  language: Language
  token_hash: Buffer
  subscription_sealed: Uint8Array
}

/** Those who still have something to read, in browsers whose session stands. */
const READERS = `select p.language, s.token_hash, s.subscription_sealed from push_subscriptions s
    join players p on p.id = s.player_id
    join sessions h on h.token_hash = s.token_hash and h.kind = 'player' and h.holder_id = s.player_id
      and h.revoked_at is null and h.expires_at > now_ms()
  where s.player_id = $1 and exists (select 1 from messages m where m.player_id = $1 and m.read_time is null)`

export class Push {
  readonly #deps: PushDeps

  constructor(deps: PushDeps) {
    this.#deps = deps
  }

  get publicKey(): string {
    return this.#deps.keys.publicKey
  }

  async isOn(tokenHash: Buffer): Promise<boolean> {
    return (await this.#deps.db.read('select 1 from push_subscriptions where token_hash = $1', [tokenHash])).length > 0
  }

  /** One browser for each session; a browser that comes with another account is that account's from now on. */
  async subscribe(playerId: bigint, tokenHash: Buffer, subscription: PushSubscription): Promise<void> {
    const { db, vault, reach } = this.#deps
    const url = new URL(subscription.endpoint)
    if (!reach.allows(url) || !canSealFor(subscription)) throw new Refusal('pushUnreachable')
    const endpointHash = vault.fingerprint(PURPOSE, url.href)
    const sealed = vault.seal(PURPOSE, Buffer.from(JSON.stringify({ ...subscription, endpoint: url.href })))
    await db.transaction(async (tx) => {
      await tx.query('select 1 from players where id = $1 for no key update', [playerId])
      await tx.query('delete from push_subscriptions where token_hash = $1 or endpoint_hash = $2', [
        tokenHash,
        endpointHash,
      ])
      await tx.query(
        `insert into push_subscriptions (token_hash, player_id, endpoint_hash, subscription_sealed) values ($1, $2, $3, $4)
           on conflict do nothing`,
        [tokenHash, playerId, endpointHash, sealed],
      )
      await keepNewest(tx, playerId)
    })
  }

  async unsubscribe(tokenHash: Buffer): Promise<void> {
    await this.#deps.db.commit('delete from push_subscriptions where token_hash = $1', [tokenHash])
  }

  /** Tells what is due; answers in how many milliseconds to look again. One node at a time does this. */
  async step(): Promise<number> {
    const { db } = this.#deps
    const due = await db.read<OutboxRow>(
      `select id, player_id, code, tries, create_time < now_ms() - $1::int8 as is_old from push_outbox
         where due_time <= now_ms() order by due_time, id limit ${AT_ONCE}`,
      [KEPT_MS],
    )
    const told = Map.groupBy(due, (row) => row.player_id)
    await Promise.all([...told].map(([playerId, rows]) => this.#tell(playerId, rows)))
    return due.length === AT_ONCE ? 0 : LOOK_MS
  }

  /** However many messages there are, a browser is told once. */
  async #tell(playerId: bigint, rows: readonly OutboxRow[]): Promise<void> {
    const { db } = this.#deps
    const wanted = rows.filter(({ code, is_old }) => isPushed(code) && !is_old)
    const readers = wanted.length > 0 ? await db.read<Reader>(READERS, [playerId]) : []
    const isDone = (await Promise.all(readers.map((reader) => this.#push(reader)))).every(Boolean)
    const again = isDone ? [] : wanted.filter(({ tries }) => tries + 1 < TRIES).map(({ id }) => id)
    await db.transaction(async (tx) => {
      await tx.query(
        'update push_outbox set tries = tries + 1, due_time = now_ms() + $2::int8 * (1 << tries) where id = any($1)',
        [again, FIRST_PAUSE_MS],
      )
      const done = rows.map(({ id }) => id).filter((id) => !again.includes(id))
      await tx.query('delete from push_outbox where id = any($1)', [done])
    })
  }

  /** False where it is worth another try. */
  async #push({ language, token_hash, subscription_sealed }: Reader): Promise<boolean> {
    const { db, vault, keys, reach, subject } = this.#deps
    const subscription = JSON.parse(vault.unseal(PURPOSE, subscription_sealed).toString()) as PushSubscription
    const payload = JSON.stringify({ text: WORDS[language], language })
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_MS / 1000,
      urgency: 'normal',
      // A newer word replaces one that was not fetched yet.
      topic: 'messages',
    })
    const status = await sendTo(reach, { url: new URL(subscription.endpoint), headers, body }).catch((error: unknown) =>
      error instanceof Unreachable ? GONE : 0,
    )
    if (status === 404 || status === GONE) {
      await db.commit('delete from push_subscriptions where token_hash = $1', [token_hash])
      return true
    }
    // What is refused for good is not asked again; what is busy or silent is.
    return status !== 0 && status !== 429 && status < 500
  }
}

const GONE = 410

async function keepNewest(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(
    `delete from push_subscriptions where player_id = $1 and token_hash not in
       (select token_hash from push_subscriptions where player_id = $1 order by create_time desc limit ${PER_PLAYER})`,
    [playerId],
  )
}

/** A key that is no point of the curve would fail with every message. */
function canSealFor({ keys }: PushSubscription): boolean {
  try {
    webPush.encrypt(keys.p256dh, keys.auth, 'x', 'aes128gcm')
    return true
  } catch {
    return false
  }
}
