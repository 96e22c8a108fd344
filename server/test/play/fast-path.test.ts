// The betting fast path: consecutive bets that update only the player's account row. Readers see all of them at once,
// and every restriction applies to the very next bet.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { only } from '../../src/platform/db/tx.ts'
import { post } from '../../src/ledger/ledger.ts'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'
import { DAY, expectCounted, Guarded, MINUTE, shiftClock, until } from '../support/protection-fixture.ts'

const NOON = Date.UTC(2027, 2, 17, 12)

/** Whether a transaction waits for a row lock. */
const waiting = async ({ db }: TestServer): Promise<boolean> =>
  (await db.read('select 1 from pg_locks where not granted')).length > 0

interface StoredRows {
  is_on: boolean
  fast_bets: bigint
  nonce: bigint
  bets: bigint
}

describe.each(databases)('betting fast path on %s', (kind) => {
  let server: TestServer
  let player: Guarded
  beforeAll(async () => void (server = await openServer(kind)))
  beforeEach(async () => {
    await at(NOON)
    player = await Guarded.join(server)
  })
  afterEach(async () => {
    await server.db.commit('delete from place_rules')
    expect(await server.brokenLaws()).toEqual([])
    await expectCounted(server.db)
  })
  afterAll(() => server.close())
  const at = (timeMs: number) => shiftClock(server.db, until(timeMs))

  /** What stands in the rows themselves, and not what is read from them. */
  const kept = async (): Promise<StoredRows> => {
    const [row] = await server.db.read<StoredRows>(
      `select a.fast_until > now_ms() as is_on, a.fast_bets, s.nonce, d.bets
         from accounts a join seed_pairs s on s.player_id = a.owner_id and s.status = 'active'
         join lateral (select bets from stake_days where player_id = a.owner_id order by day desc limit 1) d on true
         where a.owner_id = $1 and a.kind = 'player'`,
      [player.id],
    )
    return row as StoredRows
  }
  const runUntil = async () =>
    only(
      await server.db.read<{ fast_until: bigint }>(
        `select fast_until from accounts where owner_id = $1 and kind = 'player'`,
        [player.id],
      ),
    ).fast_until
  const seeds = async () => (await player.call<{ nonce: number }>('GET /api/fair/seeds')).data
  const bet = async (change: object = {}) =>
    await player.call<{ bet: { proof: { nonce: number } } }>('POST /api/roller', roll(change))
  const rolls = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) expect((await bet()).errno).toBe(0)
  }

  test('starts with the first bet; later bets are in the account row only, and everyone reads them', async () => {
    await rolls(5)
    // Like a starting node: this changes no rule.
    await server.db.commit(`delete from place_rules where place = '*'`)
    expect(await kept()).toEqual({ is_on: true, fast_bets: 4n, nonce: 1n, bets: 1n })
    expect((await seeds()).nonce).toBe(5)
    expect((await player.state()).day).toMatchObject({ bets: 5, staked: 500 })
  })

  test('reveals all bets of a pair when seeds rotate, and starts the next at the first nonce', async () => {
    await rolls(4)
    const turned = await player.call<{ revealed: { bets: number; seedPairId: number } }>('POST /api/fair/rotate', {
      clientSeed: 'another',
    })
    expect(turned.data.revealed.bets).toBe(4)
    const path = `GET /api/fair/export/${turned.data.revealed.seedPairId}`
    expect((await player.call<{ complete: boolean; betCount: number }>(path)).data).toMatchObject({
      complete: true,
      betCount: 4,
    })
    expect((await bet()).data.bet.proof.nonce).toBe(0)
    expect((await bet()).data.bet.proof.nonce).toBe(1)
  })

  test('refuses to reuse the client seed of fast-path bets', async () => {
    await rolls(2)
    const again = await player.call('POST /api/fair/rotate', { clientSeed: 'test-seed' })
    expect(again.errno).toBe(refusals.clientSeedUsed.errno)
  })

  test('stores the fast-path bets before a step game takes the next nonce', async () => {
    await rolls(3)
    const join = { gold: 100, mines: 3, requestId: randomUUID() }
    expect((await player.call('POST /api/minesweeper/join', join)).errno).toBe(0)
    expect(await kept()).toEqual({ is_on: false, fast_bets: 0n, nonce: 4n, bets: 4n })
    expect((await bet()).data.bet.proof.nonce).toBe(4)
  })

  test('counts playing time between bets; a longer pause ends the fast path and counts five minutes', async () => {
    await rolls(2)
    for (const minutes of [1, 3, 7]) {
      await at(NOON + minutes * MINUTE)
      await rolls(1)
    }
    expect((await kept()).fast_bets).toBe(4n)
    await at(NOON + 19 * MINUTE)
    await rolls(1)
    expect((await kept()).fast_bets).toBe(0n)
    const { day, check } = await player.state()
    expect(Math.round(day.playedMs / MINUTE)).toBe(12)
    expect(check.playedMs).toBe(day.playedMs)
  })

  test('ends with the day', async () => {
    const midnight = NOON + DAY / 2
    await at(midnight - MINUTE)
    await rolls(3)
    await at(midnight + MINUTE)
    expect((await player.state()).day).toMatchObject({ bets: 0, staked: 0 })
    await rolls(2)
    expect((await player.state()).day).toMatchObject({ bets: 2, staked: 200 })
    expect((await player.state()).month).toMatchObject({ bets: 5, staked: 500 })
    expect(await kept()).toMatchObject({ fast_bets: 1n, bets: 1n })
  })

  test('triggers the reality check after its hour, although every bet was on the fast path', async () => {
    for (let minutes = 0; minutes <= 56; minutes += 4) {
      await at(NOON + minutes * MINUTE)
      await rolls(1)
    }
    await at(NOON + 59 * MINUTE)
    await rolls(1)
    await at(NOON + 60 * MINUTE + 5000)
    expect((await bet()).errno).toBe(refusals.realityCheck.errno)
    expect(await player.scratch(100)).toBe(refusals.realityCheck.errno)
    expect((await player.call('POST /api/user/reality_check', {})).errno).toBe(0)
    await rolls(2)
    expect((await player.state()).check).toMatchObject({ isDue: false })
  })

  test('refuses what the fast path cannot accept and never accepts a bet twice', async () => {
    await rolls(2)
    const request = roll()
    const first = await player.call<{ bet: { id: number } }>('POST /api/roller', request)
    const again = await player.call<{ bet: { id: number } }>('POST /api/roller', request)
    expect(again.data.bet).toEqual(first.data.bet)
    expect((await player.call('POST /api/roller', { ...request, gold: 200 })).errno).toBe(refusals.keyReused.errno)
    expect((await player.state()).day).toMatchObject({ bets: 3, staked: 300 })
  })

  test('never stakes more gold than the balance, to the coin', async () => {
    await rolls(2)
    const { data } = await player.call<{ gold: number }>('GET /api/user/only_balance')
    const spent = { from: { kind: 'player', playerId: player.id }, to: { kind: 'sandbox' } } as const
    const moves = [{ ...spent, amount: BigInt(data.gold - 350) }]
    await server.db.transaction((tx) => post(tx, { key: randomUUID(), cause: 'sandbox.bankroll', moves }))
    expect((await bet({ gold: 351 })).errno).toBe(refusals.balanceTooLow.errno)
    await rolls(1)
    const { data: balance } = await player.call<{ gold: number }>('GET /api/user/only_balance')
    expect((await bet({ gold: balance.gold + 1 })).errno).toBe(refusals.balanceTooLow.errno)
    expect((await bet({ gold: balance.gold })).errno).toBe(0)
  })

  test.runIf(kind === 'postgresql')('a move waits for a bet that is just beginning a run, and stops it', async () => {
    const place = { country: 'BE' }
    const mine = `update accounts set fast_until = $2 where owner_id = $1 and kind = 'player'`
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const judging = server.db.transaction(async (tx) => {
      await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' for update`, [player.id])
      begin()
      await expect.poll(() => waiting(server)).toBe(true)
      await tx.query(mine, [player.id, NOON + DAY])
    })
    await begun
    const [moved] = await Promise.all([player.call('PUT /api/user/place', place), judging])
    expect(moved.errno).toBe(0)
    expect(await runUntil()).toBe(0n)
  })

  test('a country rule stops the fast path of affected players only', async () => {
    await rolls(2)
    const other = await Guarded.join(server)
    await server.db.commit(`update accounts set fast_until = now_ms() - 3600001 where owner_id = $1`, [other.id])
    const version = async () => await server.db.read('select xmin::text from accounts where owner_id = $1', [other.id])
    const before = await version()
    await server.db.commit(`insert into place_rules (place, is_allowed) values ('BE', false)`)
    expect(await runUntil()).toBe(0n)
    expect(await version()).toEqual(before)
  })

  test.each<[string, number, () => Promise<unknown>]>([
    ['a limit', refusals.stakeLimit.errno, () => player.limit('stake', 'day', 300)],
    ['a break', refusals.onBreak.errno, () => player.call('POST /api/user/timeout', { days: 1 })],
    [
      'a suspension',
      refusals.accountSuspended.errno,
      () => server.db.commit(`update players set suspend_time = 1, suspend_words = 'Why.' where id = $1`, [player.id]),
    ],
    [
      'the end of an account',
      refusals.tokenRevoked.errno,
      () => server.db.commit(`update players set status = 'closed' where id = $1`, [player.id]),
    ],
    [
      'a place that is closed',
      refusals.countryBlocked.errno,
      () => server.db.commit(`insert into place_rules (place, is_allowed) values ('*', false)`),
    ],
    [
      'a move to such a place',
      refusals.countryBlocked.errno,
      async () => {
        await server.db.commit(`insert into place_rules (place, is_allowed) values ('BE', false)`)
        await rolls(2)
        expect((await kept()).fast_bets).toBe(1n)
        await player.call('PUT /api/user/place', { country: 'BE' })
      },
    ],
    [
      'a pause',
      refusals.gamePaused.errno,
      () => server.db.commit(`insert into game_status (game, pause_time, pause_reason) values ('roller', 1, 'Why.')`),
    ],
  ])('%s stops the very next bet', async (_, errno, set) => {
    await rolls(3)
    await set()
    expect((await bet()).errno).toBe(errno)
    await server.db.commit('delete from game_status')
  })
})

// Needs a second connection to delay a bet that is being accepted.
describe.each(databases.filter((kind) => kind === 'postgresql'))('a fast path that is just starting on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  test.each<[string, number, (player: Guarded) => Promise<unknown>]>([
    [
      'a place that is closed',
      refusals.countryBlocked.errno,
      () => server.db.commit(`insert into place_rules (place, is_allowed) values ('*', false)`),
    ],
    ['a limit', refusals.stakeLimit.errno, (player) => player.limit('stake', 'day', 100)],
    ['a break', refusals.onBreak.errno, (player) => player.call('POST /api/user/timeout', { days: 1 })],
  ])('%s meanwhile stops the very next bet', async (_, errno, set) => {
    const player = await Guarded.join(server)
    const [bet, setting] = await server.db
      .transaction(async (tx) => {
        // The row that the bet is about to write: it is already accepted and waits for this transaction.
        await tx.query(
          `insert into entries (account_id, number, journal_id, amount, balance_after, create_time)
           select a.id, a.entries + n.up, -1, n.amount, 0, 0 from accounts a cross join (values (1, 5), (1000, -5)) n(up, amount)
             where a.owner_id = $1 and a.kind = 'player'`,
          [player.id],
        )
        const betting = player.roll(100)
        await sleep(HELD_MS)
        const begun = set(player)
        await sleep(HELD_MS)
        throw new Held([betting, begun])
      })
      .catch((held: unknown) => {
        if (held instanceof Held) return held.underWay
        throw held
      })
    expect(await bet).toBe(0)
    await setting
    expect(await player.roll(100)).toBe(errno)
    await server.db.commit('delete from place_rules')
  })
})

const HELD_MS = 200

/** Rolls the blocking transaction back and releases what waited for it. */
class Held extends Error {
  readonly underWay: readonly [Promise<number>, Promise<unknown>]
  constructor(underWay: readonly [Promise<number>, Promise<unknown>]) {
    super('held long enough')
    this.underWay = underWay
  }
}
