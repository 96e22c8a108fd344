// The invariants ("laws") of the ledger. Each is a query that returns the rows that violate it. Laws whose cost grows with
// every bet are also checked piece by piece: each piece has all that its rows are compared with.

/** How a law can be divided: not at all, because it reads few rows; by the time of journals; or by the ids of accounts. */
export type LawKind = 'all' | 'time' | 'accounts'

/** Conditions that keep a law to its piece, from `$1` (excluded) to `$2` (included). */
interface Piece {
  /** Entries or bets in a period of time. */
  readonly inTime: (alias: string) => string
  /** All entries of the journals in a period of time. */
  readonly journals: (alias: string) => string
  /** Days since 1970 that the period touches. */
  readonly days: (day: string) => string
  /** The id of an account, and the id of the player who owns it. */
  readonly account: (id: string) => string
  readonly player: (id: string) => string
}

export interface Law {
  readonly name: string
  readonly kind: LawKind
  readonly sql: (piece: Piece) => string
}

const everything = (): string => 'true'
export const WHOLE: Piece = {
  inTime: everything,
  journals: everything,
  days: everything,
  account: everything,
  player: everything,
}

/** An entry's time differs from that of its journal by the milliseconds that keep the times of an account in order. */
const NEAR_MS = 3_600_000
export const PIECE: Piece = {
  inTime: (e) => `${e}.create_time > $1::int8 and ${e}.create_time <= $2::int8`,
  journals: (e) => `${e}.create_time > $1::int8 - ${NEAR_MS} and ${e}.create_time <= $2::int8 + ${NEAR_MS}
      and ${e}.journal_id in (select id from journals where create_time > $1::int8 and create_time <= $2::int8)`,
  days: (day) => `${day} between $1::int8 / day_ms() and $2::int8 / day_ms()`,
  account: (id) => `${id} > $1::int8 and ${id} <= $2::int8`,
  player: (id) => `${id} in (select owner_id from accounts where kind = 'player' and id > $1::int8 and id <= $2::int8)`,
}

const law = (name: string, sql: string): Law => ({ name, kind: 'all', sql: () => sql })
const byTime = (name: string, sql: Law['sql']): Law => ({ name, kind: 'time', sql })
const byAccount = (name: string, sql: Law['sql']): Law => ({ name, kind: 'accounts', sql })

/** Each state by itself, because each has an index of its own. */
const OPEN_BETS = `(select id, game, stake, round_id from bets where state = 'placed'
    union all select id, game, stake, round_id from bets where state = 'queued')`

export const laws: readonly Law[] = [
  byTime(
    'Every journal sums to zero',
    ({ journals }) =>
      `select e.journal_id from entries e where ${journals('e')} group by e.journal_id having sum(e.amount) <> 0`,
  ),
  byTime(
    'All entries sum to zero',
    ({ journals }) => `select 1 from entries e where ${journals('e')} having coalesce(sum(e.amount), 0) <> 0`,
  ),
  law(
    'Every account ends with its last entry',
    `select a.id from accounts a left join lateral (
         select number, balance_after from entries where account_id = a.id order by number desc limit 1) e on true
       where a.balance <> coalesce(e.balance_after, 0) or a.entries <> coalesce(e.number, 0)`,
  ),
  byAccount(
    'Every balance equals the sum of its entries',
    ({ account }) => `
    select a.id from accounts a
      left join (select account_id, sum(amount) as amount, count(*) as entries from entries
                   where ${account('account_id')} group by account_id) e on e.account_id = a.id
      where ${account('a.id')} and (a.balance <> coalesce(e.amount, 0) or a.entries <> coalesce(e.entries, 0))`,
  ),
  byTime(
    'Balances follow from entry to entry without gaps',
    ({ inTime }) => `
    select e.account_id from entries e
      left join entries b on b.account_id = e.account_id and b.number = e.number - 1
      where ${inTime('e')}
        and (e.number < 1 or (b.number is null) <> (e.number = 1) or e.balance_after <> coalesce(b.balance_after, 0) + e.amount)`,
  ),
  law(
    'No account without an overdraft is below zero',
    `select id from accounts where balance < 0 and not overdraft
       union all
       select 0 from accounts where kind = 'pool' having sum(balance) < 0`,
  ),
  byTime(
    'Every entry has a journal and an account',
    ({ inTime }) => `
    select e.journal_id from entries e
      left join journals j on j.id = e.journal_id left join accounts a on a.id = e.account_id
      where ${inTime('e')} and (j.id is null or a.id is null)`,
  ),
  byAccount(
    'Every settled bet matches its ledger entries',
    ({ account, player }) => `
    select b.id from bets b
      left join (select bet_id, -sum(amount) filter (where amount < 0) as stake, sum(amount) filter (where amount > 0) as payout
                   from entries where bet_id is not null and ${account('account_id')} group by bet_id) e on e.bet_id = b.id
      where ${player('b.player_id')} and b.payout is not null
        and (b.stake <> coalesce(e.stake, 0) or b.payout <> coalesce(e.payout, 0))`,
  ),
  byTime(
    'Every bet belongs to a player with an account',
    ({ inTime }) => `
    select b.id from bets b left join accounts a on a.owner_id = b.player_id and a.kind = 'player'
      where ${inTime('b')} and a.id is null`,
  ),
  byTime(
    'Every bet entry belongs to the player of the bet',
    ({ inTime }) => `
    select e.journal_id from entries e left join bets b on b.id = e.bet_id left join accounts a on a.id = e.account_id
      where ${inTime('e')} and e.bet_id is not null and (b.id is null or a.owner_id is distinct from b.player_id)`,
  ),
  byTime(
    'Every bet entry is the stake or the payout of the bet',
    ({ inTime }) => `
    select e.journal_id from entries e join bets b on b.id = e.bet_id
      where ${inTime('e')} and e.amount is distinct from case when e.amount < 0 then -b.stake else b.payout end`,
  ),
  law(
    'Escrow equals the open stakes of each game',
    `select game from (select label as game, sum(balance) as held from accounts where kind = 'escrow' group by label) e
       full join (select game, sum(stake) as staked from ${OPEN_BETS} o group by game) b using (game)
       where coalesce(held, 0) <> coalesce(staked, 0)`,
  ),
  law(
    'No finished round has open bets',
    `select b.id from ${OPEN_BETS} b join rounds r on r.id = b.round_id where r.phase = 'over'`,
  ),
  law(
    'Held gold equals each player’s pending withdrawals and unit orders',
    `select owner_id from (select owner_id, sum(balance) as held from accounts where kind = 'hold' group by owner_id) h
       full join (
         select player_id as owner_id, sum(gold) as asked from (
           select player_id, gold from withdrawals where state in ('held', 'review', 'approved', 'sending', 'sent')
           union all
           select player_id, gold from invest_orders where kind = 'buy' and epoch_day is null) o group by player_id) w
         using (owner_id)
       where coalesce(held, 0) <> coalesce(asked, 0)`,
  ),
  law(
    'Units held equal the units of the last daily settlement',
    `select 1 from (select coalesce(sum(units), 0) as held from invest_lots) l
       full join (select units from invest_epochs order by day desc limit 1) e on true
       where held <> coalesce(units, 0)`,
  ),
  law(
    'No player redeems more units than they hold',
    `select player_id from (select player_id, sum(units) as held from invest_lots group by player_id) l
       full join (select player_id, sum(units) as asked from invest_orders
                    where kind = 'redeem' and epoch_day is null group by player_id) o using (player_id)
       where coalesce(asked, 0) > coalesce(held, 0)`,
  ),
  byAccount(
    'Every credited deposit was booked exactly once',
    ({ account, player }) => `
    select r.id from recharges r
      left join (select j.reference, sum(e.amount) as gold from entries e join journals j on j.id = e.journal_id
                   where j.cause in ('recharge', 'deposit') and e.amount > 0 and ${account('e.account_id')}
                   group by j.reference) b on b.reference = r.id::text
      where ${player('r.player_id')} and coalesce(b.gold, 0) <> case when r.state = 'credited' then r.gold else 0 end`,
  ),
  byAccount(
    'Reward gold equals rewards not staked yet, within the balance',
    ({ account, player }) => `
    select a.id from accounts a
      left join (select player_id, sum(amount) as given from rewards_given where ${player('player_id')} group by player_id) g
        on g.player_id = a.owner_id
      left join (select player_id, sum(amount) as staked from rewards_staked
                   where not is_back and ${player('player_id')} group by player_id) s on s.player_id = a.owner_id
      where ${account('a.id')} and a.kind = 'player'
        and (a.reward <> coalesce(given, 0) - coalesce(staked, 0) or a.reward > a.balance)`,
  ),
  byTime(
    'Daily sign-in rewards equal the budget spent',
    ({ days }) => `
    select d.day from sign_in_days d
      left join (select day, sum(gold) as given from sign_ins where ${days('day')} group by day) s using (day)
      where ${days('d.day')} and coalesce(given, 0) <> earned - earned_left + launch - launch_left`,
  ),
  byAccount(
    'Nonces have no gaps',
    ({ player }) => `
    select s.id from seed_pairs_current s
      left join (select seed_pair_id, count(*) as bets, max(nonce) as last from bets
                   where seed_pair_id is not null and ${player('player_id')} group by seed_pair_id) b on b.seed_pair_id = s.id
      where ${player('s.player_id')} and (s.nonce <> coalesce(b.bets, 0) or s.nonce <> coalesce(b.last + 1, 0))`,
  ),
]
