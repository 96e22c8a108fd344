// Daily sign-in reward, paid from the operator's commission and a launch fund, each with a daily budget. Every sign-in locks
// the row of the day, so that the budget cannot be spent twice.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import {
  BUDGET_DAYS,
  budgetOf,
  goldOf,
  placeOf,
  SIGN_IN_GOLD,
  streakOn,
  type SignedDay,
} from '@glasshouse/rulebook/core/sign-in'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { SignInState } from '@glasshouse/rulebook/wire/account/sign-in'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { giveReward, post } from '../../ledger/ledger.ts'
import { refuseUnverifiedContact } from '../../play/risk/verified-contact.ts'
import { DAY_MS, dayOf, type Calendar } from '../../play/stats/days.ts'

export interface SignInDeps {
  readonly db: Database
  readonly calendar: Calendar
  /** Daily budget from the launch fund. */
  readonly launchGold: Coins
  /** A sandbox tops the launch fund up with play money. */
  readonly isSandbox: boolean
  /** Refuses a restricted player, because a reward would be an inducement to return. */
  readonly refuseIfRestricted: (playerId: bigint, tx: Tx) => Promise<void>
}

interface Budget {
  budget: Coins
  /** What remains of each source, capped by its account balance. */
  earned: Coins
  launch: Coins
}

interface SignInRow extends SignedDay {
  gold: Coins
  gift: 'paid' | 'empty' | 'device'
}

const BUDGET_SOURCES = `select coalesce(sum(commission), 0)::int8 as commission,
    (select balance from accounts where owner_id = 0 and kind = 'rewards' and label = '') as own
  from days where number >= $1::int4 - ${BUDGET_DAYS} and number < $1::int4`
const BUDGET = `select d.earned + d.launch as budget, least(d.earned_left, c.balance)::int8 as earned,
    least(d.launch_left, r.balance)::int8 as launch
  from sign_in_days d join accounts c on c.owner_id = 0 and c.kind = 'commission' and c.label = ''
  join accounts r on r.owner_id = 0 and r.kind = 'rewards' and r.label = '' where d.day = $1`
/** Lock order: player accounts before house accounts. */
const LOCK_ACCOUNTS = `select 1 from accounts where (owner_id = $1 and kind = 'player')
    or (owner_id = 0 and kind in ('commission', 'rewards')) order by (owner_id = 0), id for update`
/**
 * Whether the same browser, or a closed account of the same browser, phone or email address, was paid on this day. One
 * statement, so that an account that closes meanwhile is found either as an account or among the closed ones.
 */
const IS_PAID_TWICE = `select exists (
    select 1 from identity_fingerprints mine
      join identity_fingerprints others on others.mark = mine.mark and others.kind = 'device' and others.player_id <> mine.player_id
      join sign_ins s on s.player_id = others.player_id and s.day = $2 and s.gold > 0
      where mine.player_id = $1 and mine.kind = 'device'
    union all
    select 1 from identity_fingerprints mine join kept_gifts k on k.kind = mine.kind and k.mark = mine.mark and k.day = $2
      where mine.player_id = $1
    union all
    select 1 from players_public p join kept_gifts k on (k.kind, k.mark) in (('phone', p.phone_hash), ('email', p.email_hash))
      where p.id = $1 and k.day = $2
  ) as is_paid_twice, can_receive_gifts($1) as is_allowed`

export class SignIn {
  readonly #deps: SignInDeps

  constructor(deps: SignInDeps) {
    this.#deps = deps
  }

  async state(playerId?: bigint): Promise<SignInState> {
    const { db, calendar } = this.#deps
    const [now, today] = [calendar.now(), dayOf(calendar.now())]
    const budget = await this.#readBudget(today)
    const last = playerId === undefined ? null : await lastSignIn({ query: db.read.bind(db) }, playerId)
    const signed = last?.day === today ? last : null
    const streak = streakOn(today, last)
    return {
      rewards: SIGN_IN_GOLD.map(toWire),
      streak: signed ? streak : streak - 1,
      place: placeOf(streak),
      gold: toWire(goldOf(streak)),
      today: signed && { gold: toWire(signed.gold), gift: signed.gift },
      budget: toWire(budget.budget),
      left: toWire(budget.earned + budget.launch),
      nextDay: (today + 1) * DAY_MS,
      serverNow: now,
    }
  }

  async sign(playerId: bigint): Promise<SignInState> {
    const { db, calendar } = this.#deps
    const today = dayOf(calendar.now())
    await this.#readBudget(today)
    await db.transaction(async (tx) => {
      await tx.query('select 1 from sign_in_days where day = $1 for update', [today])
      const last = await lastSignIn(tx, playerId)
      // `>` covers a request that waited past midnight behind one of the new day.
      if (last && last.day >= today) return
      await this.#payReward(tx, playerId, today, streakOn(today, last))
    })
    return await this.state(playerId)
  }

  async #payReward(tx: Tx, playerId: bigint, day: number, streak: number): Promise<void> {
    await tx.query(LOCK_ACCOUNTS, [playerId])
    const { is_paid_twice: isPaidTwice, is_allowed: isAllowed } = only(
      await tx.query<{ is_paid_twice: boolean; is_allowed: boolean }>(IS_PAID_TWICE, [playerId, day]),
    )
    // Checked under the lock that time-outs take too, so that an earlier time-out is visible.
    await this.#deps.refuseIfRestricted(playerId, tx)
    if (!isAllowed) throw new Refusal('deviceUnknown')
    await refuseUnverifiedContact(tx, playerId)
    const budget = only(await tx.query<Budget>(BUDGET, [day]))
    const due = isPaidTwice ? 0n : goldOf(streak)
    const earned = due < budget.earned ? due : budget.earned
    const launch = due - earned < budget.launch ? due - earned : budget.launch
    const gold = earned + launch
    const gift = isPaidTwice ? 'device' : gold > 0n ? 'paid' : 'empty'
    await tx.query('insert into sign_ins (player_id, day, streak, gold, gift) values ($1, $2, $3, $4, $5)', [
      playerId,
      day,
      streak,
      gold,
      gift,
    ])
    await tx.query(
      'update sign_in_days set earned_left = earned_left - $2, launch_left = launch_left - $3 where day = $1',
      [day, earned, launch],
    )
    const pay = (from: 'commission' | 'rewards', amount: Coins) =>
      amount > 0n &&
      giveReward(tx, playerId, { kind: from }, amount, `signIn:${playerId}:${day}:${from}`, 'signIn', String(day))
    await pay('commission', earned)
    await pay('rewards', launch)
  }

  /** The first request of a day creates its budget. */
  async #readBudget(day: number): Promise<Budget> {
    const { db } = this.#deps
    const find = () => db.read<Budget>(BUDGET, [day])
    const [known] = await find()
    if (known) return known
    await db.transaction((tx) => this.#createBudget(tx, day))
    return only(await find())
  }

  async #createBudget(tx: Tx, day: number): Promise<void> {
    const { launchGold, isSandbox } = this.#deps
    await tx.query('delete from kept_gifts where day < $1', [day])
    const { commission, own } = only(await tx.query<{ commission: bigint; own: Coins }>(BUDGET_SOURCES, [day]))
    const missing = launchGold > own ? launchGold - own : 0n
    const opened = await tx.query(
      `insert into sign_in_days (day, earned, earned_left, launch, launch_left) values ($1, $2, $2, $3, $3)
         on conflict do nothing returning day`,
      [day, budgetOf(commission), isSandbox ? launchGold : launchGold - missing],
    )
    if (opened.length === 0 || !isSandbox || missing === 0n) return
    await post(tx, {
      key: `signIn:launch:${day}`,
      cause: 'sandbox.rewards',
      reference: String(day),
      moves: [{ from: { kind: 'sandbox' }, to: { kind: 'rewards' }, amount: missing }],
    })
  }
}

async function lastSignIn(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<SignInRow | null> {
  const [last] = await tx.query<SignInRow>(
    'select day, streak, gold, gift from sign_ins where player_id = $1 order by day desc limit 1',
    [playerId],
  )
  return last ?? null
}
