// Seeds a long history: a hundred thousand players and a million bets, with recharges, withdrawals, adjustments and audit
// entries, written by a few large statements. Every ledger invariant holds afterwards.

import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

export interface SeedSize {
  readonly players: number
  readonly bets: number
}

/** Times go back over a year, so that lists have a beginning and an end. */
const FROM = `(now_ms() - 365 * 86400000::int8)`

/** Every movement of gold, in order; numbers and balances are derived from it at the end. */
const MOVES = `create temp table moves (
    at int8 not null, account_id int8 not null, amount int8 not null, key text not null, cause text not null,
    reference text not null default '', bet_id int8)`

type Statements = [string, string][]

const statements = (size: SeedSize): Statements => [
  ['a table of movements', MOVES],
  ...people(size),
  ...play(size),
  ...recharges(size),
  ...withdrawals(size),
  ...corrections(size),
  ...BOOKS,
]

const people = ({ players }: SeedSize): Statements => [
  [
    'players',
    `insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language, invitation_code,
         inviter_id, status, terms_version, adult_confirmed, create_time)
       select sha256(('seed ' || n)::bytea), '', (array['FR', 'CI', 'SN', 'BJ', 'NG', 'GH', 'CM', 'TG'])[1 + n % 8], '',
              (array['ba', 'ko', 'ni', 'zu', 'le', 'ma', 'ti', 'so'])[1 + n % 8] || md5(n::text), n % 12, 'fr',
              upper(substr(md5('code ' || n), 1, 10)), null, case when n % 500 = 0 then 'closed' else 'active' end, 'seed', true,
              ${FROM} + n * (300 * 86400000::int8 / ${players})
         from generate_series(1, ${players}) n`,
  ],
  [
    'invitations',
    `update players p set inviter_id = p.id - 1 - p.id % 7 where p.terms_version = 'seed' and p.id % 3 = 0 and p.id > 1100`,
  ],
  [
    'suspensions',
    `update players set suspend_time = now_ms(), suspend_words = 'seed' where terms_version = 'seed' and id % 997 = 0`,
  ],
  [
    'accounts',
    `insert into accounts (kind, owner_id)
       select k.kind, p.id from players p cross join (values ('player'), ('hold')) k(kind) where p.terms_version = 'seed'`,
  ],
  [
    'people by number',
    `create temp table people as
       select row_number() over (order by p.id) as place, p.id, a.id as account_id, h.id as hold_id, p.create_time from players p
         join accounts a on a.owner_id = p.id and a.kind = 'player' join accounts h on h.owner_id = p.id and h.kind = 'hold'
         where p.terms_version = 'seed'`,
  ],
  ['their index', 'create unique index on people (place)'],
  [
    'welcomes',
    `insert into moves select e.at, e.account_id, e.amount, 'seed:welcome:' || p.id, 'sandbox.welcome' from people p
       cross join lateral (values (p.create_time, p.account_id, 1000000),
         (p.create_time, (select id from accounts where kind = 'sandbox' and owner_id = 0), -1000000)) e(at, account_id, amount)`,
  ],
]

/** The first player has a twentieth of all bets; the others have some each. */
const play = ({ players, bets }: SeedSize): Statements => [
  [
    'bets',
    `insert into bets (game, player_id, request_id, stake, choice, outcome, payout, create_time)
       select (array['roller', 'turntable', 'scratch'])[1 + n % 3], p.id, gen_random_uuid(), 10 + n % 90, '{}', '{}',
              case when (n / 7) % 2 = 0 then 0 else (10 + n % 90) * 19 / 10 end,
              ${FROM} + 301 * 86400000::int8 + n * (60 * 86400000::int8 / ${bets})
         from generate_series(1, ${bets}) n
         join people p on p.place = case when n % 20 = 0 then 1 else 1 + (n::int8 * 7919) % ${players} end`,
  ],
  [
    'what bets moved',
    `insert into moves
       select b.create_time, p.account_id, -b.stake, 'seed:play:' || b.id / 500, 'play', '', b.id
         from bets b join people p on p.id = b.player_id
       union all
       select b.create_time, p.account_id, b.payout, 'seed:play:' || b.id / 500, 'play', '', b.id
         from bets b join people p on p.id = b.player_id where b.payout > 0
       union all
       select max(b.create_time), (select id from accounts where kind = 'pool' and shard = 0), sum(b.stake - b.payout)::int8,
              'seed:play:' || b.id / 500, 'play', '', null
         from bets b join people p on p.id = b.player_id group by b.id / 500 having sum(b.stake - b.payout) <> 0`,
  ],
  [
    'days of play',
    `insert into stake_days (player_id, day, bets, staked, paid, played_ms, last_at, check_ms, check_from)
       select player_id, (create_time / 86400000)::int4, count(*), sum(stake), sum(payout), 0, max(create_time), 0, max(create_time)
         from bets group by 1, 2`,
  ],
]

const recharges = ({ players }: SeedSize): Statements => [
  [
    'recharges',
    `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
       select p.id, 'fiat', (array['credited', 'credited', 'credited', 'expired', 'failed', 'credited', 'credited'])[1 + n % 7],
              5000, 500, 'USD', ${FROM} + 302 * 86400000::int8 + n * (60 * 86400000::int8 / ${2 * players}), gen_random_uuid(),
              'sandbox', 'seed-rc-' || n
         from generate_series(1, ${2 * players}) n join people p on p.place = 1 + (n::int8 * 104729) % ${players}`,
  ],
  [
    'what recharges moved',
    `insert into moves select r.create_time, e.account_id, e.amount, 'seed:rc:' || r.id, 'recharge', r.id::text
       from recharges r join people p on p.id = r.player_id cross join lateral (values (p.account_id, r.gold),
         ((select id from accounts where kind = 'gateway' and label = 'sandbox'), -r.gold)) e(account_id, amount)
       where r.state = 'credited'`,
  ],
]

const withdrawals = ({ players }: SeedSize): Statements => [
  [
    'withdrawals',
    `with asked as (
         select gen_random_uuid() as quote, p.id, n, ${FROM} + 303 * 86400000::int8 + n * (60 * 86400000::int8 / ${players}) as at
           from generate_series(1, ${players}) n join people p on p.place = 1 + (n::int8 * 15485863) % ${players}
       ), quoted as (
         insert into withdrawal_quotes (id, player_id, kind, gold, net_gold, fee, net, currency, rate_of, rate_per, rate_source,
                                        rate_time, expires_at, create_time)
           select quote, id, 'fiat', 2000, 1980, 2, 198, 'USD', 1, 10, 'fixed', at, at, at from asked)
       insert into withdrawals (player_id, kind, state, request_id, quote_id, gold, net_gold, fee, net, currency, destination_sealed,
                                destination_shown, create_time)
         select id, 'fiat', case when n % 100 = 0 then 'review' when n % 9 = 0 then 'rejected' else 'confirmed' end,
                gen_random_uuid(), quote, 2000, 1980, 2, 198, 'USD', '', 'bank ••42', at from asked`,
  ],
  [
    'what withdrawals moved',
    `insert into moves
       select w.create_time, e.account_id, e.amount, 'seed:wd:' || w.id || ':hold', 'withdrawal.held', w.id::text
         from withdrawals w join people p on p.id = w.player_id
         cross join lateral (values (p.account_id, -w.gold), (p.hold_id, w.gold)) e(account_id, amount)
       union all
       select w.create_time + 1, e.account_id, e.amount, 'seed:wd:' || w.id || ':end',
              case w.state when 'rejected' then 'withdrawal.returned' else 'withdrawal.paid' end, w.id::text
         from withdrawals w join people p on p.id = w.player_id
         cross join lateral (values (p.hold_id, -w.gold),
           (case w.state when 'rejected' then p.account_id
              else (select id from accounts where kind = 'gateway' and label = 'sandbox') end, w.gold)) e(account_id, amount)
         where w.state <> 'review'`,
  ],
  [
    'steps of orders',
    `insert into order_steps (orders, order_id, number, state, create_time)
       select 'recharges', id, 1, state, create_time from recharges
       union all select 'withdrawals', id, 1, state, create_time from withdrawals`,
  ],
]

const corrections = ({ players }: SeedSize): Statements => [
  [
    'corrections',
    `insert into adjustments (request_id, player_id, account, amount, against, reason, state, proposed_by, create_time, decide_time)
       select gen_random_uuid(), p.id, 'player', -10, 'suspense', 'seed', case when n % 3 = 0 then 'refused' else 'booked' end,
              (select min(id) from operators), ${FROM} + 310 * 86400000::int8 + n * 1000, now_ms()
         from generate_series(1, ${Math.ceil(players / 5)}) n join people p on p.place = n`,
  ],
  [
    'what corrections moved',
    `insert into moves select a.create_time, e.account_id, e.amount, 'adjust:' || a.id, 'adjustment', a.id::text
       from adjustments a join people p on p.id = a.player_id cross join lateral (values (p.account_id, a.amount),
         ((select id from accounts where kind = 'suspense'), -a.amount)) e(account_id, amount) where a.state = 'booked'`,
  ],
]

/** The movements as ledger entries. */
const BOOKS: Statements = [
  [
    'journals',
    `insert into journals (key, input_hash, cause, reference, create_time)
       select key, '', min(cause), min(reference), max(at) from moves group by key`,
  ],
  [
    'entries',
    `insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
       select m.account_id, a.entries + row_number() over chain, j.id, m.amount, a.balance + sum(m.amount) over chain, m.bet_id, m.at
         from moves m join journals j on j.key = m.key join accounts a on a.id = m.account_id
         window chain as (partition by m.account_id order by m.at, m.bet_id, m.amount, m.key rows unbounded preceding)`,
  ],
  [
    'balances',
    `update accounts a set balance = a.balance + m.amount, entries = a.entries + m.entries, last_time = m.at
       from (select account_id, sum(amount) as amount, count(*) as entries, max(at) as at from moves group by account_id) m
       where m.account_id = a.id`,
  ],
]

/** Audit entries are chained one by one, whichever client writes them. */
const AUDIT_ENTRIES = `insert into audit_log (operator_id, act, subject, after)
  select (select min(id) from operators), 'seed.' || n % 50, (n % 5000)::text, json_build_object('n', n)
    from generate_series($1::int8, $2::int8) n`
const AUDIT_BATCH = 5000

/** Seeds a new database; returns the token of a logged-in owner. */
export async function seedHistory(url: string, size: SeedSize, log: (message: string) => void): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(
      `insert into accounts (kind, label, overdraft) values ('gateway', 'sandbox', true) on conflict do nothing`,
    )
    // Instead of row-level triggers, complete statements write the derived data; the ledger's invariants verify it.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (const [name, sql] of statements(size)) {
      const startedAt = performance.now()
      await client.query(sql)
      log(`  ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    }
    await client.query('set session_replication_role = origin')
    for (let from = 1; from <= size.players; from += AUDIT_BATCH)
      await client.query(AUDIT_ENTRIES, [from, Math.min(size.players, from + AUDIT_BATCH - 1)])
    const token = await ownerToken(client)
    await client.query('vacuum analyze')
    return token
  } finally {
    await client.end()
  }
}

async function ownerToken(client: pg.Client): Promise<string> {
  const token = `op_${randomBytes(32).toString('base64url')}`
  await client.query('update operators set must_change_password = false')
  await client.query(
    `insert into authenticators (holder_kind, holder_id, secret_sealed, confirmed) select 'operator', min(id), '', now_ms() from operators`,
  )
  await client.query(
    `insert into sessions (token_hash, kind, holder_id, expires_at, second_passed)
       select $1, 'operator', min(id), now_ms() + 86400000, now_ms() from operators`,
    [createHash('sha256').update(token).digest()],
  )
  return token
}
