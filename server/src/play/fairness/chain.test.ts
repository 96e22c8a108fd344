import { createHash } from 'node:crypto'
import { bytesToHex, chainStep } from '@glasshouse/rulebook/play/draws'
import { practiceSalt } from '@glasshouse/rulebook/core/salt'
import { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { output } from 'zod'
import { bothDatabases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { openVault } from '../../platform/db/vault.ts'
import { Chains, publishChains, type ChainOptions } from './chain.ts'

type Published = output<typeof fairnessContract.manifest.output>

const SECRET_KEY = 'ab'.repeat(32)
const LENGTH = 9000
describe.each(bothDatabases)('chains on %s', (kind) => {
  let server: TestServer
  const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
  beforeAll(async () => void (server = await openServer(kind, { SECRET_KEY, CHAIN_LENGTH: String(LENGTH) })))
  afterAll(() => server.close())

  const published = async (epoch = 1): Promise<Published> =>
    (await server.call<Published>(`GET /api/fair/manifest/${epoch}`)).data
  const options = (change: Partial<ChainOptions>): ChainOptions => ({
    games: ['crash'],
    length: LENGTH,
    saltRule: 'practice',
    saltProof: null,
    beacon: null,
    tablesHash: '',
    codeHash: '',
    verifierHash: '',
    releaseHash: '',
    ...change,
  })

  test('commits to every shared game, with the text that was hashed and salted', async () => {
    const { manifest, manifestHash, salt, saltSource } = await published()
    const body = JSON.parse(manifest) as { N: number; terminals: Record<string, string>; saltRule: string }
    expect(Object.keys(body.terminals)).toEqual([
      'bomb',
      'crash',
      'football',
      'fruit',
      'lucky3',
      'richbomb',
      'roulette',
      'wingo',
    ])
    expect(body).toMatchObject({ version: 'PF1', epoch: 1, N: LENGTH, saltRule: 'practice' })
    expect(createHash('sha256').update(manifest).digest('hex')).toBe(manifestHash)
    expect(salt).toBe(practiceSalt(manifestHash))
    expect(saltSource).toBe('dev')
    expect(await server.call('GET /api/fair/manifest/2')).toMatchObject({ status: 404, errno: 1010 })
  })

  test('every round hashes to the one before it, down to the terminal', async () => {
    const { terminals } = JSON.parse((await published()).manifest) as { terminals: Record<string, string> }
    const chains = new Chains(server.db, vault, '')
    for (const game of ['crash', 'fruit']) {
      for (const index of [LENGTH, LENGTH - 1, 8001, 8000, 7999, 4001, 4000, 2]) {
        const [upper, lower] = [await chains.hashAt(game, 1, index), await chains.hashAt(game, 1, index - 1)]
        expect(bytesToHex(chainStep(upper.disclose()))).toBe(bytesToHex(lower.disclose()))
      }
      expect(bytesToHex(chainStep((await chains.hashAt(game, 1, 1)).disclose()))).toBe(terminals[game])
      await expect(chains.hashAt(game, 1, 0)).rejects.toThrow(RangeError)
      await expect(chains.hashAt(game, 1, LENGTH + 1)).rejects.toThrow(RangeError)
    }
  })

  test('stores no readable hash of a future round', async () => {
    const chains = new Chains(server.db, vault, '')
    const stored = JSON.stringify([
      await server.db.read('select body, hash, master_sealed::text, salt from manifests'),
      await server.db.read('select hash_sealed::text from chain_checkpoints'),
    ])
    for (const index of [1, 4000, 8000, LENGTH]) {
      expect(stored).not.toContain(bytesToHex((await chains.hashAt('crash', 1, index)).disclose()))
    }
    const stranger = new Chains(server.db, openVault(Buffer.alloc(32, 1)), '')
    await expect(stranger.hashAt('crash', 1, 1)).rejects.toThrow()
  })

  test('never changes a published manifest, and publishes once when nodes start together', async () => {
    const before = await published()
    const { tablesHash } = JSON.parse(before.manifest) as ChainOptions
    await Promise.all([1, 2, 3].map(() => publishChains(server.db, vault, options({ tablesHash }))))
    expect(await published()).toEqual(before)
    expect((await server.call('GET /api/fair/manifest/2')).errno).toBe(1010)
    for (const sql of [
      `update manifests set body = '{}'`,
      `update manifests set salt = 'ff'`,
      'delete from chain_checkpoints; delete from manifests',
    ]) {
      await expect(
        server.db.transaction((tx) => tx.script(sql)),
        sql,
      ).rejects.toThrow(/does not change/)
    }
  })

  test('publishes a new epoch for a new game or changed tables', async () => {
    await publishChains(server.db, vault, options({ games: ['crash', 'plinko'] }))
    const { manifest } = await published(2)
    expect(Object.keys((JSON.parse(manifest) as { terminals: object }).terminals)).toEqual(['crash', 'plinko'])
    await publishChains(server.db, vault, options({ tablesHash: 'changed' }))
    expect(JSON.parse((await published(3)).manifest)).toMatchObject({ epoch: 3, tablesHash: 'changed' })
  })
})
