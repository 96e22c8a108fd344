// Probability invariants of every game, checked over all its bets. A new game is found by its folder.

import { describe, expect, test } from 'vitest'
import { Draws } from '../src/play/draws.ts'
import type { FixedOdds, Ratio, Weighted } from '../src/play/game.ts'
import { betsOf, choose, type Bet } from './bets.ts'
import { chiSquareP } from './chi-square.ts'
import { everyDraw, waysOfFirst } from './every-draw.ts'
import { fixedOdds, crashGames, games, stepGames, spread } from './games.ts'

// At such a stake rounding down loses less than 10^-40 of it. The games' ratios have far smaller denominators, so a return
// this close below a claim equals the claim.
const HUGE_STAKE = 10n ** 40n

function addUp({ cases }: Bet): { ways: bigint; paid: bigint; maxPayout: bigint } {
  let ways = 0n
  let paid = 0n
  let maxPayout = 0n
  for (const each of cases) {
    const payout = each.pays(HUGE_STAKE)
    ways += each.ways
    paid += each.ways * payout
    if (payout > maxPayout) maxPayout = payout
  }
  return { ways, paid, maxPayout }
}

const edgePpm = ({ of, per }: Ratio): number => Number(((per - of) * 1_000_000n) / per)

test('finds the twelve games', () => {
  const ids = 'bomb crash football fruit lucky3 minesweeper richbomb roller roulette scratch turntable wingo'
  expect(games.map(({ rules }) => rules.id)).toEqual(expect.arrayContaining(ids.split(' ')))
})

describe.each(games)('$folder', ({ folder, rules }) => {
  test('is named after its folder', () => {
    expect(rules.id).toBe(folder)
  })

  test('has exactly its stated return for every bet, and pays its top multiplier and nothing above', () => {
    const broken: string[] = []
    let top = 0n
    for (const bet of betsOf(rules)) {
      const { ways, paid, maxPayout } = addUp(bet)
      const { of, per } = bet.rtp
      const missing = of * ways * HUGE_STAKE - per * paid
      const kept = missing >= 0n && missing < per * (ways + bet.spareWays * maxPayout)
      if (!kept || edgePpm(bet.rtp) < rules.edgePpm) broken.push(bet.name())
      if (maxPayout > top) top = maxPayout
    }
    expect(broken).toEqual([])
    expect(edgePpm(rules.rtp)).toBe(rules.edgePpm)
    // A step game exceeds its top only in theory; its own invariants are below.
    const highest = (HUGE_STAKE / 100n) * BigInt(rules.topMultiplier)
    expect(top === highest || rules.kind === 'steps').toBe(true)
  })
})

describe.each(fixedOdds)('$id at fixed odds', (rules) => {
  test('accepts every choice it lists', () => {
    expect([...rules.choices()].filter((choice) => !rules.isChoice(choice))).toEqual([])
  })

  test('draws its outcomes in exactly the stated ways', () => {
    const choices = spread([...rules.choices()], 3)
    const follow = (choice: unknown) => allWays((draws) => rules.draw(draws, choice))
    // A lottery draws the same for all choices, so once is enough.
    const once = rules.kind === 'lottery' ? follow(choices[0]) : undefined
    for (const choice of choices) {
      const named = paidShares(rules, choice, rules.outcomes(choice))
      const drawn = once ?? follow(choice)
      const agree = drawn ? sameShares(paidShares(rules, choice, drawn), named) : looksLike(rules, choice, named)
      expect(agree, JSON.stringify(choice)).toBe(true)
    }
  })
})

/** All outcomes of a draw, counted in equal ways; undefined where there are too many. */
function allWays<Outcome>(draw: (draws: Draws) => Outcome): Weighted<Outcome>[] | undefined {
  if (waysOfFirst(draw) > 300_000n) return undefined
  const leaves = [...everyDraw(draw)]
  const whole = [...new Set(leaves.map(({ oneIn }) => oneIn))].reduce((product, oneIn) => product * oneIn, 1n)
  return leaves.map(({ outcome, oneIn }) => ({ outcome, ways: whole / oneIn }))
}

/** The share of the outcomes for each payout, in units of 10^-18. */
function paidShares<Outcome>(
  rules: FixedOdds<unknown, unknown>,
  choice: unknown,
  outcomes: Iterable<Weighted<Outcome>>,
): Map<bigint, bigint> {
  const ways = new Map<bigint, bigint>()
  let total = 0n
  for (const each of outcomes) {
    const payout = rules.payout(2_520_000n, choice, each.outcome)
    ways.set(payout, (ways.get(payout) ?? 0n) + each.ways)
    total += each.ways
  }
  return new Map([...ways].map(([payout, these]) => [payout, (these * 10n ** 18n) / total]))
}

const sameShares = (a: Map<bigint, bigint>, b: Map<bigint, bigint>): boolean =>
  a.size === b.size && [...a].every(([payout, share]) => b.get(payout) === share)

/** Where there are too many ways, a sample of real draws must match the stated ones. */
function looksLike(rules: FixedOdds<unknown, unknown>, choice: unknown, named: Map<bigint, bigint>): boolean {
  const size = 50_000
  const draws = new Draws(new Uint8Array(32).fill(1), rules.id, 'laws', 0)
  const sample = Array.from({ length: size }, () => ({ outcome: rules.draw(draws, choice), ways: 1n }))
  const seen = paidShares(rules, choice, sample)
  const counts = (shares: Map<bigint, bigint>, payout: bigint) => (Number(shares.get(payout) ?? 0n) / 1e18) * size
  const bins = [...named.keys()].filter((payout) => counts(named, payout) >= 5)
  const p = chiSquareP(
    bins.map((payout) => counts(seen, payout)),
    bins.map((payout) => counts(named, payout)),
  )
  return p > 1e-4 && [...seen.keys()].every((payout) => named.has(payout))
}

describe.each(crashGames)('$id as a crash game', (rules) => {
  const multipliers = [...rules.multipliers()]

  test('allows cash-outs from its first multiplier to its top, ascending', () => {
    expect(multipliers[0]).toBe(rules.firstMultiplier)
    expect(multipliers.at(-1)).toBe(rules.topMultiplier)
    expect(multipliers.filter((n, index) => index > 0 && n <= (multipliers[index - 1] as number))).toEqual([])
  })

  test('reaches each multiplier at its time and not a millisecond before', () => {
    const shown = (elapsedMs: number) => rules.multiplierAt(elapsedMs)
    const broken = multipliers.filter((n) => {
      const at = rules.reachedAtMs(n)
      return shown(at) < n || shown(at - 1) >= n || shown(at + 0.99) !== shown(at)
    })
    expect(broken).toEqual([])
    expect(shown(-5)).toBe(100)
    expect(shown(0)).toBe(100)
    expect(shown(rules.reachedAtMs(rules.firstMultiplier) - 1)).toBe(100)
    expect(shown(1e9)).toBe(rules.topMultiplier)
  })

  test('never shows a value above its bust point before it ends, and shows its top at the end', () => {
    const busts = [100, 101, ...spread(multipliers, 2000)].filter((bust) => bust < rules.topMultiplier)
    const broken = busts.filter((bust) => {
      const end = rules.endsAtMs({ bust })
      return rules.multiplierAt(end - 1) > bust || rules.multiplierAt(end) <= bust
    })
    expect(broken).toEqual([])
    expect(rules.multiplierAt(rules.endsAtMs({ bust: rules.topMultiplier }))).toBe(rules.topMultiplier)
  })

  test('accepts auto cash-outs from the first to the last and no others', () => {
    const autos = rules.autoBy === 'step' ? multipliers.map((_, index) => index + 1) : multipliers
    expect(autos.filter((auto, index) => rules.autoMultiplier(auto) !== multipliers[index])).toEqual([])
    const last = autos.at(-1) as number
    for (const auto of [-1, 0, (autos[0] as number) - 1, 1.5, 101.5, last + 1, last + 0.5, NaN, Infinity]) {
      expect(rules.autoMultiplier(auto), String(auto)).toBeUndefined()
    }
  })

  test('pays up to and including the bust point', () => {
    const [first, second] = multipliers as [number, number]
    expect(rules.payout(100n, first, { bust: first })).toBe(BigInt(first))
    expect(rules.payout(100n, second, { bust: second - 1 })).toBe(0n)
    expect(rules.payout(100n, first, { bust: 100 })).toBe(0n)
  })
})

describe.each(stepGames)('$id as a step game', (rules) => {
  const choices = [...rules.choices()]
  const cells = Array.from({ length: rules.cells }, (_, cell) => cell)

  test('has the stated number of safe cells on every board', () => {
    const draws = new Draws(new Uint8Array(32).fill(2), rules.id, 'laws', 0)
    for (const choice of choices) {
      const board = rules.draw(draws, choice)
      expect(rules.isChoice(choice)).toBe(true)
      expect(cells.filter((cell) => rules.isSafe(board, cell))).toHaveLength(rules.safeCells(choice))
    }
  })

  test('draws every board equally often', () => {
    let followed = 0
    for (const choice of choices) {
      const ways = allWays((draws) => rules.draw(draws, choice))
      if (!ways) continue
      followed++
      const boards = new Map<string, bigint>()
      for (const each of ways) {
        const board = cells.map((cell) => (rules.isSafe(each.outcome, cell) ? '.' : '*')).join('')
        boards.set(board, (boards.get(board) ?? 0n) + each.ways)
      }
      expect(BigInt(boards.size)).toBe(choose(rules.cells, rules.safeCells(choice)))
      expect(new Set(boards.values()).size).toBe(1)
    }
    expect(followed).toBeGreaterThan(1)
  })

  test('pays more with every step and never above its top', () => {
    const unbounded = { profitPerBet: 10n ** 30n, lossPerRound: 10n ** 30n, profitAtMinimumStake: 10n ** 30n }
    for (const choice of choices) {
      const last = rules.lastStep(100n, choice, unbounded)
      const steps = Array.from({ length: last }, (_, index) => rules.payout(10_000n, choice, index + 1))
      expect(last).toBeGreaterThan(0)
      expect(steps.every((paid, index) => paid > (steps[index - 1] ?? 10_000n))).toBe(true)
      expect(steps.at(-1)).toBeLessThanOrEqual(100n * BigInt(rules.topMultiplier))
    }
  })
})
