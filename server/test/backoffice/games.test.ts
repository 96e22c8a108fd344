// Operators pause and resume games and set lower limits, and can decide nothing else about a game.

import { randomUUID } from 'node:crypto'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { gameBackofficeContract, type GameRow } from '@glasshouse/rulebook/wire/backoffice/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { LotteryTestTable } from '../support/lottery-table.ts'
import { CHAIN_LENGTH, databases, openServer, roll, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type EnrolledOperator } from '../support/operators.ts'

const PAUSED = refusals.gamePaused.errno
const paused = expect.objectContaining({ code: 'gamePaused' }) as Error

describe.each(databases)('games in the back office on %s', (kind) => {
  let server: TestServer
  let risk: EnrolledOperator
  let table: Table
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    risk = await signInOperator(server, 'risk')
    table = new Table(server, crash)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  const act = (what: 'pause' | 'resume', game: string, reason = 'A look at it.', token = risk.token) =>
    server.call<GameRow>(`POST /api/console/game/${what}`, { game, reason }, token)
  const setLimits = (game: string, maxGold: number | null, maxProfit: number | null) =>
    server.call<GameRow>('POST /api/console/game/limits', { game, maxGold, maxProfit, reason: 'Careful.' }, risk.token)
  const play = (token: string, change: object = {}) => server.call('POST /api/roller', roll(change), token)
  const notices = async () =>
    (await server.call<{ paused: string[]; changes: { game: string; from: number }[] }>('GET /api/game/notices')).data
  const rowOf = async (game: string): Promise<GameRow | undefined> => {
    const { data } = await server.call<{ games: GameRow[] }>('GET /api/console/game', undefined, risk.token)
    expect(gameBackofficeContract.games.output.safeParse(data).error).toBeUndefined()
    return data.games.find((row) => row.game === game)
  }
  const betOf = async (id: bigint) =>
    (
      await server.db.read<{ state: string; payout: bigint | null }>('select state, payout from bets where id = $1', [
        id,
      ])
    )[0]

  test('refuses bets on a paused game and answers repeats as before', async () => {
    const { token, user } = await server.player()
    const first = roll()
    const taken = await server.call('POST /api/roller', first, token)
    expect((await act('pause', 'roller')).data).toMatchObject({ game: 'roller', pauseReason: 'A look at it.' })
    const balance = async () =>
      (await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold
    const before = await balance()
    expect(await play(token)).toMatchObject({ errno: PAUSED, message: refusals.gamePaused.text.en })
    const french = await server.call('POST /api/roller', roll(), token, { 'accept-language': 'fr' })
    expect(french.message).toBe(refusals.gamePaused.text.fr)
    expect(await balance()).toBe(before)
    expect((await server.call('POST /api/roller', first, token)).data).toEqual(taken.data)
    const spin = { gold: 100, risk: 'low', requestId: randomUUID() }
    expect((await server.call('POST /api/turntable/join', spin, token)).errno).toBe(0)
    expect((await notices()).paused).toEqual(['roller'])
    expect((await act('resume', 'roller', 'All is well.')).data.pausedAt).toBeNull()
    expect((await notices()).paused).toEqual([])
    expect((await play(token)).errno).toBe(0)
    // A refused bet uses no nonce.
    const [pair] = await server.db.read<{ nonce: bigint; bets: bigint }>(
      `select nonce, (select count(*) from bets where seed_pair_id = s.id) as bets from seed_pairs_current s
         where player_id = $1 and status = 'active'`,
      [user.id],
    )
    expect(pair?.nonce).toBe(pair?.bets)
  })

  test('audits each change once with before and reason', async () => {
    await Promise.all([act('pause', 'scratch', 'First.'), act('pause', 'scratch', 'First.')])
    await act('pause', 'scratch', 'Second.')
    await act('resume', 'scratch', 'Back.')
    await act('resume', 'scratch', 'Back again.')
    const acts = await auditEntriesSeenBy(server, risk, '?subject=scratch&sort=createTime')
    expect(acts.map(({ act: what }) => what)).toEqual(['game.pause', 'game.resume'])
    expect(JSON.parse(acts[0]?.after ?? '')).toEqual({ isPaused: true, reason: 'First.' })
    expect(JSON.parse(acts[1]?.before ?? '')).toMatchObject({ isPaused: true, reason: 'First.' })
    expect(JSON.parse(acts[1]?.after ?? '')).toEqual({ isPaused: false, reason: 'Back.' })
  })

  test('allows only risk and owners, for existing games and with a reason', async () => {
    for (const role of ['support', 'finance', 'content']) {
      const { token } = await signInOperator(server, role)
      expect((await act('pause', 'roller', 'No.', token)).errno, role).toBe(1903)
      expect((await server.call('GET /api/console/game', undefined, token)).errno, role).toBe(
        role === 'content' ? 1903 : 0,
      )
    }
    expect((await act('pause', 'poker')).errno).toBe(refusals.notFound.errno)
    expect((await act('pause', 'roller', '  ')).errno).toBe(refusals.badInput.errno)
    expect((await notices()).paused).toEqual([])
  })

  test('lets open step games finish while paused and starts no new ones', async () => {
    const { token } = await server.player()
    const begin = { gold: 500, mines: 1, requestId: randomUUID() }
    const join = (body: object) => server.call<{ session: { id: number } }>('POST /api/minesweeper/join', body, token)
    const { session } = (await join(begin)).data
    await act('pause', 'minesweeper')
    expect(await rowOf('minesweeper')).toMatchObject({ openBets: 1, openGold: 500 })
    expect((await join(begin)).data.session.id).toBe(session.id)
    let isOpen = true
    for (let cell = 0; isOpen && cell < 2; cell++) {
      const step = { sessionId: session.id, cell, requestId: randomUUID() }
      const { data } = await server.call<{ session: { state: string } }>('POST /api/minesweeper/reveal', step, token)
      isOpen = data.session.state === 'placed'
    }
    const home = { sessionId: session.id, requestId: randomUUID() }
    const { errno } = await server.call('POST /api/minesweeper/jump', home, token)
    expect(errno).toBe(isOpen ? 0 : refusals.noSession.errno)
    expect((await join({ ...begin, requestId: randomUUID() })).errno).toBe(PAUSED)
    await act('resume', 'minesweeper')
    expect((await join({ ...begin, requestId: randomUUID() })).errno).toBe(0)
  })

  test('finishes the running crash round when paused and opens no other', async () => {
    const players = await Promise.all([server.player(), server.player(), server.player()])
    const [one, two, three] = players.map(({ user }) => BigInt(user.id)) as [bigint, bigint, bigint]
    const join = (playerId: bigint, auto: number | null = null) =>
      table.engine.join(playerId, { requestId: randomUUID(), stake: 500n, auto })
    await table.window()
    await table.until('running')
    const waiting = await join(one)
    expect(waiting.state).toBe('queued')
    await table.until('result')
    const { index } = await table.until('betting')
    await table.machine.step()
    const placed = await join(two, 110)
    await act('pause', 'crash')
    await expect(join(three)).rejects.toEqual(paused)
    const { outcome } = await table.secret()
    const round = await table.until('result')
    expect(round).toMatchObject({ index, incident: null })
    // It settles by the hash that was committed before the pause.
    expect(await betOf(placed.betId)).toEqual({ state: 'settled', payout: outcome.bust >= 110 ? 550n : 0n })
    expect((await betOf(waiting.betId))?.state).toBe('settled')
    for (let steps = 0; steps < 5; steps++) table.clock.pass(await table.machine.step())
    expect(await table.deps.rounds.current()).toBeNull()
    await expect(join(three)).rejects.toEqual(paused)
    await act('resume', 'crash')
    expect(await table.until('betting')).toMatchObject({ index: index + 1 })
    expect((await join(three)).state).toBe('placed')
    await table.until('result')
  })

  test('refunds a queued bet on pause', async () => {
    const player = BigInt((await server.player()).user.id)
    await table.window()
    await table.until('running')
    const { betId } = await table.engine.join(player, { requestId: randomUUID(), stake: 700n, auto: null })
    await table.until('result')
    // The round opens, and the pause comes before the leader has admitted queued bets.
    await table.until('betting')
    expect((await betOf(betId))?.state).toBe('queued')
    await act('pause', 'crash')
    table.clock.pass(await table.machine.step())
    expect(await betOf(betId)).toEqual({ state: 'refunded', payout: 700n })
    await act('resume', 'crash')
    await table.until('result')
  })

  test('finishes the running draw when paused and accepts no later bet', async () => {
    const wheel = new LotteryTestTable(server, roulette)
    const [one, two] = [await server.player(), await server.player()].map(({ user }) => BigInt(user.id)) as [
      bigint,
      bigint,
    ]
    const join = (playerId: bigint) =>
      wheel.lottery.join(playerId, { requestId: randomUUID(), stake: 500n, choice: { colour: 'red' } })
    const { index } = await wheel.window()
    const { betId } = await join(one)
    const outcome = await wheel.outcome()
    await act('pause', 'roulette')
    expect(await rowOf('roulette')).toMatchObject({ openBets: 1, openGold: 500, round: { index, phase: 'betting' } })
    await expect(join(two)).rejects.toEqual(paused)
    await wheel.until('result')
    expect(await wheel.ended(betId)).toEqual({
      state: 'settled',
      payout: roulette.payout(500n, { colour: 'red' }, outcome),
    })
    for (let steps = 0; steps < 5; steps++) wheel.clock.pass(await wheel.machine.step())
    expect(await wheel.rounds.current()).toBeNull()
    await expect(join(two)).rejects.toEqual(paused)
    await act('resume', 'roulette')
    expect(await wheel.until('betting')).toMatchObject({ index: index + 1 })
  })

  test('accepts or refuses concurrent bets on two nodes, none after the pause', async () => {
    const two = await server.secondNode()
    const players = await Promise.all(Array.from({ length: 12 }, () => server.player()))
    let isAnswered = false
    const late: number[] = []
    const errnos = new Set<number>()
    const bet = async (node: TestServer, token: string): Promise<void> => {
      for (;;) {
        const wasAnswered = isAnswered
        const { errno } = await node.call('POST /api/roller', roll(), token)
        errnos.add(errno)
        if (wasAnswered) late.push(errno)
        if (errno === PAUSED) return
      }
    }
    const betting = Promise.all(players.map(({ token }, n) => bet(n % 2 ? two : server, token)))
    const taken = async () =>
      (await server.db.read<{ n: number }>(`select count(*)::int4 as n from bets where game = 'roller'`))[0]?.n ?? 0
    const begin = await taken()
    while ((await taken()) < begin + 24) await new Promise(setImmediate)
    await act('pause', 'roller')
    isAnswered = true
    const count = await taken()
    await betting
    expect([...errnos].toSorted((a, b) => a - b)).toEqual([0, PAUSED])
    expect(late.every((errno) => errno === PAUSED)).toBe(true)
    expect(await taken()).toBe(count)
    expect(await server.brokenLaws()).toEqual([])
    await act('resume', 'roller')
    if (kind === 'postgresql') await two.close()
  })

  test('announces lower limits and applies them after the notice', async () => {
    const { token } = await server.player()
    const top = (await rowOf('roller'))?.limits
    expect(top).toMatchObject({ maxGold: 50_000, topGold: 50_000, own: { maxGold: null, maxProfit: null }, next: null })
    expect((await setLimits('roller', 50_100, null)).errno).toBe(refusals.limitTooHigh.errno)
    expect((await setLimits('roller', null, Math.floor((top?.topProfit ?? 0) / 100) * 100 + 100)).errno).toBe(
      refusals.limitTooHigh.errno,
    )
    // The smallest card can win 99,900.
    expect((await setLimits('scratch', null, 90_000)).errno).toBe(refusals.limitClosesGame.errno)
    for (const bad of [0, -100, 50, 150.5]) expect((await setLimits('roller', bad, null)).errno).toBe(1000)

    const set = await setLimits('roller', 2000, 10_000)
    expect(set.data.limits).toMatchObject({ maxGold: 50_000, next: { maxGold: 2000, maxProfit: 10_000 } })
    const [change] = (await notices()).changes
    expect(change).toMatchObject({ game: 'roller', maxGold: 2000, maxProfit: 10_000 })
    const { now } = (await server.call<{ now: number }>('GET /api/console/game', undefined, risk.token)).data
    expect((change?.from ?? 0) - now).toBeGreaterThan(9 * 60_000)
    expect((await play(token, { gold: 3000 })).errno).toBe(0)

    await server.db.commit(`update game_status set next_from = now_ms() where game = 'roller'`)
    const shown = async () => (await server.call<{ maxGold: number }>('GET /api/roller/setting')).data.maxGold
    await expect.poll(shown).toBe(2000)
    expect((await play(token, { gold: 3000 })).message).toBe('Gold cannot be greater than 2,000')
    expect((await play(token, { gold: 2000 })).errno).toBe(0)
    expect((await play(token, { gold: 1000, number: 1000 })).errno).toBe(refusals.goldTooHigh.errno)
    const { data } = await server.call('GET /api/roller/setting')
    expect(data).toMatchObject({ maxGold: 2000, maxProfit: 10_000 })
    expect((await notices()).changes).toEqual([])
    expect(await rowOf('roller')).toMatchObject({
      limits: { maxGold: 2000, maxProfit: 10_000, own: { maxGold: 2000, maxProfit: 10_000 }, next: null },
    })

    // A further change starts from the limits in effect.
    await setLimits('roller', null, null)
    expect(await rowOf('roller')).toMatchObject({
      limits: { own: { maxGold: 2000 }, next: { maxGold: null, maxProfit: null } },
    })
    const [last] = await auditEntriesSeenBy(server, risk, '?subject=roller&act=game.limits')
    expect(JSON.parse(last?.before ?? '')).toMatchObject({ maxGold: 2000, maxProfit: 10_000, announced: null })
    expect(JSON.parse(last?.after ?? '')).toMatchObject({ maxGold: null, maxProfit: null, reason: 'Careful.' })
    await server.db.commit(`update game_status set next_from = now_ms() where game = 'roller'`)
    await expect.poll(shown).toBe(50_000)
    expect((await play(token, { gold: 3000 })).errno).toBe(0)
  })

  test('applies lower limits to every game', async () => {
    const lowered = { crash: 1000, roulette: 700, minesweeper: 500, turntable: 300, wingo: 200 }
    for (const [game, maxGold] of Object.entries(lowered)) {
      expect((await setLimits(game, maxGold, null)).errno, game).toBe(0)
    }
    await server.db.commit('update game_status set next_from = now_ms() where next_from is not null')
    for (const [game, maxGold] of Object.entries(lowered)) {
      expect((await rowOf(game))?.limits.maxGold, game).toBe(maxGold)
    }
    const crashSetting = async () => (await server.call<{ maxGold: number }>('GET /api/crash/setting')).data.maxGold
    await expect.poll(crashSetting).toBe(1000)
    const { data } = await server.call<{ odds: Record<string, { maxGold: number }> }>('GET /api/wingo/setting')
    expect(Object.values(data.odds).every(({ maxGold }) => maxGold <= 200)).toBe(true)
  })

  test('shows published chains with salt, used and remaining rounds', async () => {
    const { data } = await server.call<z.infer<(typeof gameBackofficeContract)['manifests']['output']>>(
      'GET /api/console/chain',
      undefined,
      risk.token,
    )
    expect(gameBackofficeContract.manifests.output.safeParse(data).error).toBeUndefined()
    const [newest] = data
    const flown = newest?.chains.find(({ game }) => game === 'crash')
    expect(newest).toMatchObject({ epoch: 1, saltRule: 'practice', length: CHAIN_LENGTH })
    expect(flown).toMatchObject({ isCurrent: true })
    expect(flown?.used).toBeGreaterThan(0)
    expect((flown?.used ?? 0) + (flown?.left ?? 0)).toBe(CHAIN_LENGTH)
    expect(await rowOf('crash')).toMatchObject({ roundsLeft: flown?.left, kind: 'crash' })
    expect(await rowOf('roller')).toMatchObject({ roundsLeft: null, round: null, leader: null })
    expect(JSON.stringify(data)).not.toMatch(/sealed|master/)
  })

  test('has no console call that accepts a result or its inputs', async () => {
    const { json } = await server.app.httpServer.inject({ url: '/api/openapi.json' }).then((answer) => ({
      json: answer.json<{ paths: Record<string, object>; components: { schemas: Record<string, object> } }>(),
    }))
    const names = Object.entries(json.paths)
      .filter(([path]) => path.startsWith('/api/console/'))
      .flatMap(([path, calls]) =>
        Object.values(calls as Record<string, { parameters?: { name: string }[]; requestBody?: object }>).flatMap(
          ({ parameters = [], requestBody }) =>
            [...parameters.map(({ name }) => name), ...propertiesOf(requestBody, json.components.schemas)].map(
              (name) => `${path} ${name}`,
            ),
        ),
      )
    expect(names.length).toBeGreaterThan(30)
    expect(names).toContain('/api/console/game/pause reason')
    const forbidden = /(seed|result|bust|draw|nonce|salt|hash|multiplier|payout|winner|roll|reel|cell|lucky)$/i
    expect(names.filter((name) => forbidden.test(name))).toEqual([])
  })
})

/** The names of all fields in a JSON schema, those of shared components included. */
function propertiesOf(schema: unknown, components: Readonly<Record<string, object>>): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value ? Object.keys(value) : []),
    ...propertiesOf(key === '$ref' ? components[String(value).split('/').at(-1) ?? ''] : value, components),
  ])
}
