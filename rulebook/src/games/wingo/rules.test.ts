import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { coloursOf, neverGains, SELECTIONS, wingo, type Selection } from './rules.ts'

const limits = houseLimits(wingo.edgePpm, 100_000_000n)
const payout = (selections: Selection[], digit: number) =>
  wingo.payout(100n * BigInt(selections.length), { selections }, { digit })

test('gives each digit its colours', () => {
  expect(Array.from({ length: 10 }, (_, digit) => coloursOf(digit).join('+'))).toEqual([
    'red+violet',
    'green',
    'red',
    'green',
    'red',
    'green+violet',
    'red',
    'green',
    'red',
    'green',
  ])
})

test('pays each part by its own row', () => {
  expect(payout(['green'], 5)).toBe(180n)
  expect(payout(['green', 'violet'], 5)).toBe(180n + 490n)
  expect(payout(['5', 'violet', 'green', '7'], 5)).toBe(980n + 490n + 180n)
  expect(payout(['red', '3'], 9)).toBe(0n)
})

test('knows the mixes that can never gain', () => {
  expect(neverGains({ selections: ['red', 'green'] })).toBe(true)
  expect(neverGains({ selections: SELECTIONS.filter((selection) => selection.length === 1) })).toBe(true)
  expect(neverGains({ selections: ['red'] })).toBe(false)
  expect(neverGains({ selections: ['green', 'violet'] })).toBe(false)
})

test('takes one to ten different selections', () => {
  const isChoice = (selections: readonly string[]) => wingo.isChoice(JSON.parse(JSON.stringify({ selections })))
  expect(isChoice(SELECTIONS.slice(0, 10))).toBe(true)
  expect(isChoice(SELECTIONS.slice(0, 11))).toBe(false)
  for (const selections of [[], ['red', 'red'], ['10'], ['-1'], ['blue'], [''], ['red', '05']]) {
    expect(isChoice(selections), selections.join()).toBe(false)
  }
  expect(wingo.isChoice(JSON.parse('{"selections":[5]}'))).toBe(false)
})

test('has these stakes at the reference bankroll', () => {
  const stakes = (selections: Selection[]) => wingo.stakes({ selections }, limits)
  expect(stakes(['green'])).toEqual({ min: 100n, max: 50_000n, step: 100n })
  expect(stakes(['violet'])).toEqual({ min: 100n, max: 50_000n, step: 100n })
  expect(stakes(['7'])).toEqual({ min: 100n, max: 34_000n, step: 100n })
  expect(stakes(['green', '7', 'violet'])).toEqual({ min: 300n, max: 102_000n, step: 300n })
})
