import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { BET_TYPES, digitSum, lucky3, multiplierOf, type BetType } from './rules.ts'

const choicesOf = (type: BetType) => [...lucky3.choices()].filter((choice) => choice.type === type)
const isChoice = (type: string, pick: string) => lucky3.isChoice(JSON.parse(JSON.stringify({ type, pick })))

test('offers every pick of every type', () => {
  const counts = BET_TYPES.map((type) => [type, choicesOf(type).length])
  expect(Object.fromEntries(counts)).toEqual({
    ticket: 1000,
    straight: 1000,
    box: 990,
    front: 100,
    back: 100,
    triple: 1,
    small: 1,
    big: 1,
    odd: 1,
    even: 1,
  })
})

test('wins in as many of the thousand numbers as the table says', () => {
  const numbers = [...lucky3.outcomes({ type: 'triple', pick: '' })].map(({ outcome }) => outcome.digits)
  const hits = (type: BetType, pick: string) =>
    numbers.filter((digits) => multiplierOf({ type, pick }, digits) > 0).length
  expect(hits('ticket', '007')).toBe(271)
  expect(hits('box', '123')).toBe(6)
  expect(hits('box', '112')).toBe(3)
  expect(hits('triple', '')).toBe(10)
  expect([hits('small', ''), hits('big', ''), hits('odd', ''), hits('even', '')]).toEqual([500, 500, 500, 500])
  expect(numbers.filter((digits) => digitSum(digits) === 13)).toHaveLength(75)
})

test('refuses picks that are not what the type names', () => {
  const refused: [string, string][] = [
    ['box', '777'],
    ['ticket', '12'],
    ['straight', '1234'],
    ['straight', ''],
    ['front', '1'],
    ['back', '123'],
    ['triple', '7'],
    ['small', '1'],
    ['straight', '12a'],
    ['straight', '١٢٣'],
    ['straight', ' 12'],
    ['front', '1\n'],
    ['other', ''],
    ['toString', ''],
  ]
  for (const [type, pick] of refused) expect(isChoice(type, pick), `${type} ${pick}`).toBe(false)
  expect(isChoice('box', '778')).toBe(true)
})

test('has these highest stakes at the reference bankroll', () => {
  const limits = houseLimits(lucky3.edgePpm, 100_000_000n)
  const highest = (type: BetType, pick: string) => lucky3.stakes({ type, pick }, limits).max
  expect(highest('ticket', '123')).toBe(600n)
  expect(highest('straight', '123')).toBe(300n)
  expect(highest('box', '123')).toBe(1800n)
  expect(highest('box', '122')).toBe(900n)
  for (const [type, pick] of [
    ['front', '12'],
    ['back', '12'],
    ['triple', ''],
  ] as const) {
    expect(highest(type, pick), type).toBe(3000n)
  }
  for (const type of ['small', 'big', 'odd', 'even'] as const) expect(highest(type, ''), type).toBe(50_000n)
})
