import { CLIENT_SEED } from '@glasshouse/rulebook/play/draws'
import { describe, expect, it } from 'vitest'
import { ensureClientSeed, newClientSeed, promisedHash, revealedSeed, rotateSeeds, type FairCaller } from './seeds.ts'

const hash = 'a'.repeat(64)

/** A house that remembers what it was asked, in order. */
function house(clientSeed: string | null, serverSeedHash: string | null = null) {
  const asked: string[] = []
  const seeds = { seedPairId: 1, serverSeedHash, nextServerSeedHash: hash, clientSeed, nonce: 0 }
  const answer = async (key: string, input: object): Promise<unknown> => {
    asked.push(key)
    if (key === 'GET /api/fair/seeds') return seeds
    const chosen = (input as { clientSeed: string }).clientSeed
    const revealed = { seedPairId: 7, serverSeed: 'beef', serverSeedHash: hash, clientSeed: 'old', bets: 3 }
    return { revealed: clientSeed ? revealed : null, seeds: { ...seeds, clientSeed: chosen } }
  }
  return { asked, call: answer as FairCaller }
}

describe('a client seed', () => {
  it('is base64url without padding', () => {
    expect(newClientSeed(new Uint8Array(16))).toBe('AAAAAAAAAAAAAAAAAAAAAA')
    expect(newClientSeed(new Uint8Array(16).fill(255))).toBe('_____________________w')
    expect(newClientSeed(new Uint8Array(16).fill(0xfb))).toBe('-_v7-_v7-_v7-_v7-_v7-w')
  })

  it('is fresh each time, 22 characters that the rulebook accepts', () => {
    const made = new Set(Array.from({ length: 50 }, () => newClientSeed()))
    expect(made.size).toBe(50)
    for (const seed of made) {
      expect(seed).toHaveLength(22)
      expect(seed).toMatch(CLIENT_SEED)
    }
  })
})

describe('the first seed', () => {
  it('is posted only after the commitment has come', async () => {
    const { asked, call } = house(null)
    const seeds = await ensureClientSeed(call)
    expect(asked).toEqual(['GET /api/fair/seeds', 'POST /api/fair/rotate'])
    expect(seeds.clientSeed).toMatch(CLIENT_SEED)
  })

  it('leaves a seed alone that is there', async () => {
    const { asked, call } = house('mine')
    expect((await ensureClientSeed(call)).clientSeed).toBe('mine')
    expect(asked).toEqual(['GET /api/fair/seeds'])
  })
})

it('remembers what a rotation revealed', async () => {
  expect(revealedSeed(7)).toBeNull()
  await rotateSeeds(house('mine').call, 'next')
  expect(revealedSeed(7)).toBe('beef')
})

it('keeps the first server seed hash received for a pair', async () => {
  expect(promisedHash(1)).toBeNull()
  await ensureClientSeed(house('mine', 'first').call)
  await ensureClientSeed(house('mine', 'other').call)
  expect(promisedHash(1)).toBe('first')
})
