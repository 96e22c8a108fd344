import { describe, expect, it } from 'vitest'
import { bomb } from '../games/bomb/rules.ts'
import { crash } from '../games/crash/rules.ts'
import { fruit } from '../games/fruit/rules.ts'
import { lucky3 } from '../games/lucky3/rules.ts'
import { minesweeper } from '../games/minesweeper/rules.ts'
import { richbomb } from '../games/richbomb/rules.ts'
import { roller } from '../games/roller/rules.ts'
import { roulette } from '../games/roulette/rules.ts'
import { scratch } from '../games/scratch/rules.ts'
import { turntable } from '../games/turntable/rules.ts'
import { wingo } from '../games/wingo/rules.ts'
import type { FixedOdds, GameRules, Ratio } from './game.ts'
import { oddsOf, type Range } from './odds.ts'

const share = ({ of, per }: Ratio): number => Number(of) / Number(per)
const both = ({ low, high }: Range): number[] => [share(low), share(high)]

describe('the odds of a game', () => {
  // As shown on its rules page.
  it.each<[GameRules, number[], number[]]>([
    [crash, [0.99, 0.99], [0.99 / 10_000, 0.99 / 1.01]],
    [bomb, [0.99, 0.99], [0.99 / 64, 0.99 / 1.01]],
    [richbomb, [0.99, 0.99], [0.000_99, 0.495]],
    [roulette, [0.98, 0.98], [0.02, 0.49]],
    [wingo, [0.98, 0.98], [0.1, 0.5]],
    [lucky3, [0.978, 0.98], [0.001, 0.5]],
    [scratch, [0.98, 0.98], [0.2409, 0.2409]],
    [turntable, [0.98, 0.98], [0.2, 0.7]],
    [roller, [0.99, 0.99], [0.000_01, 0.98]],
  ])('$id', (rules, rtp, hit) => {
    const odds = oddsOf(rules)
    expect(both(odds.rtp)).toEqual(rtp)
    expect(both(odds.hit)[0]).toBeCloseTo(hit[0] ?? NaN, 12)
    expect(both(odds.hit)[1]).toBeCloseTo(hit[1] ?? NaN, 12)
  })

  it('fruit: a cherry is lit alone or by the bomb', () => {
    const [low, high] = both(oddsOf(fruit).hit)
    const lit = (cells: number): number => cells / 25 + (1 - (choose(24 - cells) as number) / choose(24)) / 25
    expect(low).toBeCloseTo(lit(1), 12)
    expect(high).toBeCloseTo(lit(7), 12)
  })

  it('minesweeper: from one safe tile among twenty-five to the last step below its top', () => {
    const [low, high] = both(oddsOf(minesweeper).hit)
    expect(high).toBe(0.96)
    expect(0.99 / (low as number)).toBeLessThanOrEqual(10_000)
    expect(0.99 / (low as number)).toBeGreaterThan(9_000)
  })
})

const choose = (n: number): number => (n * (n - 1) * (n - 2) * (n - 3)) / 24

describe.each<{ rules: FixedOdds<unknown, unknown> }>([{ rules: lucky3 }, { rules: roller }])(
  '$rules.id',
  ({ rules }) => {
    it('has no choice with odds outside the range of its lines', () => {
      const of = (choices: Iterable<unknown>): Set<string> =>
        new Set(Array.from(choices, (choice) => String(share(rules.rtpOf?.(choice) ?? rules.rtp))))
      expect(of(rules.choices())).toEqual(of(rules.lines?.() ?? []))
    })
  },
)
