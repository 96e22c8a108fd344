// What one owner proposes about operators and another one has to agree to, so that one person cannot become two. An owner
// without another one waits for a week, while the addresses for alarms get an email.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import {
  ALONE_AFTER_DAYS,
  DECIDES_AFTER_HOURS,
  type OperatorProposal,
} from '@glasshouse/rulebook/wire/backoffice/operators'
import { MONEY_ROLES } from '@glasshouse/rulebook/backoffice/values'
import type { Role } from '@glasshouse/rulebook/wire/endpoint'
import { assertMayDecide } from '../../platform/operator-decisions.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'

const ALONE_AFTER_MS = ALONE_AFTER_DAYS * 86_400_000
export const DECIDES_AFTER_MS = DECIDES_AFTER_HOURS * 3_600_000

/** Whether an operator `o` can complete a session. */
export const HAS_FACTOR = `(exists (select 1 from authenticators a
    where a.holder_kind = 'operator' and a.holder_id = o.id and a.confirmed is not null)
  or exists (select 1 from operator_passkeys p where p.operator_id = o.id))`

export const movesMoney = (role: Role): boolean => MONEY_ROLES.includes(role)

export interface ProposalRow {
  id: bigint
  kind: 'invite' | 'role' | 'reset'
  invitation_id: bigint | null
  operator_id: bigint | null
  role: Role | null
  reason: string
  proposed_by: bigint
  create_time: bigint
}

/** Proposals about invitations that were accepted, revoked or have expired are over. */
const WAITING = `select p.id, p.kind, p.invitation_id, p.operator_id, p.role, p.reason, p.proposed_by, p.create_time
  from operator_proposals p left join operator_invitations i on i.id = p.invitation_id
  where p.state = 'waiting' and (p.kind <> 'invite' or (i.ended is null and i.expires_at > now_ms()))`

const SHOWN = `select w.*, by.name as proposer, coalesce(o.name, i.name) as name from (${WAITING}) w
  join operators by on by.id = w.proposed_by left join operators o on o.id = w.operator_id
  left join operator_invitations i on i.id = w.invitation_id`

type ShownRow = ProposalRow & { proposer: string; name: string }

export async function listProposals(db: Database): Promise<OperatorProposal[]> {
  return (await db.read<ShownRow>(`${SHOWN} order by w.create_time, w.id`)).map(toView)
}

/** Proposes a role or a reset. The same proposal again returns the first one; another one has to be decided first. */
export async function propose(
  tx: Tx,
  proposer: bigint,
  request: { kind: 'role' | 'reset'; operatorId: bigint; role: Role | null; reason: string },
): Promise<{ proposal: OperatorProposal; isNew: boolean }> {
  const { kind, operatorId, role, reason } = request
  await assertMayDecide(tx, proposer)
  const [created] = await tx.query(
    `insert into operator_proposals (kind, operator_id, role, reason, proposed_by) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning id`,
    [kind, operatorId, role, reason, proposer],
  )
  const row = only(await tx.query<ShownRow>(`${SHOWN} where w.operator_id = $1 and w.kind = $2`, [operatorId, kind]))
  if (row.proposed_by !== proposer || row.role !== role) throw new Refusal('operatorProposalWaits')
  return { proposal: toView(row), isNew: created !== undefined }
}

/** The invitation's link works after the agreement of another owner, or at once for the first second owner. */
export async function proposeInvitation(tx: Tx, ownerId: bigint, invitationId: bigint, role: Role): Promise<void> {
  await assertMayDecide(tx, ownerId)
  const isAgreed = role === 'owner' && (await isFirstSecondOwner(tx, ownerId, invitationId))
  await tx.query(
    `insert into operator_proposals (kind, invitation_id, role, proposed_by, state, decide_time)
       values ('invite', $1, $2, $3, case when $4 then 'agreed' else 'waiting' end, case when $4 then now_ms() end)`,
    [invitationId, role, ownerId, isAgreed],
  )
}

/** Nobody else is or was an owner or is invited to be one: there is nobody who could agree. */
async function isFirstSecondOwner(tx: Tx, ownerId: bigint, invitationId: bigint): Promise<boolean> {
  const others = await tx.query(
    `select 1 from operators where id <> $1 and (role = 'owner' or was_owner)
     union all
     select 1 from operator_invitations where id <> $2 and role = 'owner' and ended is null and expires_at > now_ms() limit 1`,
    [ownerId, invitationId],
  )
  return others.length === 0
}

/** Locks a waiting proposal, so that it is decided once. */
export async function lockProposal(tx: Tx, id: bigint): Promise<ProposalRow> {
  const [row] = await tx.query<ProposalRow>(`${WAITING} and p.id = $1 for update of p`, [id])
  if (!row) throw new Refusal('operatorProposalDecided')
  return row
}

/** The proposer and the operator concerned do not count as another owner. */
export async function assertSecondOwner(tx: Tx, ownerId: bigint, row: ProposalRow): Promise<void> {
  await assertMayDecide(tx, ownerId)
  if (row.operator_id === ownerId) throw new Refusal('operatorNotYourself')
  if (row.proposed_by !== ownerId) return
  const { others, now } = only(
    await tx.query<{ others: number; now: bigint }>(
      `select count(*)::int4 as others, now_ms() as now from operators o
         where o.role = 'owner' and o.status = 'active' and o.id <> $1 and o.id is distinct from $2 and ${HAS_FACTOR}`,
      [ownerId, row.operator_id],
    ),
  )
  const aloneFrom = Number(row.create_time) + ALONE_AFTER_MS
  if (others > 0 || Number(now) < aloneFrom) throw new Refusal('operatorSecondOwner', { until: new Date(aloneFrom) })
}

export async function endProposal(tx: Tx, id: bigint, state: 'agreed' | 'refused', ownerId: bigint): Promise<void> {
  await tx.query('update operator_proposals set state = $2, decided_by = $3, decide_time = now_ms() where id = $1', [
    id,
    state,
    ownerId,
  ])
}

/** What an operator proposed who may no longer propose is over. */
export async function endProposalsBy(tx: Tx, operatorId: bigint, ownerId: bigint): Promise<void> {
  await tx.query(
    `update operator_proposals set state = 'refused', decided_by = $2, decide_time = now_ms()
       where proposed_by = $1 and state = 'waiting'`,
    [operatorId, ownerId],
  )
}

const toView = ({ id, kind, name, role, reason, proposer, create_time }: ShownRow): OperatorProposal => ({
  id: Number(id),
  kind,
  name,
  role,
  reason,
  proposedBy: proposer,
  createTime: Number(create_time),
  aloneFrom: Number(create_time) + ALONE_AFTER_MS,
})
