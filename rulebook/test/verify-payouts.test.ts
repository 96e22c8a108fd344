// Compares the standalone verifier's payouts with the rulebook's: every game and every ending.

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesToHex, Draws } from '../src/play/draws.ts'
import type { CrashRules } from '../src/play/game.ts'
import { minesweeper } from '../src/games/minesweeper/rules.ts'
import { fixedOdds, crashGames, lotteries } from './games.ts'
import { hashOfHex, verify, WrongUsage, type Answer } from './run-verifier.ts'
import vectors from './vectors.json' with { type: 'json' }

const { seed, seedHash, client, salt, chains } = vectors
const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const gold = fc.integer({ min: 1, max: 50_000 })

interface Claim {
  readonly choice: unknown
  readonly gold: number | bigint
  readonly outcome: unknown
  readonly payout: number | bigint
}
const claims = ({ choice, gold: stake, outcome, payout }: Claim): string[] => [
  '--choice',
  JSON.stringify(choice),
  '--gold',
  String(stake),
  '--outcome',
  JSON.stringify(outcome),
  '--payout',
  String(payout),
]
const betWords = (game: string, seedBytes: Uint8Array, nonce: number): string[] => {
  const hex = bytesToHex(seedBytes)
  return ['bet', game, hex, hashOfHex(hex), client, String(nonce)]
}
const roundWords = (game: string, hash: Uint8Array, index: number): string[] => {
  const hex = bytesToHex(hash)
  return ['round', game, hex, hashOfHex(hex), String(index), salt]
}
/** The names of the failed checks. */
const failing = ({ checks }: Answer): string[] => checks.filter(({ holds }) => !holds).map(({ name }) => name)

describe('fixed odds', () => {
  test.each(fixedOdds.map((rules) => [rules.id, rules] as const))('%s', (game, rules) => {
    const choices = [...rules.choices()]
    const isShared = lotteries.some(({ id }) => id === game)
    const property = fc.property(key, fc.nat(1000), fc.nat(choices.length - 1), gold, (bytes, n, place, stake) => {
      const choice = choices[place]
      const outcome = rules.draw(new Draws(bytes, game, isShared ? salt : client, n + 1), choice)
      const payout = rules.payout(BigInt(stake), choice, outcome)
      const words = isShared ? roundWords(game, bytes, n + 1) : betWords(game, bytes, n + 1)
      const claim = { choice, gold: stake, outcome, payout }
      expect(verify([...words, ...claims(claim)])).toMatchObject({ holds: true, meaning: { payout: Number(payout) } })
      const answer = verify([...words, ...claims({ ...claim, payout: payout + 1n })])
      expect([answer.holds, failing(answer)]).toEqual([false, ['the payout']])
    })
    fc.assert(property, { numRuns: 100 })
  })
})

describe('minesweeper', () => {
  const tiles = Array.from({ length: 25 }, (_, tile) => tile)
  const order = fc.shuffledSubarray(tiles, { minLength: 25 })

  test('verifies every number of mines and safe tiles, and the mine that ends it', () => {
    const property = fc.property(key, fc.nat(1000), order, gold, (bytes, nonce, shuffled, stake) => {
      for (const choice of minesweeper.choices()) {
        const board = minesweeper.draw(new Draws(bytes, 'minesweeper', client, nonce), choice)
        const words = betWords('minesweeper', bytes, nonce)
        const safe = shuffled.filter((tile) => minesweeper.isSafe(board, tile))
        for (const opened of [safe, safe.slice(0, 1), safe.slice(0, Math.ceil(safe.length / 2))]) {
          const payout = minesweeper.payout(BigInt(stake), choice, opened.length)
          const claim = { choice, gold: stake, outcome: { ...board, opened }, payout }
          expect(verify([...words, ...claims(claim)]).holds).toBe(true)
          const mined = { ...claim, outcome: { ...board, opened: [...opened, board.mines[0]] }, payout: 0 }
          expect(verify([...words, ...claims(mined)]).holds).toBe(true)
        }
      }
    })
    fc.assert(property, { numRuns: 10 })
  })

  test('refunds an untouched game, and reports impossible tiles', () => {
    const bytes = Buffer.from(seed, 'hex')
    const board = minesweeper.draw(new Draws(bytes, 'minesweeper', client, 0), { mines: 3 })
    const judge = (opened: unknown, payout: number): string[] =>
      failing(
        verify([
          ...betWords('minesweeper', bytes, 0),
          ...claims({ choice: { mines: 3 }, gold: 500, outcome: { ...board, opened }, payout }),
        ]),
      )
    const [mine = 0, other = 0] = board.mines
    expect(judge([], 500)).toEqual([])
    expect(judge([], 0)).toEqual(['the payout'])
    for (const opened of [[0, 0], [25], [-1], ['1'], 'all', null])
      expect(judge(opened, 500)[0], JSON.stringify(opened)).toContain('the opened tiles aren’t')
    expect(judge([mine, 0], 0)).toEqual(['the game continued after a mine'])
    expect(judge([mine, other], 0)).toEqual(['the game continued after a mine'])
    expect(verify([...betWords('minesweeper', bytes, 0), '--choice', '{"mines":3}']).meaning).toEqual({})
  })
})

describe('crash games', () => {
  /** The auto cash-out value near a multiplier. */
  const autoFor = (rules: CrashRules, target: number): number =>
    rules.autoBy === 'step' ? 1 + (target % [...rules.multipliers()].length) : target

  test.each(crashGames.map((rules) => [rules.id, rules] as const))('%s: cashed out or lost', (game, rules) => {
    const property = fc.property(
      key,
      fc.nat(1000),
      fc.integer({ min: 101, max: 3000 }),
      gold,
      (bytes, n, at, stake) => {
        const outcome = rules.draw(new Draws(bytes, game, salt, n + 1))
        const auto = autoFor(rules, at)
        const target = rules.autoMultiplier(auto) ?? 0
        const payout = rules.payout(BigInt(stake), target, outcome)
        const exit = target <= outcome.bust ? target : 0
        const words = roundWords(game, bytes, n + 1)
        const claim = { choice: { auto }, gold: stake, outcome: { ...outcome, exit }, payout }
        expect(verify([...words, ...claims(claim)])).toMatchObject({ holds: true, meaning: { payout: Number(payout) } })
        const other = { ...claim, outcome: { ...outcome, exit: exit === 0 ? target : 0 } }
        const why = exit === 0 ? /but the round ended at/ : /lost, although/
        expect(failing(verify([...words, ...claims(other)]))[0]).toMatch(why)
      },
    )
    fc.assert(property, { numRuns: 100 })
  })

  test('refuses impossible cash-outs', () => {
    const { h1, terminal } = chains.football
    const round = ['round', 'football', h1, terminal, '1', salt]
    const judge = (exit: unknown, auto: number | null = null): string[] =>
      failing(verify([...round, ...claims({ choice: { auto }, gold: 100, outcome: { bust: 127, exit }, payout: 120 })]))
    expect(judge(120)).toEqual([])
    expect(judge(120, 1)).toEqual([])
    expect(judge(121)[0]).toBe('cashed out at 1.21×, which isn’t possible')
    expect(judge(100)[0]).toBe('cashed out at 1.00×, which isn’t possible')
    expect(judge(-120)[0]).toContain('which isn’t possible')
    expect(judge(150)[0]).toBe('cashed out at 1.50×, but the round ended at 1.27×')
    for (const exit of [null, '120', [120]]) expect(judge(exit)[0]).toBe('its "exit" is missing')
    expect(judge(0, 1)[0]).toBe('lost, although the round reached 1.20× and ended at 1.27×')
  })
})

test('asks for missing options', () => {
  const bet = ['bet', 'roller', seed, seedHash, client, '0']
  const round = ['round', 'crash', chains.crash.h1, chains.crash.terminal, '1', salt]
  const wrong: [string[], RegExp][] = [
    [[...bet, '--gold', '100'], /add --choice/],
    [[...bet, '--choice', '{"direction":"lower","number":5}', '--payout', '100'], /add --gold/],
    [[...round, '--choice', '{"auto":200}', '--gold', '100'], /--outcome with its "exit"/],
    [[...bet, '--stake', '100'], /takes \[--choice/],
    [[...bet, '--gold'], /takes \[--choice/],
    [[...bet, '--choice', '{"direction":"lower","number":5}', '--gold', '1.5'], /a stake must be a whole number/],
    [['chain', chains.crash.h1, '1', chains.crash.terminal, '--gold', '5'], /takes no options/],
    [[...round, '--choice', '{"auto":100}'], /the choice in crash must be/],
    [[...round, '--choice', '{}'], /the choice in crash must be/],
    [[...round.with(1, 'lucky3'), '--choice', '{"type":"box","pick":"111"}'], /the choice in lucky3 must be/],
    [[...round.with(1, 'wingo'), '--choice', '{"selections":["7","7"]}'], /the choice in wingo must be/],
    [[...round.with(1, 'fruit'), '--choice', '{"selections":["durian"]}'], /the choice in fruit must be/],
    [[...round.with(1, 'roulette'), '--choice', '{"colour":"valueOf"}'], /the choice in roulette must be/],
  ]
  for (const [words, why] of wrong) {
    expect(() => verify(words), words.join(' ')).toThrow(WrongUsage)
    expect(() => verify(words), words.join(' ')).toThrow(why)
  }
})

test('accepts a client seed that looks like an option', () => {
  for (const name of ['--', '--choice', '--json', '--help'])
    expect(verify(['bet', 'turntable', seed, seedHash, name, '0', '--choice', '{"risk":"low"}']).holds).toBe(true)
})
