// Referral and agents. It reads what players played by the day, and pays out of the operator's commission alone; it
// changes nothing about a bet, a player's balance but for the payout, or the pool.

import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Calendar } from '../../play/stats/days.ts'
import { Accrual } from './accrual.ts'
import { Agents } from './agents.ts'
import { Links } from './links.ts'
import { RunOnce } from './run-once.ts'
import { Payouts } from './payouts.ts'
import { Invited } from './views.ts'

/** Leaves a player a message as part of a transaction. */
export type Leave = (
  tx: Tx,
  playerId: bigint,
  code: string,
  params?: Readonly<Record<string, string | number>>,
) => Promise<void>

export class Referral {
  readonly agents: Agents
  readonly links: Links
  readonly invited: Invited
  readonly #accrual: Accrual
  readonly #payouts: Payouts

  constructor(db: Database, calendar: Calendar, leave: Leave) {
    const once = new RunOnce(db)
    this.agents = new Agents({ db, calendar, once, leave })
    this.links = new Links(db)
    this.invited = new Invited(db, calendar)
    this.#accrual = new Accrual(db, (tx, day) => this.agents.promote(tx, day))
    this.#payouts = new Payouts(db, once, leave)
  }

  /** Does what is due by the calendar: reckons closed days, checks agents on the first of a month, pays on Mondays. */
  async advance(now: number): Promise<void> {
    await this.#accrual.advance()
    await this.agents.checkMonth(now)
    await this.#payouts.advance(now)
  }
}
