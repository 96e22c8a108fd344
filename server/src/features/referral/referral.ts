// Referral rebates and agents. Reads daily play totals and pays from the operator's commission only. Never changes a bet or
// the pool, nor a balance other than by the payout.

import type { Database } from '../../platform/db/tx.ts'
import type { Calendar } from '../../play/stats/days.ts'
import { Accrual } from './accrual.ts'
import { Agents } from './agents.ts'
import { Links } from './links.ts'
import { RunOnce } from './run-once.ts'
import { Payouts } from './payouts.ts'
import { ReferralViews } from './views.ts'

export class Referral {
  readonly agents: Agents
  readonly links: Links
  readonly views: ReferralViews
  readonly #accrual: Accrual
  readonly #payouts: Payouts

  constructor(db: Database, calendar: Calendar) {
    const runOnce = new RunOnce(db)
    this.agents = new Agents({ db, calendar, runOnce })
    this.links = new Links(db)
    this.views = new ReferralViews(db, calendar)
    this.#accrual = new Accrual(db, (tx, day) => this.agents.promote(tx, day))
    this.#payouts = new Payouts(db, runOnce)
  }

  /** Runs what is due: accrues closed days, reviews agents on the first of a month, pays on Mondays. */
  async advance(now: number): Promise<void> {
    await this.#accrual.advance()
    await this.agents.reviewMonth(now)
    await this.#payouts.advance(now)
  }
}
