// Sessions of operators. A password opens one that is not whole and lives for minutes; the second factor makes it whole.
// They are read anew for every call: a role, a suspension or a sign-out counts from that moment on, on every node.

import { randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import type { Stage } from '@glasshouse/rulebook/wire/backoffice/operators'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { OperatorStanding } from '../../platform/http/route.ts'

const MINUTE_MS = 60_000
/** How long somebody may take from his password to his second factor. */
const ENTERING_MS = 15 * MINUTE_MS
const SEEN_EVERY_MS = MINUTE_MS
const LISTED_MAX = 50

export interface SessionLife {
  readonly hours: number
  readonly idleMinutes: number
}

interface StandingRow {
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

const FIND = `select s.kind, o.id as operator_id, o.name, o.role, o.must_change_password, s.second_passed,
    (s.expires_at <= now_ms() or s.last_seen <= now_ms() - $2) as is_over,
    (s.revoked_at is not null or o.status is distinct from 'active') as is_ended,
    s.last_seen < now_ms() - ${SEEN_EVERY_MS} as is_unseen,
    (exists (select 1 from authenticators a
               where a.holder_kind = 'operator' and a.holder_id = o.id and a.confirmed is not null)
      or exists (select 1 from operator_passkeys p where p.operator_id = o.id)) as has_factor
  from sessions s left join operators o on s.kind = 'operator' and o.id = s.holder_id where s.token_hash = $1`

export class OperatorSessions {
  readonly #db: Database
  readonly #hashToken: (token: string) => Buffer
  readonly #life: SessionLife

  constructor(db: Database, hashToken: (token: string) => Buffer, life: SessionLife) {
    this.#db = db
    this.#hashToken = hashToken
    this.#life = life
  }

  async begin(tx: Tx, operatorId: bigint, device: string): Promise<string> {
    const token = `op_${randomBytes(32).toString('base64url')}`
    await tx.query(
      `insert into sessions (token_hash, kind, holder_id, device, expires_at)
         values ($1, 'operator', $2, $3, now_ms() + $4)`,
      [this.#hashToken(token), operatorId, device, ENTERING_MS],
    )
    return token
  }

  async makeWhole(tx: Tx, tokenHash: Buffer): Promise<void> {
    await tx.query(
      `update sessions set second_passed = now_ms(), last_seen = now_ms(), expires_at = now_ms() + $2
         where token_hash = $1 and second_passed is null`,
      [tokenHash, this.#life.hours * 60 * MINUTE_MS],
    )
  }

  /** Whose session it is and what it lacks; refuses one of another kind, and one that has ended. */
  async standing(tokenHash: Buffer, tx?: Pick<Tx, 'query'>): Promise<OperatorStanding> {
    const values = [tokenHash, this.#life.idleMinutes * MINUTE_MS]
    const [row] = await (tx ? tx.query<StandingRow>(FIND, values) : this.#db.read<StandingRow>(FIND, values))
    // A visitor's anonymous token is a fine token, but this call wants an operator.
    if (row?.kind === 'anonymous') throw new Refusal('loginNeeded')
    if (row?.kind !== 'operator' || row.is_over) throw new Refusal('tokenUnknown')
    if (row.is_ended) throw new Refusal('tokenRevoked')
    if (row.is_unseen && !tx)
      await this.#db.commit('update sessions set last_seen = now_ms() where token_hash = $1', [tokenHash])
    const { operator_id: operatorId, name, role } = row
    return { operatorId, name, role, stage: stageOf(row) }
  }

  standingOf(token: string): Promise<OperatorStanding> {
    return this.standing(this.#hashToken(token))
  }

  async list(operatorId: bigint, current: Buffer) {
    return await this.#db.read<ListedRow>(
      `select public_id, device, create_time, last_seen, token_hash = $2 as is_this from sessions
         where kind = 'operator' and holder_id = $1 and revoked_at is null and expires_at > now_ms()
           and last_seen > now_ms() - $3 order by is_this desc, last_seen desc, create_time desc limit ${LISTED_MAX}`,
      [operatorId, current, this.#life.idleMinutes * MINUTE_MS],
    )
  }

  /** Ends one of an operator's sessions by its name; says on which device it was. Somebody else's is not there. */
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

  /** Every session of an operator but the one that is kept. */
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

const stageOf = ({ must_change_password, has_factor, second_passed }: StandingRow): Stage => {
  if (must_change_password) return 'password'
  if (!has_factor) return 'enrol'
  return second_passed === null ? 'second' : 'in'
}
