// Bets that came too late for a flight and wait for the next one.

import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import type { Joined } from '../rounds/round-bets.ts'

describe.each(databases)('bets that wait for a flight on %s', (kind) => {
  let server: TestServer
  let table: Table
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    table = new Table(server, bomb)
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const player = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const bet = (playerId: bigint, stake = 1000n): Promise<Joined> =>
    table.flight.join(playerId, { requestId: randomUUID(), stake, auto: null })
  const ended = async (betId: bigint) => {
    const [row] = await server.db.read<{ state: string; payout: bigint | null }>(
      'select state, payout from bets where id = $1',
      [betId],
    )
    return row
  }
  /** To a time after all that players did when they came: a bet is no older than that. */
  const passAccounts = (): void => table.restart(Date.now() + 1000 - table.clock.now())

  test('a bet made in flight waits for the next round and joins it', async () => {
    await table.window()
    const { index } = await table.until('running')
    const playerId = await player()
    const queued = await bet(playerId)
    expect(queued).toMatchObject({ state: 'queued', roundId: null })
    const { id } = await table.until('betting')
    expect((await table.round()).index).toBe(index + 1)
    // Told open but not yet let in: a second bet of the same player is none.
    await expect(bet(playerId)).rejects.toThrow(new Refusal('alreadyJoined'))
    await table.driver.step()
    const [row] = await server.db.read('select state, round_id from bets where id = $1', [queued.betId])
    expect(row).toEqual({ state: 'placed', round_id: id })
  })

  test('who comes after the window waits for the next round, also while nobody is there to lock this one', async () => {
    const [early, late] = [await player(), await player()]
    passAccounts()
    const { id, lockTime } = await table.window()
    const placed = await bet(early)
    table.clock.pass(lockTime - table.clock.now())
    const waiting = await bet(late)
    expect(waiting).toMatchObject({ state: 'queued', roundId: null })
    await table.driver.step()
    expect((await table.round()).phase).toBe('locked')
    expect((await ended(waiting.betId))?.state).toBe('queued')
    expect((await table.deps.rounds.openBets(id)).map(({ id: betId }) => betId)).toEqual([placed.betId])
    expect(await table.flight.cancel(late, waiting.betId)).toBe(100_000n)
  })

  test('a refund that was held up ends no bet that is in its round by now', async () => {
    await table.window()
    await table.until('running')
    const [first, second] = [await player(), await player()]
    const [flying, waiting] = [await bet(first, 500n), await bet(second, 500n)]
    const { id } = await table.until('betting')
    await table.deps.bets.promote(id, [{ id: flying.betId, playerId: first, lossAtDouble: 500n }], 300_000n)
    for (let times = 0; times < 2; times++) {
      await table.deps.bets.refundWaiting([flying.betId, waiting.betId])
      expect(await ended(flying.betId)).toMatchObject({ state: 'placed', payout: null })
      expect(await ended(waiting.betId)).toMatchObject({ state: 'refunded', payout: 500n })
    }
  })

  test('a bet that waited joins only a round that takes bets, whoever moves it and however late', async () => {
    await table.window()
    const running = await table.until('running')
    const playerId = await player()
    const { betId } = await bet(playerId, 500n)
    const waiting = [{ id: betId, playerId, lossAtDouble: 500n }]
    await table.deps.bets.promote(running.id, waiting, 300_000n)
    expect((await ended(betId))?.state).toBe('queued')
    await table.until('result')
    await table.deps.bets.promote(running.id, waiting, 300_000n)
    expect((await ended(betId))?.state).toBe('queued')
    const { id } = await table.until('betting')
    await Promise.all([1, 2, 3].map(() => table.deps.bets.promote(id, waiting, 300_000n)))
    expect((await ended(betId))?.state).toBe('placed')
    expect((await table.round()).lossAtDouble).toBe(500n)
  })

  test('what waits is let in as far as the round can bear it, also beside bets that came in meanwhile', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, player))
    passAccounts()
    await table.window()
    await table.until('running')
    const bets: Joined[] = []
    for (const playerId of people) {
      // First come, first served, whichever connection took them and whatever numbers it had.
      table.clock.pass(1)
      bets.push(await bet(playerId, 50_000n))
    }
    await table.until('result')
    await table.until('betting')
    // Others were quicker: 190,000 of the 300,000 that it may lose at 2.00x are risked already.
    await server.db.commit(`update rounds set loss_at_double = 190000 where game = 'bomb' and phase = 'betting'`)
    await table.driver.step()
    const states = await Promise.all(bets.map(async ({ betId }) => (await ended(betId))?.state))
    expect(states).toEqual(['placed', 'placed', 'refunded', 'refunded'])
    expect((await table.round()).lossAtDouble).toBe(290_000n)
  })

  test('a player who takes a waiting bet back while the round opens gets it back once, or plays', async () => {
    await table.window()
    await table.until('running')
    const people = await Promise.all(Array.from({ length: 8 }, player))
    const bets = await Promise.all(people.map((playerId) => bet(playerId, 500n)))
    await table.until('result')
    await table.until('betting')
    await Promise.all([
      table.driver.step(),
      ...bets.map(({ betId }, i) => (i % 2 ? table.flight.cancel(people[i] as bigint, betId) : null)),
    ])
    await table.driver.step()
    const states = await Promise.all(bets.map(async ({ betId }) => (await ended(betId))?.state))
    expect(states).toEqual(bets.map((_, i) => (i % 2 ? 'cancelled' : 'placed')))
    expect((await table.round()).lossAtDouble).toBe(2000n)
  })
})
