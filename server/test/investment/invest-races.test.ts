// Epochs while bets run, on several nodes, and cut off in the middle.

import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { breakBefore } from '../support/proxy.ts'
import { databases, roll } from '../support/open-server.ts'
import { ShareHouse } from '../support/share-house.ts'

describe.each(databases)('epochs under way on %s', (kind) => {
  let house: ShareHouse
  beforeAll(async () => void (house = await ShareHouse.open(kind, 3)))
  afterEach(async () => expect(await house.server.brokenLaws()).toEqual([]))
  afterAll(() => house.close())

  /** Whoever locks in another order than the rest is found out here, though the loser would only be tried again. */
  const deadlocks = async (): Promise<unknown> => {
    if (kind === 'embedded') return 0n
    const sql = 'select deadlocks from pg_stat_database where datname = current_database()'
    return (await house.server.db.read<{ deadlocks: bigint }>(sql))[0]?.deadlocks
  }
  const facts = async (id: bigint) => ({
    pool: await house.balance('pool'),
    commission: await house.balance('commission'),
    held: await house.balance('hold', id),
    day: (await house.openDay()).number,
    epochs: (await house.epochs()).length,
    lots: await house.server.db.read('select count(*) as lots, sum(units)::int8 as units from invest_lots'),
  })

  test('an epoch that is cut off leaves nothing behind, and is run whole when it is tried again', async () => {
    const { token, id } = await house.investor()
    await house.playFor(50_000n, 7_500_000n)
    await house.buy(token, 30_000)
    const before = await facts(id)
    house.calendar.time += DAY_MS
    const cut = house.days(house.server, () => Promise.reject(new Error('cut off'))).closeDay()
    await expect(cut).rejects.toThrow('cut off')
    expect(await facts(id)).toEqual(before)
    expect((await house.overview(token)).mine?.orders).toHaveLength(1)
    await house.days(house.server).closeDay()
    const after = await facts(id)
    expect(after).toMatchObject({ held: 0n, epochs: before.epochs + 1, commission: before.commission + 7n })
    expect(after.pool).toBe(before.pool - 7n + 30_000n)
    const [{ carried } = { carried: 0n }] = await house.server.db.read<{ carried: bigint }>(
      'select carried from invest_epochs order by day desc limit 1',
    )
    expect(carried).toBe(500_000n)
  })

  test.runIf(kind === 'postgresql')(
    'nothing is bought after a break was answered, however early it was asked for',
    async () => {
      const { token, id } = await house.investor()
      const [held, balance] = [await house.balance('hold', id), await house.balance('player', id)]
      const bought = await breakBefore(house.server.db, id, () => house.buy(token, 30_000))
      expect(bought.errno).toBe(refusals.onBreak.errno)
      expect([await house.balance('hold', id), await house.balance('player', id)]).toEqual([held, balance])
    },
  )

  test('bets and orders go on while three nodes close the day, which happens once and loses no coin', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => house.investor()))
    for (const { token } of people) await house.buy(token, 10_000)
    await house.nextDay()
    await house.nextDay(7)
    for (let day = 0; day < 2; day++) {
      const { length } = await house.epochs()
      const [open, bought] = [await house.openDay(), (await house.overview()).pool.units]
      for (const [i, { token }] of people.entries()) {
        const order = i % 2 ? await house.buy(token, 10_000) : await house.redeem(token, 1_000_000 + i)
        expect(order.errno, order.message).toBe(0)
      }
      house.calendar.time += DAY_MS
      const bets = people.flatMap(({ token }, i) =>
        Array.from({ length: 6 }, (_, bet) =>
          house.nodes[(i + bet) % house.nodes.length]!.call('POST /api/roller', roll(), token),
        ),
      )
      const late = people.map(({ token }, i) => (i % 3 === 0 ? house.buy(token, 10_000) : null))
      const turns = [...house.nodes, ...house.nodes].map((node) => house.turn(node))
      const answers = await Promise.all(bets)
      await Promise.all([...turns, ...late])
      expect(answers.filter(({ errno }) => errno !== 0 && errno !== 1007)).toEqual([])
      expect((await house.epochs()).length - length).toBe(1)
      expect((await house.openDay()).number).toBe(open.number + 1)
      expect((await house.overview()).pool.units).not.toBe(bought)
    }
    expect(await deadlocks()).toBe(0n)
  })
})
