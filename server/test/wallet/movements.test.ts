// Pagination of a player's movements: complete, without duplicates, and fast at any depth.

import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/tx.ts'
import { Movements } from '../../src/features/wallet/movements.ts'
import { NetSums } from '../../src/features/wallet/net-sums.ts'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'

type Movement = OutputOf<WalletContract, 'GET /api/user/ledger/{lastCreateTime}'>[number]

const WELCOME = 100_000
const MANY = 30_000

describe.each(databases)('movements on %s', (kind) => {
  let server: TestServer

  beforeAll(async () => {
    server = await openServer(kind)
  })
  afterAll(async () => {
    await server.close()
  })

  const page = async (token: string, from: number, path = '') =>
    (await server.call<Movement[]>(`GET /api/user/ledger/${path}${from}`, undefined, token)).data
  const walk = async (token: string, path = ''): Promise<Movement[][]> => {
    const pages: Movement[][] = []
    for (let from = 0; ; from = pages.at(-1)?.at(-1)?.createTime ?? 0) {
      const rows = await page(token, from, path)
      if (rows.length === 0) return pages
      pages.push(rows)
    }
  }
  const expectWhole = (rows: readonly Movement[], count: number, balance: number): void => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => count - i))
    expect(rows[0]?.balanceAfter).toBe(balance)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  }

  test('keeps a stake and its payout on one page', async () => {
    const { token } = await server.player()
    let gold = WELCOME
    // Bets that nearly always win, so that most make two entries within one millisecond.
    for (let i = 0; i < 60; i++) {
      const bet = roll({ number: 98_000, requestId: randomUUID() })
      gold = (await server.call<{ balance: number }>('POST /api/roller', bet, token)).data.balance
    }
    const pages = await walk(token)
    const rows = pages.flat()
    expectWhole(rows, rows.length, gold)
    expect(rows.length).toBeGreaterThan(101)
    expect(rows.filter(({ betId, amount }) => betId !== null && amount < 0)).toHaveLength(60)
    for (const [one, next] of pages.slice(1).map((rest, i) => [pages[i], rest] as const))
      expect(one?.at(-1)?.createTime).toBeGreaterThan(next[0]?.createTime ?? 0)
    expect((await walk(token, 'export/')).flat()).toEqual(rows)
    const { data: net } = await server.call<{ staked: number; paid: number; other: number }[]>(
      'GET /api/user/ledger/net/month',
      undefined,
      token,
    )
    const sum = net.reduce((all, { staked, paid, other }) => all + paid + other - staked, 0)
    expect(sum).toBe(gold)
  })

  test('returns all entries of one millisecond even beyond the page size', async () => {
    const { token, user } = await server.player()
    await movedAtOnce(server.db, user.id, 120)
    const pages = await walk(token)
    expect(pages.map((rows) => rows.length)).toEqual([120, 1])
    expectWhole(pages.flat(), 121, WELCOME + 120)
  })

  test('hides movements from other players and visitors', async () => {
    const { token } = await server.player()
    expect((await page(token, 0)).map(({ cause, amount }) => [cause, amount])).toEqual([['sandbox.welcome', WELCOME]])
    for (const path of ['0', 'export/0', 'net/day'])
      expect((await server.call(`GET /api/user/ledger/${path}`)).errno).toBe(403)
    for (const path of ['-1', 'x', 'export/x', 'net/year'])
      expect((await server.call(`GET /api/user/ledger/${path}`, undefined, token)).errno).toBe(1000)
  })

  test('reads few rows for a page among thirty thousand', async () => {
    const { token, user } = await server.player()
    await movedOften(server.db, user.id, MANY)
    const all = await walk(token, 'export/')
    expectWhole(all.flat(), MANY + 1, WELCOME + MANY)
    const middle = all[Math.floor(all.length / 2)]?.[0]?.createTime ?? 0
    for (const from of [0, middle, all.at(-1)?.at(-1)?.createTime ?? 0]) {
      const touched = await rowsTouched(server.db, (movements) => movements.list(BigInt(user.id), from))
      expect(touched).toBeLessThan(500)
    }
    const { data } = await server.call<{ paid: number; other: number }[]>(
      'GET /api/user/ledger/net/month',
      undefined,
      token,
    )
    expect(data.reduce((sum, { paid }) => sum + paid, 0)).toBe(MANY)
    expect(data.reduce((sum, { other }) => sum + other, 0)).toBe(WELCOME)
  })

  describe('net sums', () => {
    /** Counts the transactions, each of which reads entries. */
    const counting = (db: Database) => {
      const counted = { steps: 0 }
      const transaction: Database['transaction'] = async (work, options) => {
        counted.steps++
        return await db.transaction(work, options)
      }
      return { counted, db: { ...db, read: db.read.bind(db), transaction } as Database }
    }
    const total = (rows: readonly { paid: number; other: number; staked: number }[]): number =>
      rows.reduce((sum, { paid, other, staked }) => sum + paid + other - staked, 0)

    test('read each entry once, however often they are asked for', async () => {
      const { user } = await server.player()
      await movedOften(server.db, user.id, 25)
      const { db, counted } = counting(server.db)
      const sums = new NetSums(db, { stepEntries: 10, stepsMax: 10 })
      expect(total(await sums.read(BigInt(user.id), 'month'))).toBe(WELCOME + 25)
      expect(counted.steps).toBe(3)
      for (const by of ['day', 'week', 'month'] as const)
        expect(total(await sums.read(BigInt(user.id), by))).toBe(WELCOME + 25)
      expect(counted.steps).toBe(3)
      await movedOften(server.db, user.id, 5)
      expect(total(await sums.read(BigInt(user.id), 'day'))).toBe(WELCOME + 30)
      expect(counted.steps).toBe(4)
    })

    test('stop after a bounded number of entries, and continue there', async () => {
      const { user } = await server.player()
      await movedOften(server.db, user.id, 30)
      const sums = new NetSums(server.db, { stepEntries: 10, stepsMax: 2 })
      await expect(sums.read(BigInt(user.id), 'day')).rejects.toThrow(new Refusal('busy'))
      expect(total(await sums.read(BigInt(user.id), 'day'))).toBe(WELCOME + 30)
    })

    test('count each entry once when asked for by many at a time', async () => {
      const { user } = await server.player()
      await movedOften(server.db, user.id, 40)
      const sums = new NetSums(server.db, { stepEntries: 7, stepsMax: 20 })
      const all = await Promise.all(Array.from({ length: 6 }, () => sums.read(BigInt(user.id), 'month')))
      for (const rows of all) expect(total(rows)).toBe(WELCOME + 40)
    })
  })
})

/** Inserts ledger entries of one coin each directly: 1 ms apart, or all at one time. */
async function moved(db: Database, playerId: number, count: number, apartMs: 0 | 1, betId: number | null) {
  await db.transaction(async (tx) => {
    await tx.query(
      `with journal as (
         insert into journals (key, input_hash, cause, create_time) values ($1, '', 'test', 0) returning id
       ), sides as (
         select a.*, case when kind = 'player' then 1 else -1 end as coin from accounts a
           where (kind = 'player' and owner_id = $2) or kind = 'sandbox'
       )
       insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
         select s.id, s.entries + i, j.id, s.coin, s.balance + s.coin * i, $3::int8, s.last_time + 1 + $4::int8 * i
           from journal j, sides s, generate_series(1, $5::int8) i`,
      [randomUUID(), BigInt(playerId), betId, apartMs, count],
    )
    await tx.query(
      `update accounts set entries = entries + $2::int8, last_time = last_time + 1 + $3::int8 * $2::int8,
           balance = balance + case when kind = 'player' then $2::int8 else -$2::int8 end
         where (kind = 'player' and owner_id = $1) or kind = 'sandbox'`,
      [BigInt(playerId), count, apartMs],
    )
  })
  await db.commit('analyze entries')
}
const movedAtOnce = (db: Database, playerId: number, count: number) => moved(db, playerId, count, 0, null)
const movedOften = (db: Database, playerId: number, count: number) => moved(db, playerId, count, 1, 1)

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** The rows of these tables that a query reads, including discarded ones. */
async function rowsTouched(
  db: Database,
  look: (movements: Movements) => Promise<unknown>,
  tables = ['entries', 'journals', 'bets'],
): Promise<number> {
  const asked: [sql: string, params: readonly unknown[]][] = []
  const listening = {
    read: (sql: string, params: readonly unknown[]) => (asked.push([sql, params]), Promise.resolve([])),
  }
  await look(new Movements(listening as unknown as Database))
  const [sql, params] = asked[0] ?? ['', []]
  const [row] = await db.read<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${sql}`, params)
  const count = (plan: Plan): number =>
    (tables.includes(plan['Relation Name'] ?? '')
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0) + (plan.Plans ?? []).reduce((sum, each) => sum + count(each), 0)
  const found = row?.['QUERY PLAN'][0].Plan
  if (!found) throw new Error('explain returned no plan')
  return count(found)
}
