// Ten thousand deposit addresses and a token that everybody uses: few calls, bounded, and every deposit found.

import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../../src/features/wallet/chain/chain.ts'
import { EvmChain } from '../../../src/features/wallet/chain/evm-chain.ts'
import { rpcTo, type Rpc } from '../../../src/features/wallet/chain/rpc.ts'
import { openChainFixture, type ChainFixture } from './chain-fixture.ts'
import { openChain, type ChainNode } from './chain-node.ts'
import { databases, openServer, type TestServer } from '../../support/open-server.ts'

const USDT = 1_000_000n
const ADDRESSES = 10_000
const BLOCKS = 6
const FOREIGN_PER_BLOCK = 12
const MAX_CALLS = 8

const randomAddress = (): Hex => `0x${randomBytes(20).toString('hex')}`

describe.each(databases)(`deposits to ${ADDRESSES} addresses on %s`, (kind) => {
  let server: TestServer
  let node: ChainNode
  let house: ChainFixture
  beforeAll(async () => {
    ;[server, node] = await Promise.all([openServer(kind), openChain()])
    house = await openChainFixture(server.db, node)
    await server.db.commit(
      `insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language, invitation_code,
                            terms_version, adult_confirmed)
         select decode(lpad(to_hex(n), 64, '0'), 'hex'), '', 'FR', '', 'Test', 1, 'en', 'size-' || n, '1', true
           from generate_series(1, ${ADDRESSES}) n`,
    )
    await server.db.commit(
      `insert into deposit_addresses (player_id, address)
         select id, '0x' || lpad(to_hex(id), 40, 'a') from players where invitation_code like 'size-%'`,
    )
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await Promise.all([server.close(), node.close()])
  })

  test('are found among the transfers of everybody else with one call a block', async () => {
    const calls: string[] = []
    const counting: Rpc = (method, params) => {
      calls.push(method)
      return node.rpc(method, params)
    }
    const { watcher } = house.start(server.db, new EvmChain(counting))
    await house.read(watcher)
    const depositors = [await house.player(), await house.player()]
    for (let block = 0; block < BLOCKS; block++) {
      for (let n = 0; n < FOREIGN_PER_BLOCK; n++) await node.give(randomAddress(), USDT)
      const playerId = block % 5 === 0 ? depositors[block / 5] : undefined
      if (playerId) await node.give(await house.provider.depositAddress(playerId), 3n * USDT)
      await node.mine()
    }
    calls.length = 0
    await watcher.step()
    expect(calls.filter((method) => method === 'eth_getLogs')).toHaveLength(BLOCKS)
    // One while reading the block; the first deposit has its confirmations by now and is verified once more.
    expect(calls.filter((method) => method === 'eth_getTransactionReceipt').length).toBeLessThanOrEqual(4)
    await node.mine(5)
    await house.read(watcher)
    for (const playerId of depositors) expect(await house.gold(playerId)).toBe(3000n)
  })
})

test('asks a node eight things at the same time, and everything in the end', async () => {
  const CALLS = 100
  const held: (() => void)[] = []
  let [most, answered] = [0, 0]
  const http = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { id, params } = JSON.parse(body) as { id: number; params: [number] }
      // Every tenth call fails, which must not block those behind it.
      held.push(() => response.end(params[0] % 10 === 0 ? 'broken' : JSON.stringify({ id, result: params[0] })))
      most = Math.max(most, held.length)
      if (held.length < MAX_CALLS && answered + held.length < CALLS) return
      answered += held.length
      for (const answer of held.splice(0)) answer()
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const rpc = rpcTo(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, 60_000)
  const answers = await Promise.allSettled(Array.from({ length: CALLS }, (_, n) => rpc<number>('echo', [n])))
  http.close()
  expect(most).toBe(MAX_CALLS)
  const values = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(values).toEqual(Array.from({ length: CALLS }, (_, n) => n).filter((n) => n % 10 > 0))
})
