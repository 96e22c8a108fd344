import { describe, expect, it } from 'vitest'
import { fillSpans, SHOWN, spansUntil, sumOf, type NetRow } from './net.ts'

const row = (from: string, part: Partial<NetRow> = {}): NetRow => ({
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
    const spans = fillSpans([row('2026-11-14', { staked: 500, paid: 200 }), row('2020-01-01')], sunday, 'day')
    expect(spans).toHaveLength(SHOWN.day)
    expect(spans.at(-2)).toEqual({ ...row('2026-11-14', { staked: 500, paid: 200 }), net: -300 })
    expect(spans.at(-1)).toEqual({ ...row('2026-11-15'), net: 0 })
    expect(sumOf(spans)).toMatchObject({ staked: 500, paid: 200, net: -300 })
  })
})
