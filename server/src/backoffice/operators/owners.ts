// Decisions of owners about other operators. At least one active owner with a second factor must remain, so each decision
// locks all owner rows in a fixed order.

import { randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import { recordAudit, type AuditEntry } from '../../platform/db/audit-log.ts'
import type { Tx } from '../../platform/db/tx.ts'
import type { OperatorCaller } from '../../platform/http/route.ts'
import type { OperatorDeps, OperatorRow } from './deps.ts'

const USABLE_OWNERS = `select 1 from operators o where o.role = 'owner' and o.status = 'active' and
    (exists (select 1 from authenticators a
               where a.holder_kind = 'operator' and a.holder_id = o.id and a.confirmed is not null)
      or exists (select 1 from operator_passkeys p where p.operator_id = o.id)) limit 1`

export class Owners {
  readonly #deps: OperatorDeps

  constructor(deps: OperatorDeps) {
    this.#deps = deps
  }

  async setRole(owner: OperatorCaller, operatorId: bigint, role: Role): Promise<void> {
    await this.#decide(owner, operatorId, async (tx, { name, role: before }) => {
      if (before === role) return null
      await tx.query('update operators set role = $2 where id = $1', [operatorId, role])
      await endInvitationsBy(tx, operatorId)
      return { act: 'operator.role', subject: name, before: { role: before }, after: { role } }
    })
  }

  async setStatus(
    owner: OperatorCaller,
    operatorId: bigint,
    status: OperatorRow['status'],
    reason: string,
  ): Promise<void> {
    await this.#decide(owner, operatorId, async (tx, { name, status: before }) => {
      if (before === status) return null
      await tx.query('update operators set status = $2 where id = $1', [operatorId, status])
      if (status === 'suspended') {
        await this.#deps.sessions.endAll(tx, operatorId, null)
        await endInvitationsBy(tx, operatorId)
      }
      const act = status === 'suspended' ? 'operator.suspend' : 'operator.lift'
      return { act, subject: name, before: { status: before }, after: { status, reason } }
    })
  }

  /** A password alone must not suffice to enrol new factors, so it is replaced by one that the owner passes on. */
  async resetSecond(owner: OperatorCaller, operatorId: bigint, reason: string): Promise<string> {
    const { factors, sessions } = this.#deps
    const oneTimePassword = randomBytes(12).toString('base64url')
    const passwordHash = await this.#deps.hashPassword(oneTimePassword)
    await this.#decide(owner, operatorId, async (tx, { name }) => {
      const { authenticatorSince, passkeys } = await factors.state(tx, operatorId)
      await factors.forget(tx, operatorId)
      await tx.query('update operators set password_hash = $2, must_change_password = true where id = $1', [
        operatorId,
        passwordHash,
      ])
      await sessions.endAll(tx, operatorId, null)
      const before = { app: authenticatorSince !== null, passkeys: passkeys.length }
      return { act: 'operator.reset', subject: name, before, after: { reason } }
    })
    return oneTimePassword
  }

  async #decide(
    { operatorId: ownerId, tokenHash }: OperatorCaller,
    operatorId: bigint,
    change: (tx: Tx, operator: OperatorRow) => Promise<AuditEntry | null>,
  ): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const rows = await tx.query<OperatorRow>(
        `select * from operators where role = 'owner' or id = $1 order by id for no key update`,
        [operatorId],
      )
      // Read under the locks: another owner may have changed this owner or ended their session meanwhile.
      const { role, stage } = await this.#deps.sessions.load(tokenHash, tx)
      if (role !== 'owner' || stage !== 'in') throw new Refusal('operatorNotAllowed')
      const operator = rows.find(({ id }) => id === operatorId)
      if (!operator) throw new Refusal('notFound')
      if (operatorId === ownerId) throw new Refusal('operatorNotYourself')
      const entry = await change(tx, operator)
      if ((await tx.query(USABLE_OWNERS)).length === 0) throw new Refusal('operatorLastOwner')
      if (entry) await recordAudit(tx, ownerId, entry)
    })
  }
}

/** Invitations of an operator who may no longer invite become invalid. */
async function endInvitationsBy(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.query('update operator_invitations set ended = now_ms() where invited_by = $1 and ended is null', [
    operatorId,
  ])
}
