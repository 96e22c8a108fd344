// Who a player is: levels with limits, documents and their review, sanctions, and how long documents are kept.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { DRAFT_MS, IDENTITY_KEPT_YEARS } from '@glasshouse/rulebook/identity/levels'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { identityBackofficeContract, identityContract } from '@glasshouse/rulebook/wire/account/identity'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import { only, type Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { refuseDeposit, refuseWithdrawal } from './levels.ts'
import { manualReviewer, type IdentityReviewer, type Verdict } from './reviewer.ts'
import { Reviews, type ReviewDeps } from './reviews.ts'
import { Sanctions, type SanctionsDeps } from './sanctions/sanctions.ts'
import { clamAv } from './scanner.ts'
import { Submissions, type SubmissionDeps } from './submissions.ts'

const YEAR_MS = 365.25 * 86_400_000

const SCREEN_MS = 30_000

export interface IdentityDeps extends Omit<ReviewDeps, 'sanctions'>, SanctionsDeps, Pick<SubmissionDeps, 'log'> {
  /** Where ClamAV listens; null without a virus scanner. */
  readonly clamavUrl: string | null
  readonly reviewer?: IdentityReviewer
}

export class Identity {
  readonly submissions: Submissions
  readonly reviews: Reviews
  readonly sanctions: Sanctions
  /** Compares players with a new sanctions list. */
  readonly loop: BackgroundLoop
  readonly #deps: IdentityDeps

  constructor(deps: IdentityDeps) {
    this.#deps = deps
    this.sanctions = new Sanctions(deps)
    this.reviews = new Reviews({ ...deps, sanctions: this.sanctions })
    const run = async (): Promise<number> => ((await this.sanctions.screenNext()) > 0 ? 0 : SCREEN_MS)
    this.loop = new BackgroundLoop({ name: 'sanctions', intervalMs: SCREEN_MS, jitter: 0.1, run, log: deps.log })
    this.submissions = new Submissions({
      ...deps,
      scanner: deps.clamavUrl === null ? null : clamAv(deps.clamavUrl),
      reviewer: deps.reviewer ?? manualReviewer,
      sanctions: this.sanctions,
      decide: (tx, submission, verdict) => this.reviews.decide(tx, submission, verdict),
    })
  }

  /** Both run in the transaction of the order, under the lock of the player's row. */
  readonly refuseWithdrawal = (tx: Tx, playerId: bigint, gold: Coins): Promise<void> =>
    refuseWithdrawal(tx, playerId, gold)
  readonly refuseDeposit = (tx: Tx, playerId: bigint, gold: Coins): Promise<void> => refuseDeposit(tx, playerId, gold)

  /** Why a withdrawal waits for operators. The reason that the player reads does not warn them of a match. */
  readonly riskFlags = async (tx: Tx, playerId: bigint): Promise<OrderReason[]> =>
    (await this.sanctions.hasUnclearedHit(tx, playerId)) ? ['identity'] : []

  /** A chain's deposit can't be refused, so a player who has used the limit is not shown where to pay. */
  async refuseAddress(playerId: bigint): Promise<void> {
    const { db } = this.#deps
    await refuseDeposit({ query: (sql, params) => db.read(sql, params) }, playerId, 0n)
  }

  /** Deletes images that were never submitted, and what was kept for long enough after an account closed. */
  async sweep(): Promise<void> {
    const { db, log } = this.#deps
    await db.commit('delete from identity_images where case_id is null and create_time < now_ms() - $1::int8', [
      DRAFT_MS,
    ])
    const { images } = only(
      await db.commit<{ images: bigint }>('select delete_identity_of_closed(now_ms() - $1::int8) as images', [
        IDENTITY_KEPT_YEARS * YEAR_MS,
      ]),
    )
    if (images > 0n) log.info({ images }, 'deleted identity documents of closed accounts')
  }
}

export const identityRoutes = ({ submissions, reviews, sanctions, loop }: Identity): Route[] => [
  ...implement(identityContract, {
    identity: (_, { playerId }) => submissions.state(playerId),
    uploadImage: ({ side, data }, { playerId }) => submissions.upload(playerId, side, data),
    submitIdentity: (form, { playerId }) => submissions.submit(playerId, form),
    submitFunds: (form, { playerId }) => submissions.submitFunds(playerId, form),
  }),
  ...implement(identityBackofficeContract, {
    openCase: ({ id }, { operatorId }) => reviews.open(operatorId, BigInt(id)),
    openImage: ({ id }, { operatorId }) => reviews.openImage(operatorId, BigInt(id)),
    decideCase: async ({ id, isApproved, reason, note }, { operatorId }) => {
      if (!isApproved && !reason) throw new Refusal('identityReason')
      const verdict: Verdict = isApproved || !reason ? { isApproved: true, note } : { isApproved: false, reason, note }
      return await reviews.decideBy(operatorId, BigInt(id), verdict)
    },
    decideHit: ({ id, isCleared, note }, { operatorId }) => sanctions.decide(operatorId, BigInt(id), isCleared, note),
    sanctionsLists: () => sanctions.lists(),
    uploadSanctions: async ({ data }, { operatorId }) => {
      const lists = await sanctions.upload(operatorId, data)
      loop.trigger()
      return lists
    },
  }),
]
