import { randomUUID } from 'node:crypto'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { captureLog, strictLog } from '../../../test/support/logs.ts'
import { databases, openServer, roll, type TestServer } from '../../../test/support/open-server.ts'
import type { Tx } from '../../platform/db/tx.ts'
import { giveReward } from '../../ledger/ledger.ts'
import { DAY_MS, Days, dayOf, isFirst, type Day, type DaysDeps } from './days.ts'
import { Returns } from './returns.ts'

const rules = [crash, minesweeper, roller, scratch]

describe.each(databases)('days on %s', (kind) => {
  let server: TestServer
  let nodes: TestServer[]
  let crashTable: Table
  const calendar = { time: Date.now(), now: () => calendar.time }
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    nodes = kind === 'postgresql' ? [server, await server.secondNode(), await server.secondNode()] : [server]
    crashTable = new Table(server, crash)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    for (const node of nodes.slice(1)) await node.close()
    await server.close()
  })

  const createDays = (node: TestServer, deps: Partial<DaysDeps> = {}): Days =>
    new Days({
      db: node.db,
      calendar,
      returns: new Returns(node.db, rules, strictLog),
      atClose: [],
      tasks: {},
      log: strictLog,
      ...deps,
    })
  const openDays = () => server.db.read<Day>('select number, commission from days where close_time is null')
  const playerDays = (playerId: number) =>
    server.db.read('select day, bets, staked, paid, edge, won from player_days where player_id = $1', [playerId])

  test('counts every settled bet once: by player, with its edge, and for the commission', async () => {
    const { token, user } = await server.player()
    const [rewarded, before] = [await server.player(), await openDays()]
    await server.db.transaction((tx) =>
      giveReward(tx, BigInt(rewarded.user.id), { kind: 'sandbox' }, 50n, randomUUID(), 'test'),
    )
    for (let i = 0; i < 5; i++) await server.call('POST /api/roller', roll({ gold: 300 }), token)
    await server.call('POST /api/scratch/join', { gold: 100, requestId: randomUUID() }, token)
    for (const gold of [700, 200]) await server.call('POST /api/roller', roll({ gold }), rewarded.token)
    await crashTable.window()
    const cancelled = await crashTable.engine.join(BigInt(user.id), { requestId: randomUUID(), stake: 900n, auto: 150 })
    await crashTable.engine.cancel(BigInt(user.id), cancelled.betId)
    await crashTable.engine.join(BigInt(user.id), { requestId: randomUUID(), stake: 400n, auto: 150 })
    await crashTable.until('result')
    await crashTable.until('betting')
    const returns = new Returns(server.db, rules, strictLog)
    await Promise.all([returns.sumUpAll(), returns.sumUpAll()])
    await returns.sumUpAll()

    const [paid] = await server.db.read<{ paid: bigint }>(
      `select sum(payout)::int8 as paid from bets where player_id = $1 and state = 'settled'`,
      [user.id],
    )
    const day = before[0]?.number
    const edge = 1500n * 10_000n + 100n * 20_000n + 400n * 10_000n
    expect(await playerDays(user.id)).toEqual([
      { day, bets: 7n, staked: 2000n, paid: paid?.paid, edge, won: 2000n - (paid?.paid ?? 0n) },
    ])
    // A bet with reward gold counts as played but earns no referral share.
    const [own] = await server.db.read<{ payout: bigint }>(
      'select payout from bets where player_id = $1 and stake = 200',
      [rewarded.user.id],
    )
    expect(await playerDays(rewarded.user.id)).toMatchObject([
      { bets: 2n, staked: 900n, edge: 200n * 10_000n, won: 200n - (own?.payout ?? 0n) },
    ])
    const grown = ((await openDays())[0]?.commission ?? 0n) - (before[0]?.commission ?? 0n)
    expect(grown).toBe(((edge + 900n * 10_000n) * 4n) / 10n)
  })

  test('closes a day once on many nodes, with everything that belongs to it', async () => {
    const [open] = await openDays()
    const closed: Day[] = []
    const atClose = [
      async (tx: Tx, day: Day): Promise<void> => {
        await tx.query(`insert into job_runs (name, value) values ($1, '')`, [`closed:${day.number}`])
        closed.push(day)
      },
    ]
    calendar.time = ((open?.number ?? 0) + 1) * DAY_MS - 1
    await createDays(server, { atClose }).closeDay()
    expect(closed).toEqual([])
    calendar.time += 1
    await Promise.all([...nodes, ...nodes].map((node) => createDays(node, { atClose }).closeDay()))
    expect(closed.map(({ number }) => number)).toEqual([open?.number])
    expect(await openDays()).toEqual([{ number: dayOf(calendar.time), commission: 0n }])
    // A server that was down for days closes one day and opens today.
    calendar.time += 3 * DAY_MS
    await Promise.all(nodes.map((node) => createDays(node, { atClose }).closeDay()))
    expect(closed).toHaveLength(2)
    expect(await openDays()).toEqual([{ number: dayOf(calendar.time), commission: 0n }])
  })

  test('rolls back a failed close and retries it', async () => {
    const [open] = await openDays()
    calendar.time += DAY_MS
    const { log, lines } = captureLog()
    let fails = true
    const close = async (tx: Tx): Promise<void> => {
      await tx.query(`insert into job_runs (name, value) values ($1, '')`, [`half:${open?.number}`])
      if (fails) throw new Error('cut off')
    }
    const days = createDays(server, { atClose: [close], log })
    await days.runDue()
    expect(lines).toMatchObject([{ level: 40, task: 'closeDay', retryMs: 5000 }])
    expect(await openDays()).toEqual([open])
    fails = false
    await days.runDue()
    expect(lines).toHaveLength(1)
    expect((await openDays())[0]?.number).toBe(dayOf(calendar.time))
  })

  test('counts bets summed up during a close for exactly one of the days', async () => {
    const { token, user } = await server.player()
    const [open] = await openDays()
    calendar.time += DAY_MS
    const bets = Array.from({ length: 20 }, () => server.call('POST /api/roller', roll(), token))
    const returns = nodes.map((node) => new Returns(node.db, rules, strictLog))
    await Promise.all([
      ...bets,
      ...nodes.map((node) => createDays(node).closeDay()),
      ...returns.map((each) => each.sumUpAll()),
    ])
    for (const each of returns) await each.sumUpAll()
    const counts = await playerDays(user.id)
    expect(counts.reduce((sum, { bets: count }: { bets?: bigint }) => sum + (count ?? 0n), 0n)).toBe(20n)
    const sums = await server.db.read(
      `select (select sum(edge)::int8 from player_days where day >= $1) as edge, sum(commission)::int8 as commission
         from days where number >= $1`,
      [open?.number],
    )
    const { edge, commission } = sums[0] as { edge: bigint; commission: bigint }
    expect(commission).toBe((edge * 4n) / 10n)
  })

  test('isFirst is true for the first caller only', async () => {
    const firsts = await Promise.all(
      [...nodes, ...nodes].map((node) => node.db.transaction((tx) => isFirst(tx, 'something'))),
    )
    expect(firsts.filter(Boolean)).toHaveLength(1)
    const rolledBack = server.db.transaction(async (tx) => {
      await isFirst(tx, 'something else')
      throw new Error('cut off')
    })
    await expect(rolledBack).rejects.toThrow('cut off')
    expect(await server.db.transaction((tx) => isFirst(tx, 'something else'))).toBe(true)
  })
})
