import { bytesToHex, seedHash } from '@glasshouse/rulebook/play/draws'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seeds } from '../settled-bet.ts'
import { fakeStorage } from './fake-storage.ts'
import { alarms, notices } from './kinds.ts'
import {
  comparePairOfBet,
  compareSeeds,
  judgeRotation,
  maySend,
  promisedNext,
  shownPair,
  type FairCaller,
} from './seed-promises.ts'
import { recallAll } from './storage.ts'

const ACCOUNT = '1001.7'
const DAY_MS = 86_400_000
const seedOf = (n: number): Uint8Array => new Uint8Array(32).fill(n)
const hashOf = (n: number): string => seedHash(seedOf(n))
const seeds = (next: number, active: number | null = null, clientSeed = `c${active}`): Seeds => ({
  seedPairId: active,
  serverSeedHash: active === null ? null : hashOf(active),
  nextServerSeedHash: hashOf(next),
  clientSeed: active === null ? null : clientSeed,
  nonce: 0,
})
const pair = (n: number, clientSeed = `c${n}`) => ({
  seedPairId: n,
  serverSeed: bytesToHex(seedOf(n)),
  serverSeedHash: hashOf(n),
  clientSeed,
  bets: 0,
  createTime: n,
  activeTime: n,
  revealTime: n,
})

/** A server with these seeds, revealed pairs and published replacements. */
function house(now: Seeds, revealed: readonly object[] = [], published: readonly object[] = []) {
  const asked: string[] = []
  const answer = async (key: string, input: { lastCreateTime?: number }): Promise<unknown> => {
    asked.push(key)
    if (key.includes('replacements')) return published
    if (key.includes('pairs')) return input.lastCreateTime ? [] : revealed
    return now
  }
  return { asked, call: answer as unknown as FairCaller }
}
const raised = () => recallAll(alarms).map(([, { value }]) => value)
const noted = () => recallAll(notices).map(([, { value }]) => value.name)
const promise = (next: number) => compareSeeds(house(seeds(next)).call, ACCOUNT, seeds(next))
const replaced = (endTime: number | null = Date.now(), kind = 'seeds') => ({
  kind,
  beginTime: 1,
  lostUntil: null,
  endTime,
})

afterEach(() => void vi.unstubAllGlobals())

describe('the next server seed', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage(new Map())))

  it('is kept when it is first shown, and asks nothing while it stays', async () => {
    const { asked, call } = house(seeds(1))
    await compareSeeds(call, ACCOUNT, seeds(1))
    await compareSeeds(call, ACCOUNT, seeds(1))
    expect([promisedNext(ACCOUNT)?.value.hash, asked]).toEqual([hashOf(1), []])
  })

  it('becomes the one in use, and the following one is kept', async () => {
    await promise(1)
    const { asked, call } = house(seeds(2, 1))
    await compareSeeds(call, ACCOUNT, seeds(2, 1))
    expect([promisedNext(ACCOUNT)?.value.hash, asked, raised()]).toEqual([hashOf(2), [], []])
  })

  it('may not be exchanged for another one (dishonest operator 1)', async () => {
    await promise(1)
    await compareSeeds(house(seeds(9)).call, ACCOUNT, seeds(9))
    expect(raised()).toMatchObject([{ name: 'nextSeed', promised: hashOf(1), came: hashOf(9) }])
  })

  it('may not be exchanged, whatever the list of revealed pairs claims without the seed', async () => {
    await promise(1)
    const claimed = { ...pair(9), serverSeedHash: hashOf(1) }
    await compareSeeds(house(seeds(9), [claimed], [replaced()]).call, ACCOUNT, seeds(9))
    expect(raised()).toHaveLength(1)
  })

  it('may have served another device, any number of changes ago', async () => {
    await promise(1)
    await compareSeeds(house(seeds(5, 4), [pair(3), pair(2), pair(1)]).call, ACCOUNT, seeds(5, 4))
    expect([raised(), noted(), promisedNext(ACCOUNT)?.value.hash]).toEqual([[], ['otherDevice'], hashOf(5)])
  })

  it('may be replaced only when that was published', async () => {
    const gone = [pair(1, 'none-chosen')]
    await promise(1)
    await compareSeeds(house(seeds(2), gone, [replaced()]).call, ACCOUNT, seeds(2))
    expect([raised(), noted()]).toEqual([[], ['replaced']])
    await compareSeeds(
      house(seeds(3), [pair(2, 'none-chosen')], [replaced(Date.now() - 2 * DAY_MS)]).call,
      ACCOUNT,
      seeds(3),
    )
    expect(raised()).toMatchObject([{ name: 'nextSeed', promised: hashOf(2) }])
  })

  it('may be lost with a moment only when that was published', async () => {
    await promise(1)
    await compareSeeds(house(seeds(2), [], [replaced(null)]).call, ACCOUNT, seeds(2))
    expect(raised()).toHaveLength(1)
    await compareSeeds(house(seeds(3), [], [replaced(null, 'recovery')]).call, ACCOUNT, seeds(3))
    expect([raised().length, noted()]).toEqual([1, ['recovered']])
  })

  it('is not missed where another tab was faster: the answer is asked for again', async () => {
    await promise(2)
    // An answer from before that change arrives late.
    await compareSeeds(house(seeds(2, 1)).call, ACCOUNT, seeds(1))
    expect(raised()).toEqual([])
  })

  it('is compared later where the server can’t be asked now', async () => {
    await promise(1)
    const cut = (() => Promise.reject(new Error('cut off'))) as unknown as FairCaller
    await expect(compareSeeds(cut, ACCOUNT, seeds(9))).rejects.toThrow('cut off')
    expect(promisedNext(ACCOUNT)?.value.hash).toBe(hashOf(1))
    await compareSeeds(house(seeds(9)).call, ACCOUNT, seeds(9))
    expect(raised()).toHaveLength(1)
  })

  it('of another account on this device is another promise', async () => {
    await promise(1)
    await compareSeeds(house(seeds(2)).call, '1002.9', seeds(2))
    expect(raised()).toEqual([])
  })
})

describe('a client seed', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage(new Map())))

  const rotate = async (active: number, clientSeed: string, revealed: ReturnType<typeof pair> | null = null) => {
    const promised = promisedNext(ACCOUNT)
    if (!promised) throw new Error('nothing was promised')
    expect(maySend(ACCOUNT, clientSeed, promised.value.hash)).toBe(true)
    judgeRotation(ACCOUNT, clientSeed, promised, { seeds: seeds(active + 1, active, clientSeed), revealed })
  }

  it('joins the promised seed', async () => {
    await promise(1)
    await rotate(1, 'mine')
    expect([raised(), shownPair(ACCOUNT, 1)?.value.hash, promisedNext(ACCOUNT)?.value.hash]).toEqual([
      [],
      hashOf(1),
      hashOf(2),
    ])
  })

  it('joined with any other seed is an alarm, also when the answer is read at the next visit', async () => {
    await promise(1)
    await rotate(8, 'mine')
    expect(raised()).toMatchObject([{ name: 'rotation', promised: hashOf(1), came: hashOf(8) }])
    await promise(20)
    maySend(ACCOUNT, 'lost', hashOf(20))
    await compareSeeds(
      house(seeds(31, 30, 'lost'), [], [replaced(null, 'recovery')]).call,
      ACCOUNT,
      seeds(31, 30, 'lost'),
    )
    expect(raised().filter(({ name }) => name === 'rotation')).toHaveLength(2)
  })

  it('is never sent for another server seed', () => {
    expect(maySend(ACCOUNT, 'typed', hashOf(1))).toBe(true)
    expect(maySend(ACCOUNT, 'typed', hashOf(1))).toBe(true)
    expect(maySend(ACCOUNT, 'typed', hashOf(2))).toBe(false)
  })

  it('reveals the seed that was in use', async () => {
    await promise(1)
    await rotate(1, 'a')
    await rotate(2, 'b', pair(1, 'a'))
    expect(raised()).toEqual([])
    await rotate(3, 'c', { ...pair(9, 'b'), seedPairId: 2, serverSeedHash: hashOf(2) })
    expect(raised()).toMatchObject([{ name: 'revealedSeed', promised: hashOf(2), came: hashOf(9) }])
  })
})

describe('the pair in use', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage(new Map())))

  it('may not change while bets are made with it', () => {
    const proof = { seedPairId: 4, serverSeedHash: hashOf(4), clientSeed: 'mine', nonce: 0 }
    comparePairOfBet(ACCOUNT, proof)
    comparePairOfBet(ACCOUNT, { ...proof, nonce: 1 })
    expect(raised()).toEqual([])
    comparePairOfBet(ACCOUNT, { ...proof, serverSeedHash: hashOf(5) })
    expect(raised()).toMatchObject([{ name: 'activeSeed', promised: hashOf(4), came: hashOf(5) }])
  })

  it('may be another one of the same number only after a published loss', async () => {
    await compareSeeds(house(seeds(2, 1)).call, ACCOUNT, seeds(2, 1))
    const other = { ...seeds(2, 1), serverSeedHash: hashOf(7) }
    await compareSeeds(house(other, [], [replaced()]).call, ACCOUNT, other)
    expect(raised()).toMatchObject([{ name: 'activeSeed' }])
    vi.stubGlobal('localStorage', fakeStorage(new Map()))
    await compareSeeds(house(seeds(2, 1)).call, ACCOUNT, seeds(2, 1))
    await compareSeeds(house(other, [], [replaced(null, 'recovery')]).call, ACCOUNT, other)
    expect([raised(), noted()]).toEqual([[], ['recovered']])
  })
})
