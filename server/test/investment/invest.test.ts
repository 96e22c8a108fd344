import { randomUUID } from 'node:crypto'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { giveReward } from '../../src/ledger/ledger.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { databases } from '../support/open-server.ts'
import { InvestmentFixture } from '../support/investment-fixture.ts'

const MICRO = 1_000_000n

describe.each(databases)('investment in the bankroll on %s', (kind) => {
  let fixture: InvestmentFixture
  let finance: string
  beforeAll(async () => {
    fixture = await InvestmentFixture.open(kind)
    finance = await fixture.operator('finance')
  })
  afterEach(async () => expect(await fixture.server.brokenLaws()).toEqual([]))
  afterAll(() => fixture.close())

  const ownRedeem = (units: number, token = finance, requestId: string = randomUUID()) =>
    fixture.server.call('POST /api/console/investment/redeem', { units, requestId }, token)

  test('the operator holds the units of the seeded bankroll, visible to everyone', async () => {
    const { pool, mine, prices, outlook, month, largestLoss } = await fixture.overview()
    expect(pool).toMatchObject({
      gold: 100_000_000,
      units: 100_000_000_000,
      operatorUnits: 100_000_000_000,
      price: '1',
    })
    expect([mine, outlook, month.days, largestLoss.day]).toEqual([null, null, 0, null])
    expect(prices).toMatchObject([{ price: '1', growthPpm: null }])
  })

  test('the operator has the same lock-up, redeems with the finance role only, and is paid by the epoch', async () => {
    expect(await ownRedeem(90_000_000_000)).toMatchObject({ errno: 1402 })
    await fixture.nextDay(7)
    expect(await ownRedeem(90_000_000_000, await fixture.operator('support'))).toMatchObject({ errno: 1903 })
    const requestId = randomUUID()
    expect(await ownRedeem(90_000_000_000, finance, requestId)).toMatchObject({ errno: 0 })
    expect(await ownRedeem(90_000_000_000, finance, requestId)).toMatchObject({ errno: 0 })
    expect(await ownRedeem(20_000_000_000)).toMatchObject({ errno: 1404 })
    await fixture.nextDay()
    expect(await fixture.balance('pool')).toBe(10_000_000n)
    expect(await fixture.balance('commission')).toBe(90_000_000n)
  })

  test('matches the worked example to the coin', async () => {
    const [alice, bob] = [await fixture.investor(1_000_000n), await fixture.investor(1_000_000n)]
    const commission = await fixture.balance('commission')
    expect(await fixture.buy(alice.token, 1_000_000)).toMatchObject({
      errno: 0,
      data: { units: null, epochTime: null },
    })
    expect(await fixture.balance('hold', alice.id)).toBe(1_000_000n)
    await fixture.nextDay()
    expect(await fixture.overview(alice.token)).toMatchObject({
      pool: { gold: 11_000_000, units: 11_000_000_000, price: '1' },
      mine: { units: 1_000_000_000, freeUnits: 0, worth: 1_000_000, paidIn: 1_000_000, orders: [] },
    })

    await fixture.playFor(300_000n, (700_000n * 10_000n * 4n) / 10n)
    await fixture.buy(bob.token, 1_000_000)
    await fixture.nextDay()
    expect((await fixture.epochs())[0]).toMatchObject({
      gold: 12_297_200,
      units: 11_973_692_596,
      low: 11_297_200,
      commission: 2800,
      result: 300_000,
      entered: 1_000_000,
      paid: 0,
      price: '1.027018',
      growthPpm: 27_018,
    })
    expect(await fixture.overview(bob.token)).toMatchObject({ mine: { units: 973_692_596, worth: 999_999 } })

    await fixture.nextDay(7)
    await fixture.playFor(-600_000n, (100_000n * 10_000n * 4n) / 10n)
    expect(await fixture.redeem(alice.token, 1_000_000_000)).toMatchObject({ errno: 0, data: { gold: null } })
    expect(await fixture.redeem(bob.token, 973_692_596)).toMatchObject({ errno: 0 })
    await fixture.nextDay()
    expect((await fixture.epochs())[0]).toMatchObject({
      gold: 9_768_751,
      units: 10_000_000_000,
      commission: 400,
      result: -600_000,
      price: '0.976875',
      paid: 976_874 + 951_175,
    })
    expect([await fixture.balance('player', alice.id), await fixture.balance('player', bob.id)]).toEqual([
      976_874n,
      951_175n,
    ])
    expect((await fixture.balance('commission')) - commission).toBe(3200n)
    expect(await fixture.balance('pool')).toBe(9_768_751n)
    const { mine, largestLoss, month } = await fixture.overview(alice.token)
    expect(mine).toMatchObject({ units: 0, worth: 0, paidIn: 1_000_000, paidOut: 976_874, lots: [] })
    expect(largestLoss).toMatchObject({ day: { result: -600_000 }, fallPpm: largestLoss.day?.growthPpm })
    expect(month).toMatchObject({ realised: 300_000 - 2800 - 600_000 - 400, expected: (3200 * 6) / 4, losingDays: 1 })
    expect(await fixture.records(alice.token)).toMatchObject([
      { kind: 'redeem', units: 1_000_000_000, gold: 976_874 },
      { kind: 'buy', units: 1_000_000_000, gold: 1_000_000 },
    ])
    expect(await fixture.records(bob.token, (await fixture.records(bob.token))[0]?.createTime)).toHaveLength(1)
  })

  test('a purchase needs the minimum and enough gold, and is idempotent', async () => {
    const { token, id } = await fixture.investor()
    expect(await fixture.buy(token, 9_999)).toMatchObject({ errno: 1401, status: 400 })
    expect(await fixture.buy(token, 100_001)).toMatchObject({ errno: 1004 })
    expect(await fixture.buy('', 10_000)).toMatchObject({ errno: 403 })
    const requestId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => fixture.buy(token, 10_000, requestId)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await fixture.buy(token, 10_001, requestId)).toMatchObject({ errno: 1006 })
    expect(await fixture.redeem(token, 10_000, requestId)).toMatchObject({ errno: 1006 })
    expect([await fixture.balance('hold', id), await fixture.balance('player', id)]).toEqual([10_000n, 90_000n])
    await fixture.server.db.transaction((tx) => giveReward(tx, id, { kind: 'sandbox' }, 50n, randomUUID(), 'test'))
    expect(await fixture.buy(token, 90_001)).toMatchObject({ errno: 1516 })
    // Two concurrent orders with gold for one.
    const both = await Promise.all([fixture.buy(token, 60_000), fixture.buy(token, 60_000)])
    expect(both.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1004])
    expect((await fixture.overview(token)).mine?.orders).toMatchObject([{ gold: 60_000 }, { gold: 10_000 }])
    await fixture.nextDay()
    expect((await fixture.overview(token)).mine?.lots).toHaveLength(2)
    expect(await fixture.balance('hold', id)).toBe(0n)
  })

  test('units unlock after exactly seven days, oldest lot first, and redeem once', async () => {
    const { token, id } = await fixture.investor()
    await fixture.buy(token, 20_000)
    await fixture.nextDay()
    await fixture.buy(token, 30_000)
    await fixture.nextDay()
    const [first, second] = (await fixture.overview(token)).mine?.lots ?? []
    const [a, b] = [first?.units ?? 0, second?.units ?? 0]
    expect(first?.unlockTime).toBe(Math.floor(first?.enterTime ?? 0) - 0.5 * DAY_MS + 7 * DAY_MS)
    expect(await fixture.redeem(token, a + b + 1)).toMatchObject({ errno: 1404 })
    fixture.calendar.time = (first?.unlockTime ?? 0) - 1
    expect(await fixture.redeem(token, 5000)).toMatchObject({ errno: 1402 })
    fixture.calendar.time += 1
    await fixture.days(fixture.server).closeDay()
    expect(await fixture.redeem(token, a + 1)).toMatchObject({ errno: 1402, message: expect.stringContaining('7') })
    expect(await fixture.redeem(token, 1)).toMatchObject({ errno: 1405 })
    expect(await fixture.redeem(token, 0)).toMatchObject({ errno: 1000 })
    const answers = await Promise.all([fixture.redeem(token, a), fixture.redeem(token, a - 1)])
    expect(answers.map(({ errno }) => errno).toSorted((x, y) => x - y)).toEqual([0, 1402])
    const taken = answers.find(({ errno }) => errno === 0)?.data.units ?? 0
    expect((await fixture.overview(token)).mine).toMatchObject({
      units: a + b,
      leavingUnits: taken,
      freeUnits: a - taken,
    })
    fixture.calendar.time += 0.5 * DAY_MS
    await fixture.nextDay()
    expect((await fixture.overview(token)).mine).toMatchObject({ units: a + b - taken, leavingUnits: 0 })
    const [row] = await fixture.records(token)
    expect(await fixture.balance('player', id)).toBe(50_000n + BigInt(row?.gold ?? 0))
  })

  test('an order that comes after midnight waits for the next epoch, even if the day is still open', async () => {
    const { token } = await fixture.investor()
    await fixture.buy(token, 10_000)
    fixture.calendar.time += DAY_MS
    await fixture.buy(token, 20_000)
    await fixture.days(fixture.server).closeDay()
    expect((await fixture.overview(token)).mine).toMatchObject({ paidIn: 10_000, orders: [{ gold: 20_000 }] })
    await fixture.nextDay()
    expect((await fixture.overview(token)).mine).toMatchObject({ paidIn: 30_000, orders: [] })
  })

  test('a redemption is priced as if open step games were cashed out now', async () => {
    const [{ token }, player] = [await fixture.investor(), await fixture.server.player()]
    await fixture.buy(token, 50_000)
    await fixture.nextDay()
    await fixture.nextDay(7)
    const join = { gold: 1000, mines: 1, requestId: randomUUID() }
    const begun = await fixture.server.call<{ session: { id: number } }>(
      'POST /api/minesweeper/join',
      join,
      player.token,
    )
    let opened = 0
    for (let cell = 0; cell < 25 && opened === 0; cell++) {
      const step = { sessionId: begun.data.session.id, cell, requestId: randomUUID() }
      const { data } = await fixture.server.call<{ session: { state: string; opened: number[] } }>(
        'POST /api/minesweeper/reveal',
        step,
        player.token,
      )
      // A game lost on the first cell is started again.
      if (data.session.state === 'placed') opened = data.session.opened.length
      else
        Object.assign(
          begun,
          await fixture.server.call('POST /api/minesweeper/join', { ...join, requestId: randomUUID() }, player.token),
        )
    }
    const above = minesweeper.payout(1000n, { mines: 1 }, opened) - 1000n
    expect(above).toBeGreaterThan(0n)
    const { mine } = await fixture.overview(token)
    await fixture.redeem(token, mine?.units ?? 0)
    const before = await fixture.balance('pool')
    await fixture.nextDay()
    const [epoch] = await fixture.epochs()
    expect(epoch).toMatchObject({ low: Number(before - above) - (epoch?.commission ?? 0) })
    await fixture.server.call('POST /api/minesweeper/jump', { sessionId: begun.data.session.id }, player.token)
  })

  test('redemptions, open games and due commission lower the bet limits immediately', async () => {
    const coins = async (): Promise<bigint> => {
      const [row] = await fixture.server.db.read<{ coins: bigint }>('select bankroll_coins() as coins')
      return row?.coins ?? 0n
    }
    const maxProfit = async (): Promise<number> =>
      (await fixture.server.call<{ maxProfit: number }>('GET /api/minesweeper/setting')).data.maxProfit
    const bankroll = new Bankroll(fixture.server.db)
    const { token } = await fixture.investor(5_000_000n)
    await fixture.buy(token, 5_000_000)
    const before = await coins()
    await fixture.nextDay()
    expect((await coins()) - before).toBeGreaterThan(4_999_000n)
    await fixture.nextDay(7)
    const [full, covered] = [await coins(), await bankroll.coins()]
    expect(covered).toBe(full)
    const profit = await maxProfit()
    const { mine } = await fixture.overview(token)
    await fixture.redeem(token, mine?.units ?? 0)
    const left = await coins()
    expect(full - left).toBeGreaterThan(4_990_000n)
    expect(await maxProfit()).toBeLessThan(profit)
    await fixture.playFor(1n, 1000n * MICRO)
    expect(left - (await coins())).toBe(999n)
    await fixture.nextDay()
    expect(left - (await coins())).toBeLessThan(1010n)
  })

  test("the operator's share stays at least a tenth of all units", async () => {
    const { token } = await fixture.investor(100_000_000n)
    await fixture.buy(token, 100_000_000)
    await fixture.nextDay()
    const { pool } = await fixture.overview()
    const [own, all] = [BigInt(pool.operatorUnits), BigInt(pool.units)]
    expect(own * 10n).toBeLessThan(all)
    expect(await ownRedeem(5000)).toMatchObject({ errno: 1403 })
    await fixture.nextDay(7)
    const { mine } = await fixture.overview(token)
    await fixture.redeem(token, mine?.units ?? 0)
    await fixture.nextDay()
    const after = (await fixture.overview()).pool
    const most = (10n * BigInt(after.operatorUnits) - BigInt(after.units)) / 9n
    expect(await ownRedeem(Number(most) + 1)).toMatchObject({ errno: 1403 })
    expect(await ownRedeem(Number(most))).toMatchObject({ errno: 0 })
    expect(await ownRedeem(5000)).toMatchObject({ errno: 1403 })
    await fixture.nextDay()
  })

  test('the database rejects changes to orders and epochs', async () => {
    const { token } = await fixture.investor()
    await fixture.buy(token, 10_000)
    const refused = (sql: string) =>
      expect(fixture.server.db.commit(sql), sql).rejects.toThrow(/irrevocable|append-only/)
    await refused(`update invest_orders set gold = gold + 1 where epoch_day is null`)
    await refused(`delete from invest_orders where epoch_day is null`)
    await refused(`update invest_orders set gold = gold + 1 where epoch_day is not null`)
    await refused(`update invest_epochs set assets = assets + 1`)
    await fixture.nextDay()
  })

  test('voids all units when nothing is left, and starts a new bankroll with the next purchase', async () => {
    const [old, late, fresh] = [await fixture.investor(), await fixture.investor(), await fixture.investor()]
    for (const { token } of [old, late]) await fixture.buy(token, 40_000)
    await fixture.nextDay()
    await fixture.nextDay(7)
    await fixture.redeem(old.token, (await fixture.overview(old.token)).mine?.units ?? 0)
    await fixture.playFor(-(await fixture.balance('pool')))
    await fixture.buy(fresh.token, 20_000)
    fixture.calendar.time += DAY_MS
    await fixture.redeem(late.token, 1_000_000)
    await fixture.days(fixture.server).closeDay()
    expect((await fixture.epochs())[0]).toMatchObject({
      gold: 20_000,
      units: 20_000_000,
      price: '1',
      growthPpm: -1_000_000,
    })
    expect((await fixture.overview(old.token)).mine).toMatchObject({ units: 0, paidOut: 0, orders: [] })
    expect((await fixture.overview(late.token)).mine).toMatchObject({ units: 0, leavingUnits: 0, orders: [] })
    expect((await fixture.overview(fresh.token)).mine).toMatchObject({ units: 20_000_000, worth: 20_000 })
    expect((await fixture.overview()).largestLoss).toMatchObject({ fallPpm: -1_000_000 })
  })
})
