// Operator invitations. An owner chooses name and role and passes on a link; only the hash of its secret is stored. A link
// works once, for two days. The invitee chooses a password and must then enrol a second factor.

import { hash, randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import { INVITATION_HOURS } from '@glasshouse/rulebook/wire/backoffice/operators'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { only, type Tx } from '../../platform/db/tx.ts'
import type { Caller } from '../../platform/http/route.ts'
import { toOperatorView } from './login.ts'
import type { OperatorDeps } from './deps.ts'
import { DECIDES_AFTER_MS, movesMoney, proposeInvitation } from './proposals.ts'

interface InvitationRow {
  id: bigint
  name: string
  role: Role
  invited_by: bigint
  inviter: string
  create_time: bigint
  expires_at: bigint
  is_agreed: boolean
}

const OPEN_INVITATIONS = `select i.*, o.name as inviter,
    not exists (select 1 from operator_proposals p where p.invitation_id = i.id and p.state <> 'agreed') as is_agreed
  from operator_invitations i join operators o on o.id = i.invited_by
  where i.ended is null and i.expires_at > now_ms()`

export class Invitations {
  readonly #deps: OperatorDeps

  constructor(deps: OperatorDeps) {
    this.#deps = deps
  }

  async list() {
    return (await this.#deps.db.read<InvitationRow>(`${OPEN_INVITATIONS} order by i.create_time, i.id`)).map(toView)
  }

  async invite(ownerId: bigint, name: string, role: Role) {
    const secret = randomBytes(32).toString('base64url')
    const invitation = await this.#deps.db.transaction(async (tx) => {
      // The lock serializes this with decisions about the owner, and with their other invitations.
      const [owner] = await tx.query(
        `select 1 from operators where id = $1 and role = 'owner' and status = 'active' for no key update`,
        [ownerId],
      )
      if (!owner) throw new Refusal('operatorNotAllowed')
      const sameName = await tx.query('select 1 from operators where lower(name) = lower($1)', [name])
      if (sameName.length > 0) throw new Refusal('operatorNameTaken')
      await tx.query(
        `update operator_invitations set ended = now_ms()
           where lower(name) = lower($1) and ended is null and expires_at <= now_ms()`,
        [name],
      )
      const [created] = await tx.query<{ id: bigint }>(
        `insert into operator_invitations (hash, name, role, invited_by, expires_at)
           values ($1, $2, $3, $4, now_ms() + $5) on conflict do nothing returning id`,
        [hashSecret(secret), name, role, ownerId, INVITATION_HOURS * 3_600_000],
      )
      if (!created) throw new Refusal('operatorNameTaken')
      if (movesMoney(role)) await proposeInvitation(tx, ownerId, created.id, role)
      const row = only(await tx.query<InvitationRow>(`${OPEN_INVITATIONS} and i.id = $1`, [created.id]))
      await recordAudit(tx, ownerId, { act: 'operator.invite', subject: name, after: { role } })
      return row
    })
    return { invitation: toView(invitation), secret }
  }

  async revoke(ownerId: bigint, id: number): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const [ended] = await tx.query<{ name: string; role: Role }>(
        'update operator_invitations set ended = now_ms() where id = $1 and ended is null returning name, role',
        [id],
      )
      if (!ended) throw new Refusal('notFound')
      await tx.query(
        `update operator_proposals set state = 'refused', decided_by = $2, decide_time = now_ms()
           where invitation_id = $1 and state = 'waiting'`,
        [id, ownerId],
      )
      const { name, role } = ended
      await recordAudit(tx, ownerId, { act: 'operator.uninvite', subject: name, before: { role } })
    })
  }

  async open(secret: string) {
    const [row] = await this.#deps.db.read<InvitationRow>(`${OPEN_INVITATIONS} and i.hash = $1`, [hashSecret(secret)])
    if (!row) throw new Refusal('operatorInvitationGone')
    if (!row.is_agreed) throw new Refusal('operatorInvitationWaits')
    const { name, role, expires_at } = row
    return { name, role, expiresAt: Number(expires_at) }
  }

  async accept(secret: string, password: string, { device, address }: Caller) {
    await this.open(secret)
    this.#deps.checkPassword(password)
    const passwordHash = await this.#deps.hashPassword(password, { group: 'operator', address })
    const { sessions } = this.#deps
    const token = await this.#deps.db.transaction(async (tx) => {
      const { name, role, inviter } = await claim(tx, secret)
      const [operator] = await tx.query<{ id: bigint }>(
        `insert into operators (name, role, password_hash, must_change_password, decides_from)
           values ($1, $2, $3, false, now_ms() + $4::int8) on conflict do nothing returning id`,
        [name, role, passwordHash, DECIDES_AFTER_MS],
      )
      if (!operator) throw new Refusal('operatorNameTaken')
      const sessionToken = await sessions.begin(tx, operator.id, device)
      await recordAudit(tx, operator.id, { act: 'operator.accept', subject: name, after: { role, invitedBy: inviter } })
      return sessionToken
    })
    return { token, operator: toOperatorView(await sessions.loadByToken(token)) }
  }
}

/** Locks and ends the invitation, so that only one of two concurrent callers succeeds. */
async function claim(tx: Tx, secret: string): Promise<InvitationRow> {
  const [row] = await tx.query<InvitationRow>(`${OPEN_INVITATIONS} and i.hash = $1 for update of i`, [
    hashSecret(secret),
  ])
  if (!row) throw new Refusal('operatorInvitationGone')
  if (!row.is_agreed) throw new Refusal('operatorInvitationWaits')
  await tx.query('update operator_invitations set ended = now_ms() where id = $1', [row.id])
  return row
}

const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

const toView = ({ id, name, role, inviter, create_time, expires_at, is_agreed }: InvitationRow) => ({
  id: Number(id),
  name,
  role,
  invitedBy: inviter,
  createTime: Number(create_time),
  expiresAt: Number(expires_at),
  isAgreed: is_agreed,
})
