// Salting a chain with a Bitcoin block: what is taken as proof that the manifest is older.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SaltProof } from '@glasshouse/rulebook/core/salt-proof/salt-proof'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { output } from 'zod'
import { EASY_WORK_BITS, LocalBitcoin, saltProofOf } from '../../../../rulebook/test/local-bitcoin.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { openVault } from '../../platform/db/vault.ts'
import { Chains, publishChains, type ChainOptions } from './chain.ts'
import { readSaltProof } from './salt-file.ts'

type Published = output<typeof fairnessContract.manifest.output>

const LENGTH = 100
/** Far in the future, so that no test of years to come finds it mined. */
const FIRST_HEIGHT = 3_000_000
const SALT_HEIGHT = FIRST_HEIGHT + 200

describe.each(databases)('the salt of a chain on %s', (kind) => {
  let server: TestServer
  const vault = openVault(Buffer.from('ab'.repeat(32), 'hex'))
  beforeAll(async () => void (server = await openServer(kind, { SECRET_KEY: 'ab'.repeat(32) })))
  afterAll(() => server.close())

  const options = (change: Partial<ChainOptions> = {}): ChainOptions => ({
    games: ['crash'],
    length: LENGTH,
    saltRule: `btc:${SALT_HEIGHT}`,
    saltProof: null,
    saltWorkBits: EASY_WORK_BITS,
    beacon: null,
    tablesHash: 'tables',
    codeHash: '',
    verifierHash: '',
    releaseHash: '',
    ...change,
  })
  const newest = async (): Promise<Published> => {
    const [last] = await server.db.read<{ epoch: number }>('select max(epoch) as epoch from manifests')
    return (await server.call<Published>(`GET /api/fair/manifest/${last?.epoch}`)).data
  }
  /** Publishes a manifest with tables of its own, and stamps it so many blocks before the salt block. */
  async function announce(tablesHash: string, blocksBefore: number) {
    await publishChains(server.db, vault, options({ tablesHash }))
    const { manifestHash } = await newest()
    const chain = new LocalBitcoin({ firstHeight: FIRST_HEIGHT }).mine(200 - blocksBefore)
    const ots = chain.stamped(Buffer.from(manifestHash, 'hex'))
    const anchor = chain.tip
    chain.mine(SALT_HEIGHT + 6 - anchor)
    const proof = saltProofOf(chain, ots, anchor, SALT_HEIGHT)
    const publish = (given: SaltProof, change: Partial<ChainOptions> = {}) =>
      publishChains(server.db, vault, options({ tablesHash, saltProof: given, ...change }))
    return { chain, proof, anchor, publish }
  }

  test('is the announced block, once the manifest is proved older, and never changes', async () => {
    const { chain, proof, anchor, publish } = await announce('proved', 150)
    const chains = new Chains(server.db, vault, 'proved')
    const waiting = await newest()
    expect(waiting).toMatchObject({ salt: null, saltSource: 'btc', saltProof: '', saltAnchor: null })
    const { epoch } = JSON.parse(waiting.manifest) as { epoch: number }
    await expect(chains.getSalt(epoch)).rejects.toThrow(new Refusal('gamePaused'))
    await Promise.all([1, 2, 3].map(() => publish(proof)))
    const salted = await newest()
    expect(salted).toMatchObject({
      salt: chain.blockHash(SALT_HEIGHT),
      saltProof: chain.header(SALT_HEIGHT).toString('hex'),
      saltAnchor: proof,
    })
    expect(anchor).toBe(SALT_HEIGHT - 150)
    expect(await chains.nextRound('crash', null)).toEqual({ epoch, index: 1 })
    await expect(
      server.db.transaction((tx) => tx.query('update manifests set salt_anchor = null where epoch = $1', [epoch])),
    ).rejects.toThrow(/does not change/)
    await publish({ ...proof, headers: '' })
    expect(await newest()).toEqual(salted)
  })

  test('is refused for good when the manifest was stamped too late', async () => {
    const { proof, publish } = await announce('late', 143)
    await expect(publish(proof)).rejects.toThrow(/not stamped 144 blocks/)
    expect((await newest()).salt).toBeNull()
  })

  test('is refused without the work of real blocks unless a test says otherwise', async () => {
    const { proof, publish } = await announce('work', 150)
    const { saltWorkBits: _, ...real } = options({ tablesHash: 'work', saltProof: proof })
    await expect(publishChains(server.db, vault, real)).rejects.toThrow(/lack the work/)
    expect((await newest()).salt).toBeNull()
    await publish(proof)
    expect((await newest()).salt).not.toBeNull()
  })

  test('is refused with a reason for each part that fails', async () => {
    const { chain, proof, publish } = await announce('parts', 150)
    const parts: [RegExp, Partial<SaltProof>][] = [
      [/timestamp does not lead/, { headers: chain.headers(SALT_HEIGHT - 20, SALT_HEIGHT + 6) }],
      [/not consecutive/, { headers: proof.headers.slice(0, 3200) + proof.headers.slice(3360) }],
      [/not of the block/, chain.coinbase(SALT_HEIGHT + 1)],
      [/fewer than six blocks/, { headers: proof.headers.slice(0, -160) }],
    ]
    for (const [reason, part] of parts) await expect(publish({ ...proof, ...part })).rejects.toThrow(reason)
    expect((await newest()).salt).toBeNull()
  })

  test('ignores the proof of another manifest', async () => {
    const { proof } = await announce('before', 150)
    const { publish } = await announce('after', 150)
    await publish(proof)
    expect((await newest()).salt).toBeNull()
  })

  test('cannot be a block that already exists when the manifest is published', async () => {
    for (const saltRule of ['btc:1', 'btc:800000', 'btc:850000'])
      await expect(publishChains(server.db, vault, options({ saltRule, tablesHash: 'past' }))).rejects.toThrow(
        /already exists/,
      )
    expect((await newest()).manifest).not.toContain('"past"')
  })
})

describe('the file of a salt proof', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'salt-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'proof.json')

  test('is read once it is there', async () => {
    expect(await readSaltProof(null)).toBeNull()
    expect(await readSaltProof(file)).toBeNull()
    const proof = { ots: '00', headers: '', coinbase: '', branch: [] }
    writeFileSync(file, JSON.stringify(proof))
    expect(await readSaltProof(file)).toEqual(proof)
  })

  test('is refused when it is something else', async () => {
    for (const text of [
      '',
      'nonsense',
      '[]',
      '{"ots":"xy"}',
      '{"ots":"","headers":"","coinbase":"","branch":[],"more":1}',
    ]) {
      writeFileSync(file, text)
      await expect(readSaltProof(file)).rejects.toThrow(/not a salt proof/)
    }
    await expect(readSaltProof(folder)).rejects.toThrow(/EISDIR/)
  })
})
