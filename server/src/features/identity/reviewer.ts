// Who reviews a submission. A provider that checks documents can replace the review by operators: everything around it,
// such as levels, sanctions and retention, stays the same.

import type { CaseKind, CaseReason } from '@glasshouse/rulebook/identity/levels'
import type { Tx } from '../../platform/db/tx.ts'

export interface Submission {
  readonly caseId: bigint
  readonly playerId: bigint
  readonly documentKind: CaseKind
}

export type Verdict =
  | { readonly isApproved: true; readonly note: string }
  | { readonly isApproved: false; readonly reason: CaseReason; readonly note: string }

export interface IdentityReviewer {
  readonly name: string
  /**
   * Runs in the transaction that submits, so it must not call other systems: a provider queues its request here. Null if
   * the verdict comes later, through `Reviews.decide`.
   */
  begin(tx: Tx, submission: Submission): Promise<Verdict | null>
}

/** Operators decide in the console: the waiting case is their queue. */
export const manualReviewer: IdentityReviewer = { name: 'operators', begin: () => Promise.resolve(null) }
