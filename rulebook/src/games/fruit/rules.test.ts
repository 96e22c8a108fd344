import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { BOMB, fruit, fruitAt, FRUITS, multiplierOf, PAY_TABLE, RING, topOf, type Fruit } from './rules.ts'

test('shows each fruit as often as its table says, and 21 cells in pay', () => {
  expect(RING).toHaveLength(24)
  for (const name of FRUITS) {
    const { letter, cells, multiplier } = PAY_TABLE[name]
    expect(RING.split(letter).length - 1, name).toBe(cells)
    expect(cells * multiplier, name).toBe(2100)
  }
  for (const cell of [-1, BOMB]) expect(() => fruitAt(cell)).toThrow(RangeError)
})

test('pays once per lit cell', () => {
  expect(multiplierOf('cherry', [0])).toBe(300)
  expect(multiplierOf('cherry', [0, 4, 8, 1])).toBe(900)
  expect(multiplierOf('star', [0, 4, 8, 1])).toBe(0)
  expect(fruit.payout(200n, { selections: ['cherry', 'lemon'] }, { cell: BOMB, lit: [0, 4, 8, 1] })).toBe(900n + 350n)
})

test('hits as often as the table says', () => {
  const hits = new Map<Fruit, bigint>()
  let total = 0n
  for (const { outcome, ways } of fruit.outcomes({ selections: ['star'] })) {
    total += ways
    for (const name of FRUITS) if (multiplierOf(name, outcome.lit) > 0) hits.set(name, (hits.get(name) ?? 0n) + ways)
  }
  const shares = FRUITS.map((name) => (Number(hits.get(name)) / Number(total)).toFixed(4))
  expect(shares).toEqual(['0.3110', '0.2685', '0.2254', '0.1375', '0.0925', '0.0467'])
})

test('has these best results and highest stakes at the reference bankroll', () => {
  expect(FRUITS.map(topOf)).toEqual([1200, 1400, 1680, 2100, 2100, 2100])
  const limits = houseLimits(fruit.edgePpm, 100_000_000n)
  const highest = FRUITS.map((name) => fruit.stakes({ selections: [name] }, limits).max)
  expect(highest).toEqual([27_200n, 23_000n, 18_900n, 15_000n, 15_000n, 15_000n])
  expect(fruit.stakes({ selections: ['cherry', 'star'] }, limits)).toEqual({ min: 200n, max: 30_000n, step: 200n })
})

test('takes one to six different fruits', () => {
  const isChoice = (selections: readonly string[]) => fruit.isChoice(JSON.parse(JSON.stringify({ selections })))
  expect(isChoice(FRUITS)).toBe(true)
  for (const selections of [[], ['star', 'star'], ['bomb'], ['C'], [...FRUITS, 'star']]) {
    expect(isChoice(selections), selections.join()).toBe(false)
  }
})
