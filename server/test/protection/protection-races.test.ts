// Player protection under concurrency: bets from several devices and nodes, queued bets, deposit orders and deposits.

import { randomUUID } from 'node:crypto'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { notifyDepositAboveLimit } from '../../src/features/protection/deposits.ts'
import { recordHarmIndicators } from '../../src/features/protection/harm-indicators.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { databases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'
import { DAY, expectCounted, Guarded } from '../support/protection-fixture.ts'

const BETS = 20

describe.each(databases)('player protection under concurrency on %s', (kind) => {
  let server: TestServer
  let nodes: TestServer[]
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server]
  })
  afterEach(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await expectCounted(server.db)
  })
  afterAll(async () => {
    for (const node of nodes.slice(1)) await node.close()
    await server.close()
  })
  const node = (i: number): TestServer => nodes[i % nodes.length] as TestServer
  const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, i) => make(i)))

  test('accepts exactly the bets that fit a stake limit, across nodes and games', async () => {
    const player = await Guarded.join(server)
    await player.limit('stake', 'day', 700)
    const answers = await times(BETS, (i) => (i % 3 ? player.roll(100, node(i)) : player.scratch(100, node(i))))
    expect(answers.filter((errno) => errno === 0)).toHaveLength(7)
    expect(answers.filter((errno) => errno === 1704)).toHaveLength(BETS - 7)
    expect(await player.limitOf('stake', 'day')).toMatchObject({ used: 700 })
  })

  test('never exceeds a loss limit, counting open bets at their worst', async () => {
    const player = await Guarded.join(server)
    await player.limit('loss', 'week', 1000)
    // 1% win chance: without a win, exactly the limit is lost. A win pays for all bets.
    const unlikely = (i: number) =>
      player.call('POST /api/roller', roll({ gold: 100, direction: 'lower', number: 1000 }), node(i))
    const answers = []
    for (let wave = 0; wave < 3; wave++) answers.push(...(await times(BETS, unlikely)))
    const { used } = await player.limitOf('loss', 'week')
    const { week } = await player.state()
    expect(used).toBe(week.staked - week.paid)
    expect(used).toBeLessThanOrEqual(1000)
    expect(answers.filter(({ errno }) => errno === 0)).toHaveLength(week.paid === 0 ? 10 : 3 * BETS)
  })

  test('applies a limit from its response on, despite concurrent bets', async () => {
    const player = await Guarded.join(server)
    const concurrent = times(BETS, (i) => player.roll(100, node(i)))
    await player.limit('stake', 'day', 100)
    const { used } = await player.limitOf('stake', 'day')
    const later = await times(BETS, (i) => player.roll(100, node(i)))
    await concurrent
    expect(later.filter((errno) => errno !== 0 && errno !== 1704)).toEqual([])
    expect(await player.roll(100)).toBe(1704)
    // At most one bet fits the limit after its response, if none was accepted before.
    expect((await player.state()).day.staked).toBe(Math.max(used, 100))
  })

  test('refunds a queued bet at a time-out, also if only the round start finds it', async () => {
    const table = new Table(server, crash)
    await table.window()
    await table.until('running')
    const [one, other, third] = [await Guarded.join(server), await Guarded.join(server), await Guarded.join(server)]
    const join = ({ id }: Guarded) => table.engine.join(id, { requestId: randomUUID(), stake: 1000n, auto: 101 })
    const queued = [await join(one), await join(other), await join(third)]
    expect(queued.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued'])
    await one.call('POST /api/user/timeout', { days: 1 })
    expect((await one.call<{ gold: number }>('GET /api/user/only_balance')).data.gold).toBe(100_000)
    // A time-out that missed the queued bet: the round start must refund it.
    await server.db.commit(
      `insert into player_guards (player_id, out_kind, out_from, out_until) values ($1, 'timeout', now_ms(), now_ms() + $2)`,
      [other.id, DAY],
    )
    await table.until('betting')
    await table.machine.step()
    const states = await server.db.read<{ state: string; payout: bigint | null }>(
      'select state, payout from bets where id = any($1) order by id',
      [queued.map(({ betId }) => betId)],
    )
    expect(states.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'placed'])
    expect(await one.codes()).toContain('protection.betBack')
    await expect(join(one)).rejects.toMatchObject({ code: 'onBreak' })
    await table.until('result')
  })

  test('accepts no bet after the response to an exclusion', async () => {
    const form = registration()
    const { data } = await server.call<{ token: string; user: { id: number } }>('POST /api/user/register', form)
    await server.call('POST /api/fair/rotate', { clientSeed: 'seed' }, data.token)
    const bets = times(BETS, (i) => node(i).call('POST /api/roller', roll(), data.token))
    await server.call('POST /api/user/exclude', { months: 6 }, data.token)
    const count = async () => (await server.db.read('select 1 from bets where player_id = $1', [data.user.id])).length
    const before = await count()
    const errnos = (await bets).map(({ errno }) => errno)
    expect(errnos.every((errno) => [0, 510, 1701].includes(errno))).toBe(true)
    expect(await count()).toBe(before)
    expect(errnos.filter((errno) => errno === 0)).toHaveLength(before)
  })

  test('refuses orders above the deposit limit before any gateway call', async () => {
    const player = await Guarded.join(server)
    const order = (gold: number) => player.call('POST /api/recharge', { gold, requestId: randomUUID() })
    await player.limit('deposit', 'week', 10_000)
    expect((await order(6000)).errno).toBe(0)
    expect(await order(5000)).toMatchObject({ errno: 1707, message: expect.stringContaining('4,000') as string })
    expect((await order(4000)).errno).toBe(0)
    expect((await player.call('GET /api/recharge/address/sandbox')).errno).toBe(1707)
    expect(await player.limitOf('deposit', 'week')).toMatchObject({ used: 10_000, amount: 10_000 })
    const rows = await server.db.read('select 1 from recharges where player_id = $1', [player.id])
    expect(rows).toHaveLength(2)
    // Failed orders do not count.
    await server.db.commit(
      `update recharges set state = 'failed', reason = 'gateway' where player_id = $1 and gold = 6000`,
      [player.id],
    )
    expect((await order(6000)).errno).toBe(0)
  })

  test('notifies the player of an on-chain deposit above the limit', async () => {
    const player = await Guarded.join(server)
    await player.limit('deposit', 'day', 5000)
    const seen = (gold: number) =>
      server.db.commit(
        `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, network, tx_hash, tx_position)
           values ($1, 'crypto', 'seen', $2, 1000, 'USDT', now_ms(), 'sandbox', $3, 0)`,
        [player.id, gold, randomUUID()],
      )
    const notify = (gold: bigint) => server.db.transaction((tx) => notifyDepositAboveLimit(tx, player.id, gold))
    await seen(5000)
    await notify(5000n)
    expect(await player.codes()).toEqual([])
    await seen(1)
    await notify(1n)
    expect(await player.codes()).toEqual(['protection.depositBeyond'])
    await player.call('POST /api/user/timeout', { days: 1 })
    await notify(1n)
    expect(await player.codes()).toContain('protection.depositOut')
  })

  test('records and reports harm indicators once across nodes', async () => {
    const player = await Guarded.join(server)
    for (const period of ['day', 'week']) {
      await player.limit('stake', period, 100)
      await player.limit('stake', period, 1000)
    }
    for (let i = 0; i < 4; i++) {
      await server.db.commit(
        `insert into recharges (player_id, kind, state, gold, amount, currency, create_time, request_id, gateway, reference)
           values ($1, 'fiat', 'created', 1000, 100, 'USD', now_ms() + $2, gen_random_uuid(), 'sandbox', $3)`,
        [player.id, i * 1000, randomUUID()],
      )
    }
    const tomorrow = Date.now() + DAY
    await times(4, (i) => recordHarmIndicators(node(i).db, tomorrow))
    const indicators = await server.db.read<{ sign: string }>(
      'select sign from harm_signs where player_id = $1 order by sign',
      [player.id],
    )
    expect(indicators.map(({ sign }) => sign)).toEqual(['loosened', 'recharges'])
    expect((await player.codes()).filter((code) => code === 'protection.sign')).toHaveLength(2)
  })
})
