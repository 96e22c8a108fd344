import { describe, expect, it } from 'vitest'
import { makeFormat } from './format.ts'

describe('amounts and times', () => {
  const en = makeFormat('en')
  const fr = makeFormat('fr')
  it('group gold and count 1,000 gold as a dollar', () => {
    expect(en.gold(1234567)).toBe('1,234,567')
    expect(fr.gold(1234567)).toMatch(/^1\s234\s567$/)
    expect(en.dollars(100_000)).toBe('$100.00')
    expect(fr.dollars(1)).toMatch(/^0,00\s\$$/)
  })
  it('never round a multiplier up', () => {
    expect(en.multiplier(1.999)).toBe('1.99×')
    expect(en.multiplier('1.0102')).toBe('1.0102×')
    expect(en.multiplier('99000')).toBe('99,000.00×')
    expect(fr.multiplier(2)).toBe('2,00×')
  })
  it('show how long ago it was, and never the future', () => {
    const now = Date.UTC(2026, 0, 1)
    expect(en.timeAgo(now - 59_999, now)).toBe('59 sec ago')
    expect(en.timeAgo(now - 60_000, now)).toBe('1 min ago')
    expect(en.timeAgo(now + 5_000, now)).toBe('now')
    expect(en.timeAgo(now - 3 * 365 * 86_400_000, now)).toBe('3 yr ago')
  })
  it('write a date and time of day without seconds', () => {
    const time = Date.UTC(2026, 10, 18, 1, 0, 59)
    expect(makeFormat('en', 'UTC').dateTime(time)).toBe('18 Nov 2026, 01:00')
    expect(makeFormat('fr', 'UTC').date(Date.UTC(2026, 10, 1))).toBe('1er\u00A0nov. 2026')
    expect(makeFormat('fr', 'UTC').date(Date.UTC(2026, 10, 11))).toBe('11\u00A0nov. 2026')
    expect(makeFormat('en', 'UTC').date(Date.UTC(2026, 10, 1))).toBe('1 Nov 2026')
    expect(makeFormat('fr', 'UTC').dateTime(time)).toBe('18\u00A0nov. 2026 à 01:00')
  })
})
