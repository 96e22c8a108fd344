// Tokens are 256 random bits; only their hashes are kept. Look-ups of one moment are one read.

import { hash, randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { SessionView } from '@glasshouse/rulebook/wire/account/security'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Notifier } from '../../platform/db/notifier.ts'
import { Batch } from '../../ledger/batch.ts'
import { deviceOf } from './device.ts'

const DAY_MS = 86_400_000
const SEEN_EVERY_MS = 3_600_000
/** How long a node trusts what it read. A revocation elsewhere takes effect at the latest after this; whether a
 * player may bet at all is asked again by the statement that books the bet. */
const TRUSTED_MS = 1000
const TRUSTED_MAX = 50_000
/** Wake-ups of this name say whose sessions have ended; they may be lost, and then a node trusts for that second. */
const ENDED = 'sessions-ended:'

/** Operators have sessions of their own kind, which this room never opens and never takes. */
export type SessionKind = 'anonymous' | 'player'
const LIFE = {
  anonymous: { prefix: 'es_', idleDays: 90, days: 365 },
  player: { prefix: 'x_', idleDays: 14, days: 90 },
} as const

interface SessionRow {
  token_hash: Uint8Array
  kind: SessionKind | 'operator'
  holder_id: bigint
  last_seen: bigint
  expires_at: bigint
  revoked: boolean
  now: bigint
}

interface ListedRow {
  public_id: string
  device: string
  create_time: bigint
  last_seen: bigint
  is_this: boolean
}
/** Nobody has so many browsers; a program that logs in again and again might. */
const LISTED_MAX = 50

const FIND = `select s.token_hash, s.kind, s.holder_id, s.last_seen, s.expires_at, now_ms() as now,
    (s.revoked_at is not null or (s.kind = 'player' and p.status is distinct from 'active')) as revoked
  from sessions s left join players p on s.kind = 'player' and p.id = s.holder_id where s.token_hash = any($1)`

export class Sessions {
  readonly #db: Database
  readonly #lookups: Batch<Buffer, SessionRow | null>
  readonly #trusted = new Map<string, { row: SessionRow; until: number }>()
  readonly #notifier: Pick<Notifier, 'wake' | 'onNotification'> | undefined

  constructor(db: Database, notifier?: Pick<Notifier, 'wake' | 'onNotification'>) {
    this.#db = db
    this.#notifier = notifier
    this.onEnded((holderId) => this.#distrust(holderId))
    this.#lookups = new Batch({
      keyOf: (tokenHash) => tokenHash,
      run: (hashes) => this.#find(hashes),
      slots: db.kind === 'postgresql' ? 2 : 1,
      maxBatch: 500,
      maxWaiting: 20_000,
    })
  }

  async begin(tx: Pick<Tx, 'query'>, kind: SessionKind, holderId: bigint, device: string): Promise<string> {
    const { prefix, days } = LIFE[kind]
    const token = prefix + randomBytes(32).toString('base64url')
    await tx.query(
      `insert into sessions (token_hash, kind, holder_id, device, expires_at) values ($1, $2, $3, $4, now_ms() + $5)`,
      [hashToken(token), kind, holderId, device, days * DAY_MS],
    )
    return token
  }

  async beginAnonymous(device: string): Promise<string> {
    return await this.#db.transaction((tx) => this.begin(tx, 'anonymous', 0n, device))
  }

  async isAnonymous(tx: Pick<Tx, 'query'>, tokenHash: Buffer): Promise<boolean> {
    const found = await tx.query(`select 1 from sessions where token_hash = $1 and kind = 'anonymous'`, [tokenHash])
    return found.length > 0
  }

  /** Who holds a token of this kind; refuses as the token rules say. */
  async holder(tokenHash: Buffer, kind: SessionKind): Promise<bigint> {
    const row = this.#remembered(tokenHash) ?? (await this.#read(tokenHash))
    if (!row || isExpired(row)) throw new Refusal('tokenUnknown')
    // A visitor's anonymous token is a fine token, but this call wants someone who is logged in.
    if (row.kind !== kind) throw new Refusal(row.kind === 'anonymous' ? 'loginNeeded' : 'tokenUnknown')
    if (row.revoked) throw new Refusal('tokenRevoked')
    if (row.now - row.last_seen > SEEN_EVERY_MS) {
      await this.#db.commit('update sessions set last_seen = now_ms() where token_hash = $1', [tokenHash])
    }
    return row.holder_id
  }

  async revoke(tokenHash: Buffer): Promise<void> {
    this.#trusted.delete(keyOf(tokenHash))
    const [ended] = await this.#db.commit<{ holder_id: bigint }>(
      'update sessions set revoked_at = now_ms() where token_hash = $1 and revoked_at is null returning holder_id',
      [tokenHash],
    )
    // Once more: a call that was under way may have remembered it meanwhile.
    this.#trusted.delete(keyOf(tokenHash))
    if (ended) this.tellEnded(ended.holder_id)
  }

  /** Ends every session of a holder but the one given; says how many. `tellEnded` belongs after the commit. */
  async revokeOthers(tx: Tx, kind: SessionKind, holderId: bigint, keep: Buffer): Promise<number> {
    const ended = await tx.query(
      `update sessions set revoked_at = now_ms()
         where kind = $1 and holder_id = $2 and token_hash <> $3 and revoked_at is null returning 1 as one`,
      [kind, holderId, keep],
    )
    this.#trusted.clear()
    return ended.length
  }

  /** Where a player is logged in. Tokens and their hashes stay in the house: each session has a name that opens nothing. */
  async list(playerId: bigint, current: Buffer): Promise<SessionView[]> {
    const rows = await this.#db.read<ListedRow>(
      `select public_id, device, create_time, last_seen, token_hash = $2 as is_this from sessions
         where kind = 'player' and holder_id = $1 and revoked_at is null and expires_at > now_ms()
           and last_seen > now_ms() - $3 order by is_this desc, last_seen desc, create_time desc limit ${LISTED_MAX}`,
      [playerId, current, LIFE.player.idleDays * DAY_MS],
    )
    return rows.map((row) => ({
      id: row.public_id,
      ...deviceOf(row.device),
      firstSeen: Number(row.create_time),
      lastSeen: Number(row.last_seen),
      isThis: row.is_this,
    }))
  }

  /** Ends one session of a player's by its name. Somebody else's is not there. */
  async end(playerId: bigint, id: string, keep?: (tx: Tx) => Promise<void>): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const ended = await tx.query(
        `update sessions set revoked_at = now_ms()
           where kind = 'player' and holder_id = $1 and public_id = $2 and revoked_at is null returning 1 as one`,
        [playerId, id],
      )
      if (ended.length === 0) throw new Refusal('notFound')
      await keep?.(tx)
    })
    this.tellEnded(playerId)
  }

  async endOthers(playerId: bigint, keep: Buffer): Promise<number> {
    const ended = await this.#db.transaction((tx) => this.revokeOthers(tx, 'player', playerId, keep))
    this.tellEnded(playerId)
    return ended
  }

  /** After the commit: every node forgets what it trusted of this holder's, and looks after his open lines. */
  tellEnded(holderId: bigint): void {
    this.#distrust(holderId)
    this.#notifier?.wake(ENDED + holderId)
  }

  onEnded(listener: (holderId: bigint) => void): void {
    this.#notifier?.onNotification((topic) => {
      const holderId = topic.startsWith(ENDED) ? topic.slice(ENDED.length) : ''
      if (/^\d+$/.test(holderId)) listener(BigInt(holderId))
    })
  }

  #distrust(holderId: bigint): void {
    for (const [key, { row }] of this.#trusted) if (row.holder_id === holderId) this.#trusted.delete(key)
  }

  /** Forgets what ended long ago. */
  async sweep(): Promise<void> {
    await this.#db.commit('delete from sessions where expires_at < now_ms() - $1', [30 * DAY_MS])
    await this.#db.commit('delete from login_failures where last_failure < now_ms() - $1', [30 * DAY_MS])
  }

  #remembered(tokenHash: Buffer): SessionRow | null {
    const trusted = this.#trusted.get(keyOf(tokenHash))
    return trusted && trusted.until > performance.now() ? trusted.row : null
  }

  async #read(tokenHash: Buffer): Promise<SessionRow | null> {
    const key = keyOf(tokenHash)
    const row = await this.#lookups.submit(tokenHash)
    if (this.#trusted.size >= TRUSTED_MAX) this.#trusted.clear()
    if (row) this.#trusted.set(key, { row, until: performance.now() + TRUSTED_MS })
    else this.#trusted.delete(key)
    return row
  }

  async #find(hashes: readonly Buffer[]): Promise<(SessionRow | null)[]> {
    const rows = await this.#db.read<SessionRow>(FIND, [hashes])
    const found = new Map(rows.map((row) => [keyOf(row.token_hash), row]))
    return hashes.map((tokenHash) => found.get(keyOf(tokenHash)) ?? null)
  }
}

const keyOf = (tokenHash: Uint8Array): string =>
  (Buffer.isBuffer(tokenHash) ? tokenHash : Buffer.from(tokenHash)).toString('latin1')

// By way of a text, which is cheaper than a buffer of its own for every call.
export const hashToken = (token: string): Buffer => Buffer.from(hash('sha256', token, 'binary'), 'binary')

const isExpired = ({ kind, now, expires_at, last_seen }: SessionRow): boolean =>
  kind === 'operator' || now > expires_at || Number(now - last_seen) > LIFE[kind].idleDays * DAY_MS
