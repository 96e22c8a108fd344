// Operator sessions. A password opens a short-lived partial session; the second factor completes it. Sessions are read from
// the database on every request, so role changes, suspensions and sign-outs take effect at once on every node.

import { randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import type { Stage } from '@glasshouse/rulebook/wire/backoffice/operators'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { OperatorSession } from '../../platform/http/route.ts'

const MINUTE_MS = 60_000
/** Time limit from the password to the second factor. */
const LOGIN_MS = 15 * MINUTE_MS
const LAST_SEEN_INTERVAL_MS = MINUTE_MS
const MAX_LISTED = 50

export interface SessionLifetime {
  readonly hours: number
  readonly idleMinutes: number
}

interface SessionRow {
  kind: string
  operator_id: bigint
  name: string
  role: Role
  must_change_password: boolean
  has_factor: boolean
  second_passed: bigint | null
  is_over: boolean
  is_ended: boolean
  is_unseen: boolean
}

const SELECT_SESSION = `select s.kind, o.id as operator_id, o.name, o.role, o.must_change_password, s.second_passed,
    (s.expires_at <= now_ms() or s.last_seen <= now_ms() - $2) as is_over,
    (s.revoked_at is not null or o.status is distinct from 'active') as is_ended,
    s.last_seen < now_ms() - ${LAST_SEEN_INTERVAL_MS} as is_unseen,
    (exists (select 1 from authenticators a
               where a.holder_kind = 'operator' and a.holder_id = o.id and a.confirmed is not null)
      or exists (select 1 from operator_passkeys p where p.operator_id = o.id)) as has_factor
  from sessions s left join operators o on s.kind = 'operator' and o.id = s.holder_id where s.token_hash = $1`

export class OperatorSessions {
  readonly #db: Database
  readonly #hashToken: (token: string) => Buffer
  readonly #lifetime: SessionLifetime

  constructor(db: Database, hashToken: (token: string) => Buffer, life: SessionLifetime) {
    this.#db = db
    this.#hashToken = hashToken
    this.#lifetime = life
  }

  async begin(tx: Tx, operatorId: bigint, device: string): Promise<string> {
    const token = `op_${randomBytes(32).toString('base64url')}`
    await tx.query(
      `insert into sessions (token_hash, kind, holder_id, device, expires_at)
         values ($1, 'operator', $2, $3, now_ms() + $4)`,
      [this.#hashToken(token), operatorId, device, LOGIN_MS],
    )
    return token
  }

  async markSecondPassed(tx: Tx, tokenHash: Buffer): Promise<void> {
    await tx.query(
      `update sessions set second_passed = now_ms(), last_seen = now_ms(), expires_at = now_ms() + $2
         where token_hash = $1 and second_passed is null`,
      [tokenHash, this.#lifetime.hours * 60 * MINUTE_MS],
    )
  }

  /** The operator and login stage of a session. Throws a refusal for other kinds of sessions and for ended ones. */
  async load(tokenHash: Buffer, tx?: Pick<Tx, 'query'>): Promise<OperatorSession> {
    const values = [tokenHash, this.#lifetime.idleMinutes * MINUTE_MS]
    const [row] = await (tx
      ? tx.query<SessionRow>(SELECT_SESSION, values)
      : this.#db.read<SessionRow>(SELECT_SESSION, values))
    // An anonymous token is valid, but this call needs an operator.
    if (row?.kind === 'anonymous') throw new Refusal('loginNeeded')
    if (row?.kind !== 'operator' || row.is_over) throw new Refusal('tokenUnknown')
    if (row.is_ended) throw new Refusal('tokenRevoked')
    if (row.is_unseen && !tx)
      await this.#db.commit('update sessions set last_seen = now_ms() where token_hash = $1', [tokenHash])
    const { operator_id: operatorId, name, role } = row
    return { operatorId, name, role, stage: toStage(row) }
  }

  loadByToken(token: string): Promise<OperatorSession> {
    return this.load(this.#hashToken(token))
  }

  async list(operatorId: bigint, current: Buffer) {
    return await this.#db.read<ListedRow>(
      `select public_id, device, create_time, last_seen, token_hash = $2 as is_this from sessions
         where kind = 'operator' and holder_id = $1 and revoked_at is null and expires_at > now_ms()
           and last_seen > now_ms() - $3 order by is_this desc, last_seen desc, create_time desc limit ${MAX_LISTED}`,
      [operatorId, current, this.#lifetime.idleMinutes * MINUTE_MS],
    )
  }

  /** Ends one of the operator's own sessions and returns its device. */
  async end(tx: Tx, operatorId: bigint, publicId: string): Promise<string> {
    const [ended] = await tx.query<{ device: string }>(
      `update sessions set revoked_at = now_ms()
         where kind = 'operator' and holder_id = $1 and public_id = $2 and revoked_at is null returning device`,
      [operatorId, publicId],
    )
    if (!ended) throw new Refusal('notFound')
    return ended.device
  }

  async endThis(tokenHash: Buffer): Promise<void> {
    await this.#db.commit('update sessions set revoked_at = now_ms() where token_hash = $1 and revoked_at is null', [
      tokenHash,
    ])
  }

  /** Ends all sessions of the operator except `keep`. */
  async endAll(tx: Tx, operatorId: bigint, keep: Buffer | null): Promise<void> {
    await tx.query(
      `update sessions set revoked_at = now_ms() where kind = 'operator' and holder_id = $1 and revoked_at is null
         and token_hash is distinct from $2`,
      [operatorId, keep],
    )
  }
}

interface ListedRow {
  public_id: string
  device: string
  create_time: bigint
  last_seen: bigint
  is_this: boolean
}

const toStage = ({ must_change_password, has_factor, second_passed }: SessionRow): Stage => {
  if (must_change_password) return 'password'
  if (!has_factor) return 'enrol'
  return second_passed === null ? 'second' : 'in'
}
