// Decisions of owners about other operators. At least one active owner with a second factor must remain, so each decision
// locks all owner rows in a fixed order.

import { randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { OperatorProposal } from '@glasshouse/rulebook/wire/backoffice/operators'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import { recordAudit, type AuditEntry } from '../../platform/db/audit-log.ts'
import { only, type Tx } from '../../platform/db/tx.ts'
import type { OperatorCaller } from '../../platform/http/route.ts'
import { lockOperator, type OperatorDeps, type OperatorRow } from './deps.ts'
import {
  assertSecondOwner,
  DECIDES_AFTER_MS,
  endProposal,
  endProposalsBy,
  HAS_FACTOR,
  lockProposal,
  movesMoney,
  propose,
  type ProposalRow,
} from './proposals.ts'

const USABLE_OWNERS = `select 1 from operators o where o.role = 'owner' and o.status = 'active' and ${HAS_FACTOR} limit 1`

export class Owners {
  readonly #deps: OperatorDeps

  constructor(deps: OperatorDeps) {
    this.#deps = deps
  }

  /** A role that moves money is proposed; any other one is set. */
  async setRole(owner: OperatorCaller, operatorId: bigint, role: Role): Promise<{ proposal: OperatorProposal | null }> {
    let waiting: OperatorProposal | null = null
    await this.#decide(owner, operatorId, async (tx, { name, role: before }) => {
      if (before === role) return null
      if (!movesMoney(role)) return await this.#applyRole(tx, owner.operatorId, operatorId, role)
      const request = { kind: 'role', operatorId, role, reason: '' } as const
      const { proposal, isNew } = await propose(tx, owner.operatorId, request)
      waiting = proposal
      return isNew ? { act: 'operator.proposeRole', subject: name, before: { role: before }, after: { role } } : null
    })
    return { proposal: waiting }
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
        await endInvitationsBy(tx, operatorId, owner.operatorId)
      } else await restartWait(tx, operatorId)
      const act = status === 'suspended' ? 'operator.suspend' : 'operator.lift'
      return { act, subject: name, before: { status: before }, after: { status, reason } }
    })
  }

  async proposeReset(
    owner: OperatorCaller,
    operatorId: bigint,
    reason: string,
  ): Promise<{ proposal: OperatorProposal }> {
    let waiting: OperatorProposal | null = null
    await this.#decide(owner, operatorId, async (tx, { name }) => {
      const request = { kind: 'reset', operatorId, role: null, reason } as const
      const { proposal, isNew } = await propose(tx, owner.operatorId, request)
      waiting = proposal
      return isNew ? { act: 'operator.proposeReset', subject: name, after: { reason } } : null
    })
    if (!waiting) throw new Error('the reset was not proposed')
    return { proposal: waiting }
  }

  /** Another owner agrees, which applies the proposal, or declines. Its proposer may always decline. */
  async decideProposal(
    owner: OperatorCaller,
    id: bigint,
    isAgreed: boolean,
  ): Promise<{ oneTimePassword: string | null }> {
    const { db, sessions } = this.#deps
    const ownerId = owner.operatorId
    const [known] = await db.read<{ operator_id: bigint | null }>(
      'select operator_id from operator_proposals where id = $1',
      [id],
    )
    if (!known) throw new Refusal('notFound')
    const access = await this.#newAccess()
    return await db.transaction(async (tx) => {
      await lockOwnersAnd(tx, known.operator_id)
      await assertOwner(tx, sessions, owner)
      const row = await lockProposal(tx, id)
      if (isAgreed) await assertSecondOwner(tx, ownerId, row)
      await endProposal(tx, id, isAgreed ? 'agreed' : 'refused', ownerId)
      const entry = await (isAgreed ? this.#apply(tx, ownerId, row, access.passwordHash) : decline(tx, row))
      if ((await tx.query(USABLE_OWNERS)).length === 0) throw new Refusal('operatorLastOwner')
      await recordAudit(tx, ownerId, entry)
      return { oneTimePassword: isAgreed && row.kind === 'reset' ? access.oneTimePassword : null }
    })
  }

  /** Hashed before the transaction, because that takes time. */
  async #newAccess(): Promise<{ oneTimePassword: string; passwordHash: string }> {
    const oneTimePassword = randomBytes(12).toString('base64url')
    return { oneTimePassword, passwordHash: await this.#deps.hashPassword(oneTimePassword) }
  }

  async #apply(tx: Tx, ownerId: bigint, row: ProposalRow, passwordHash: string): Promise<AuditEntry> {
    const { kind, operator_id: operatorId, role } = row
    if (kind === 'invite' || operatorId === null) {
      const { name } = await invitationOf(tx, row)
      return { act: 'operator.agreeInvite', subject: name, after: { role } }
    }
    if (kind === 'reset') return await this.#reset(tx, operatorId, row.reason, passwordHash)
    return await this.#applyRole(tx, ownerId, operatorId, role as Role)
  }

  async #applyRole(tx: Tx, ownerId: bigint, operatorId: bigint, role: Role): Promise<AuditEntry> {
    const { name, role: before } = await lockOperator(tx, operatorId)
    await tx.query(`update operators set role = $2, was_owner = was_owner or role = 'owner' where id = $1`, [
      operatorId,
      role,
    ])
    await restartWait(tx, operatorId)
    await endInvitationsBy(tx, operatorId, ownerId)
    return { act: 'operator.role', subject: name, before: { role: before }, after: { role } }
  }

  /** A password alone must not suffice to enrol new factors, so it is replaced by one that the owner passes on. */
  async #reset(tx: Tx, operatorId: bigint, reason: string, passwordHash: string): Promise<AuditEntry> {
    const { factors, sessions } = this.#deps
    const { name } = await lockOperator(tx, operatorId)
    const { authenticatorSince, passkeys } = await factors.state(tx, operatorId)
    await factors.forget(tx, operatorId)
    await tx.query('update operators set password_hash = $2, must_change_password = true where id = $1', [
      operatorId,
      passwordHash,
    ])
    await restartWait(tx, operatorId)
    await sessions.endAll(tx, operatorId, null)
    const before = { app: authenticatorSince !== null, passkeys: passkeys.length }
    return { act: 'operator.reset', subject: name, before, after: { reason } }
  }

  async #decide(
    owner: OperatorCaller,
    operatorId: bigint,
    change: (tx: Tx, operator: OperatorRow) => Promise<AuditEntry | null>,
  ): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const rows = await lockOwnersAnd(tx, operatorId)
      await assertOwner(tx, this.#deps.sessions, owner)
      const operator = rows.find(({ id }) => id === operatorId)
      if (!operator) throw new Refusal('notFound')
      if (operatorId === owner.operatorId) throw new Refusal('operatorNotYourself')
      const entry = await change(tx, operator)
      if ((await tx.query(USABLE_OWNERS)).length === 0) throw new Refusal('operatorLastOwner')
      if (entry) await recordAudit(tx, owner.operatorId, entry)
    })
  }
}

/** The order is fixed, so that two owners who decide about each other do not wait for each other. */
const lockOwnersAnd = (tx: Tx, operatorId: bigint | null): Promise<OperatorRow[]> =>
  tx.query<OperatorRow>(`select * from operators where role = 'owner' or id = $1 order by id for no key update`, [
    operatorId,
  ])

/** Read under the locks: another owner may have changed this owner or ended their session meanwhile. */
async function assertOwner(tx: Tx, sessions: OperatorDeps['sessions'], { tokenHash }: OperatorCaller): Promise<void> {
  const { role, stage } = await sessions.load(tokenHash, tx)
  if (role !== 'owner' || stage !== 'in') throw new Refusal('operatorNotAllowed')
}

/** New access to a role that moves money decides nothing for a day. */
async function restartWait(tx: Tx, operatorId: bigint): Promise<void> {
  await tx.query('update operators set decides_from = now_ms() + $2::int8 where id = $1', [
    operatorId,
    DECIDES_AFTER_MS,
  ])
}

const invitationOf = async (tx: Tx, { invitation_id }: ProposalRow): Promise<{ name: string }> =>
  only(await tx.query<{ name: string }>('select name from operator_invitations where id = $1', [invitation_id]))

async function decline(tx: Tx, row: ProposalRow): Promise<AuditEntry> {
  const { kind, operator_id: operatorId, role } = row
  const after = { kind, role }
  if (operatorId !== null) {
    return { act: 'operator.decline', subject: (await lockOperator(tx, operatorId)).name, after }
  }
  await tx.query('update operator_invitations set ended = now_ms() where id = $1 and ended is null', [
    row.invitation_id,
  ])
  return { act: 'operator.decline', subject: (await invitationOf(tx, row)).name, after }
}

/** Invitations and proposals of an operator who may no longer make them become invalid. */
async function endInvitationsBy(tx: Tx, operatorId: bigint, ownerId: bigint): Promise<void> {
  await tx.query('update operator_invitations set ended = now_ms() where invited_by = $1 and ended is null', [
    operatorId,
  ])
  await endProposalsBy(tx, operatorId, ownerId)
}
