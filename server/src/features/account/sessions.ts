// Sessions of players and visitors. Tokens are 256 random bits; only their hashes are stored. Concurrent look-ups share one
// query, and each node caches them briefly.

import { hash, randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { SessionView } from '@glasshouse/rulebook/wire/account/security'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Notifier } from '../../platform/db/notifier.ts'
import { Batch } from '../../platform/batch.ts'
import { parseUserAgent } from './device.ts'

const DAY_MS = 86_400_000
const SEEN_UPDATE_MS = 3_600_000
/** A revocation on another node takes effect after this at the latest. The statement that books a bet checks the player
 * again, so a stale session cannot bet. */
const CACHE_MS = 1000
const CACHE_MAX = 50_000
/** Prefix of the notification that a holder's sessions ended. If one is lost, the cache expires after CACHE_MS. */
const ENDED = 'sessions-ended:'

/** Operator sessions live in the same table, but this module neither opens nor accepts them. */
export type SessionKind = 'anonymous' | 'player'
const LIFETIME = {
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
/** Bounds the list for a script that logs in again and again. */
const LISTED_MAX = 50

const FIND_SESSIONS = `select s.token_hash, s.kind, s.holder_id, s.last_seen, s.expires_at, now_ms() as now,
    (s.revoked_at is not null or (s.kind = 'player' and p.status is distinct from 'active')) as revoked
  from sessions s left join players p on s.kind = 'player' and p.id = s.holder_id where s.token_hash = any($1)`

export class Sessions {
  readonly #db: Database
  readonly #lookups: Batch<Buffer, SessionRow | null>
  readonly #cache = new Map<string, { row: SessionRow; until: number }>()
  readonly #notifier: Pick<Notifier, 'notify' | 'onNotification'> | undefined
  /** How often entries were dropped. A row that was read before the last time may be outdated and is not cached. */
  #evictions = 0

  constructor(db: Database, notifier?: Pick<Notifier, 'notify' | 'onNotification'>) {
    this.#db = db
    this.#notifier = notifier
    this.onEnded((holderId) => this.#evict(holderId))
    this.#lookups = new Batch({
      name: 'sessions',
      keyOf: (tokenHash) => tokenHash,
      run: (hashes) => this.#find(hashes),
      slots: db.kind === 'postgresql' ? 2 : 1,
      maxBatch: 500,
      maxWaiting: 20_000,
    })
  }

  async begin(
    tx: Pick<Tx, 'query'>,
    kind: SessionKind,
    holderId: bigint,
    device: string,
    deviceMark: Buffer | null = null,
  ): Promise<string> {
    const { prefix, days } = LIFETIME[kind]
    const token = prefix + randomBytes(32).toString('base64url')
    await tx.query(
      `insert into sessions (token_hash, kind, holder_id, device, expires_at, device_mark)
         values ($1, $2, $3, $4, now_ms() + $5, $6)`,
      [hashToken(token), kind, holderId, device, days * DAY_MS, deviceMark],
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

  /** Returns the holder of a valid token of this kind; refuses any other token. */
  async holder(tokenHash: Buffer, kind: SessionKind): Promise<bigint> {
    const row = this.#cached(tokenHash) ?? (await this.#read(tokenHash))
    if (!row || isExpired(row)) throw new Refusal('tokenUnknown')
    // An anonymous token is valid, but this endpoint requires a login.
    if (row.kind !== kind) throw new Refusal(row.kind === 'anonymous' ? 'loginNeeded' : 'tokenUnknown')
    if (row.revoked) throw new Refusal('tokenRevoked')
    if (row.now - row.last_seen > SEEN_UPDATE_MS) {
      await this.#db.commit('update sessions set last_seen = now_ms() where token_hash = $1', [tokenHash])
    }
    return row.holder_id
  }

  async revoke(tokenHash: Buffer): Promise<void> {
    const [ended] = await this.#db.commit<{ holder_id: bigint }>(
      'update sessions set revoked_at = now_ms() where token_hash = $1 and revoked_at is null returning holder_id',
      [tokenHash],
    )
    this.#evictions++
    this.#cache.delete(cacheKey(tokenHash))
    if (ended) this.notifyEnded(ended.holder_id)
  }

  /** Ends all other sessions of a holder and returns their number. Call `notifyEnded` after the commit. */
  async revokeOthers(tx: Tx, kind: SessionKind, holderId: bigint, exceptTokenHash: Buffer): Promise<number> {
    const ended = await tx.query(
      `update sessions set revoked_at = now_ms()
         where kind = $1 and holder_id = $2 and token_hash <> $3 and revoked_at is null returning 1 as one`,
      [kind, holderId, exceptTokenHash],
    )
    this.#evictions++
    this.#cache.clear()
    return ended.length
  }

  /** Sessions have a public id, so that neither tokens nor hashes leave the server. */
  async list(playerId: bigint, current: Buffer): Promise<SessionView[]> {
    const rows = await this.#db.read<ListedRow>(
      `select public_id, device, create_time, last_seen, token_hash = $2 as is_this from sessions
         where kind = 'player' and holder_id = $1 and revoked_at is null and expires_at > now_ms()
           and last_seen > now_ms() - $3 order by is_this desc, last_seen desc, create_time desc limit ${LISTED_MAX}`,
      [playerId, current, LIFETIME.player.idleDays * DAY_MS],
    )
    return rows.map((row) => ({
      id: row.public_id,
      ...parseUserAgent(row.device),
      firstSeen: Number(row.create_time),
      lastSeen: Number(row.last_seen),
      isThis: row.is_this,
    }))
  }

  /** Ends one of the player's own sessions; `audit` runs in the same transaction. */
  async end(playerId: bigint, id: string, audit?: (tx: Tx) => Promise<void>): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const ended = await tx.query(
        `update sessions set revoked_at = now_ms()
           where kind = 'player' and holder_id = $1 and public_id = $2 and revoked_at is null returning 1 as one`,
        [playerId, id],
      )
      if (ended.length === 0) throw new Refusal('notFound')
      await audit?.(tx)
    })
    this.notifyEnded(playerId)
  }

  async endOthers(playerId: bigint, exceptTokenHash: Buffer): Promise<number> {
    const ended = await this.#db.transaction((tx) => this.revokeOthers(tx, 'player', playerId, exceptTokenHash))
    this.notifyEnded(playerId)
    return ended
  }

  /** To be called after the commit: every node drops its cache entries and rechecks the holder's connections. */
  notifyEnded(holderId: bigint): void {
    this.#evict(holderId)
    this.#notifier?.notify(ENDED + holderId)
  }

  onEnded(listener: (holderId: bigint) => void): void {
    this.#notifier?.onNotification((topic) => {
      const holderId = topic.startsWith(ENDED) ? topic.slice(ENDED.length) : ''
      if (/^\d+$/.test(holderId)) listener(BigInt(holderId))
    })
  }

  #evict(holderId: bigint): void {
    this.#evictions++
    for (const [key, { row }] of this.#cache) if (row.holder_id === holderId) this.#cache.delete(key)
  }

  /** Deletes rows that expired long ago. */
  async sweep(): Promise<void> {
    await this.#db.commit('delete from sessions where expires_at < now_ms() - $1', [30 * DAY_MS])
  }

  #cached(tokenHash: Buffer): SessionRow | null {
    const entry = this.#cache.get(cacheKey(tokenHash))
    return entry && entry.until > performance.now() ? entry.row : null
  }

  async #read(tokenHash: Buffer): Promise<SessionRow | null> {
    const key = cacheKey(tokenHash)
    const evictions = this.#evictions
    const row = await this.#lookups.submit(tokenHash)
    if (this.#cache.size >= CACHE_MAX) this.#cache.clear()
    if (row && evictions === this.#evictions) this.#cache.set(key, { row, until: performance.now() + CACHE_MS })
    else this.#cache.delete(key)
    return row
  }

  async #find(hashes: readonly Buffer[]): Promise<(SessionRow | null)[]> {
    const rows = await this.#db.read<SessionRow>(FIND_SESSIONS, [hashes])
    const found = new Map(rows.map((row) => [cacheKey(row.token_hash), row]))
    return hashes.map((tokenHash) => found.get(cacheKey(tokenHash)) ?? null)
  }
}

const cacheKey = (tokenHash: Uint8Array): string =>
  (Buffer.isBuffer(tokenHash) ? tokenHash : Buffer.from(tokenHash)).toString('latin1')

// A digest as a string is cheaper here than one as a buffer.
export const hashToken = (token: string): Buffer => Buffer.from(hash('sha256', token, 'binary'), 'binary')

const isExpired = ({ kind, now, expires_at, last_seen }: SessionRow): boolean =>
  kind === 'operator' || now > expires_at || Number(now - last_seen) > LIFETIME[kind].idleDays * DAY_MS
