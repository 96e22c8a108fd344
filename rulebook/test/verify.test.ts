// The standalone verifier, run as a player runs it. It shares no code with the rulebook: both must agree with the
// published vectors, and with each other on everything else.

import { readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesToHex, Draws, roundPublic } from '../src/play/draws.ts'
import { blockHash, practiceSalt } from '../src/core/salt.ts'
import { DRIBBLES } from '../src/games/football/rules.ts'
import { fruitAt, RING, type FruitOutcome } from '../src/games/fruit/rules.ts'
import { VAULTS } from '../src/games/richbomb/rules.ts'
import { colourAt, WHEEL, type RouletteOutcome } from '../src/games/roulette/rules.ts'
import { scratch, TIERS } from '../src/games/scratch/rules.ts'
import { WHEELS } from '../src/games/turntable/rules.ts'
import { coloursOf, type WingoOutcome } from '../src/games/wingo/rules.ts'
import { fixedOdds, crashGames, games, stepGames, lotteries } from './games.ts'
import {
  FILE,
  fileWith,
  folder,
  hashOf,
  hashOfHex,
  run,
  runAll,
  spoiled,
  start,
  verify,
  WrongUsage,
  type Answer,
  type Row,
} from './run-verifier.ts'
import vectors from './vectors.json' with { type: 'json' }

const { seed, seedHash, client, salt, beacon, chains } = vectors
const { h1, h2, terminal } = chains.crash

/** Vectors name a game together with its choice: turntable-low, minesweeper-3. */
function betWords(name: string, nonce: number): string[] {
  const [game, choice] = name.split('-') as [string, string?]
  const chosen = game === 'turntable' ? { risk: choice } : { mines: Number(choice) }
  return ['bet', game, seed, seedHash, client, String(nonce), ...(choice ? ['--choice', JSON.stringify(chosen)] : [])]
}

const digitsOf = (shown: unknown): number => Number(String(shown).replace(/[.×]/g, ''))
const initial = (name: unknown): string => String(name).slice(0, 1).toUpperCase()
const topOf = (game: string): number | undefined => crashGames.find(({ id }) => id === game)?.topMultiplier

/** A result with the names of the vectors. */
function rowOf(game: string, { outcome, meaning = {} }: Answer): Row {
  const { bust, segment, slot } = outcome
  const mult = digitsOf(meaning.pays)
  if (segment !== undefined) return { seg: segment, mult }
  if (slot !== undefined) return { slot, colour: meaning.colour === 'gold' ? 'Y' : initial(meaning.colour) }
  if (game === 'scratch') return { ...outcome, mult, tier: TIERS.findIndex((tier) => tier.multiplier === mult) }
  if (game === 'fruit') return { ...outcome, fruits: (meaning.fruits as string[]).map(initial).join('') }
  if (bust === undefined) return outcome
  const steps = meaning.steps === undefined ? {} : { steps: Number.parseInt(meaning.steps as string, 10) }
  return { r: meaning.r, bust, capped: bust === topOf(game), ...steps }
}

/** h_0 to h_N, from the end of a chain. */
function unwind(end: string): string[] {
  const hashes = [end]
  for (let i = 0; i < vectors.N; i++) hashes.push(hashOfHex(hashes[i] as string))
  return hashes.reverse()
}

describe('every published vector', () => {
  test('verifies single-player bets and their skipped words', () => {
    const single = Object.entries(vectors.single).flatMap(([game, rows]) => rows.map((row) => ({ game, ...row })))
    const rows = [...single, ...vectors.rejections]
    const answers = rows.map(({ game, nonce }) => verify(betWords(game, nonce)))
    expect(answers).toHaveLength(42)
    for (const [place, answer] of answers.entries()) {
      const { game, nonce, rejected, ...row } = rows[place] as (typeof rows)[number]
      expect(answer, `${game} ${nonce}`).toMatchObject({ holds: true, skippedWords: rejected })
      expect(rowOf(game, answer), `${game} ${nonce}`).toEqual(row)
    }
  })

  test('verifies shared rounds, with and without a beacon', () => {
    const groups = [
      ...Object.entries(vectors.shared).map(([game, rows]) => ({ game, rows, values: [salt] })),
      ...Object.entries(vectors.beaconRounds).map(([game, rows]) => ({ game, rows, values: [salt, beacon] })),
      { game: 'fruit', rows: vectors.fruitBomb, values: [salt] },
    ]
    const hashes = new Map(Object.entries(chains).map(([game, { seed: end }]) => [game, unwind(end)]))
    const rounds = groups.flatMap(({ game, rows, values }) =>
      rows.map(({ i, ...row }) => {
        const [previous, hash] = (hashes.get(game) ?? []).slice(i - 1, i + 1) as [string, string]
        return { game, i, row, words: ['round', game, hash, previous, String(i), ...values] }
      }),
    )
    const answers = rounds.map(({ words }) => verify(words))
    expect(answers).toHaveLength(66)
    for (const [place, answer] of answers.entries()) {
      const { game, i, row, words } = rounds[place] as (typeof rounds)[number]
      expect(answer, `${game} ${i}`).toMatchObject({ holds: true })
      expect({ hash: words[2], ...rowOf(game, answer) }, `${game} ${i}`).toEqual({ hash: words[2], ...row })
    }
  })

  test('verifies chains', () => {
    const questions = Object.values(chains).flatMap((chain) => [
      ['chain', chain.h2, '2', chain.terminal],
      ['chain', chain.seed, String(vectors.N), chain.terminal],
    ])
    for (const words of questions) expect(verify(words)).toMatchObject({ holds: true })
  })

  test('is verified by the command as well, which prints the same as JSON', async () => {
    const questions = [betWords('roller', 0), ['round', 'crash', h1, terminal, '1', salt], ['chain', h1, '1', terminal]]
    const expected = questions.map((words) => ({ code: 0, ...verify(words) }))
    expect(await runAll(questions)).toEqual(JSON.parse(JSON.stringify(expected)))
  })
})

describe('against the rulebook', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
  const hexText = key.map(bytesToHex)
  const counter = fc.oneof(fc.nat(1000), fc.nat())
  const own = [...fixedOdds.filter(({ kind }) => kind === 'instant'), ...stepGames]
  const shared = [...crashGames, ...lotteries]

  test('covers every game', () => {
    expect(new Set([...own, ...shared].map(({ id }) => id))).toEqual(new Set(games.map(({ rules }) => rules.id)))
  })

  test.each(own.map((rules) => [rules.id, rules] as const))('%s', (game, rules) => {
    const choices = [...rules.choices()]
    const choiceAt = fc.nat(choices.length - 1)
    const clientSeed = fc.stringMatching(/^[0-9A-Za-z_-]{1,64}$/)
    const property = fc.property(key, clientSeed, counter, choiceAt, (seedBytes, name, nonce, place) => {
      const choice = choices[place]
      const hex = bytesToHex(seedBytes)
      const outcome = rules.draw(new Draws(seedBytes, game, name, nonce), choice)
      const words = ['bet', game, hex, hashOfHex(hex), name, String(nonce), '--choice', JSON.stringify(choice)]
      const answer = verify([...words, '--outcome', JSON.stringify(outcome)])
      expect(answer).toMatchObject({ holds: true, outcome })
      // Roller shows four decimals, the others two, so the payouts of these stakes equal the displayed digits.
      const stake = game === 'roller' ? 10_000n : 100n
      // A step game pays for the cells opened; its board alone pays nothing.
      const pays = rules.kind === 'steps' ? Number.NaN : Number(rules.payout(stake, choice, outcome))
      expect(digitsOf(answer.meaning?.pays)).toBe(pays)
    })
    fc.assert(property, { numRuns: 100 })
  })

  const meanings: Record<string, (outcome: unknown) => Row> = {
    roulette: (outcome) => ({ colour: colourAt((outcome as RouletteOutcome).slot) }),
    wingo: (outcome) => ({ colour: coloursOf((outcome as WingoOutcome).digit).join(' and ') }),
    fruit: (outcome) => ({ fruits: (outcome as FruitOutcome).lit.map(fruitAt) }),
  }
  const verifyRounds = (rules: (typeof shared)[number], check: (answer: Answer) => void): void => {
    const game = rules.id
    const beaconOrNone = fc.option(hexText, { nil: undefined })
    const property = fc.property(key, hexText, beaconOrNone, counter, (hash, saltHex, beaconHex, before) => {
      const hex = bytesToHex(hash)
      const index = before + 1
      const values = beaconHex === undefined ? [saltHex] : [saltHex, beaconHex]
      const answer = verify(['round', game, hex, hashOfHex(hex), String(index), ...values])
      const outcome = rules.draw(new Draws(hash, game, roundPublic(saltHex, beaconHex), index))
      expect(answer).toMatchObject({ holds: true, outcome })
      check(answer)
    })
    fc.assert(property, { numRuns: 100 })
  }
  test.each(lotteries.map((rules) => [rules.id, rules] as const))('%s', (game, rules) => {
    verifyRounds(rules, ({ outcome, meaning = {} }) => {
      expect(meaning).toMatchObject(meanings[game]?.(outcome) ?? {})
    })
  })
  test.each(crashGames.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
    const steps = [...(rules.autoBy === 'step' ? rules.multipliers() : [])]
    verifyRounds(rules, ({ outcome, meaning }) => {
      const { bust } = outcome as { bust: number }
      const reached = steps.filter((multiplier) => multiplier <= bust).length
      expect(digitsOf(meaning?.bust)).toBe(bust)
      expect(meaning?.steps).toBe(steps.length > 0 ? `${reached} of ${steps.length}` : undefined)
    })
  })

  test('covers rare outcomes: every prize of a scratch card, and every crash game at its top', () => {
    const nonces = [14_126, 490, 1532, 65, 124, 2, 4, 6, 0]
    const cards = nonces.map((nonce) => verify(betWords('scratch', nonce)))
    const prizes = [...TIERS.map(({ multiplier }) => multiplier), 0]
    expect(cards.map(({ meaning }) => digitsOf(meaning?.pays))).toEqual(prizes)
    const streams = nonces.map((nonce) => new Draws(Buffer.from(seed, 'hex'), 'scratch', client, nonce))
    expect(cards.map(({ outcome }) => outcome)).toEqual(streams.map((draws) => scratch.draw(draws, {})))
    for (const [game, index] of Object.entries({ crash: 9816, bomb: 128, football: 75, richbomb: 1280 })) {
      const chain = chains[game as keyof typeof chains]
      const { outcome } = verify(['round', game, chain.h1, chain.terminal, String(index), salt])
      expect(outcome, game).toEqual({ bust: topOf(game) })
    }
  })
})

describe('failed checks', () => {
  const failing = {
    'the hash of another server seed': ['bet', 'roller', seed, spoiled(seedHash), client, '0'],
    'another server seed': ['bet', 'roller', spoiled(seed), seedHash, client, '0'],
    'a hash that does not lead to the round before': ['round', 'crash', h1, spoiled(terminal), '1', salt],
    'rounds in the wrong order': ['round', 'crash', terminal, h1, '1', salt],
    'a chain one step too short': ['chain', h2, '1', terminal],
    'a chain one step too long': ['chain', h1, '2', terminal],
    'the practice salt of another manifest': ['practice', spoiled(seed), practiceSalt(seed)],
  }
  test.each(Object.entries(failing))('%s', async (_, words) => {
    const { code, told, complaint } = await run(...words)
    expect({ code, complaint }).toEqual({ code: 1, complaint: '' })
    expect(told).toMatch(/claimed .*\n.*computed .*\n[^]*\nDOES NOT MATCH\n$/)
  })

  test('gives another outcome for a wrong salt or index, which the player compares', () => {
    const r = (index: string, value: string) => verify(['round', 'crash', h1, terminal, index, value]).meaning?.r
    expect(new Set([r('1', salt), r('1', spoiled(salt)), r('2', salt)]).size).toBe(3)
  })
})

describe('wrong usage', () => {
  const bet = betWords('roller', 0)
  const round = ['round', 'crash', h1, terminal, '1', salt]
  const wrong: Record<string, string[]> = {
    'no command': [],
    'an unknown command': ['prove'],
    'an unknown game': bet.with(1, 'dice'),
    'a name that every object knows': bet.with(1, 'constructor'),
    'a shared game as a bet': bet.with(1, 'crash'),
    'a game of one player as a round': round.with(1, 'roller'),
    'a missing word': bet.slice(0, -1),
    'a word too many': [...round, beacon, 'more'],
    'a short seed': bet.with(2, seed.slice(2)),
    'a seed that is no hex': bet.with(2, `zz${seed.slice(2)}`),
    'a hash with a line break': bet.with(3, `${seedHash.slice(1)}\n`),
    'a client seed with a colon': bet.with(4, 'a:b'),
    'an empty client seed': bet.with(4, ''),
    'a nonce with a leading zero': bet.with(5, '01'),
    'a negative nonce': bet.with(5, '-1'),
    'round 0': round.with(4, '0'),
    'a short salt': round.with(5, salt.slice(2)),
    'a short beacon': [...round, beacon.slice(2)],
    'a choice that is no JSON': [...bet, '--choice', 'lower'],
    'a choice that nobody can make': [...bet, '--choice', '{"direction":"lower","number":98001}'],
    'a wheel that does not exist': [...bet.with(1, 'turntable'), '--choice', '{"risk":"toString"}'],
    'Minesweeper without its mines': bet.with(1, 'minesweeper'),
    'a board full of mines': [...bet.with(1, 'minesweeper'), '--choice', '{"mines":25}'],
    'a file that is not there': ['book', seed, join(tmpdir(), 'no', 'such', 'book')],
    'a folder': ['book', seed, tmpdir()],
    'a well hashed file that is no manifest': ['manifest', hashOf('hello'), fileWith('hello')],
    'a short header': ['salt', '00', salt],
  }
  test.each(Object.entries(wrong))('%s', (_, words) => {
    expect(() => verify(words)).toThrow(WrongUsage)
  })

  test.each(['no command', 'an unknown game', 'a missing word', 'a short seed'])(
    '%s points to --help',
    async (name) => {
      const { code, told, complaint } = await run(...(wrong[name] as string[]))
      expect({ code, told }).toEqual({ code: 2, told: '' })
      expect(complaint).toMatch(/^Error: .+\n\nFor help, run node verify\.mjs --help\n$/)
    },
  )

  test('returns the reason as JSON with --json', async () => {
    const { code, told, complaint } = await run(...bet.with(1, 'dice'), '--json')
    expect({ code, complaint }).toEqual({ code: 2, complaint: '' })
    expect(JSON.parse(told)).toEqual({
      error: 'unknown "dice", use one of roller, turntable, scratch, minesweeper',
    })
  })

  test('exits with 0 after --help', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, told: expect.stringContaining('mjs round <game>') })
  })
})

describe('files', () => {
  const header = 'GHB1|crash|1|7|100000000|-|-|150000|300000\n'
  const book = `${header}7|00112233445566ff|100|150100|{"auto":200}\n9|a0112233445566ff|2500|-|{"text":"é|"}\n`
  const manifest = JSON.stringify({ version: 'PF1', epoch: 1, N: 1000, terminals: { crash: terminal } })

  test('accepts a book, an empty book, and a manifest with its terminal hashes', async () => {
    const answers = await runAll([
      ['book', hashOf(book), fileWith(book)],
      ['book', hashOf(header), fileWith(header)],
      ['manifest', hashOf(manifest), fileWith(manifest)],
    ])
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    const limits = {
      round: 'crash 1/7',
      bankroll: '100000000',
      operatorMaxProfit: 'none',
      operatorMaxStake: 'none',
      maxProfit: '150000',
      maxRoundLoss: '300000',
    }
    expect(answers.map(({ meaning }) => meaning)).toEqual([
      { ...limits, bets: 2 },
      { ...limits, bets: 0 },
      { version: 'PF1', epoch: 1, N: 1000, crash: terminal },
    ])
  })

  test('detects a bet that was added, removed or changed', async () => {
    const others = [`${book}10|00112233445566ff|100|-|{}\n`, `${book.split('\n')[0]}\n`, book.replace('2500', '2501')]
    const answers = await runAll(others.map((text) => ['book', hashOf(book), fileWith(text)]))
    for (const answer of answers) expect(answer).toMatchObject({ code: 1, holds: false, notes: [] })
  })

  test.each(['\n', '\r\n'])('fails on a line break %j added by an editor, and points it out', (end) => {
    const notes = ['The file would match without the line break at its end.']
    expect(verify(['manifest', hashOf(manifest), fileWith(manifest + end)])).toMatchObject({ holds: false, notes })
  })
})

describe('salts', () => {
  const block800000 =
    '00601d3455bb9fbd966b3ea2dc42d0c22722e4c0c1729fad17210100000000000000000055087fab0c8f3f89f8bcfd4df26c504d81b0a88e04907161838c0c53001af09135edbd64943805175e955e06'
  const block125552 =
    '0100000081cd02ab7e569e8bcd9317e2fe99f2de44d49ab2b8851ba4a308000000000000e320b6c2fffc8d750423db8b1eb942ae710e951ed797f7affc8892b0f1fc122bc7f5d74df2b9441a42a14695'
  const minedAtMs = 1_690_168_629_000
  const saltOf = (header: string) => blockHash(Buffer.from(header, 'hex'))
  const judge = (header: string, ...createdAt: string[]) =>
    verify(['salt', header, saltOf(header), ...createdAt]).checks
  const verdicts = (...words: [string, ...string[]]) => judge(...words).map(({ holds }) => holds)

  test('accepts a real block that is younger than the manifest', async () => {
    const told: unknown = expect.stringMatching(/computed {2}78\n[^]*2023-07-24T03:17:09\.000Z[^]*\nVERIFIED\n$/)
    const words = [block800000, saltOf(block800000), String(minedAtMs - 1)]
    expect(await run('salt', ...words)).toMatchObject({ code: 0, told })
  })

  test('refuses another salt, an old block, and too little or no work', async () => {
    expect(await run('salt', block800000, spoiled(saltOf(block800000)))).toMatchObject({ code: 1 })
    expect(verdicts(block800000, String(minedAtMs))).toEqual([true, true, true, false])
    // A valid block from a time of lower difficulty.
    expect(verdicts(block125552)).toEqual([true, true, false])
    expect(verdicts(`${block800000.slice(0, -2)}07`)).toEqual([true, false, false])
  })

  test.each(['ffffff20', '000080ff', 'ffff7fff'])('refuses the impossible target %s', (bits) => {
    const header = block800000.slice(0, 144) + bits + block800000.slice(152)
    expect(judge(header)[1]).toMatchObject({ claimed: '0'.repeat(64), holds: false })
  })

  test('marks a practice salt as such', async () => {
    const told: unknown = expect.stringMatching(/test chain[^]*\nVERIFIED\n$/)
    expect(await run('practice', seed, practiceSalt(seed))).toMatchObject({ code: 0, told })
  })
})

describe('the file itself', () => {
  test('prints the outcome and the verdict', async () => {
    const chain = chains.football
    const told: unknown = expect.stringMatching(/\nbust: 1\.27×\n[^]*steps: 1 of 20\n[^]*\nVERIFIED\n$/)
    const words = ['football', chain.h1, chain.terminal, '1', salt]
    expect(await run('round', ...words)).toMatchObject({ code: 0, told })
  })

  test('accepts upper-case hex', () => {
    const words = [h1, terminal, '1', salt].map((word) => word.toUpperCase())
    expect(verify(['round', 'crash', ...words])).toMatchObject({ holds: true, outcome: { bust: 114 } })
  })

  test('runs through a symbolic link', async () => {
    const link = join(folder, 'link.mjs')
    symlinkSync(FILE, link)
    const told: unknown = expect.stringMatching(/\nVERIFIED\n$/)
    expect(await start(link, ['chain', h1, '1', terminal])).toMatchObject({ code: 0, told })
  })

  const source = readFileSync(FILE, 'utf8')
  test('needs nothing but Node', () => {
    expect(Array.from(source.matchAll(/ from '(.*)'$/gm), ([, name]) => name)).toEqual([
      'node:crypto',
      'node:fs',
      'node:url',
    ])
    // The one library that it may use, if a player has it, checks a beacon's signature.
    const loaded = source.replaceAll(
      /await import\(path === undefined \? '@noble\/curves\/bls12-381\.js' : .*\)$/gm,
      '',
    )
    expect(loaded).not.toBe(source)
    expect(loaded).not.toMatch(/import\(|\brequire\b|\bfetch\b/)
  })

  test('has the same tables as the rulebook, including unreachable entries', () => {
    const lists = [DRIBBLES, VAULTS, ...Object.values(WHEELS)].map((list) => list.join(', '))
    const prizes = TIERS.map((tier) => `'${tier.symbol}', tickets: ${tier.tickets}, pays: ${tier.multiplier} }`)
    for (const table of [...lists, ...prizes, `'${WHEEL}'`, `'${RING}'`]) expect(source).toContain(table)
  })
})
