import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { fork } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SandboxChain, type ChainOptions } from './chain.ts'
import { OWNER } from './play-money.ts'
import { freePort } from './ports.ts'
import { rpcTo } from './rpc.ts'
import artifact from './test-usdt.json' with { type: 'json' }

const HOST = '127.0.0.1'
const NOBODY = '0x000000000000000000000000000000000000bEEF'
let folder: string
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-chain-'))))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const logged: string[] = []
const open = (change: Partial<ChainOptions> = {}): Promise<SandboxChain> =>
  SandboxChain.open({ folder, host: HOST, port: 0, blockMs: 20, log: (line) => logged.push(line), ...change })

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(20)
}

test('makes blocks for a while after activity, then stops until there is more', async () => {
  const chain = await open()
  const rpc = rpcTo(chain.url)
  const height = async (): Promise<number> => Number(await rpc<string>('eth_blockNumber'))
  const isIdle = async (): Promise<boolean> => {
    const before = await height()
    await sleep(400)
    return (await height()) === before
  }
  const reaches = (blocks: number) => until(async () => (await height()) >= blocks)
  await reaches(30)
  await until(isIdle)
  const quiet = await height()
  const txHash = await rpc<string>('eth_sendTransaction', { from: OWNER, to: NOBODY, value: '0x5' })
  await until(async () => (await rpc('eth_getTransactionReceipt', txHash)) !== null)
  await reaches(quiet + 30)
  await until(isIdle)
  expect(await height()).toBeGreaterThanOrEqual(quiet + 30)
  await chain.close()
})

test('is the same chain after a restart', async () => {
  const first = await open()
  const txHash = await rpcTo(first.url)<string>('eth_sendTransaction', { from: OWNER, to: NOBODY, value: '0x5' })
  await until(async () => (await rpcTo(first.url)('eth_getTransactionReceipt', txHash)) !== null)
  const ask = (url: string) =>
    Promise.all([
      rpcTo(url)<{ blockHash: string; blockNumber: string }>('eth_getTransactionReceipt', txHash),
      rpcTo(url)<string>('eth_getBalance', NOBODY, 'latest'),
    ])
  const [receipt, balance] = await ask(first.url)
  await first.close()
  const second = await open()
  const block = await rpcTo(second.url)<{ hash: string }>('eth_getBlockByNumber', receipt.blockNumber, false)
  expect(await ask(second.url)).toEqual([receipt, balance])
  expect(block.hash).toBe(receipt.blockHash)
  await second.close()
})

test('reorganises between two blocks without losing one', async () => {
  const chain = await open({ blockMs: 1 })
  const rpc = rpcTo(chain.url)
  const height = async (): Promise<number> => Number(await rpc<string>('eth_blockNumber'))
  await until(async () => (await height()) > 5)
  for (let i = 0; i < 100; i++) {
    await rpc('eth_sendTransaction', { from: OWNER, to: NOBODY, value: '0x1' })
    await sleep(i % 10)
    await chain.reorganise(1 + (i % 2))
  }
  const blocks = await Promise.all(
    Array.from({ length: await height() }, (_, i) =>
      rpc<{ hash: string; parentHash: string } | null>('eth_getBlockByNumber', `0x${i.toString(16)}`, false),
    ),
  )
  const isChild = blocks.map((block, i) => i === 0 || block?.parentHash === blocks[i - 1]?.hash)
  expect(isChild).toEqual(blocks.map(() => true))
  await chain.close()
  await expect(chain.reorganise(1)).rejects.toThrow('is down')
})

test('continues from the last block after it was killed', async () => {
  const port = await freePort(HOST)
  const child = fork(path.join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, SANDBOX_DATA_DIR: folder, SANDBOX_CHAIN_PORT: String(port), SANDBOX_CHAIN_BLOCK_MS: '20' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ chainUrl }] = (await once(child, 'message')) as [{ chainUrl: string }]
  const rpc = rpcTo(chainUrl)
  await until(async () => Number(await rpc<string>('eth_blockNumber')) > 10)
  const { hash } = await rpc<{ hash: string }>('eth_getBlockByNumber', '0x8', false)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await until(() =>
    rpc('eth_chainId').then(
      () => false,
      () => true,
    ),
  )
  const chain = await open({ port })
  expect((await rpc<{ hash: string }>('eth_getBlockByNumber', '0x8', false)).hash).toBe(hash)
  await chain.close()
})

test('is down on a port in use, logs why, and comes up when the port is free', async () => {
  const port = await freePort(HOST)
  const other = net.createServer().listen(port, HOST)
  await once(other, 'listening')
  logged.length = 0
  const chain = await open({ port })
  try {
    expect(chain.isUp()).toBe(false)
    expect(logged).toMatchObject([expect.stringMatching(/is down: port \d+ can't be used/)])
    other.close()
    await until(() => Promise.resolve(chain.isUp()))
    // A slow machine may need another attempt.
    expect(logged.filter((line) => line.includes("can't be used"))).toHaveLength(1)
    expect(logged.at(-1)).toContain('is open')
  } finally {
    await chain.close()
  }
})

test('has a token artifact that matches its source', () => {
  const source = fs.readFileSync(path.join(import.meta.dirname, 'test-usdt.sol'))
  expect(createHash('sha256').update(source).digest('hex')).toBe(artifact.sourceSha256)
})
