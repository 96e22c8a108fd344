// What a player does: uploads images, submits them with their details, and reads the state. Images and details are
// encrypted before they are stored.

import { toWire } from '@glasshouse/rulebook/core/coins'
import {
  identityLevels,
  IMAGES_A_DAY,
  LEVEL_LIMITS,
  LIMIT_DAY_MS,
  sidesOf,
  type DocumentKind,
  type DocumentSide,
  type IdentityState,
  type LevelLimits,
  type RefuseReason,
} from '@glasshouse/rulebook/identity/levels'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Identity } from '@glasshouse/rulebook/wire/account/identity'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Logger } from '../../platform/log.ts'
import { callProvider } from '../../platform/metrics/provider-calls.ts'
import { readPicture, type Picture } from './images.ts'
import { lockOpenPlayer, replaceWaiting } from './cases.ts'
import { fundsState, insertFunds, type FundsForm } from './funds.ts'
import { levelUse } from './levels.ts'
import { checkPerson, personHash, sealPerson, unsealPerson, type Person } from './person.ts'
import type { IdentityReviewer, Submission, Verdict } from './reviewer.ts'
import type { Sanctions } from './sanctions/sanctions.ts'
import { ScannerUnavailable, type VirusScanner } from './scanner.ts'

export const IMAGE_SEAL = 'identity-image'

export interface SubmissionDeps {
  readonly db: Database
  readonly vault: Vault
  readonly now: () => number
  /** Null where no scanner is configured: images are stored as not scanned. */
  readonly scanner: VirusScanner | null
  readonly reviewer: IdentityReviewer
  readonly sanctions: Sanctions
  /** Applies a verdict that the reviewer gives at once. */
  readonly decide: (tx: Tx, submission: Submission, verdict: Verdict) => Promise<void>
  readonly log: Logger
}

interface SubmissionForm extends Person {
  readonly requestId: string
  readonly documentKind: DocumentKind
}

interface CaseRow {
  id: bigint
  state: IdentityState
  document_kind: DocumentKind
  details_sealed: Uint8Array | null
  reason: RefuseReason | null
  create_time: bigint
  decide_time: bigint | null
}

const CASE = 'select id, state, document_kind, details_sealed, reason, create_time, decide_time from identity_cases'

export class Submissions {
  readonly #deps: SubmissionDeps

  constructor(deps: SubmissionDeps) {
    this.#deps = deps
  }

  async state(playerId: bigint): Promise<Identity> {
    const { db } = this.#deps
    const from = { query: db.read.bind(db) }
    const { level, limits, used } = await levelUse(from, playerId)
    const [newest] = await db.read<CaseRow>(
      `${CASE} where player_id = $1 and document_kind <> 'funds' order by create_time desc, id desc limit 1`,
      [playerId],
    )
    const drafts = await db.read<{ side: DocumentSide }>(
      'select side from identity_images where player_id = $1 and case_id is null order by side',
      [playerId],
    )
    return {
      level,
      limits: wireLimits(limits),
      used: wireLimits(used),
      levels: identityLevels.map((each) => ({ level: each, ...wireLimits(LEVEL_LIMITS[each]) })),
      submission: newest ? viewCase(newest) : null,
      uploaded: drafts.map(({ side }) => side),
      funds: await fundsState(from, playerId),
    }
  }

  /** Replaces an earlier image of the same side, so a repeated request changes nothing. */
  async upload(playerId: bigint, side: DocumentSide, data: string): Promise<Identity> {
    const { db } = this.#deps
    const picture = readPicture(data)
    await db.transaction((tx) => countUpload(tx, playerId))
    const isScanned = await this.#scan(playerId, picture)
    await db.transaction((tx) => this.#store(tx, playerId, side, picture, isScanned))
    return await this.state(playerId)
  }

  async #scan(playerId: bigint, { bytes }: Picture): Promise<boolean> {
    const { scanner, log } = this.#deps
    if (!scanner) return false
    try {
      if ((await callProvider('virus_scanner', () => scanner.scan(bytes))) === 'clean') return true
    } catch (error) {
      if (!(error instanceof ScannerUnavailable)) throw error
      log.warn({ err: error, playerId }, 'image not scanned, refused')
      throw new Refusal('identityScanDown')
    }
    log.warn({ playerId }, 'virus found in an image, refused')
    throw new Refusal('identityImageVirus')
  }

  async #store(tx: Tx, playerId: bigint, side: DocumentSide, { type, bytes }: Picture, isScanned: boolean) {
    await lockOpenPlayer(tx, playerId)
    if (side !== 'statement') await refuseIfApproved(tx, playerId)
    const sealed = this.#deps.vault.seal(IMAGE_SEAL, bytes)
    await tx.query(
      `insert into identity_images (player_id, side, type, bytes, is_scanned, image_sealed) values ($1, $2, $3, $4, $5, $6)
         on conflict (player_id, side) where case_id is null do update set type = excluded.type, bytes = excluded.bytes,
           is_scanned = excluded.is_scanned, image_sealed = excluded.image_sealed, create_time = now_ms()`,
      [playerId, side, type, bytes.length, isScanned, sealed],
    )
  }

  /** A repeated request returns the first state. A submission that still waits is replaced, and its images are deleted. */
  async submit(playerId: bigint, form: SubmissionForm): Promise<Identity> {
    const { db, now } = this.#deps
    const person = checkPerson(form, now())
    await db.transaction((tx) => this.#submitInTransaction(tx, playerId, form, person))
    return await this.state(playerId)
  }

  async #submitInTransaction(tx: Tx, playerId: bigint, form: SubmissionForm, person: Person): Promise<void> {
    const { vault, sanctions } = this.#deps
    const { requestId, documentKind } = form
    await lockOpenPlayer(tx, playerId)
    const [known] = await tx.query<CaseRow>(`${CASE} where player_id = $1 and request_id = $2`, [playerId, requestId])
    if (known) return this.#refuseOther(known, documentKind, person)
    await refuseIfApproved(tx, playerId)
    await replaceWaiting(tx, playerId, 'documents')
    const { id } = only(
      await tx.query<{ id: bigint }>(
        ...named(
          `insert into identity_cases (player_id, request_id, document_kind, details_sealed, person_hash, create_time)
             select $playerId, $requestId, $documentKind, $details, $hash,
                    greatest(now_ms(), (select max(create_time) + 1 from identity_cases where player_id = $playerId))
             returning id`,
          { playerId, requestId, documentKind, details: sealPerson(vault, person), hash: personHash(vault, person) },
        ),
      ),
    )
    const sides = sidesOf(documentKind)
    const images = await tx.query(
      `update identity_images set case_id = $2 where player_id = $1 and case_id is null and side = any($3::text[])
         returning id`,
      [playerId, id, [...sides]],
    )
    if (images.length < sides.length) throw new Refusal('identityImageMissing')
    // Such as the back of a card, when the player then chose a passport.
    const leftOver = `delete from identity_images where player_id = $1 and case_id is null and side <> 'statement'`
    await tx.query(leftOver, [playerId])
    const hits = await sanctions.screen(tx, id, playerId, person)
    await this.#review(tx, { caseId: id, playerId, documentKind }, hits > 0)
  }

  /** A repeated request returns the first state. A statement that still waits is replaced, and its image is deleted. */
  async submitFunds(playerId: bigint, form: FundsForm): Promise<Identity> {
    await this.#deps.db.transaction(async (tx) => {
      const submission = await insertFunds(tx, this.#deps.vault, playerId, form)
      if (submission) await this.#review(tx, submission, await this.#deps.sanctions.hasUnclearedHit(tx, playerId))
    })
    return await this.state(playerId)
  }

  /** A player who resembles a listed person is never approved without an operator. */
  async #review(tx: Tx, submission: Submission, hasHit: boolean): Promise<void> {
    const { reviewer, decide } = this.#deps
    const verdict = await reviewer.begin(tx, submission)
    if (verdict && !(verdict.isApproved && hasHit)) await decide(tx, submission, verdict)
  }

  #refuseOther({ document_kind, details_sealed }: CaseRow, documentKind: DocumentKind, person: Person): void {
    const known = details_sealed && unsealPerson(this.#deps.vault, details_sealed)
    const isSame =
      document_kind === documentKind &&
      known?.firstName === person.firstName &&
      known.lastName === person.lastName &&
      known.birthDate === person.birthDate
    if (!isSame) throw new Refusal('keyReused')
  }
}

async function refuseIfApproved(tx: Tx, playerId: bigint): Promise<void> {
  const approved = await tx.query(
    `select 1 from identity_cases where player_id = $1 and state = 'approved' and document_kind <> 'funds'`,
    [playerId],
  )
  if (approved.length > 0) throw new Refusal('identityDone')
}

/** Counted before the scan, which is the expensive part. */
async function countUpload(tx: Tx, playerId: bigint): Promise<void> {
  const { used } = only(
    await tx.query<{ used: number }>(
      `insert into identity_uploads as u (player_id, since, used) values ($1, now_ms(), 1)
         on conflict (player_id) do update set
           since = case when u.since > now_ms() - $2::int8 then u.since else now_ms() end,
           used = case when u.since > now_ms() - $2::int8 then u.used + 1 else 1 end returning used`,
      [playerId, LIMIT_DAY_MS],
    ),
  )
  if (used > IMAGES_A_DAY) throw new Refusal('identityTooMany', { n: IMAGES_A_DAY })
}

const wireLimits = ({ withdrawDay, withdrawMonth, depositMonth }: LevelLimits) => ({
  withdrawDay: toWire(withdrawDay),
  withdrawMonth: toWire(withdrawMonth),
  depositMonth: toWire(depositMonth),
})

const viewCase = ({ id, state, document_kind, reason, create_time, decide_time }: CaseRow) => ({
  id: Number(id),
  state,
  documentKind: document_kind,
  reason,
  createTime: Number(create_time),
  decideTime: decide_time === null ? null : Number(decide_time),
})
