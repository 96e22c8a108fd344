// @vitest-environment happy-dom
import { CLIENT_SEED, seedHash, bytesToHex } from '@glasshouse/rulebook/play/draws'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../client/call.ts'
import { logIn, type User } from '../client/session.ts'
import { clearPlayerToken } from '../client/tokens.ts'
import { newClientSeed } from './client-seed.ts'
import { alarms } from './promises/kinds.ts'
import { fakeStorage } from './promises/fake-storage.ts'
import { recallAll } from './promises/storage.ts'
import { ensureClientSeed, promisedHash, revealedSeed, rotateSeeds, type FairCaller } from './seeds.ts'

const SERVER_SEED_CHANGED = 1214
const seedOf = (n: number): Uint8Array => new Uint8Array(32).fill(n)
const hashOf = (n: number): string => seedHash(seedOf(n))

interface Sent {
  clientSeed: string
  nextServerSeedHash?: string
}

/** A server whose pairs have the seeds 1, 2, 3 … in this order; `between` runs before each rotation. */
function house({ between = (): unknown => undefined } = {}) {
  const asked: string[] = []
  const sent: Sent[] = []
  const state = { active: 0, clientSeed: null as string | null, promised: hashOf(1) }
  const seeds = () => ({
    seedPairId: state.active || null,
    serverSeedHash: state.active ? hashOf(state.active) : null,
    nextServerSeedHash: state.promised,
    clientSeed: state.clientSeed,
    nonce: 0,
  })
  const pairOf = (n: number, clientSeed: string) => ({
    seedPairId: n,
    serverSeed: bytesToHex(seedOf(n)),
    serverSeedHash: hashOf(n),
    clientSeed,
    bets: 3,
    createTime: n,
  })
  const take = (clientSeed: string): void => {
    Object.assign(state, { active: state.active + 1, clientSeed, promised: hashOf(state.active + 2) })
  }
  const answer = async (key: string, input: Sent): Promise<unknown> => {
    asked.push(key)
    if (key.includes('replacements')) return []
    if (key.includes('pairs'))
      return Array.from({ length: state.active }, (_, i) => pairOf(i + 1, `c${i}`)).toReversed()
    if (key === 'GET /api/fair/seeds') return seeds()
    sent.push(input)
    between()
    if (input.nextServerSeedHash !== state.promised)
      throw new CallError('changed', { errno: SERVER_SEED_CHANGED, status: 400, network: false })
    const old = state.active ? pairOf(state.active, state.clientSeed ?? '') : null
    take(input.clientSeed)
    return { revealed: old, seeds: seeds() }
  }
  return { asked, sent, state, take, call: answer as unknown as FairCaller }
}
const raised = () => recallAll(alarms).map(([, { value }]) => value.name)

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage(new Map()))
  logIn('token', { id: 1001, createTime: 7, language: 'en' } as User)
})
afterEach(() => {
  clearPlayerToken()
  vi.unstubAllGlobals()
})

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
  it('is posted only after the commitment has come, and with it', async () => {
    const { asked, sent, call } = house()
    const seeds = await ensureClientSeed(call)
    expect(asked).toEqual(['GET /api/fair/seeds', 'POST /api/fair/rotate'])
    expect(sent[0]?.nextServerSeedHash).toBe(hashOf(1))
    expect(seeds.clientSeed).toMatch(CLIENT_SEED)
    expect(seeds.serverSeedHash).toBe(hashOf(1))
  })

  it('leaves a seed alone that is there', async () => {
    const { asked, state, call } = house()
    Object.assign(state, { active: 1, clientSeed: 'mine', promised: hashOf(2) })
    expect((await ensureClientSeed(call)).clientSeed).toBe('mine')
    expect(asked).toEqual(['GET /api/fair/seeds'])
  })
})

describe('a change of seeds', () => {
  it('keeps what was revealed, and the hash that was promised', async () => {
    const { call } = house()
    await ensureClientSeed(call)
    expect(revealedSeed(1)).toBeNull()
    await rotateSeeds(call)
    expect(revealedSeed(1)).toBe(bytesToHex(seedOf(1)))
    expect([promisedHash(1), promisedHash(2), promisedHash(9)]).toEqual([hashOf(1), hashOf(2), null])
  })

  it('starts again with a fresh seed where another device was faster', async () => {
    const other = house({ between: () => other.sent.length === 2 && other.take('theirs') })
    await ensureClientSeed(other.call)
    const { seeds } = await rotateSeeds(other.call)
    expect(other.sent.map(({ nextServerSeedHash }) => nextServerSeedHash)).toEqual([1, 2, 3].map(hashOf))
    expect(other.sent[2]?.clientSeed).not.toBe(other.sent[1]?.clientSeed)
    expect([seeds.serverSeedHash, raised()]).toEqual([hashOf(3), []])
  })

  it('never sends a typed seed for another server seed', async () => {
    const other = house({ between: () => other.sent.length === 2 && other.take('theirs') })
    await ensureClientSeed(other.call)
    await expect(rotateSeeds(other.call, 'typed')).rejects.toMatchObject({ errno: SERVER_SEED_CHANGED })
    await expect(rotateSeeds(other.call, 'typed')).rejects.toThrow('already used')
    expect(other.sent).toHaveLength(2)
  })

  it('raises the alarm where the server refuses its own promise', async () => {
    const liar = house()
    await ensureClientSeed(liar.call)
    liar.state.promised = hashOf(99)
    await rotateSeeds(liar.call)
    // Nor does it keep the next one.
    expect(raised()).toEqual(['nextSeed', 'rotation'])
  })
})
