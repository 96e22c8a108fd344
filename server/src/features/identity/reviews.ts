// What operators do with submissions: look at them, which is always recorded, and decide each of them once.

import { fundsRefuseReasons } from '@glasshouse/rulebook/identity/funds'
import {
  ageAt,
  refuseReasons,
  type CaseKind,
  type DocumentSide,
  type ImageType,
} from '@glasshouse/rulebook/identity/levels'
import type { CaseReason, IdentityLevel, IdentityState } from '@glasshouse/rulebook/identity/levels'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { IdentityCase } from '@glasshouse/rulebook/wire/account/identity'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Database, NotNull, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { recordFingerprint } from '../../play/risk/identity-fingerprints.ts'
import { depositedGold, unsealStatement } from './funds.ts'
import { unsealPerson } from './person.ts'
import type { Submission, Verdict } from './reviewer.ts'
import type { Sanctions } from './sanctions/sanctions.ts'
import { IMAGE_SEAL } from './submissions.ts'

export interface ReviewDeps {
  readonly db: Database
  readonly vault: Vault
  readonly now: () => number
  readonly sanctions: Sanctions
  /** Queues the email about a decision, if the player has an address. */
  readonly emailDecision: (
    tx: Tx,
    playerId: bigint,
    decision: { isApproved: boolean; isFunds: boolean },
  ) => Promise<void>
  /** Sends queued email soon. Called after the commit. */
  readonly wakeMail: () => void
}

interface CaseRow {
  id: bigint
  player_id: bigint
  nickname: NotNull<string>
  country: NotNull<string>
  level: IdentityLevel
  state: IdentityState
  document_kind: CaseKind
  details_sealed: Uint8Array | null
  person_hash: Uint8Array | null
  reason: CaseReason | null
  note: string
  operator: string | null
  create_time: bigint
  decide_time: bigint | null
}

interface ImageRow {
  id: bigint
  side: DocumentSide
  type: ImageType
  bytes: number
  is_scanned: boolean
}

const CASE = `select c.id, c.player_id, p.nickname, p.country, identity_level(c.player_id) as level, c.state, c.document_kind,
    c.details_sealed, c.person_hash, c.reason, c.note, o.name as operator, c.create_time, c.decide_time
  from identity_cases c join players_public p on p.id = c.player_id left join operators_public o on o.id = c.operator_id
  where c.id = $1`

export class Reviews {
  readonly #deps: ReviewDeps

  constructor(deps: ReviewDeps) {
    this.#deps = deps
  }

  async open(operatorId: bigint, id: bigint): Promise<IdentityCase> {
    return await this.#deps.db.transaction(async (tx) => {
      const view = await this.#view(tx, id)
      await recordAudit(tx, operatorId, { act: 'identity.open', subject: id, after: { playerId: view.playerId } })
      return view
    })
  }

  /** Nothing is returned that is not recorded first. */
  async openImage(operatorId: bigint, imageId: bigint): Promise<{ type: ImageType; data: string }> {
    return await this.#deps.db.transaction(async (tx) => {
      const [image] = await tx.query<{
        case_id: NotNull<bigint>
        side: string
        type: ImageType
        image_sealed: Uint8Array
      }>('select case_id, side, type, image_sealed from identity_images where id = $1 and case_id is not null', [
        imageId,
      ])
      if (!image) throw new Refusal('notFound')
      const { case_id: caseId, side, type, image_sealed: sealed } = image
      await recordAudit(tx, operatorId, { act: 'identity.image', subject: caseId, after: { side, imageId } })
      return { type, data: this.#deps.vault.unseal(IMAGE_SEAL, sealed).toString('base64') }
    })
  }

  async decideBy(operatorId: bigint, id: bigint, verdict: Verdict): Promise<IdentityCase> {
    const { db, wakeMail } = this.#deps
    const view = await db.transaction(async (tx) => {
      const [found] = await tx.query<{ player_id: bigint; document_kind: CaseKind }>(
        'select player_id, document_kind from identity_cases where id = $1',
        [id],
      )
      if (!found) throw new Refusal('notFound')
      const submission = { caseId: id, playerId: found.player_id, documentKind: found.document_kind }
      await this.decide(tx, submission, verdict, operatorId)
      const decided = await this.#view(tx, id)
      await recordAudit(tx, operatorId, {
        act: verdict.isApproved ? 'identity.approve' : 'identity.refuse',
        subject: id,
        after: { playerId: found.player_id, reason: verdict.isApproved ? null : verdict.reason, note: verdict.note },
      })
      return decided
    })
    wakeMail()
    return view
  }

  /** Decides a waiting submission, and tells the player. Locks the player before the case, as a new submission does. */
  async decide(
    tx: Tx,
    { caseId, playerId, documentKind }: Submission,
    verdict: Verdict,
    operatorId: bigint | null = null,
  ) {
    const { isApproved, note } = verdict
    const reason = isApproved ? null : verdict.reason
    const isFunds = documentKind === 'funds'
    const reasons: readonly CaseReason[] = isFunds ? fundsRefuseReasons : refuseReasons
    if (reason && !reasons.includes(reason)) throw new Refusal('identityReason')
    await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
    if (isApproved && (await this.#deps.sanctions.hasUnclearedHit(tx, playerId))) throw new Refusal('identityHitOpen')
    const told = `${isFunds ? 'funds' : 'identity'}.${isApproved ? 'approved' : 'refused'}`
    await notifyPlayer(tx, playerId, told, reason ? { reason } : {})
    const [decided] = await tx.query<{ person_hash: Uint8Array | null }>(
      `update identity_cases set state = $2, reason = $3, note = $4, operator_id = $5, decide_time = now_ms()
         where id = $1 and state = 'waiting' returning person_hash`,
      [caseId, isApproved ? 'approved' : 'refused', reason, note, operatorId],
    )
    if (!decided) throw new Refusal('identityClosed')
    // A self-exclusion follows the person from here on. Unchecked details prove nothing: anybody can enter a name.
    if (isApproved && decided.person_hash) await recordFingerprint(tx, playerId, 'person', decided.person_hash)
    await this.#deps.emailDecision(tx, playerId, { isApproved, isFunds })
  }

  async #view(tx: Tx, id: bigint): Promise<IdentityCase> {
    const { vault, now } = this.#deps
    const [row] = await tx.query<CaseRow>(CASE, [id])
    if (!row) throw new Refusal('notFound')
    const images = await tx.query<ImageRow>(
      'select id, side, type, bytes, is_scanned from identity_images where case_id = $1 order by side',
      [id],
    )
    const same = await tx.query<{ id: bigint; nickname: string }>(
      `select distinct p.id, p.nickname from identity_cases c join players_public p on p.id = c.player_id
         where c.person_hash = $1 and c.player_id <> $2 order by p.id limit 20`,
      [row.person_hash, row.player_id],
    )
    const isFunds = row.document_kind === 'funds'
    const details = row.details_sealed && !isFunds ? unsealPerson(vault, row.details_sealed) : null
    const statement = row.details_sealed && isFunds ? unsealStatement(vault, row.details_sealed) : null
    return {
      id: Number(row.id),
      playerId: Number(row.player_id),
      nickname: row.nickname,
      country: row.country,
      level: row.level,
      state: row.state,
      documentKind: row.document_kind,
      funds: statement && { ...statement, deposited: toWire(await depositedGold(tx, row.player_id)) },
      details: details && { ...details, age: ageAt(details.birthDate, now()) ?? 0 },
      images: images.map(({ id: imageId, side, type, bytes, is_scanned }) => ({
        id: Number(imageId),
        side,
        type,
        bytes,
        isScanned: is_scanned,
      })),
      reason: row.reason,
      note: row.note,
      operator: row.operator,
      createTime: Number(row.create_time),
      decideTime: row.decide_time === null ? null : Number(row.decide_time),
      hits: await this.#deps.sanctions.hitsOf(tx, row.player_id),
      samePerson: same.map((each) => ({ id: Number(each.id), nickname: each.nickname })),
    }
  }
}
