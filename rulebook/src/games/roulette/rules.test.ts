import { expect, test } from 'vitest'
import { houseLimits } from '../../play/limits.ts'
import { colourAt, COLOURS, PAY_TABLE, roulette, WHEEL } from './rules.ts'

test('shows each colour as often as its table says, and 98 fields in pay', () => {
  expect(WHEEL).toHaveLength(100)
  for (const colour of COLOURS) {
    const { letter, fields, multiplier } = PAY_TABLE[colour]
    expect(WHEEL.split(letter).length - 1, colour).toBe(fields)
    expect(fields * multiplier, colour).toBe(9800)
  }
})

test('names the colour of a field and of no other', () => {
  expect([0, 1, 3, 6, 24, 99].map(colourAt)).toEqual(['red', 'blue', 'purple', 'green', 'gold', 'red'])
  for (const slot of [-1, 100, 0.5]) expect(() => colourAt(slot)).toThrow(RangeError)
})

test('takes five colours and nothing else', () => {
  // What comes over the wire may be any string.
  for (const colour of ['yellow', '', 'R', 'toString'] as string[]) {
    expect(roulette.isChoice(JSON.parse(JSON.stringify({ colour })))).toBe(false)
  }
})

test('has these highest stakes at the reference bankroll', () => {
  const limits = houseLimits(roulette.edgePpm, 100_000_000n)
  const highest = COLOURS.map((colour) => roulette.stakes({ colour }, limits).max)
  expect(highest).toEqual([50_000n, 50_000n, 50_000n, 23_000n, 6200n])
})
