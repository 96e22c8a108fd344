import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { EventLog } from '../../platform/db/event-log.ts'
import { localNotifier } from '../../platform/db/notifier.ts'
import { RoundBets, type Join } from './round-bets.ts'

const PROFIT_MAX = 150_000n
const LOSS_MAX = 300_000n

describe.each(databases)('bets on shared rounds on %s', (kind) => {
  let server: TestServer
  let bets: RoundBets
  let index = 0
  beforeAll(async () => {
    server = await openServer(kind)
    const events = new EventLog(server.db, localNotifier())
    bets = new RoundBets({
      db: server.db,
      game: 'crash',
      clock: { statementTime: () => null },
      events,
      perRound: 1,
      queues: true,
    })
  })
  beforeEach(async () => {
    await endAll()
    await openRound(60_000)
  })
  // These tests close rounds directly, with open bets; every other law holds.
  const CLOSED_BY_HAND = 'No finished round has open bets'
  afterEach(async () => {
    expect((await server.brokenLaws()).filter((law) => law !== CLOSED_BY_HAND)).toEqual([])
  })
  afterAll(() => server.close())

  const openRound = async (windowMs: number): Promise<void> => {
    await server.db.commit(`update rounds set phase = 'over' where phase <> 'over'`)
    await server.db.commit(
      `insert into rounds (game, epoch, index, lock_time, profit_per_bet, loss_per_round)
         values ('crash', 1, $1, now_ms() + $2::int8, $3, $4)`,
      [++index, windowMs, PROFIT_MAX, LOSS_MAX],
    )
  }
  /** Refunds bets that a test left open. */
  const endAll = async (): Promise<void> => {
    const open = await server.db.read<{ id: bigint; stake: bigint }>(
      `select id, stake from bets where state <> 'settled' and payout is null`,
    )
    await bets.end(
      'refunded',
      open.map(({ id, stake }) => ({ betId: id, exit: 100, payout: stake })),
    )
  }
  const player = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const join = (playerId: bigint, change: Partial<Join> = {}) =>
    bets.join({
      playerId,
      requestId: randomUUID(),
      stake: 500n,
      choice: {},
      auto: null,
      cap: 30_000,
      lossAtDouble: 500n,
      profitPerBet: PROFIT_MAX,
      refusal: null,
      ...change,
    })
  const gold = async (playerId: bigint): Promise<bigint> => {
    const [row] = await server.db.read<{ balance: bigint }>(
      `select balance from accounts where owner_id = $1 and kind = 'player'`,
      [playerId],
    )
    return row?.balance ?? -1n
  }
  const escrow = async (): Promise<bigint> => {
    const [row] = await server.db.read<{ held: bigint }>(
      `select coalesce(sum(balance), 0)::int8 as held from accounts where kind = 'escrow'`,
    )
    return row?.held ?? -1n
  }

  test('holds a stake in escrow and releases it once, however often the bet is ended', async () => {
    const [playerId, before] = [await player(), await escrow()]
    const joined = await join(playerId)
    expect(joined).toMatchObject({ state: 'placed', balance: 99_500n })
    expect(await escrow()).toBe(before + 500n)
    const endings = [{ betId: joined.betId, exit: 183, payout: 915n }]
    const ended = await Promise.all(Array.from({ length: 6 }, () => bets.end('settled', endings)))
    expect(ended.flat().filter(({ fresh }) => fresh)).toHaveLength(1)
    for (const [end] of ended) expect(end).toMatchObject({ exit: 183, payout: 915n, balance: 100_415n })
    const later = await bets.end('settled', [{ betId: joined.betId, exit: 0, payout: 0n }])
    expect(later).toMatchObject([{ fresh: false, exit: 183, payout: 915n }])
    expect(await escrow()).toBe(before)
    expect(await gold(playerId)).toBe(100_415n)
  })

  test('allows one bet per round and one for the next, and refuses more without cost', async () => {
    const playerId = await player()
    expect((await join(playerId)).state).toBe('placed')
    await expect(join(playerId)).rejects.toThrow(new Refusal('alreadyJoined'))
    await openRound(-1)
    const queued = await join(playerId)
    expect(queued).toMatchObject({ state: 'queued', roundId: null })
    await expect(join(playerId)).rejects.toThrow(new Refusal('alreadyJoined'))
    expect(await gold(playerId)).toBe(99_000n)
    expect(await bets.cancel(playerId, queued.betId)).toBe(99_500n)
    expect(await gold(playerId)).toBe(99_500n)
    expect((await join(playerId)).state).toBe('queued')
  })

  test('returns the first result to a repeat and refuses another bet with its id', async () => {
    const [playerId, requestId] = [await player(), randomUUID()]
    const results = await Promise.all(Array.from({ length: 5 }, () => join(playerId, { requestId })))
    expect(new Set(results.map(({ betId }) => betId)).size).toBe(1)
    await expect(join(playerId, { requestId, stake: 600n })).rejects.toThrow(new Refusal('keyReused'))
    expect(await gold(playerId)).toBe(99_500n)
  })

  test('refuses a bet without gold, without a round or over the loss limit', async () => {
    const [playerId, other] = [await player(), await player()]
    await expect(join(playerId, { stake: 100_001n })).rejects.toThrow(new Refusal('balanceTooLow', { gold: 100_000n }))
    await join(other, { lossAtDouble: LOSS_MAX - 100n })
    await expect(join(playerId, { lossAtDouble: 101n })).rejects.toThrow(new Refusal('roundFull'))
    expect((await join(playerId, { lossAtDouble: 100n })).state).toBe('placed')
    await server.db.commit(`update rounds set phase = 'over' where phase <> 'over'`)
    await expect(join(await player())).rejects.toThrow(new Refusal('gamePaused'))
  })

  test('keeps every law under any sequence of joins and endings', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, player))
    const step = fc.record({ who: fc.nat(3), stake: fc.bigInt(1n, 40_000n), exit: fc.nat(400), next: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const open: { betId: bigint; exit: number; payout: bigint }[] = []
        for (const { who, stake, exit, next } of steps) {
          if (next) await openRound(60_000)
          const joined = await join(players[who] ?? 0n, { stake }).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error
          })
          if (joined) open.push({ betId: joined.betId, exit, payout: (stake * BigInt(exit)) / 100n })
        }
        // All at once, and each twice.
        await Promise.all([bets.end('settled', open), bets.end('settled', open.toReversed())])
        expect(await server.brokenLaws()).toEqual([])
        expect(await escrow()).toBe(0n)
      }),
      { numRuns: 12 },
    )
  })

  test('the database keeps a round without outcome and hash until its end', async () => {
    await expect(
      server.db.commit(`update rounds set outcome = '{}', hash = '' where phase = 'betting'`),
    ).rejects.toThrow()
    await expect(
      server.db.commit(`insert into rounds (game, epoch, index, lock_time) values ('crash', 9, 9, 0)`),
    ).rejects.toThrow()
  })
})
