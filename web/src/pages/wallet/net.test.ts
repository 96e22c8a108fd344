import { describe, expect, it } from 'vitest'
import { netOf } from './net.ts'

const NOW = Date.parse('2026-11-17T00:00:01Z')
const span = (from: string, staked: number, paid: number) => ({ from, staked, paid })

describe('the net result on the wallet', () => {
  it('is payouts less stakes, and below zero after a loss', () => {
    expect(netOf([span('2026-11-16', 500, 0), span('2026-11-17', 1000, 1200)], NOW)).toBe(-300)
  })
  it('counts thirty days with today, and nothing before', () => {
    expect(netOf([span('2026-10-18', 700, 0), span('2026-10-19', 40, 0)], NOW)).toBe(-40)
  })
  it('is nothing where nothing was staked', () => {
    expect(netOf([], NOW)).toBe(0)
  })
})
