import { describe, expect, it } from 'vitest'
import { fillSpans, reachOf, SHOWN, spansUntil, sumOf, type Told } from './net.ts'

const told = (from: string, part: Partial<Told> = {}): Told => ({
  from,
  recharged: 0,
  withdrawn: 0,
  staked: 0,
  paid: 0,
  other: 0,
  ...part,
})
const sunday = Date.UTC(2026, 10, 15, 23, 59, 59)

describe('spans', () => {
  it('end with today, this week from Monday, and this month, in UTC', () => {
    expect(spansUntil(sunday, 'day', 3)).toEqual(['2026-11-13', '2026-11-14', '2026-11-15'])
    expect(spansUntil(sunday, 'week', 2)).toEqual(['2026-11-02', '2026-11-09'])
    expect(spansUntil(sunday + 1000, 'week', 2)).toEqual(['2026-11-09', '2026-11-16'])
    expect(spansUntil(Date.UTC(2026, 2, 31), 'month', 14).slice(0, 2)).toEqual(['2025-02-01', '2025-03-01'])
  })

  it('without a movement are nothing, and older ones are left out', () => {
    const spans = fillSpans([told('2026-11-14', { staked: 500, paid: 200 }), told('2020-01-01')], sunday, 'day')
    expect(spans).toHaveLength(SHOWN.day)
    expect(spans.at(-2)).toEqual({ ...told('2026-11-14', { staked: 500, paid: 200 }), net: -300 })
    expect(spans.at(-1)).toEqual({ ...told('2026-11-15'), net: 0 })
    expect(sumOf(spans)).toMatchObject({ staked: 500, paid: 200, net: -300 })
  })
})

describe('the plot', () => {
  it('reaches as far up and down as the largest win and loss', () => {
    const spans = fillSpans([told('2026-11-14', { staked: 300 }), told('2026-11-15', { paid: 100 })], sunday, 'day')
    expect(reachOf(spans)).toEqual({ up: 0.25, down: 0.75, range: 400 })
    expect(reachOf([])).toEqual({ up: 0.5, down: 0.5, range: 0 })
  })
})
