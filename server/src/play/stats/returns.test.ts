import { randomInt, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import {
  minesweeper,
  type MinesweeperBoard,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import { COLOURS, roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { RISKS, turntable } from '@glasshouse/rulebook/games/turntable/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strictLog } from '../../../test/support/logs.ts'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { LotteryTestTable } from '../../../test/support/lottery-table.ts'
import { databases, openServer, roll, type TestServer } from '../../../test/support/open-server.ts'
import { asTx, type Database } from '../../platform/db/tx.ts'
import { openVault } from '../../platform/db/vault.ts'
import { Bankroll } from '../risk/bankroll.ts'
import { StepEngine } from '../engines/steps.ts'
import { Returns } from './returns.ts'
import { Seeds } from '../fairness/seeds.ts'

/** Each game has a folder here. */
const GAMES = path.join(import.meta.dirname, '../../../../rulebook/src/games')

interface Sums {
  game: string
  bets: bigint
  staked: bigint
  paid: bigint
}
interface Row extends Sums {
  expected: string
  variance: string
}
interface GameReturn {
  game: string
  bets: number
  staked: number
  paid: number
  expected: string | null
  spread: string | null
}

const rules = [crash, minesweeper, roulette, roller, scratch, turntable]
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

describe.each(databases)('returns on %s', (kind) => {
  let server: TestServer
  let crashTable: Table
  let mines: StepEngine<MinesweeperChoice, MinesweeperBoard>
  let wheel: LotteryTestTable<{ colour: (typeof COLOURS)[number] }, { slot: number }>
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    crashTable = new Table(server, crash)
    wheel = new LotteryTestTable(server, roulette)
    const seeds = new Seeds(server.db, openVault(Buffer.from(SECRET_KEY, 'hex')))
    const bankroll = new Bankroll(server.db)
    mines = new StepEngine({ db: server.db, rules: minesweeper, seeds, bankroll, log: strictLog })
  })
  afterAll(() => server.close())

  const node = (db: Database = server.db): Returns => new Returns(db, rules, strictLog)
  const sumUp = async (...nodes: Returns[]): Promise<Row[]> => {
    await Promise.all(nodes.map((one) => one.sumUpAll()))
    expect(await server.db.read('select 1 from returns_due')).toEqual([])
    return await server.db.read<Row>('select *, expected::text, variance::text from returns order by game')
  }
  const scanBets = (): Promise<Sums[]> =>
    server.db.read<Sums>(
      `select b.game, count(*) as bets, sum(b.stake)::int8 as staked, sum(b.payout)::int8 as paid
         from bets b left join rounds r on r.id = b.round_id
         where b.state = 'settled' and (r.id is null or r.phase = 'over') group by b.game order by b.game`,
    )
  const sums = (rows: readonly Row[]): Sums[] =>
    rows.map(({ game, bets, staked, paid }) => ({ game, bets, staked, paid }))

  /** Bets on every kind of game, cancels a bet and abandons a game. */
  const play = async (bets: number): Promise<void> => {
    const { token, user } = await server.player()
    const requestId = (): string => randomUUID()
    for (let i = 0; i < bets; i++) {
      const direction = pick(['lower', 'higher'])
      await server.call('POST /api/roller', roll({ gold: 100 + i, direction, number: 20_000 + 700 * i }), token)
      const spin = { gold: 100 * (1 + (i % 3)), requestId: requestId() }
      await server.call('POST /api/turntable/join', { ...spin, risk: pick(RISKS) }, token)
      await server.call('POST /api/scratch/join', { gold: 100, requestId: requestId() }, token)
      const begin = { gold: 300, mines: 5 + i, requestId: requestId() }
      const { data } = await server.call<{ session: { id: number } }>('POST /api/minesweeper/join', begin, token)
      const sessionId = data.session.id
      const step = (cell: number) => ({ sessionId, cell, requestId: requestId() })
      for (let cell = 0; cell <= i % 3; cell++) await server.call('POST /api/minesweeper/reveal', step(cell), token)
      // Refused if a mine ended the game.
      await server.call('POST /api/minesweeper/jump', { sessionId, requestId: requestId() }, token)
    }
    const playerId = BigInt(user.id)
    await wheel.window()
    for (const colour of COLOURS.slice(0, 3))
      await wheel.lottery.join(playerId, { requestId: requestId(), stake: 200n, choice: { colour } })
    await wheel.until('result')
    await wheel.until('betting')
    await crashTable.window()
    const cancelled = await crashTable.engine.join(playerId, { requestId: requestId(), stake: 900n, auto: 150 })
    await crashTable.engine.cancel(playerId, cancelled.betId)
    await crashTable.engine.join(playerId, { requestId: requestId(), stake: 500n, auto: pick([101, 150, 200, null]) })
    const other = BigInt((await server.player()).user.id)
    await crashTable.engine.join(other, { requestId: requestId(), stake: 300n, auto: 120 })
    await crashTable.until('result')
    await crashTable.until('betting')
  }

  test('totals equal a scan of all bets, also when they are calculated again', async () => {
    const { token } = await server.player()
    await play(6)
    const left = { gold: 5000, mines: 3, requestId: randomUUID() }
    const { data } = await server.call<{ session: { id: number } }>('POST /api/minesweeper/join', left, token)
    await server.db.commit('update step_games set touched_at = 0 where bet_id = $1', [data.session.id])
    expect(await mines.expire()).toBe(1)
    const before = await sumUp(node())
    expect(sums(before)).toEqual(await scanBets())
    expect(before.map(({ game }) => game)).toEqual(rules.map(({ id }) => id).toSorted())
    // Refunded and cancelled bets do not count.
    const others = await server.db.read<{ state: string }>(`select distinct state from bets where state <> 'settled'`)
    expect(others.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'refunded'])

    await server.db.transaction(async (tx) => {
      await tx.query('delete from returns')
      await tx.query(
        `insert into returns_due (bet_ids) select array_agg(id) from bets where state = 'settled' and round_id is null group by id / 7`,
      )
      await tx.query(`insert into returns_due (round_id) select id from rounds where phase = 'over'`)
    })
    expect(await sumUp(node())).toEqual(before)
  })

  test('publishes the measured return beside the expected one', async () => {
    await sumUp(node())
    await sleep(1100)
    const { data } = await server.call<GameReturn[]>('GET /api/fair/returns')
    expect(data.map(({ game }) => game).toSorted()).toEqual(readdirSync(GAMES).toSorted())
    for (const { game, bets, staked, paid } of await scanBets()) {
      const shown = data.find((row) => row.game === game)
      expect(shown).toMatchObject({ bets: Number(bets), staked: Number(staked), paid: Number(paid) })
      const edge = ['crash', 'minesweeper', 'roller'].includes(game) ? 0.99 : 0.98
      // Rounding down to coins lowers the return of small stakes a little.
      expect(Number(shown?.expected)).toBeLessThanOrEqual(edge)
      expect(Number(shown?.expected)).toBeGreaterThan(edge - 0.01)
      expect(Number(shown?.spread)).toBeGreaterThan(0)
    }
    expect(data.find(({ game }) => game === 'wingo')).toMatchObject({
      bets: 0,
      staked: 0,
      expected: null,
      spread: null,
    })
  })

  test('bets on one round have the expected return of the rules and vary together', async () => {
    const sumsOf = async (game: string): Promise<[bigint, bigint]> => {
      const row = (await sumUp(node())).find((one) => one.game === game)
      return [BigInt(row?.expected ?? 0), BigInt(row?.variance ?? 0)]
    }
    const added = async (game: string, bet: () => Promise<void>): Promise<bigint[]> => {
      const before = await sumsOf(game)
      await bet()
      return (await sumsOf(game)).map((sum, i) => sum - (before[i] as bigint))
    }
    const players = [await server.player(), await server.player()].map(({ user }) => BigInt(user.id))
    // Two bets of 500 at 2.00x are one of 1000: 0.495 * 4 - 0.99^2 per coin squared.
    const crashSums = await added('crash', async () => {
      await crashTable.window()
      for (const playerId of players)
        await crashTable.engine.join(playerId, { requestId: randomUUID(), stake: 500n, auto: 200 })
      await crashTable.until('result')
      await crashTable.until('betting')
    })
    expect(crashSums).toEqual([990_000_000n, 999_900_000_000n])
    // Red pays 2.00x on 49 of 100 fields.
    const rouletteSums = await added('roulette', async () => {
      await wheel.window()
      for (const playerId of players)
        await wheel.lottery.join(playerId, { requestId: randomUUID(), stake: 500n, choice: { colour: 'red' } })
      await wheel.until('result')
      await wheel.until('betting')
    })
    expect(rouletteSums).toEqual([980_000_000n, 999_600_000_000n])
  })

  test('several nodes count each bet once while others bet', async () => {
    const nodes = [node(), node(), node()]
    const { token } = await server.player()
    const betting = (async () => {
      for (let i = 0; i < 60; i++) await server.call('POST /api/roller', roll(), token)
    })()
    while ((await Promise.race([betting.then(() => 'done'), sleep(5)])) !== 'done') {
      await Promise.all(nodes.map((one) => one.sumUpAll()))
    }
    expect(sums(await sumUp(...nodes))).toEqual(await scanBets())
  })

  test('a node that is interrupted counts nothing', async () => {
    await sumUp(node())
    await play(1)
    // The totals are written, and then the connection fails.
    const cut: Database = {
      ...server.db,
      transaction: (work) =>
        server.db.transaction(async (tx) => {
          await work(tx)
          throw new Error('cut off')
        }),
    }
    await expect(node(cut).sumUpAll()).rejects.toThrow('cut off')
    const half: Database = {
      ...server.db,
      transaction: (work) =>
        server.db.transaction((tx) =>
          work(
            asTx({
              script: (sql) => tx.script(sql),
              query: (sql, params) =>
                sql.includes('insert into returns') ? Promise.reject(new Error('lost')) : tx.query(sql, params),
            }),
          ),
        ),
    }
    await expect(node(half).sumUpAll()).rejects.toThrow('lost')
    expect(sums(await sumUp(node()))).toEqual(await scanBets())
  })

  // The embedded database has only one connection, in this process.
  test.runIf(kind === 'postgresql')('a connection killed while summing up has no effect', async () => {
    const { token } = await server.player()
    await server.call('POST /api/roller', roll(), token)
    await server.db.transaction(async (tx) => {
      await tx.query(`select 1 from returns where game = 'roller' for update`)
      const ending = node()
        .sumUpAll()
        .catch((error: unknown) => String(error))
      const kill = (): Promise<object[]> =>
        server.db.read(
          `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and query like 'insert into returns%' and wait_event_type = 'Lock'`,
        )
      let tries = 0
      while ((await kill()).length === 0) expect(tries++).toBeLessThan(200)
      expect(await ending).toMatch(/terminat/)
    })
    expect(sums(await sumUp(node()))).toEqual(await scanBets())
  })
})
