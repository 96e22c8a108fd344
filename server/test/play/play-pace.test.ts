// A country's law may set the shortest time between two games of a player, and forbid auto-bet. The server keeps the time
// for every game that own seeds decide; the app hides auto-bet.

import { randomUUID } from 'node:crypto'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { expectCounted, Guarded, MINUTE, shiftClock } from '../support/protection-fixture.ts'

const TOO_EARLY = refusals.playPace.errno
/** Long enough that no test on a busy machine waits for it by accident. */
const PACE_MS = MINUTE
const FREE = { minPlayMs: 0, isAutoBetAllowed: true }
const PACED = { minPlayMs: PACE_MS, isAutoBetAllowed: false }

describe.each(databases)('the pace of games in a country on %s', (kind) => {
  let server: TestServer
  let risk: string
  let player: Guarded
  let ahead = 0
  beforeAll(async () => {
    server = await openServer(kind)
    risk = (await signInOperator(server, 'risk')).token
  })
  beforeEach(async () => void (player = await Guarded.join(server)))
  afterEach(async () => {
    await server.db.commit('delete from play_paces')
    expect(await server.brokenLaws()).toEqual([])
    await expectCounted(server.db)
  })
  afterAll(() => server.close())

  const setPace = (country: string, pace: object, token = risk) =>
    server.call<{ paces: object[] }>('PUT /api/console/places/pace', { country, reason: 'Law', ...pace }, token)
  const pass = async (ms: number): Promise<void> => await shiftClock(server.db, (ahead += ms))
  const board = async (): Promise<number> =>
    (await player.call('POST /api/minesweeper/join', { gold: 100, mines: 3, requestId: randomUUID() })).errno

  test('refuses a second game before its time, and says how long', async () => {
    await setPace('FR', PACED)
    expect(await player.roll(100)).toBe(0)
    const before = await player.state()
    expect(await player.call('POST /api/roller', roll())).toMatchObject({
      errno: TOO_EARLY,
      status: 400,
      message: 'No bet was placed. Where you are (France), you can start one game every 60 seconds.',
    })
    expect((await player.state()).day).toEqual(before.day)
    await pass(PACE_MS)
    expect(await player.roll(100)).toBe(0)
  })

  test('counts games of all kinds together, and never a shared round', async () => {
    await setPace('FR', PACED)
    expect(await board()).toBe(0)
    expect(await player.roll(100)).toBe(TOO_EARLY)
    expect(await player.scratch(100)).toBe(TOO_EARLY)
    await pass(PACE_MS)
    expect(await player.scratch(100)).toBe(0)
    expect(await board()).toBe(TOO_EARLY)
    const shared = await server.db.read<{ status: string | null }>(
      'select bet_restriction($1, 100) as status, pace_restriction($1, now_ms()) as pace',
      [player.id],
    )
    expect(shared).toEqual([{ status: null, pace: 'pace' }])
  })

  test('answers a repeated bet with its first result', async () => {
    await setPace('FR', PACED)
    const bet = roll()
    const first = await player.call('POST /api/roller', bet)
    expect(await player.call('POST /api/roller', bet)).toMatchObject({ errno: 0, data: first.data as object })
    const join = { gold: 100, mines: 3, requestId: randomUUID() }
    await pass(PACE_MS)
    expect((await player.call('POST /api/minesweeper/join', join)).errno).toBe(0)
    expect((await player.call('POST /api/minesweeper/join', join)).errno).toBe(0)
  })

  test('is not passed by new seeds, one pair after another', async () => {
    await setPace('FR', PACED)
    expect(await player.roll(100)).toBe(0)
    for (const clientSeed of ['one', 'two', 'three']) {
      expect((await player.call('POST /api/fair/rotate', { clientSeed })).errno).toBe(0)
      expect(await player.roll(100)).toBe(TOO_EARLY)
    }
    await pass(PACE_MS)
    expect(await player.roll(100)).toBe(0)
  })

  test('takes one of many simultaneous bets', async () => {
    await setPace('FR', PACED)
    expect(await player.roll(100)).toBe(0)
    await pass(PACE_MS)
    const errnos = await Promise.all(Array.from({ length: 8 }, () => player.roll(100)))
    expect(errnos.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(7).fill(TOO_EARLY)])
  })

  test('applies to the very next bet of a player on the fast path, at home and after a move', async () => {
    for (let n = 0; n < 3; n++) expect(await player.roll(100)).toBe(0)
    await setPace('BE', PACED)
    for (let n = 0; n < 3; n++) expect(await player.roll(100)).toBe(0)
    await player.call('PUT /api/user/place', { country: 'BE' })
    expect(await player.roll(100)).toBe(TOO_EARLY)
    await setPace('BE', FREE)
    for (let n = 0; n < 3; n++) expect(await player.roll(100)).toBe(0)
    await setPace('BE', PACED)
    expect(await player.roll(100)).toBe(TOO_EARLY)
  })

  test('is told to the app, set by risk and owners only, and recorded', async () => {
    expect((await player.state()).pace).toEqual(FREE)
    expect(await setPace('FR', PACED)).toMatchObject({ errno: 0, data: { paces: [{ country: 'FR', ...PACED }] } })
    expect((await player.state()).pace).toEqual(PACED)
    const [entry] = await server.db.read('select act, subject, after from audit_log order by seq desc limit 1')
    expect(entry).toMatchObject({ act: 'country.pace', subject: 'FR', after: { ...PACED, reason: 'Law' } })
    // Auto-bet alone can be forbidden.
    await setPace('FR', { ...FREE, isAutoBetAllowed: false })
    expect((await player.state()).pace).toEqual({ minPlayMs: 0, isAutoBetAllowed: false })
    for (let n = 0; n < 2; n++) expect(await player.roll(100)).toBe(0)
    expect((await setPace('FR', FREE)).data.paces).toEqual([])
    const support = (await signInOperator(server, 'support')).token
    expect((await setPace('FR', PACED, support)).errno).not.toBe(0)
    for (const wrong of [{ minPlayMs: -1 }, { minPlayMs: 60_001 }, { minPlayMs: 2.5 }]) {
      expect((await setPace('FR', { ...PACED, ...wrong })).errno).toBe(refusals.badInput.errno)
    }
    expect(await server.db.read('select 1 from play_paces')).toEqual([])
  })
})
