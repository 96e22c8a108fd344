// Thousands of bets on all twelve games, played and exported through the API and verified by the served verifier. Then
// each response is falsified in one way, and each lie must be detected. More kinds of lies are told to both verifiers in
// rulebook/test/verifier.

import { execFile, spawnSync } from 'node:child_process'
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
import { NoMatter, pairLies, type Pair } from './pair-lies.ts'
import { lotteryLies, crashLies, roundLies, RoundResponses } from './verifier-lies.ts'
import {
  exported,
  fetchBody,
  leaveAlone,
  Luck,
  playDraws,
  playCrashRounds,
  playOwnGames,
  register,
  roundAnswers,
} from './verifier-play.ts'
import { LotteryHost, CrashHost } from './verifier-tables.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** Runs on PostgreSQL if available. A thousand bets of each game take two minutes. */
const SIZES: Readonly<Record<DatabaseKind, { players: number; bets: number }>> = {
  embedded: { players: 16, bets: 90 },
  postgresql: { players: 50, bets: Number(process.env['VERIFIER_BETS'] ?? 250) },
}
const OWN = ['roller', 'turntable', 'scratch', 'minesweeper']
const CRASH_GAMES = [crash, bomb, football, richbomb]
const LOTTERY_GAMES = [roulette, wingo, lucky3, fruit] as readonly LotteryRules<unknown, unknown>[]
const SHARED = [...CRASH_GAMES, ...LOTTERY_GAMES].map(({ id }) => id)
const BETS_PER_DRAW = 2
const hasPython = spawnSync('python3', ['--version']).status === 0

interface PublicBet {
  game: string
  gold: number
  payout: number
  choice: unknown
  outcome: unknown
  proof: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number } | null
  round: { hash: string; commit: string; index: number; salt: string } | null
}

describe.each(databases.slice(-1))('verifier on %s', (kind) => {
  const { players, bets } = SIZES[kind]
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-verifier-'))
  const file = (name: string): string => path.join(folder, name)
  const read = (name: string): string => fs.readFileSync(file(name), 'utf8')
  let server: TestServer
  let tokens: string[]

  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    for (const name of ['verify.mjs', 'verify.py']) fs.writeFileSync(file(name), await fetchBody(server, `/${name}`))
    tokens = await register(server, players)
    const turns = Math.ceil(bets / players)
    await Promise.all(tokens.map((token, i) => playOwnGames(server, token, turns, new Luck(i))))
    await leaveAlone(server, tokens[0] as string)
    const exports = await Promise.all(tokens.map((token) => exported(server, token)))
    fs.writeFileSync(file('own'), exports.map((answer) => `${answer}\n`).join(''))
    const random = new Luck(players)
    const perRound = BETS_PER_DRAW
    const lasts = await Promise.all([
      ...CRASH_GAMES.map((rules) => playCrashRounds(server, new CrashHost(server, rules), tokens, { bets, random })),
      ...LOTTERY_GAMES.map((rules) =>
        playDraws(server, new LotteryHost(server, rules), tokens, { bets, perRound, random }),
      ),
    ])
    for (const [i, game] of SHARED.entries())
      fs.writeFileSync(file(game), await roundAnswers(server, game, lasts[i] as number))
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
    fs.rmSync(folder, { recursive: true })
  })

  /** Runs the verifier that this server serves. */
  const run = (...args: string[]) => runWith(process.execPath, file('verify.mjs'), ...args)
  const runWith = (program: string, ...args: string[]): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      execFile(program, args, { maxBuffer: 2 ** 28 }, (error, output) => {
        resolve({ code: error ? Number(error.code) : 0, output })
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

  test('the served verifier is the one that the manifest names', () => {
    const { manifest } = new RoundResponses('crash', read('crash')).manifest
    const { verifierHash } = JSON.parse(manifest) as { verifierHash: string }
    expect(createHash('sha256').update(read('verify.mjs')).digest('hex')).toBe(verifierHash)
  })

  test('verifies every bet of the four own-seed games', async () => {
    const played = pairs().flatMap((pair) => pair.bets)
    for (const game of OWN) expect(played.filter((bet) => bet.game === game).length, game).toBeGreaterThanOrEqual(bets)
    const { code, output } = await run('export', file('own'))
    expect(output).toContain(`${players} pairs, ${played.length} bets checked, 0 problems\nVERIFIED\n`)
    expect(code).toBe(0)
  })

  test.each(SHARED)('verifies every round of %s and every bet on it', async (game) => {
    const { rounds } = new RoundResponses(game, read(game))
    const count = rounds.reduce((sum, { book }) => sum + book.bets.length, 0)
    expect(count).toBeGreaterThanOrEqual(bets)
    const { code, output } = await run('rounds', file(game))
    expect(output).toContain(`${rounds.length} rounds, ${count} bets checked, 0 problems\nVERIFIED\n`)
    expect(code).toBe(0)
  })

  test.skipIf(!hasPython)('is verified by verify.py too, which prints the same (needs python3)', async () => {
    const questions = [['export', file('own')], ...SHARED.map((game) => ['rounds', file(game)])]
    for (const words of questions) {
      const same = await runWith('python3', file('verify.py'), ...words)
      expect(same, words.join(' ')).toEqual(await run(...words))
    }
  })

  test('the crash rounds include cash-outs, losses, interruptions and rounds that never started', () => {
    const rounds = CRASH_GAMES.flatMap(({ id }) => new RoundResponses(id, read(id)).rounds)
    const ends = rounds.flatMap(({ book }) => book.bets)
    for (const isSuch of [
      ({ exit, state }: (typeof ends)[number]) => exit > 100 && state === 'settled',
      ({ exit }: (typeof ends)[number]) => exit === 0,
      ({ state }: (typeof ends)[number]) => state === 'refunded',
    ])
      expect(ends.filter(isSuch).length).toBeGreaterThan(0)
    const cut = rounds.filter(({ round }) => round.incident !== null && round.startedAt !== null)
    expect(cut.flatMap(({ book }) => book.bets).length).toBeGreaterThan(0)
  })

  test('verifies a single bet of each game from its public page', async () => {
    const ids = [
      ...OWN.map((game) => pairs()[1]?.bets.find((bet) => bet.game === game)?.id),
      ...SHARED.map((game) => new RoundResponses(game, read(game)).with(() => true).end.id),
    ]
    const judgeOne = async (id: number | undefined): Promise<void> => {
      const { data } = JSON.parse(await fetchBody(server, `/api/bet/${id}`)) as { data: PublicBet }
      const { game, proof, round } = data
      const args = proof
        ? ['bet', game, proof.serverSeed, proof.serverSeedHash, proof.clientSeed, String(proof.nonce)]
        : ['round', game, round?.hash ?? '', round?.commit ?? '', String(round?.index), round?.salt ?? '']
      const claims = ['--choice', JSON.stringify(data.choice), '--outcome', JSON.stringify(data.outcome)]
      const paid = (payout: number) => ['--gold', String(data.gold), '--payout', String(payout)]
      expect(await run(...args, ...claims, ...paid(data.payout)), game).toMatchObject({ code: 0 })
      const { code, output } = await run(...args, ...claims, ...paid(data.payout + 1))
      expect([code, output]).toEqual([1, expect.stringContaining('the payout: DOES NOT MATCH')])
    }
    await Promise.all(ids.map(judgeOne))
  })

  // Responses look the same from every database, so lies are checked once.
  const isLiar = kind === databases.at(-1)
  const aboutSeeds = isLiar ? Object.entries(pairLies) : []
  test.each(aboutSeeds)('about seeds: %s', async (_, lie) => {
    for (const pair of pairs().slice(1)) {
      try {
        const must = lie(pair)
        const { code, output } = await judge('export', [pair])
        expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(must) as string })
        return
      } catch (error) {
        if (!(error instanceof NoMatter)) throw error
      }
    }
    throw new NoMatter()
  })

  test('about seeds: the last bets and their count left out, for players who counted', async () => {
    const pair = pairs()[1] as Pair
    pair.bets.pop()
    pair.betCount -= 1
    const count = ['--bets', String(pair.betCount + 1)]
    expect(await judge('export', [pair], ...count)).toMatchObject({
      code: 1,
      output: expect.stringContaining('the number of bets that you noted: DOES NOT MATCH') as string,
    })
  })

  const aboutRounds = [
    ...Object.entries({ ...roundLies, ...crashLies }).map(([name, lie]) => ['crash', name, lie] as const),
    ...Object.entries({ ...roundLies, ...lotteryLies }).map(([name, lie]) => ['wingo', name, lie] as const),
  ]
  test.each(isLiar ? aboutRounds : [])('about %s: %s', async (game, _, lie) => {
    const responses = new RoundResponses(game, read(game))
    const must = lie(responses)
    const judged = await judge('rounds', responses.answers)
    expect(judged).toEqual({ code: 1, output: expect.stringContaining(must) as string })
  })

  test('reports a round that has ended and is not settled yet', async () => {
    const host = new CrashHost(server, crash)
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
    const { code, output } = await judge('rounds', [round, book])
    expect([code, output]).toEqual([1, expect.stringContaining(`bet ${data.bet.id}: it isn’t settled yet`)])
    await host.finish()
    const settled = await server.call<{ totalPayout: number }>(`GET /api/fair/round/crash/1/${index}`)
    const paid = await server.call<{ bets: { payout: number }[] }>(`GET /api/fair/book/crash/1/${index}`)
    expect(settled.data.totalPayout).toBe(paid.data.bets.reduce((sum, { payout }) => sum + payout, 0))
  })
})
