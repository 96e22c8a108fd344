// Thousands of bets on all twelve games, played on a running house by calls, exported by calls, and verified by the
// program that the house hands out. Then the house lies, in one way at a time, and is caught each time.

import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SECRET_KEY } from '../support/crash-table.ts'
import { databases, openServer, type DatabaseKind, type TestServer } from '../support/open-server.ts'
import { drawLies, flightLies, NoMatter, pairLies, roundLies, Told, type Pair } from './verifier-lies.ts'
import {
  exported,
  fetched,
  leaveAlone,
  Luck,
  playDraws,
  playFlights,
  playOwnGames,
  register,
  roundAnswers,
} from './verifier-play.ts'
import { DrawHost, FlightHost } from './verifier-tables.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** Played where most can be: on PostgreSQL if there is one. A thousand bets of each game take two minutes. */
const SIZES: Readonly<Record<DatabaseKind, { players: number; bets: number }>> = {
  embedded: { players: 16, bets: 90 },
  postgresql: { players: 50, bets: Number(process.env['VERIFIER_BETS'] ?? 250) },
}
const OWN = ['roller', 'turntable', 'scratch', 'minesweeper']
const FLIGHTS = [crash, bomb, football, richbomb]
const DRAWS = [roulette, wingo, lucky3, fruit] as readonly LotteryRules<unknown, unknown>[]
const SHARED = [...FLIGHTS, ...DRAWS].map(({ id }) => id)
const BETS_PER_DRAW = 2

interface PublicBet {
  game: string
  gold: number
  payout: number
  choice: unknown
  outcome: unknown
  proof: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number } | null
  round: { hash: string; commit: string; index: number; salt: string } | null
}

describe.each(databases.slice(-1))('what is played on %s', (kind) => {
  const { players, bets } = SIZES[kind]
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-verifier-'))
  const file = (name: string): string => path.join(folder, name)
  const read = (name: string): string => fs.readFileSync(file(name), 'utf8')
  let server: TestServer
  let tokens: string[]

  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    fs.writeFileSync(file('verify.mjs'), await fetched(server, '/verify.mjs'))
    tokens = await register(server, players)
    const turns = Math.ceil(bets / players)
    await Promise.all(tokens.map((token, i) => playOwnGames(server, token, turns, new Luck(i))))
    await leaveAlone(server, tokens[0] as string)
    const exports = await Promise.all(tokens.map((token) => exported(server, token)))
    fs.writeFileSync(file('own'), exports.map((answer) => `${answer}\n`).join(''))
    const luck = new Luck(players)
    const perRound = BETS_PER_DRAW
    const lasts = await Promise.all([
      ...FLIGHTS.map((rules) => playFlights(server, new FlightHost(server, rules), tokens, { bets, luck })),
      ...DRAWS.map((rules) => playDraws(server, new DrawHost(server, rules), tokens, { bets, perRound, luck })),
    ])
    for (const [i, game] of SHARED.entries())
      fs.writeFileSync(file(game), await roundAnswers(server, game, lasts[i] as number))
  }, 240_000)
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
    fs.rmSync(folder, { recursive: true })
  })

  /** Runs the program that this house hands out. */
  const run = (...words: string[]): Promise<{ code: number; told: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, [file('verify.mjs'), ...words], { maxBuffer: 2 ** 28 }, (error, told) => {
        resolve({ code: error ? Number(error.code) : 0, told })
      })
    })
  const judge = async (command: string, answers: unknown, ...options: string[]) => {
    const answered = file(`${randomUUID()}.json`)
    fs.writeFileSync(answered, JSON.stringify(answers))
    return await run(command, answered, ...options)
  }
  const pairs = (): Pair[] =>
    read('own')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { data: Pair }).data)

  test('the program that the house hands out is the one that its manifest names', () => {
    const { manifest } = new Told('crash', read('crash')).manifest
    const { verifierHash } = JSON.parse(manifest) as { verifierHash: string }
    expect(createHash('sha256').update(read('verify.mjs')).digest('hex')).toBe(verifierHash)
  })

  test('every bet of the four games of one’s own is verified', async () => {
    const played = pairs().flatMap((pair) => pair.bets)
    for (const game of OWN) expect(played.filter((bet) => bet.game === game).length, game).toBeGreaterThanOrEqual(bets)
    const { code, told } = await run('export', file('own'))
    expect(told).toContain(`${players} pairs, ${played.length} bets checked, 0 problems\nOK\n`)
    expect(code).toBe(0)
  })

  test.each(SHARED)('every round of %s and every bet on it is verified', async (game) => {
    const { rounds } = new Told(game, read(game))
    const count = rounds.reduce((sum, { book }) => sum + book.bets.length, 0)
    expect(count).toBeGreaterThanOrEqual(bets)
    const { code, told } = await run('rounds', file(game))
    expect(told).toContain(`${rounds.length} rounds, ${count} bets checked, 0 problems\nOK\n`)
    expect(code).toBe(0)
  })

  test('flights were left, lost, cut off and never begun', () => {
    const flown = FLIGHTS.flatMap(({ id }) => new Told(id, read(id)).rounds)
    const ends = flown.flatMap(({ book }) => book.bets)
    for (const isSuch of [
      ({ exit, state }: (typeof ends)[number]) => exit > 100 && state === 'settled',
      ({ exit }: (typeof ends)[number]) => exit === 0,
      ({ state }: (typeof ends)[number]) => state === 'refunded',
    ])
      expect(ends.filter(isSuch).length).toBeGreaterThan(0)
    const cut = flown.filter(({ round }) => round.incident !== null && round.startedAt !== null)
    expect(cut.flatMap(({ book }) => book.bets).length).toBeGreaterThan(0)
  })

  test('a single bet of each game, as its public page tells it', async () => {
    const ids = [
      ...OWN.map((game) => pairs()[1]?.bets.find((bet) => bet.game === game)?.id),
      ...SHARED.map((game) => new Told(game, read(game)).with(() => true).end.id),
    ]
    const judgeOne = async (id: number | undefined): Promise<void> => {
      const { data } = JSON.parse(await fetched(server, `/api/bet/${id}`)) as { data: PublicBet }
      const { game, proof, round } = data
      const words = proof
        ? ['bet', game, proof.serverSeed, proof.serverSeedHash, proof.clientSeed, String(proof.nonce)]
        : ['round', game, round?.hash ?? '', round?.commit ?? '', String(round?.index), round?.salt ?? '']
      const claims = ['--choice', JSON.stringify(data.choice), '--outcome', JSON.stringify(data.outcome)]
      const paid = (payout: number) => ['--gold', String(data.gold), '--payout', String(payout)]
      expect(await run(...words, ...claims, ...paid(data.payout)), game).toMatchObject({ code: 0 })
      const { code, told } = await run(...words, ...claims, ...paid(data.payout + 1))
      expect([code, told]).toEqual([1, expect.stringContaining('the payout: DOES NOT HOLD')])
    }
    await Promise.all(ids.map(judgeOne))
  })

  // Whatever database they come from, answers look the same: lies are told once, where most was played.
  const isLiar = kind === databases.at(-1)
  const aboutSeeds = isLiar ? Object.entries(pairLies) : []
  test.each(aboutSeeds)('about seeds: %s', async (_, lie) => {
    for (const pair of pairs().slice(1)) {
      try {
        const must = lie(pair)
        const { code, told } = await judge('export', [pair])
        expect({ code, told }).toEqual({ code: 1, told: expect.stringContaining(must) as string })
        return
      } catch (error) {
        if (!(error instanceof NoMatter)) throw error
      }
    }
    throw new NoMatter()
  })

  test('about seeds: the last bets left out and the count with them, for those who counted', async () => {
    const pair = pairs()[1] as Pair
    pair.bets.pop()
    pair.betCount -= 1
    const count = ['--bets', String(pair.betCount + 1)]
    expect(await judge('export', [pair], ...count)).toMatchObject({
      code: 1,
      told: expect.stringContaining('the number of bets that you noted: DOES NOT HOLD') as string,
    })
  })

  const aboutRounds = [
    ...Object.entries({ ...roundLies, ...flightLies }).map(([name, lie]) => ['crash', name, lie] as const),
    ...Object.entries({ ...roundLies, ...drawLies }).map(([name, lie]) => ['wingo', name, lie] as const),
  ]
  test.each(isLiar ? aboutRounds : [])('about %s: %s', async (game, _, lie) => {
    const told = new Told(game, read(game))
    const must = lie(told)
    const judged = await judge('rounds', told.answers)
    expect(judged).toEqual({ code: 1, told: expect.stringContaining(must) as string })
  })

  test('a round that has ended and is not settled yet says so', async () => {
    const host = new FlightHost(server, crash)
    await host.window()
    const body = { gold: 100, requestId: randomUUID() }
    const { token } = await server.player()
    const { data } = await server.call<{ bet: { id: number } }>('POST /api/crash/join', body, token)
    const { index } = (await server.call<{ index: number }>('GET /api/crash')).data
    expect((await server.call(`GET /api/fair/book/crash/1/${index}`)).data).toBeNull()
    await host.start()
    await host.end()
    const [round, book] = await Promise.all(
      ['round', 'book'].map(async (what) => (await server.call(`GET /api/fair/${what}/crash/1/${index}`)).data),
    )
    expect(round).toMatchObject({ phase: 'result', hash: expect.stringMatching(/^[0-9a-f]{64}$/), totalPayout: null })
    const open = { id: data.bet.id, state: 'placed', exit: null, payout: null }
    expect(book).toMatchObject({ bets: expect.arrayContaining([expect.objectContaining(open)]) as object[] })
    const { code, told } = await judge('rounds', [round, book])
    expect([code, told]).toEqual([1, expect.stringContaining(`bet ${data.bet.id}: it is not settled yet`)])
    await host.finish()
    const settled = await server.call<{ totalPayout: number }>(`GET /api/fair/round/crash/1/${index}`)
    expect(settled.data.totalPayout).toBeGreaterThanOrEqual(0)
  })
})
