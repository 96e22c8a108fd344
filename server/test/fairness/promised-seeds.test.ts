// A player who names the hash that they were shown gets that very server seed, or a refusal that changes nothing.

import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Seeds } from '../../src/play/fairness/seeds.ts'
import { reseed } from '../../src/play/recovery/reseed.ts'
import { bothDatabases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'

interface Shown {
  readonly seedPairId: number | null
  readonly serverSeedHash: string | null
  readonly nextServerSeedHash: string
  readonly clientSeed: string | null
  readonly nonce: number
}
interface Rotation {
  readonly revealed: { readonly seedPairId: number; readonly serverSeedHash: string } | null
  readonly seeds: Shown
}
interface Export {
  readonly serverSeed: string
  readonly promise: {
    readonly nextServerSeedHash: string
    readonly shownTime: number | null
    readonly clientSeedTime: number
  }
}
interface Replacement {
  readonly kind: string
  readonly beginTime: number
  readonly lostUntil: number | null
  readonly endTime: number | null
}

const CHANGED = refusals.serverSeedChanged.errno
const USED = refusals.clientSeedUsed.errno
const other = 'ab'.repeat(32)

describe.each(bothDatabases)('a rotation that names the promised hash, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  const seedsOf = async (token: string): Promise<Shown> =>
    (await server.call<Shown>('GET /api/fair/seeds', undefined, token)).data
  const rotate = (token: string, clientSeed: string, nextServerSeedHash?: string, node = server) =>
    node.call<Rotation>('POST /api/fair/rotate', { clientSeed, nextServerSeedHash }, token)
  const bet = (token: string) => server.call('POST /api/roller', roll(), token)
  const exportOf = async (token: string, id: number | undefined): Promise<Export> =>
    (await server.call<Export>(`GET /api/fair/export/${id}`, undefined, token)).data
  const replacements = async (): Promise<Replacement[]> =>
    (await server.call<Replacement[]>('GET /api/fair/replacements')).data

  /** A player who has not given a client seed yet. */
  async function newcomer(): Promise<string> {
    const { data: device } = await server.call<string>('GET /api/auth')
    return (await server.call<{ token: string }>('POST /api/user/register', registration(), device)).data.token
  }

  test('activates exactly that seed', async () => {
    const { token } = await server.player()
    const { nextServerSeedHash: promised } = await seedsOf(token)
    const { errno, data } = await rotate(token, 'mine', promised)
    expect(errno).toBe(0)
    expect(data.seeds).toMatchObject({ serverSeedHash: promised, clientSeed: 'mine', nonce: 0 })
    expect(data.seeds.nextServerSeedHash).not.toBe(promised)
  })

  test('refuses any other hash in both languages, and changes nothing', async () => {
    const { token } = await server.player()
    await bet(token)
    const before = await seedsOf(token)
    for (const [i, hash] of [other, before.serverSeedHash ?? ''].entries()) {
      const { errno, message } = await rotate(token, `try-${i}`, hash)
      expect([errno, message]).toEqual([CHANGED, expect.stringContaining('your seeds haven’t changed')])
    }
    for (const broken of ['', 'ab', `g${other.slice(1)}`])
      expect((await rotate(token, 'broken', broken)).errno).toBe(refusals.badInput.errno)
    const french = await server.call(
      'POST /api/fair/rotate',
      { clientSeed: 'essai', nextServerSeedHash: other },
      token,
      { 'accept-language': 'fr' },
    )
    expect(french.message).toContain('Vos graines n’ont pas changé')
    expect(await seedsOf(token)).toEqual(before)
    expect((await server.call<unknown[]>('GET /api/fair/pairs/0', undefined, token)).data).toEqual([])
    expect((await bet(token)).errno).toBe(0)
  })

  test('answers a repeat with the same pair, also after bets, and never joins a known client seed again', async () => {
    const { token } = await server.player()
    const { nextServerSeedHash: promised } = await seedsOf(token)
    const first = await rotate(token, 'repeat', promised)
    expect((await rotate(token, 'repeat', promised)).data).toEqual(first.data)
    await bet(token)
    const late = await rotate(token, 'repeat', promised)
    expect(late.data).toEqual({ ...first.data, seeds: { ...first.data.seeds, nonce: 1 } })
    // The next seed was made when this client seed was known.
    const { nextServerSeedHash: next } = await seedsOf(token)
    expect((await rotate(token, 'repeat', next)).errno).toBe(USED)
    expect((await rotate(token, 'repeat', other)).errno).toBe(USED)
    expect((await seedsOf(token)).serverSeedHash).toBe(promised)
  })

  test('lets one of two devices win with the same promise; the other learns that it is gone', async () => {
    const { token } = await server.player()
    // An embedded database has one node.
    const node = kind === 'postgresql' ? await server.secondNode() : server
    try {
      const { nextServerSeedHash: promised } = await seedsOf(token)
      const devices = Array.from({ length: 6 }, (_, i) =>
        rotate(token, `device-${i}`, promised, i % 2 === 0 ? server : node),
      )
      const answers = await Promise.all(devices)
      expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([
        0,
        ...Array.from({ length: 5 }, () => CHANGED),
      ])
      const winner = answers.findIndex(({ errno }) => errno === 0)
      expect(await seedsOf(token)).toMatchObject({ serverSeedHash: promised, clientSeed: `device-${winner}` })
    } finally {
      if (node !== server) await node.close()
    }
  })

  test('answers the same request twice at once with one rotation', async () => {
    const { token } = await server.player()
    const { nextServerSeedHash: promised } = await seedsOf(token)
    const answers = await Promise.all(Array.from({ length: 5 }, () => rotate(token, 'once', promised)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const pairs = await server.call<unknown[]>('GET /api/fair/pairs/0', undefined, token)
    expect(pairs.data).toHaveLength(1)
  })

  test('is still optional', async () => {
    const token = await newcomer()
    expect((await rotate(token, 'plain')).errno).toBe(0)
    const { data } = await rotate(token, 'plainer')
    expect(data.revealed?.serverSeedHash).toHaveLength(64)
  })

  describe('the record of the promise', () => {
    test('names the hash, when it was first shown and when the client seed came', async () => {
      const token = await newcomer()
      const { nextServerSeedHash: promised } = await seedsOf(token)
      await seedsOf(token)
      const { data } = await rotate(token, 'shown', promised)
      const pairId = data.seeds.seedPairId ?? 0
      expect((await server.call(`GET /api/fair/export/${pairId}`, undefined, token)).errno).toBe(
        refusals.seedsNotRevealed.errno,
      )
      await rotate(token, 'next')
      const { promise, serverSeed } = await exportOf(token, pairId)
      expect(promise.nextServerSeedHash).toBe(promised)
      expect(seedHash(hexToBytes(serverSeed))).toBe(promised)
      expect(promise.shownTime).toBeLessThanOrEqual(promise.clientSeedTime)
    })

    test('doesn’t claim that a hash was shown which nobody asked for', async () => {
      const token = await newcomer()
      const { data } = await rotate(token, 'blind')
      await rotate(token, 'blind-too')
      expect((await exportOf(token, data.seeds.seedPairId ?? 0)).promise.shownTime).toBeNull()
      // The second pair's hash came with the answer to the first rotation.
      const second = await rotate(token, 'third')
      expect((await exportOf(token, second.data.revealed?.seedPairId)).promise.shownTime).not.toBeNull()
    })
  })

  test('publishes when all seed pairs were replaced, so that a changed promise can be explained', async () => {
    const { token } = await server.player()
    const { nextServerSeedHash: promised } = await seedsOf(token)
    const before = await replacements()
    const deps = { db: server.db, seeds: new Seeds(server.db, server.vault), stepGames: [] }
    const cut = reseed(deps, () => {
      throw new Error('cut off')
    })
    await expect(cut).rejects.toThrow('cut off')
    expect((await replacements())[0]).toMatchObject({ kind: 'seeds', lostUntil: null, endTime: null })
    await reseed(deps, () => {})
    const [published, ...rest] = await replacements()
    expect(rest).toEqual(before)
    expect(published?.endTime).toBeGreaterThanOrEqual(published?.beginTime ?? Infinity)
    expect((await rotate(token, 'after', promised)).errno).toBe(CHANGED)
    const { nextServerSeedHash: next } = await seedsOf(token)
    expect((await rotate(token, 'after-all', next)).errno).toBe(0)
    await server.db.transaction(async (tx) => {
      await tx.query(`insert into recoveries (mark_time, mark_epoch, last_epoch, last_pair) values (7, 1, 1, 0)`)
      await tx.query(`update recoveries set end_time = now_ms()`)
    })
    expect(await replacements()).toContainEqual(expect.objectContaining({ kind: 'recovery', lostUntil: 7 }))
  })
})
