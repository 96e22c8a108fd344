// `npm run salt` from the published manifest to the salted chain, with a calendar and a Bitcoin chain on this machine.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOts } from '@glasshouse/rulebook/core/salt-proof/ots'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { EASY_WORK_BITS, LocalBitcoin } from '../../../rulebook/test/local-bitcoin.ts'
import { Blocks, withoutWitness } from '../../src/commands/salt/blocks.ts'
import { complete, NotYet, stamp } from '../../src/commands/salt/calendars.ts'
import { proveSalt, stampManifest } from '../../src/commands/salt/steps.ts'
import { publishChains, type ChainOptions } from '../../src/play/fairness/chain.ts'
import { readSaltProof } from '../../src/play/fairness/salt-file.ts'
import { openCalendar, type LocalCalendar } from './local-calendar.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const FIRST_HEIGHT = 3_000_000
const SALT_HEIGHT = FIRST_HEIGHT + 180
const DIGEST = Buffer.alloc(32, 7)

let chain: LocalBitcoin
let calendar: LocalCalendar
let folder: string
beforeEach(async () => {
  chain = new LocalBitcoin({ firstHeight: FIRST_HEIGHT }).mine(12)
  calendar = await openCalendar(chain)
  folder = mkdtempSync(path.join(tmpdir(), 'salt-command-'))
})
afterEach(async () => {
  await calendar.close()
  rmSync(folder, { recursive: true })
})

describe('npm run salt', () => {
  let server: TestServer
  let address: string
  beforeAll(async () => {
    server = await openServer(databases[0] ?? 'embedded')
    address = await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  const announce = async (tablesHash: string, saltProof: ChainOptions['saltProof'] = null) =>
    publishChains(server.db, server.vault, {
      games: ['crash'],
      length: 100,
      saltRule: `btc:${SALT_HEIGHT}`,
      saltProof,
      saltWorkBits: EASY_WORK_BITS,
      beacon: null,
      tablesHash,
      codeHash: '',
      verifierHash: '',
      releaseHash: '',
    })

  it('leads from the published manifest to the salted chain', async () => {
    await expect(stampManifest(address, folder, [calendar.url])).rejects.toThrow(/No manifest waits/)
    await announce('whole')
    const { file, hash } = await stampManifest(address, folder, [calendar.url, calendar.url])
    const prove = (workBits?: number) => proveSalt(file, calendar.url, workBits)
    await expect(prove()).rejects.toThrow(NotYet)
    chain.mine()
    await expect(prove()).rejects.toThrow(/complete. Bitcoin is at block 3000012, and block 3000186/)
    chain.mine(SALT_HEIGHT + 6 - chain.tip)
    // Nothing is saved that the server would refuse.
    await expect(prove()).rejects.toThrow('The proof fails: work.')
    const saved = await prove(EASY_WORK_BITS)
    expect(path.basename(saved)).toMatch(/^manifest-\d+-salt\.json$/)
    await announce('whole', await readSaltProof(saved))
    const epoch = Number(/manifest-(\d+)/.exec(file)?.[1])
    const { data } = await server.call<{ salt: string; manifestHash: string }>(`GET /api/fair/manifest/${epoch}`)
    expect(data).toMatchObject({ salt: chain.blockHash(SALT_HEIGHT), manifestHash: hash })
  })

  it('keeps the first timestamp', async () => {
    await announce('again')
    const { file } = await stampManifest(address, folder, [calendar.url])
    const first = readFileSync(`${file}.ots`)
    await expect(stampManifest(address, folder, [calendar.url])).rejects.toThrow(/EEXIST/)
    expect(readFileSync(`${file}.ots`).equals(first)).toBe(true)
  })

  it('says so when a manifest was stamped too late', async () => {
    await announce('late')
    chain.mine(60)
    const { file } = await stampManifest(address, folder, [calendar.url])
    chain.mine(SALT_HEIGHT + 6 - chain.tip)
    await expect(proveSalt(file, calendar.url, EASY_WORK_BITS)).rejects.toThrow('The proof fails: age.')
    expect(existsSync(file.replace('.json', '-salt.json'))).toBe(false)
  })
})

describe('calendars', () => {
  const nowhere = 'http://127.0.0.1:9'

  it('must be two, in case one vanishes', async () => {
    await expect(stamp(DIGEST, [calendar.url, nowhere])).rejects.toThrow(/can’t be reached/)
    expect(readOts(await stamp(DIGEST, [calendar.url, nowhere, calendar.url])).attestations).toHaveLength(2)
  })

  it('complete a proof once they have a block, and leave it alone afterwards', async () => {
    const pending = await stamp(DIGEST, [calendar.url])
    await expect(complete(pending)).rejects.toThrow(NotYet)
    chain.mine()
    const done = await complete(pending)
    expect(readOts(done).attestations).toMatchObject([{ bitcoinHeight: chain.tip }])
    expect(await complete(done)).toBe(done)
    await calendar.close()
    await expect(complete(pending)).rejects.toThrow(/can’t be reached/)
  })
})

describe('a server of blocks', () => {
  it('gives headers across its pages and the coinbase without witness', async () => {
    const blocks = new Blocks(`${calendar.url}/`)
    expect(await blocks.tip()).toBe(chain.tip)
    chain.mine(20)
    expect(await blocks.headers(FIRST_HEIGHT + 3, FIRST_HEIGHT + 27)).toBe(
      chain.headers(FIRST_HEIGHT + 3, FIRST_HEIGHT + 27),
    )
    expect(await blocks.coinbase(FIRST_HEIGHT + 5)).toEqual(chain.coinbase(FIRST_HEIGHT + 5))
    await expect(blocks.headers(FIRST_HEIGHT, FIRST_HEIGHT + 99)).rejects.toThrow(/no block/)
  })

  it('may send a transaction in either form', () => {
    const plain = Buffer.from(chain.coinbase(FIRST_HEIGHT).coinbase, 'hex')
    expect(withoutWitness(plain)).toEqual(plain)
  })
})
