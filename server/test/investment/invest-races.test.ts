// Epochs with concurrent bets, on several nodes, and with an interruption.

import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { breakBefore } from '../support/proxy.ts'
import { databases, roll } from '../support/open-server.ts'
import { InvestmentFixture } from '../support/investment-fixture.ts'

describe.each(databases)('epochs under concurrency on %s', (kind) => {
  let fixture: InvestmentFixture
  beforeAll(async () => void (fixture = await InvestmentFixture.open(kind, 3)))
  afterEach(async () => expect(await fixture.server.brokenLaws()).toEqual([]))
  afterAll(() => fixture.close())

  /** Reveals an inconsistent lock order, which retries would hide. */
  const deadlocks = async (): Promise<unknown> => {
    if (kind === 'embedded') return 0n
    const sql = 'select deadlocks from pg_stat_database where datname = current_database()'
    return (await fixture.server.db.read<{ deadlocks: bigint }>(sql))[0]?.deadlocks
  }
  const facts = async (id: bigint) => ({
    pool: await fixture.balance('pool'),
    commission: await fixture.balance('commission'),
    held: await fixture.balance('hold', id),
    day: (await fixture.openDay()).number,
    epochs: (await fixture.epochs()).length,
    lots: await fixture.server.db.read('select count(*) as lots, sum(units)::int8 as units from invest_lots'),
  })

  test('an interrupted epoch leaves no trace and succeeds on retry', async () => {
    const { token, id } = await fixture.investor()
    await fixture.playFor(50_000n, 7_500_000n)
    await fixture.buy(token, 30_000)
    const before = await facts(id)
    fixture.calendar.time += DAY_MS
    const cut = fixture.days(fixture.server, () => Promise.reject(new Error('cut off'))).closeDay()
    await expect(cut).rejects.toThrow('cut off')
    expect(await facts(id)).toEqual(before)
    expect((await fixture.overview(token)).mine?.orders).toHaveLength(1)
    await fixture.days(fixture.server).closeDay()
    const after = await facts(id)
    expect(after).toMatchObject({ held: 0n, epochs: before.epochs + 1, commission: before.commission + 7n })
    expect(after.pool).toBe(before.pool - 7n + 30_000n)
    const [{ carried } = { carried: 0n }] = await fixture.server.db.read<{ carried: bigint }>(
      'select carried from invest_epochs order by day desc limit 1',
    )
    expect(carried).toBe(500_000n)
  })

  test.runIf(kind === 'postgresql')('nothing is bought after a concurrent time-out', async () => {
    const { token, id } = await fixture.investor()
    const [held, balance] = [await fixture.balance('hold', id), await fixture.balance('player', id)]
    const bought = await breakBefore(fixture.server.db, id, () => fixture.buy(token, 30_000))
    expect(bought.errno).toBe(refusals.onBreak.errno)
    expect([await fixture.balance('hold', id), await fixture.balance('player', id)]).toEqual([held, balance])
  })

  test('three nodes close the day once during bets and orders, without losing a coin', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => fixture.investor()))
    for (const { token } of people) await fixture.buy(token, 10_000)
    await fixture.nextDay()
    await fixture.nextDay(7)
    for (let day = 0; day < 2; day++) {
      const { length } = await fixture.epochs()
      const [open, bought] = [await fixture.openDay(), (await fixture.overview()).pool.units]
      for (const [i, { token }] of people.entries()) {
        const order = i % 2 ? await fixture.buy(token, 10_000) : await fixture.redeem(token, 1_000_000 + i)
        expect(order.errno, order.message).toBe(0)
      }
      fixture.calendar.time += DAY_MS
      const bets = people.flatMap(({ token }, i) =>
        Array.from({ length: 6 }, (_, bet) =>
          fixture.nodes[(i + bet) % fixture.nodes.length]!.call('POST /api/roller', roll(), token),
        ),
      )
      const late = people.map(({ token }, i) => (i % 3 === 0 ? fixture.buy(token, 10_000) : null))
      const turns = [...fixture.nodes, ...fixture.nodes].map((node) => fixture.closeDueDays(node))
      const answers = await Promise.all(bets)
      await Promise.all([...turns, ...late])
      expect(answers.filter(({ errno }) => errno !== 0 && errno !== 1007)).toEqual([])
      expect((await fixture.epochs()).length - length).toBe(1)
      expect((await fixture.openDay()).number).toBe(open.number + 1)
      expect((await fixture.overview()).pool.units).not.toBe(bought)
    }
    expect(await deadlocks()).toBe(0n)
  })
})
