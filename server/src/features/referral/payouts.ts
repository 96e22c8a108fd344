// Weekly rebate payouts, on Mondays at 00:10 UTC, in full coins from the operator's commission. Fractions carry over. All
// payouts of a week are created in one transaction, then paid one by one while the commission account can cover them.

import { MICRO, paidWeek, payable } from '@glasshouse/rulebook/core/referral'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { post } from '../../ledger/ledger.ts'
import type { RunOnce } from './run-once.ts'
import { areDaysAccrued } from './accrual.ts'

const CREATE_PAYOUTS = `with cut as (
    select * from unnest($1::int8[], $2::int8[], $3::int8[]) c(player_id, gold, rest)
  ), rests as (
    update rebate_dues d set micro = c.rest from cut c where d.player_id = c.player_id
  ), payouts as (
    insert into rebate_payouts (player_id, week, gold, create_time) select player_id, $4::int4, gold, $5::int8 from cut
  )
  insert into rebates (player_id, create_time, kind, day, amount)
    select c.player_id, greatest($5::int8, coalesce((select max(r.create_time) + 1 from rebates r where r.player_id = c.player_id), 0)),
           'payout', $4::int4, -c.gold * ${MICRO}
      from cut c`

export class Payouts {
  readonly #db: Database
  readonly #runOnce: RunOnce

  constructor(db: Database, runOnce: RunOnce) {
    this.#db = db
    this.#runOnce = runOnce
  }

  /** Creates this Monday's payouts once, and pays those that the commission can cover. */
  async advance(now: number): Promise<void> {
    const week = paidWeek(now)
    await this.#runOnce.run(`rebates:${week}`, async (tx) => {
      if (!(await areDaysAccrued(tx, week))) return false
      await this.#createPayouts(tx, week, now)
      return true
    })
    while (await this.#db.transaction((tx) => this.#payOne(tx, now)).catch(falseIfShort));
  }

  async #createPayouts(tx: Tx, week: number, now: number): Promise<void> {
    const dues = await tx.query<{ player_id: bigint; micro: bigint }>(
      'select player_id, micro from rebate_dues where micro >= $1 order by player_id for update',
      [MICRO],
    )
    const payouts = dues.map(({ player_id, micro }) => ({ player_id, ...payable(micro) }))
    await tx.query(CREATE_PAYOUTS, [
      payouts.map(({ player_id }) => player_id),
      payouts.map(({ gold }) => gold),
      payouts.map(({ rest }) => rest),
      week,
      now,
    ])
  }

  /** Returns true if a payout was paid. One that the commission cannot cover waits, as do suspended, closed and unverified
   * accounts. */
  async #payOne(tx: Tx, now: number): Promise<boolean> {
    const [due] = await tx.query<{ player_id: bigint; week: number; gold: bigint }>(
      `select o.player_id, o.week, o.gold from rebate_payouts o join players_public p on p.id = o.player_id
         where o.paid_time is null and o.gold <= (
             select balance from accounts where owner_id = 0 and kind = 'commission' and label = '')
           and p.status in ('active', 'excluded') and p.suspend_time is null and has_verified_contact(p.id)
         order by o.week, o.player_id limit 1 for update of o skip locked`,
    )
    if (!due) return false
    const { player_id: playerId, week, gold } = due
    await tx.query('update rebate_payouts set paid_time = $3 where player_id = $1 and week = $2', [playerId, week, now])
    await notifyPlayer(tx, playerId, 'rebate.paid', { gold: Number(gold) })
    await post(tx, {
      key: `rebate:${playerId}:${week}`,
      cause: 'rebate',
      reference: String(week),
      moves: [{ from: { kind: 'commission' }, to: { kind: 'player', playerId }, amount: gold }],
    })
    return true
  }
}

/** If the commission is short, payouts wait for the next days' commission. */
function falseIfShort(error: unknown): false {
  if (error instanceof Refusal && error.code === 'notEnoughGold') return false
  throw error
}
