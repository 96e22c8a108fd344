// The invariants ("laws") of the ledger. Each is a query that returns the rows that violate it.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { only, type Database, type Tx } from '../platform/db/tx.ts'

export const laws: Readonly<Record<string, string>> = {
  'Every journal sums to zero': `select journal_id from entries group by journal_id having sum(amount) <> 0`,
  'All entries sum to zero': `select 1 from entries having coalesce(sum(amount), 0) <> 0`,
  'Every balance equals the sum of its entries': `
    select a.id from accounts a
      left join (select account_id, sum(amount) as amount, count(*) as entries from entries group by account_id) e
        on e.account_id = a.id
      where a.balance <> coalesce(e.amount, 0) or a.entries <> coalesce(e.entries, 0)`,
  'Balances follow from entry to entry without gaps': `
    select account_id from (
      select account_id, number, amount, balance_after,
             lag(number, 1, 0::int8) over chain as number_before, lag(balance_after, 1, 0::int8) over chain as before
        from entries window chain as (partition by account_id order by number)) e
      where number <> number_before + 1 or balance_after <> before + amount`,
  'No account without an overdraft is below zero': `
    select id from accounts where balance < 0 and not overdraft
    union all
    select 0 from accounts where kind = 'pool' having sum(balance) < 0`,
  'Every entry has a journal and an account': `
    select e.journal_id from entries e
      left join journals j on j.id = e.journal_id left join accounts a on a.id = e.account_id
      where j.id is null or a.id is null`,
  'Every settled bet matches its ledger entries': `
    select b.id from bets b
      left join (select bet_id, -sum(amount) filter (where amount < 0) as stake, sum(amount) filter (where amount > 0) as payout
                   from entries where bet_id is not null group by bet_id) e on e.bet_id = b.id
      where b.payout is not null and (b.stake <> coalesce(e.stake, 0) or b.payout <> coalesce(e.payout, 0))`,
  'Every bet entry belongs to the player of the bet': `
    select e.journal_id from entries e left join bets b on b.id = e.bet_id left join accounts a on a.id = e.account_id
      where e.bet_id is not null and (b.id is null or a.owner_id is distinct from b.player_id)`,
  'Escrow equals the open stakes of each game': `
    select game from (select label as game, sum(balance) as held from accounts where kind = 'escrow' group by label) e
      full join (select game, sum(stake) as staked from bets where state in ('queued', 'placed') group by game) b using (game)
      where coalesce(held, 0) <> coalesce(staked, 0)`,
  'No finished round has open bets': `
    select b.id from bets b join rounds r on r.id = b.round_id where b.state in ('queued', 'placed') and r.phase = 'over'`,
  'Held gold equals each player’s pending withdrawals and unit orders': `
    select owner_id from (select owner_id, sum(balance) as held from accounts where kind = 'hold' group by owner_id) h
      full join (
        select player_id as owner_id, sum(gold) as asked from (
          select player_id, gold from withdrawals where state in ('held', 'review', 'approved', 'sending', 'sent')
          union all
          select player_id, gold from invest_orders where kind = 'buy' and epoch_day is null) o group by player_id) w
        using (owner_id)
      where coalesce(held, 0) <> coalesce(asked, 0)`,
  'Units held equal the units of the last daily settlement': `
    select 1 from (select coalesce(sum(units), 0) as held from invest_lots) l
      full join (select units from invest_epochs order by day desc limit 1) e on true
      where held <> coalesce(units, 0)`,
  'No player redeems more units than they hold': `
    select player_id from (select player_id, sum(units) as held from invest_lots group by player_id) l
      full join (select player_id, sum(units) as asked from invest_orders
                   where kind = 'redeem' and epoch_day is null group by player_id) o using (player_id)
      where coalesce(asked, 0) > coalesce(held, 0)`,
  'Every credited deposit was booked exactly once': `
    select r.id from recharges r
      left join (select j.reference, sum(e.amount) as gold from journals j join entries e on e.journal_id = j.id
                   where j.cause in ('recharge', 'deposit') and e.amount > 0 group by j.reference) b on b.reference = r.id::text
      where coalesce(b.gold, 0) <> case when r.state = 'credited' then r.gold else 0 end`,
  'Reward gold equals rewards not staked yet, within the balance': `
    select a.id from accounts a
      left join (select player_id, sum(amount) as given from rewards_given group by player_id) g on g.player_id = a.owner_id
      left join (select player_id, sum(amount) as staked from rewards_staked where not is_back group by player_id) s
        on s.player_id = a.owner_id
      where a.kind = 'player' and (a.reward <> coalesce(given, 0) - coalesce(staked, 0) or a.reward > a.balance)`,
  'Daily sign-in rewards equal the budget spent': `
    select d.day from sign_in_days d left join (select day, sum(gold) as given from sign_ins group by day) s using (day)
      where coalesce(given, 0) <> earned - earned_left + launch - launch_left`,
  'Nonces have no gaps': `
    select s.id from seed_pairs_current s
      left join (select seed_pair_id, count(*) as bets, max(nonce) as last from bets where seed_pair_id is not null
                   group by seed_pair_id) b on b.seed_pair_id = s.id
      where s.nonce <> coalesce(b.bets, 0) or s.nonce <> coalesce(b.last + 1, 0)`,
}

export interface LedgerReport {
  readonly checkedAt: bigint
  readonly laws: readonly { readonly law: string; readonly broken: number }[]
  readonly sum: Coins
  readonly accounts: readonly { readonly kind: string; readonly accounts: bigint; readonly balance: Coins }[]
  readonly journals: bigint
  readonly entries: bigint
  readonly bets: bigint
}

/** Checks every law in one snapshot, so that bets settled meanwhile cannot look like a violation. */
export async function checkLedger(db: Database): Promise<LedgerReport> {
  const check = async (tx: Tx): Promise<LedgerReport> => {
    await tx.query('set transaction isolation level repeatable read, read only')
    const results: { law: string; broken: number }[] = []
    for (const [law, sql] of Object.entries(laws)) {
      const { broken } = only(await tx.query<{ broken: bigint }>(`select count(*)::int8 as broken from (${sql}) b`))
      results.push({ law, broken: Number(broken) })
    }
    const accounts = await tx.query<{ kind: string; accounts: bigint; balance: Coins }>(
      'select kind, count(*)::int8 as accounts, sum(balance)::int8 as balance from accounts group by kind order by kind',
    )
    const counts = only(
      await tx.query<{ checked_at: bigint; journals: bigint; entries: bigint; bets: bigint }>(
        `select now_ms() as checked_at, (select count(*) from journals)::int8 as journals,
                (select count(*) from entries)::int8 as entries, (select count(*) from bets)::int8 as bets`,
      ),
    )
    return {
      checkedAt: counts.checked_at,
      laws: results,
      sum: accounts.reduce((sum, { balance }) => sum + balance, 0n),
      accounts,
      journals: counts.journals,
      entries: counts.entries,
      bets: counts.bets,
    }
  }
  return await db.transaction(check, { patient: true })
}
