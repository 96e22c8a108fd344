import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../endpoint.ts'

const files = import.meta.glob<Record<string, unknown>>('../../games/*/contract.ts', { eager: true })

/** The calls of a game that take a stake, by the refusals that they declare. */
const stakingCalls = Object.entries(files).map(([file, exports]) => {
  const endpoints = Object.values(exports)
    .flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    .filter((each): each is Endpoint => typeof each === 'object' && each !== null && 'auth' in each)
  return [file, endpoints.filter(({ refusals }) => refusals?.includes('realityCheck'))] as const
})

describe('calls that take a stake', () => {
  it.each(stakingCalls)('%s: pass the gate of gambling calls', (_, calls) => {
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(({ isGambling }) => !isGambling).map(({ key }) => key)).toEqual([])
  })
})
