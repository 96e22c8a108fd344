// verify.py was written separately from verify.mjs. Both must come to the same verdict on everything: the published test
// vectors, honest files, and files that were changed at random. `VERIFIER_FILES` sets how many files of each kind.

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { QUICKNET } from '../../src/beacon/network.ts'
import { crashGames, lotteries } from '../games.ts'
import { EASY_WORK_BITS } from '../local-bitcoin.ts'
import { fileWith } from '../run-verifier.ts'
import vector from '../salt-vector.json' with { type: 'json' }
import vectors from '../vectors.json' with { type: 'json' }
import { changed } from './changes.ts'
import { REAL_BEACON } from './lies/commands.ts'
import { honestReleases } from './lies/releases.ts'
import { honestPair, honestSolvency, pagesOf } from './own-files.ts'
import { Random } from './random.ts'
import { answersOf, honestRounds, NETWORKS } from './round-files.ts'
import { endPython, PYTHON_FILE, verdictOfPython, verdictOfScript, withoutPython, type Verdict } from './verdicts.ts'
import { vectorWords } from './vector-words.ts'

const FILES = Number(process.env['VERIFIER_FILES'] ?? 30)
const SEED = Number(process.env['VERIFIER_SEED'] ?? 20_261_118)
const SHARED = [...crashGames, ...lotteries].map(({ id }) => id)

afterAll(endPython)

/** Which of several faults makes a file unreadable depends on where a program begins to read. */
const comparable = (verdict: Verdict): object => (verdict.code === 2 ? { code: 2 } : verdict)

async function bothOn(words: readonly string[], about = words.join(' ')): Promise<Verdict> {
  const script = verdictOfScript(words)
  expect(comparable(await verdictOfPython(words)), about).toEqual(comparable(script))
  return script
}

const linesOf = (answers: readonly object[]): string => answers.map((answer) => `${JSON.stringify(answer)}\n`).join('')

const title = `verify.py and verify.mjs agree${withoutPython ? ` (skipped: ${withoutPython})` : ''}`
describe.skipIf(withoutPython)(title, () => {
  test('on every published vector', async () => {
    const questions = vectorWords()
    expect(questions.length).toBeGreaterThan(120)
    for (const words of questions) expect(await bothOn(words)).toMatchObject({ code: 0 })
  })

  test('on a real beacon, and on the published salt from a block', async () => {
    expect(await bothOn(REAL_BEACON)).toMatchObject({ code: 0 })
    expect(vector.workBits).toBe(EASY_WORK_BITS)
    for (const answer of [vector.response, { errno: 0, message: '', data: vector.response }]) {
      const words = ['manifest', vector.response.manifestHash, fileWith(JSON.stringify(answer))]
      expect(await bothOn(words)).toMatchObject({ code: 0 })
    }
    expect(await bothOn(honestReleases())).toMatchObject({ code: 0, problems: [] })
  })

  test('and verify.py draws the published 20,000 outcomes of every game', async () => {
    const file = (name: string) => join(import.meta.dirname, name)
    const words = [file('bulk.py'), dirname(PYTHON_FILE), file('../vectors.json'), '20000']
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
    const { stdout } = await promisify(execFile)('python3', words, { env })
    expect(JSON.parse(stdout)).toEqual(vectors.bulk)
  })

  test(`on ${20 * FILES} bets and payouts that are typed`, async () => {
    for (let i = 0; i < FILES; i++) {
      const { bets, serverSeed, serverSeedHash, clientSeed } = honestPair(new Random(SEED + i), 20)
      for (const { game, nonce, choice, gold, outcome, payout } of bets) {
        const claims = [
          '--choice',
          JSON.stringify(choice),
          '--gold',
          String(gold),
          '--outcome',
          JSON.stringify(outcome),
        ]
        const words = ['bet', game, serverSeed, serverSeedHash, clientSeed, String(nonce), ...claims, '--payout']
        expect(await bothOn([...words, String(payout)])).toMatchObject({ code: 0 })
        expect(await bothOn([...words, String(payout + 1)])).toMatchObject({ code: 1 })
      }
    }
  })

  test(`on ${FILES} honest exports`, async () => {
    for (let i = 0; i < FILES; i++) {
      const random = new Random(SEED + i)
      const pair = honestPair(random, random.below(80))
      const file = fileWith(linesOf(pagesOf(pair, 1 + random.below(50))))
      const noted = random.happens(2) ? ['--hash', pair.serverSeedHash, '--bets', String(pair.betCount)] : []
      expect(await bothOn(['export', file, ...noted], `export ${i}`)).toMatchObject({ code: 0, problems: [] })
    }
  })

  test.each(SHARED)(`on ${FILES} honest chains of %s`, async (game) => {
    for (let i = 0; i < FILES; i++) {
      const random = new Random(SEED + i)
      const salted = random.happens(5) ? 'bitcoin' : 'practice'
      const network = random.happens(2) ? random.from(NETWORKS) : null
      const file = honestRounds(random, { game, rounds: 1 + random.below(6), bets: 8, salted, network })
      const roots = file.rounds.map(({ book }) => book.root).join()
      const noted = random.happens(2) ? ['--manifest', file.manifest.manifestHash, '--book', roots] : []
      const words = ['rounds', fileWith(JSON.stringify(answersOf(file))), ...noted]
      expect(await bothOn(words, `${game} ${i}`)).toMatchObject({ code: 0, problems: [] })
      for (const { book } of file.rounds) await bothOn(['book', book.root, fileWith(book.text)])
    }
  })

  test('on releases, but each for its own hash', async () => {
    expect(await bothOn(honestReleases())).toMatchObject({ code: 0, problems: [] })
    for (const [part, codes] of [
      ['verifierHash', [1, 0]],
      ['pythonVerifierHash', [0, 1]],
    ] as const) {
      const words = honestReleases({ [part]: 'ab'.repeat(32) })
      expect([verdictOfScript(words).code, (await verdictOfPython(words)).code], part).toEqual(codes)
    }
  })

  test('on solvency files of every size', async () => {
    for (let players = 1; players <= 40; players++) {
      const file = honestSolvency(new Random(SEED + players), players)
      const words = ['solvency', String(file.playerId), fileWith(JSON.stringify(file)), '--root', file.published.root]
      expect(await bothOn(words, `${players} players`)).toMatchObject({ code: 0 })
    }
  })

  test(`on ${10 * FILES} files that were changed at random`, async () => {
    const codes = new Map<number, number>()
    for (let i = 0; i < 10 * FILES; i++) {
      const random = new Random(SEED + 1_000_000 + i)
      const game = random.from(SHARED)
      const [command, honest] = random.from([
        () => ['export', linesOf(pagesOf(honestPair(random, 12), 5))] as const,
        () => ['rounds', linesOf(answersOf(honestRounds(random, { game, rounds: 3, bets: 4 })))] as const,
        () =>
          [
            'rounds',
            linesOf(
              answersOf(honestRounds(random, { game, rounds: 3, bets: 4, salted: 'bitcoin', network: QUICKNET })),
            ),
          ] as const,
        () => ['manifest', linesOf([{ ...vector.response, ended: null }])] as const,
        () => ['releases', readFileSync(honestReleases()[1] as string, 'utf8')] as const,
        () => ['solvency', linesOf([honestSolvency(random, 9)])] as const,
      ])()
      const file = fileWith(changed(random, honest))
      const before: Partial<Record<string, string[]>> = { solvency: ['1004'], manifest: [vector.response.manifestHash] }
      const { code } = await bothOn([command, ...(before[command] ?? []), file], `seed ${i}, ${file}`)
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    // Most changes are found; some make a file unreadable.
    expect(codes.get(1)).toBeGreaterThan(FILES)
    expect(codes.get(2)).toBeGreaterThan(FILES / 2)
  })
})
