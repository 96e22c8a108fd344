import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { describe, expect, it } from 'vitest'
import { restrictionOf, barOffs, exactOf, isOutside, measuredOf, together, type ReturnsRow } from './figures.ts'

const told = (part: Partial<ReturnsRow>): ReturnsRow => ({
  game: 'crash',
  rtp: '0.99',
  edgePpm: 10_000,
  topMultiplier: 1_000_000,
  bets: 100,
  staked: 10_000,
  paid: 9_700,
  expected: '0.99',
  spread: '0.1',
  ...part,
})

describe('exact figures', () => {
  it('are one where the bet does not matter, and a range where it does', () => {
    expect(exactOf(crash)).toMatchObject({ rtp: [0.99, 0.99], edge: [0.01, 0.01], top: 10_000 })
    expect(exactOf(lucky3)).toMatchObject({ rtp: [0.978, 0.98], edge: [0.02, 0.022], hit: [0.001, 0.5], top: 980 })
  })
})

describe('measured figures', () => {
  it('are none before the first bet', () => {
    expect(measuredOf(told({ bets: 0, staked: 0, paid: 0, expected: null, spread: null }))).toBeNull()
    expect(together([null, null])).toBeNull()
  })

  it('are shown beside the expected values', () => {
    const row = measuredOf(told({}))
    expect(row).toMatchObject({ share: 0.97, expected: 0.99 })
    expect(row?.off).toBeCloseTo(-0.2, 10)
    expect(row && isOutside(row)).toBe(false)
    expect(row && restrictionOf(row)).toEqual([0.79, 1.19])
    const far = measuredOf(told({ paid: 12_000 }))
    expect(far && isOutside(far)).toBe(true)
    // A few bets prove nothing.
    const few = measuredOf(told({ paid: 12_000, bets: 99 }))
    expect(few && isOutside(few)).toBe(false)
  })

  it('never expect less than nothing back', () => {
    const row = measuredOf(told({ spread: '0.9', paid: 0 }))
    expect(row && restrictionOf(row)).toEqual([0, 0.99 + 1.8])
    expect(row && barOffs(row)[0]).toBeCloseTo(-1.1, 10)
    expect(row && isOutside(row)).toBe(false)
  })

  it('of bets without any luck have no bar at all', () => {
    const row = measuredOf(told({ spread: '0', paid: 9_900 }))
    expect(row).toMatchObject({ off: 0 })
    expect(row && restrictionOf(row)).toEqual([0.99, 0.99])
  })

  it('add up: stakes by their size, spreads by their squares', () => {
    const both = together([
      measuredOf(told({})),
      null,
      measuredOf(told({ staked: 30_000, paid: 30_000, spread: '0.1' })),
    ])
    expect(both).toMatchObject({ bets: 200, staked: 40_000, paid: 39_700 })
    expect(both?.expected).toBeCloseTo(0.99, 12)
    expect(both?.spread).toBeCloseTo(Math.sqrt(1000 ** 2 + 3000 ** 2) / 40_000, 12)
  })
})
