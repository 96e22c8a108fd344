// Bets that were too late for a crash round and are queued for the next one.

import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import type { Joined } from '../rounds/round-bets.ts'

describe.each(databases)('queued crash bets on %s', (kind) => {
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
    table.engine.join(playerId, { requestId: randomUUID(), stake, auto: null })
  const ended = async (betId: bigint) => {
    const [row] = await server.db.read<{ state: string; payout: bigint | null }>(
      'select state, payout from bets where id = $1',
      [betId],
    )
    return row
  }
  /** Moves the clock past the players' registration: a bet is not older than that. */
  const passAccounts = (): void => table.restart(Date.now() + 1000 - table.clock.now())

  test('queues a bet placed during a round and moves it to the next one', async () => {
    await table.window()
    const { index } = await table.until('running')
    const playerId = await player()
    const queued = await bet(playerId)
    expect(queued).toMatchObject({ state: 'queued', roundId: null })
    const { id } = await table.until('betting')
    expect((await table.round()).index).toBe(index + 1)
    // The round is open but the queued bet has not joined yet: a second bet is refused.
    await expect(bet(playerId)).rejects.toThrow(new Refusal('alreadyJoined'))
    await table.machine.step()
    const [row] = await server.db.read('select state, round_id from bets where id = $1', [queued.betId])
    expect(row).toEqual({ state: 'placed', round_id: id })
  })

  test('queues a bet placed after the window, even if the round isn’t locked', async () => {
    const [early, late] = [await player(), await player()]
    passAccounts()
    const { id, lockTime } = await table.window()
    const placed = await bet(early)
    table.clock.pass(lockTime - table.clock.now())
    const waiting = await bet(late)
    expect(waiting).toMatchObject({ state: 'queued', roundId: null })
    await table.machine.step()
    expect((await table.round()).phase).toBe('locked')
    expect((await ended(waiting.betId))?.state).toBe('queued')
    expect((await table.deps.rounds.openBets(id)).map(({ id: betId }) => betId)).toEqual([placed.betId])
    expect(await table.engine.cancel(late, waiting.betId)).toBe(100_000n)
  })

  test('a delayed refund does not end a bet that joined its round', async () => {
    await table.window()
    await table.until('running')
    const [first, second] = [await player(), await player()]
    const [promoted, waiting] = [await bet(first, 500n), await bet(second, 500n)]
    const { id } = await table.until('betting')
    await table.deps.bets.promote(id, [{ id: promoted.betId, playerId: first, cap: 6400, lossAtDouble: 500n }])
    for (let times = 0; times < 2; times++) {
      await table.deps.bets.refundWaiting([promoted.betId, waiting.betId])
      expect(await ended(promoted.betId)).toMatchObject({ state: 'placed', payout: null })
      expect(await ended(waiting.betId)).toMatchObject({ state: 'refunded', payout: 500n })
    }
  })

  test('moves a queued bet only into a round that accepts bets, however late', async () => {
    await table.window()
    const running = await table.until('running')
    const playerId = await player()
    const { betId } = await bet(playerId, 500n)
    const waiting = [{ id: betId, playerId, cap: 6400, lossAtDouble: 500n }]
    await table.deps.bets.promote(running.id, waiting)
    expect((await ended(betId))?.state).toBe('queued')
    await table.until('result')
    await table.deps.bets.promote(running.id, waiting)
    expect((await ended(betId))?.state).toBe('queued')
    const { id } = await table.until('betting')
    await Promise.all([1, 2, 3].map(() => table.deps.bets.promote(id, waiting)))
    expect((await ended(betId))?.state).toBe('placed')
    expect((await table.round()).lossAtDouble).toBe(500n)
  })

  test("moves queued bets only up to the round's loss limit, including bets placed meanwhile", async () => {
    const players = await Promise.all(Array.from({ length: 4 }, player))
    passAccounts()
    await table.window()
    await table.until('running')
    const bets: Joined[] = []
    for (const playerId of players) {
      // First come, first served, whichever connection placed them.
      table.clock.pass(1)
      bets.push(await bet(playerId, 50_000n))
    }
    await table.until('result')
    await table.until('betting')
    // Other bets already risk 190,000 of the 300,000 that the round may lose at 2.00x.
    await server.db.commit(`update rounds set loss_at_double = 190000 where game = 'bomb' and phase = 'betting'`)
    await table.machine.step()
    const states = await Promise.all(bets.map(async ({ betId }) => (await ended(betId))?.state))
    expect(states).toEqual(['placed', 'placed', 'refunded', 'refunded'])
    expect((await table.round()).lossAtDouble).toBe(290_000n)
  })

  test('a queued bet cancelled while the round opens is refunded once or played', async () => {
    await table.window()
    await table.until('running')
    const players = await Promise.all(Array.from({ length: 8 }, player))
    const bets = await Promise.all(players.map((playerId) => bet(playerId, 500n)))
    await table.until('result')
    await table.until('betting')
    await Promise.all([
      table.machine.step(),
      ...bets.map(({ betId }, i) => (i % 2 ? table.engine.cancel(players[i] as bigint, betId) : null)),
    ])
    await table.machine.step()
    const states = await Promise.all(bets.map(async ({ betId }) => (await ended(betId))?.state))
    expect(states).toEqual(bets.map((_, i) => (i % 2 ? 'cancelled' : 'placed')))
    expect((await table.round()).lossAtDouble).toBe(2000n)
  })
})
