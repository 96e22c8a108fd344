// The overview of today: figures against the ledger, and every alarm raised and cleared.

import { randomUUID } from 'node:crypto'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { todayContract, type AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ALARM_THRESHOLDS } from '../../src/backoffice/alarm-thresholds.ts'
import { checks, AlarmWatch } from '../../src/backoffice/today-alarms.ts'
import { findGames } from '../../src/games/registry.ts'
import { Returns } from '../../src/play/stats/returns.ts'
import { strictLog } from '../support/logs.ts'
import { CHAIN_LENGTH, databases, openServer, roll, type TestServer } from '../support/open-server.ts'
import { signInOperator, type EnrolledOperator } from '../support/operators.ts'

type Today = z.infer<(typeof todayContract)['today']['output']>
type Plot = z.infer<(typeof todayContract)['plot']['output']>

describe.each(databases)('today on %s', (kind) => {
  let server: TestServer
  let finance: EnrolledOperator
  let returns: Returns
  let watch: AlarmWatch
  beforeAll(async () => {
    server = await openServer(kind)
    finance = await signInOperator(server, 'finance')
    // No node here moves what is pending into the log.
    await server.db.commit('delete from log_pending')
    const games = (await findGames()).map(({ rules }) => rules)
    returns = new Returns(server.db, games, strictLog)
    watch = new AlarmWatch({
      db: server.db,
      games,
      leases: { hold: () => Promise.resolve(true) },
      notices: { write: () => Promise.resolve() },
      log: strictLog,
    })
  })
  afterAll(() => server.close())

  const today = async (): Promise<Today> => {
    const { data, errno } = await server.call<Today>('GET /api/console/today', undefined, finance.token)
    expect(errno).toBe(0)
    expect(todayContract.today.output.safeParse(data).error).toBeUndefined()
    return data
  }
  const plot = async (span: string): Promise<Plot['points']> => {
    const { data } = await server.call<Plot>(`GET /api/console/today/plot?span=${span}`, undefined, finance.token)
    expect(todayContract.plot.output.safeParse(data).error).toBeUndefined()
    return data.points
  }
  const sql = (text: string, values: unknown[] = []) => server.db.commit(text, values)
  /** Runs the checks regardless of their interval. */
  const look = async (): Promise<Today['alarms']> => {
    await sql('delete from alarm_looks')
    await watch.runChecks()
    return (await today()).alarms
  }
  const alarmsOf = async (wanted: AlarmKind) => (await look()).filter(({ kind: each }) => each === wanted)

  test('shows zeros for an empty day', async () => {
    const { play, activePlayers, money, lookedAt, pool } = await today()
    expect(play).toEqual({ bets: 0, staked: 0, paid: 0, result: 0, expected: 0, spread: 0, deviation: null })
    expect({ activePlayers, lookedAt }).toEqual({ activePlayers: 0, lookedAt: null })
    expect(money).toEqual({ deposited: 0, withdrawn: 0, waiting: 0, waitingGold: 0 })
    expect(pool.assets).toBe(100_000_000)
    const limits = houseLimits(10_000, BigInt(pool.bankroll))
    expect(pool.limits[0]).toEqual({
      edgePpm: 10_000,
      maxProfit: Number(limits.profitPerBet),
      maxRoundLoss: Number(limits.lossPerRound),
    })
    expect((await plot('hour')).every(({ bets, result }) => bets === 0 && result === 0)).toBe(true)
  })

  test('matches the ledger and the exact expectation of the bets', async () => {
    const players = [await server.player(), await server.player()]
    for (const { token } of players)
      for (let n = 0; n < 5; n++) await server.call('POST /api/roller', roll({ gold: 1000, number: 49_500 }), token)
    await returns.sumUpAll()
    const [books] = await server.db.read<{ staked: bigint; paid: bigint }>(
      'select sum(stake)::int8 as staked, sum(payout)::int8 as paid from bets',
    )
    const [staked, paid] = [Number(books?.staked), Number(books?.paid)]
    const { play, activePlayers } = await today()
    // 10 bets of 1,000 at a chance of 0.495 for 2,000: 99% come back, with a standard deviation of 999.95 each.
    expect(play).toMatchObject({ bets: 10, staked, paid, result: staked - paid, expected: 100, spread: 3162 })
    expect(Number(play.deviation)).toBeCloseTo((play.result - 100) / 3162.12, 2)
    expect(activePlayers).toBe(2)
    for (const span of ['hour', 'day', 'month']) {
      const points = await plot(span)
      expect(
        points.reduce((sum, point) => sum + point.staked, 0),
        span,
      ).toBe(staked)
      expect(points.at(-1), span).toMatchObject({ result: staked - paid, expected: 100, spread: 3162 })
      expect(points).toHaveLength({ hour: 60, day: 24, month: 30 }[span] ?? 0)
      const steps = new Set(points.slice(1).map((point, n) => point.time - (points[n]?.time ?? 0)))
      expect(steps.size, span).toBe(1)
    }
  })

  test('moves a finished day to the monthly plot', async () => {
    const before = (await today()).play.bets
    await sql(
      `insert into play_sums (span, slot, game, bets, staked, paid, expected, variance)
         values ('hour', (now_ms() / 86400000 - 3) * 24 + 5, 'roller', 7, 700, 600, 693000000, 1000000)`,
    )
    expect((await today()).play.bets).toBe(before)
    const points = await plot('month')
    expect(points.at(-4)).toMatchObject({ bets: 7, staked: 700, paid: 600, result: 100, expected: 7, spread: 1 })
    expect(points.at(-1)?.result).toBe(100 + (await today()).play.result)
    expect((await plot('day')).reduce((sum, { bets }) => sum + bets, 0)).toBe(before)
    await sql(`delete from play_sums where bets = 7`)
  })

  test('sums deposits and withdrawals by journal and open orders', async () => {
    const { user } = await server.player()
    const [recharge] = await sql(
      `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
         values ($1, 'fiat', 'created', 5000, 500, 'USD', now_ms(), gen_random_uuid(), 'test', 'r-1') returning id`,
      [user.id],
    )
    const id = String((recharge as { id: bigint }).id)
    const quote = randomUUID()
    await sql(
      `insert into withdrawal_quotes (id, player_id, kind, gold, net_gold, fee, net, currency, rate_of, rate_per, rate_source, rate_time,
           expires_at, create_time) values ($1, $2, 'fiat', 3000, 2900, 10, 290, 'USD', 1, 10, 'test', 0, now_ms(), now_ms())`,
      [quote, user.id],
    )
    await sql(
      `insert into withdrawals (player_id, kind, state, request_id, quote_id, gold, net_gold, fee, net, currency, destination_sealed,
           destination_shown, create_time) values ($1, 'fiat', 'review', gen_random_uuid(), $2, 3000, 2900, 10, 290, 'USD', '', '', now_ms())`,
      [user.id, quote],
    )
    expect((await today()).money).toEqual({ deposited: 0, withdrawn: 0, waiting: 1, waitingGold: 3000 })
    await sql(
      `select post_journal('test:in', '', 'recharge', $1, array[a.id, s.id], array[5000, -5000]::int8[])
         from accounts a, accounts s where a.owner_id = $2 and a.kind = 'player' and s.kind = 'sandbox'`,
      [id, user.id],
    )
    expect((await today()).money).toMatchObject({ deposited: 5000, withdrawn: 0 })
    expect((await plot('hour')).reduce((sum, { deposited }) => sum + deposited, 0)).toBe(5000)
  })

  test('raises no alarm on a healthy database and shows the check time', async () => {
    await sql(`insert into leases (name, holder, expires_at) select 'leader:' || g, gen_random_uuid(), now_ms() + 600000
      from unnest(array['crash', 'football', 'bomb', 'richbomb', 'roulette', 'wingo', 'lucky3', 'fruit']) g`)
    // Orders of the previous test were inserted without ledger entries.
    const wrong = (await look()).filter(({ kind: each }) => each !== 'ledger.law' && each !== 'returns.stray')
    expect(wrong).toEqual([])
    expect(Math.abs((await today()).now - ((await today()).lookedAt ?? 0))).toBeLessThan(60_000)
  })

  const wrongs: [AlarmKind, string, string, RegExp][] = [
    [
      'ledger.sum',
      `update accounts set balance = balance + 5 where kind = 'pool' and shard = 0`,
      `update accounts set balance = balance - 5 where kind = 'pool' and shard = 0`,
      /sum to 5 gold instead of 0/,
    ],
    [
      'returns.stray',
      `insert into play_sums values ('hour', now_ms() / 3600000, 'turntable', 900, 90000, 200000, 88200000000, 400000000000)`,
      `delete from play_sums where game = 'turntable'`,
      /^turntable \d{4}-\d\d-\d\d: the result of 900 bets is -\d+\.\d+ standard/,
    ],
    [
      'game.undriven',
      `update leases set expires_at = now_ms() - 6000 where name = 'leader:crash'`,
      `update leases set expires_at = now_ms() + 600000 where name = 'leader:crash'`,
      /^crash: no active node/,
    ],
    [
      'game.stuck',
      `insert into rounds (game, epoch, index, lock_time) values ('fruit', 1, 1, now_ms() - 16000)`,
      `update rounds set lock_time = now_ms() + 60000 where game = 'fruit'`,
      /^fruit: the round should have left “betting” \d+ seconds ago/,
    ],
    [
      'chain.short',
      `insert into rounds (game, epoch, index, phase, lock_time, create_time) values ('wingo', 1, ${CHAIN_LENGTH - 10}, 'over', 0, now_ms())`,
      `update rounds set index = 2 where game = 'wingo'`,
      /^wingo: 10 rounds left/,
    ],
    [
      'database.behind',
      `insert into recoveries (mark_time, mark_epoch, last_epoch, last_pair) values (0, 1, 1, 0)`,
      `update recoveries set end_time = 1`,
      /^The database lost what happened until 1970-01-01 00:00:00 UTC\. No bets are taken\./,
    ],
    [
      'money.difference',
      `insert into differences values ('gateway.order', 'r-9', '500', 'none', now_ms() - 61000)`,
      `delete from differences`,
      /^gateway\.order r-9: we have 500, the provider has none/,
    ],
    [
      'wallet.low',
      `insert into differences values ('chain.payout', 'polygon:30001', 'pays 700', 'tokens left: 3', now_ms())`,
      `delete from differences`,
      /^polygon:30001: the hot wallet can’t pay this withdrawal \(pays 700, tokens left: 3\)/,
    ],
    [
      'network.frozen',
      `insert into chain_cursors (network, next_block, frozen) values ('polygon', 5, 'block 4 is gone')`,
      `delete from chain_cursors`,
      /^polygon is paused because block 4 is gone/,
    ],
    [
      'network.silent',
      `insert into chain_cursors (network, next_block, update_time) values ('polygon', 5, now_ms() - 601000)`,
      `delete from chain_cursors`,
      /^polygon hasn’t been reached for 10 minutes/,
    ],
    [
      'mail.stuck',
      `insert into mail_outbox (player_id, kind, to_hash, letter_sealed, create_time)
         select min(id), 'code', '', '', now_ms() - 16 * 60000 from players`,
      `delete from mail_outbox`,
      /^1 email is unsent, the oldest for 16 minutes/,
    ],
    [
      'solvency.old',
      `update days set open_time = now_ms() - 3 * 3600000`,
      `update days set open_time = now_ms()`,
      /counted 3 hours ago/,
    ],
    [
      'log.late',
      `insert into log_pending (kind, facts, create_time) values ('audit', '{}', now_ms() - 30500)`,
      `delete from log_pending`,
      /^1 entry isn’t in the transparency log yet, the oldest for \d+ seconds/,
    ],
    [
      'withdrawal.waiting',
      `update withdrawals set create_time = now_ms() - ${ALARM_THRESHOLDS.withdrawalWaitMs}`,
      `update withdrawals set create_time = now_ms()`,
      /^1 withdrawal is in review, the oldest for 4 hours/,
    ],
    [
      'adjustment.waiting',
      `insert into adjustments (request_id, account, amount, against, reason, state, proposed_by, create_time)
         select gen_random_uuid(), 'pool', 5, 'sandbox', 'test', 'waiting', min(id), now_ms() - ${ALARM_THRESHOLDS.adjustmentWaitMs}
           from operators`,
      `update adjustments set state = 'refused', decided_by = proposed_by, decide_time = now_ms()`,
      /^1 adjustment is pending, the oldest for 24 hours/,
    ],
    [
      'question.waiting',
      `insert into support_messages (player_id, request_id, text, language, create_time)
         select min(id), gen_random_uuid(), 'Hello', 'en', now_ms() - ${ALARM_THRESHOLDS.questionWaitMs} from players`,
      `delete from support_messages`,
      /^1 question is unanswered, the oldest for 24 hours/,
    ],
    [
      'webhook.refused',
      `insert into webhooks_rejected (provider, reason, address, body_hash)
         select 'sandbox', 'bad', '', '' from generate_series(1, ${ALARM_THRESHOLDS.refusedWebhooks})`,
      `delete from webhooks_rejected where id = (select max(id) from webhooks_rejected)`,
      /^sandbox: we refused 5 webhooks within an hour/,
    ],
    [
      'google.waiting',
      `with g as (insert into vip_grants (player_id, source, days, from_time, until_time, order_id, token_hash)
           select min(id), 'google', 7, 1, 2, 'GPA.alarm', '\\x01' from players returning id, player_id)
         insert into google_checks (grant_id, player_id, product_id, token_sealed, tries, reason, create_time)
           select id, player_id, 'vip_7', '\\x01', 9, 'status403', now_ms() - ${ALARM_THRESHOLDS.googleWaitMs} from g`,
      `update google_checks set state = 'confirmed', consumption = 'done', reason = ''`,
      /^1 Google order has been unclear for up to 24 hours \(reason: status403\)/,
    ],
    [
      'google.refused',
      `insert into google_claims (token_hash, token_sealed, state, reason, end_time)
         values ('\\x01', '\\x01', 'ended', 'quantity', now_ms())`,
      `update google_claims set end_time = now_ms() - ${ALARM_THRESHOLDS.googleRefusedMs}`,
      /^1 paid Google order granted no VIP \(reason: quantity\)/,
    ],
    [
      'engine.down',
      `insert into chat_breakers (engine, failures, open_since, open_until, reason)
         values ('guard', 5, now_ms() - ${ALARM_THRESHOLDS.engineDownMs}, now_ms() + 1000, 'stalled')`,
      `update chat_breakers set open_until = now_ms() - ${ALARM_THRESHOLDS.engineQuietMs}`,
      /^The AI guard has failed for 5 minutes \(“stalled”\)\. Our own rules check alone\./,
    ],
    [
      'engine.spent',
      `insert into chat_engine_days (day, calls, refused, budget) values ((now_ms() / day_ms())::int4, 500, 1, 500)`,
      `update chat_engine_days set day = day - 1`,
      /^The AI engine has used its 500 calls of \d{4}-\d\d-\d\d\./,
    ],
    [
      'deposit.large',
      `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
         select min(id), 'fiat', 'credited', ${ALARM_THRESHOLDS.largeDepositGold}, 500, 'USD', now_ms() + 1, gen_random_uuid(), 'test', 'r-large'
           from players`,
      `update recharges set create_time = now_ms() - ${ALARM_THRESHOLDS.largeDepositMs} where reference = 'r-large'`,
      /player \d+ paid for 5,000,000 gold/,
    ],
  ]
  test.each(wrongs)('raises %s, keeps its first time, and clears it', async (wanted, breaking, mending, words) => {
    const before = (await alarmsOf(wanted)).length
    await sql(breaking)
    const found = (await alarmsOf(wanted)).find(({ text }) => words.test(text))
    expect(found, JSON.stringify(await alarmsOf(wanted))).toBeDefined()
    const again = (await alarmsOf(wanted)).find(({ subject }) => subject === found?.subject)
    expect(again?.since).toBe(found?.since)
    await sql(mending)
    expect(await alarmsOf(wanted)).toHaveLength(before)
  })

  test('names a ledger check that fails', async () => {
    const law = 'Every balance equals the sum of its entries'
    const named = async () => (await alarmsOf('ledger.law')).map(({ subject }) => subject)
    expect(await named()).not.toContain(law)
    await sql(`update accounts set balance = balance + 1 where kind = 'pool' and shard = 0`)
    expect(await named()).toContain(law)
    await sql(`update accounts set balance = balance - 1 where kind = 'pool' and shard = 0`)
    expect(await named()).not.toContain(law)
  })

  test('raises nothing a moment before a queue waits too long or for a deposit below the threshold', async () => {
    const { withdrawalWaitMs, largeDepositGold } = ALARM_THRESHOLDS
    // A minute, because the clock runs on.
    await sql(`update withdrawals set create_time = now_ms() - ${withdrawalWaitMs - 60_000}`)
    expect(await alarmsOf('withdrawal.waiting')).toEqual([])
    await sql(`update recharges set create_time = now_ms(), gold = ${largeDepositGold - 1} where reference = 'r-large'`)
    expect(await alarmsOf('deposit.large')).toEqual([])
    expect(await alarmsOf('webhook.refused')).toEqual([])
  })

  test('raises operator.locked for a locked operator, not for an unknown name', async () => {
    const logIn = (name: string) => server.call('POST /api/console/login', { name, password: 'wrong' })
    for (let n = 0; n < 7; n++) await logIn('nobody')
    const { name } = await signInOperator(server, 'support')
    for (let n = 0; n < 5; n++) expect((await logIn(name)).status).toBe(400)
    expect(await alarmsOf('operator.locked')).toEqual([])
    expect((await logIn(name)).status).toBe(429)
    const found = await alarmsOf('operator.locked')
    expect(found.map(({ subject }) => subject)).toEqual([name])
    expect(found[0]?.text).toMatch(/1 refusal\)/)
  })

  test('raises no alarm for fresh differences and paused games', async () => {
    await sql(`insert into differences values ('gateway.order', 'r-10', '500', 'none', now_ms())`)
    await sql(`delete from leases where name = 'leader:crash'`)
    await sql(`insert into game_status (game, pause_time, pause_reason) values ('crash', now_ms(), 'x')`)
    expect(await alarmsOf('money.difference')).toEqual([])
    expect(await alarmsOf('game.undriven')).toEqual([])
    await sql('delete from game_status')
    expect(await alarmsOf('game.undriven')).toHaveLength(1)
  })

  test('runs every check at its interval', async () => {
    expect(new Set(checks.map(({ kind: each }) => each)).size).toBe(checks.length)
    await look()
    await sql(`update alarm_looks set look_time = look_time - 20000`)
    await watch.runChecks()
    const looks = await server.db.read<{ name: string; ago: bigint }>(
      'select name, now_ms() - look_time as ago from alarm_looks',
    )
    const late = looks.filter(({ ago }) => ago >= 20_000n).map(({ name }) => name)
    expect(late).toEqual(['ledger.law'])
  })

  test('restricts the overview by role', async () => {
    for (const role of ['support', 'content', 'risk', 'owner']) {
      const { token } = await signInOperator(server, role)
      const wanted = role === 'support' || role === 'content' ? 1903 : 0
      expect((await server.call('GET /api/console/today', undefined, token)).errno, role).toBe(wanted)
      expect((await server.call('GET /api/console/today/plot?span=day', undefined, token)).errno, role).toBe(wanted)
    }
    expect((await server.call('GET /api/console/today/plot?span=year', undefined, finance.token)).errno).toBe(1000)
  })
})
