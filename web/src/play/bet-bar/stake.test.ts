import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { double, fit, half, largest, nudge, parseStake, stakeProblem, type StakeLimits } from './stake.ts'

const any: StakeLimits = { min: 51, max: 50_000, step: 1 }
const hundreds: StakeLimits = { min: 100, max: 50_000, step: 100 }

describe('the amount', () => {
  it('is refused for the first reason there is', () => {
    expect(stakeProblem(null, any, 1000)).toBe('empty')
    expect(stakeProblem(50, any, 10)).toBe('low')
    expect(stakeProblem(50_001, any, 10)).toBe('high')
    expect(stakeProblem(150, hundreds, 1000)).toBe('step')
    expect(stakeProblem(1001, any, 1000)).toBe('balance')
    expect(stakeProblem(1000, any, 1000)).toBeNull()
    expect(stakeProblem(1000, any, null)).toBeNull()
    expect(stakeProblem(1, { min: 1, max: 0, step: 1 }, 1000)).toBe('closed')
  })

  it('moves by its leading digit', () => {
    expect(nudge(500, 1, any, null)).toBe(600)
    expect(nudge(1000, -1, any, null)).toBe(900)
    expect(nudge(950, 1, any, null)).toBe(1000)
    expect(nudge(1234, -1, any, null)).toBe(1000)
    expect(nudge(52, -1, any, null)).toBe(51)
    expect(nudge(100, -1, hundreds, null)).toBe(100)
  })

  it('halves, doubles and goes to the most there is', () => {
    expect(half(101, any)).toBe(51)
    expect(half(300, hundreds)).toBe(100)
    expect(double(600, any, 1000)).toBe(1000)
    expect(largest(any, 1234)).toBe(1234)
    expect(largest(hundreds, 1234)).toBe(1200)
    expect(largest(any, 10)).toBe(51)
  })

  it('reads what people type', () => {
    expect(parseStake('1,500')).toBe(1500)
    expect(parseStake('1 500')).toBe(1500)
    expect(parseStake('1\u202f500')).toBe(1500)
    expect(parseStake('')).toBeNull()
    expect(parseStake('-5')).toBeNull()
    expect(parseStake('12a')).toBeNull()
  })
})

it('always fits the limits and the step', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(100_000), fc.constantFrom(any, hundreds), (value, gold, limits) => {
      for (const stake of [fit(value, limits, gold), nudge(value, 1, limits, gold), nudge(value, -1, limits, gold)]) {
        if (stake < limits.min || stake > limits.max || (stake !== limits.min && stake % limits.step)) return false
      }
      return true
    }),
  )
})
