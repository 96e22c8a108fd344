// `npm run reseed` replaces every seed pair in use. Players verify the old ones as after a change of their own.

import { randomUUID } from 'node:crypto'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { seedHash, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { only } from '../../src/platform/db/tx.ts'
import { StepEngine } from '../../src/play/engines/steps.ts'
import { Seeds } from '../../src/play/fairness/seeds.ts'
import { reseed, type ReseedDeps } from '../../src/play/recovery/reseed.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { silentLog } from '../support/logs.ts'
import { bothDatabases, openServer, roll, type TestServer } from '../support/open-server.ts'

interface Pair {
  readonly seedPairId: number
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly bets: number
}
interface Seen {
  readonly serverSeedHash: string | null
  readonly nextServerSeedHash: string
  readonly clientSeed: string | null
}

describe.each(bothDatabases)('reseed on %s', (kind) => {
  let server: TestServer
  let deps: ReseedDeps
  beforeAll(async () => {
    server = await openServer(kind)
    const { db, vault } = server
    const seeds = new Seeds(db, vault)
    const stepGames = [new StepEngine({ db, rules: minesweeper, seeds, bankroll: new Bankroll(db), log: silentLog })]
    deps = { db, seeds, stepGames }
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  const run = () => reseed(deps, () => {})
  const seedsOf = async (token: string): Promise<Seen> =>
    (await server.call<Seen>('GET /api/fair/seeds', undefined, token)).data
  const bet = (token: string) => server.call('POST /api/roller', roll(), token)
  const pairsOf = async (token: string): Promise<Pair[]> =>
    (await server.call<Pair[]>('GET /api/fair/pairs/0', undefined, token)).data
  const balanceOf = async (token: string): Promise<number> =>
    (await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold
  const board = async (token: string) =>
    (
      await server.call<{ session: { id: number } }>(
        'POST /api/minesweeper/join',
        { gold: 500, mines: 1, requestId: randomUUID() },
        token,
      )
    ).data.session.id

  test('reveals both pairs of a player, with every bet, and asks for a new client seed', async () => {
    const { token } = await server.player()
    for (let i = 0; i < 5; i++) expect((await bet(token)).errno).toBe(0)
    const before = await seedsOf(token)
    await run()
    const after = await seedsOf(token)
    expect(after).toMatchObject({ serverSeedHash: null, clientSeed: null })
    expect(after.nextServerSeedHash).not.toBe(before.nextServerSeedHash)
    const pairs = await pairsOf(token)
    expect(pairs.map(({ serverSeedHash, clientSeed, bets }) => ({ serverSeedHash, clientSeed, bets }))).toEqual(
      expect.arrayContaining([
        { serverSeedHash: before.serverSeedHash, clientSeed: 'test-seed', bets: 5 },
        { serverSeedHash: before.nextServerSeedHash, clientSeed: 'none-chosen', bets: 0 },
      ]),
    )
    for (const pair of pairs) expect(seedHash(hexToBytes(pair.serverSeed))).toBe(pair.serverSeedHash)
    const used = only(pairs.filter(({ bets }) => bets > 0))
    const { data } = await server.call(`GET /api/fair/export/${used.seedPairId}`, undefined, token)
    expect(data).toMatchObject({ serverSeed: used.serverSeed, betCount: 5, complete: true })
    // The node had the old pair in memory.
    expect((await bet(token)).errno).toBe(refusals.clientSeedMissing.errno)
    await server.call('POST /api/fair/rotate', { clientSeed: 'again' }, token)
    expect((await seedsOf(token)).serverSeedHash).toBe(after.nextServerSeedHash)
    expect((await bet(token)).errno).toBe(0)
  })

  test('refunds an untouched board and cashes out one with safe tiles', async () => {
    const [untouched, touched] = [await server.player(), await server.player()]
    const gold = await balanceOf(untouched.token)
    await board(untouched.token)
    let id = await board(touched.token)
    const reveal = async (cell: number) =>
      (
        await server.call<{ session: { state: string; worth: number | null } }>(
          'POST /api/minesweeper/reveal',
          { sessionId: id, cell, requestId: randomUUID() },
          touched.token,
        )
      ).data.session
    let session = await reveal(0)
    while (session.state !== 'placed') {
      id = await board(touched.token)
      session = await reveal(0)
    }
    const before = await balanceOf(touched.token)
    expect(await run()).toMatchObject({ games: 2 })
    expect(await balanceOf(untouched.token)).toBe(gold)
    expect(await balanceOf(touched.token)).toBe(before + (session.worth ?? 0))
    const states = await server.db.read<{ state: string }>(
      'select state from bets b join step_games l on l.bet_id = b.id where b.player_id = $1',
      [untouched.user.id],
    )
    expect(states).toEqual([{ state: 'refunded' }])
    const used = only((await pairsOf(touched.token)).filter(({ bets }) => bets > 0))
    expect((await server.call(`GET /api/fair/export/${used.seedPairId}`, undefined, touched.token)).data).toMatchObject(
      { complete: true },
    )
  })

  test('continues where it was interrupted and leaves newer pairs alone', async () => {
    // More players than one batch. They need no sessions, only pairs and accounts.
    await server.db.transaction(async (tx) => {
      await tx.script(`insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language,
          invitation_code, terms_version, adult_confirmed)
        select decode(md5(i::text), 'hex'), ''::bytea, 'FR', '', 'p' || i, 1, 'en', 'reseed' || i, '1', true
          from generate_series(1, 250) i`)
      await tx.script(
        `insert into accounts (kind, owner_id) select 'player', id from players where nickname ~ '^p[0-9]+$'`,
      )
    })
    const players = await server.db.read<{ id: bigint }>(`select id from players where nickname ~ '^p[0-9]+$'`)
    for (const { id } of players) await server.db.transaction((tx) => deps.seeds.commitNext(tx, id))
    let batches = 0
    const interrupted = reseed(deps, () => {
      if (++batches === 1) throw new Error('cut off')
    })
    await expect(interrupted).rejects.toThrow('cut off')
    const { token } = await server.player()
    const newcomer = await seedsOf(token)
    const rest = await run()
    expect(rest.players).toBeGreaterThan(0)
    expect(rest.players).toBeLessThan(100)
    expect(await seedsOf(token)).toEqual(newcomer)
    // The next run is a new one, and replaces everything again.
    expect((await run()).players).toBeGreaterThan(players.length)
    const [twice] = await server.db.read(
      `select 1 from seed_pairs where status in ('next', 'active') group by player_id, status having count(*) > 1`,
    )
    expect(twice).toBeUndefined()
  })

  test('loses no bet that is placed meanwhile, and runs twice at once', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => server.player()))
    const bets = players.flatMap(({ token }) => Array.from({ length: 5 }, () => bet(token)))
    await Promise.all([run(), run(), ...bets])
    const answers = (await Promise.all(bets)).map(({ errno }) => errno)
    expect(new Set([0, refusals.clientSeedMissing.errno, ...answers]).size).toBe(2)
    for (const { token } of players) {
      for (const { seedPairId } of await pairsOf(token)) {
        const { data } = await server.call(`GET /api/fair/export/${seedPairId}`, undefined, token)
        expect(data).toMatchObject({ complete: true })
      }
    }
  })
})
