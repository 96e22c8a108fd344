import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createLegacyTx } from '@ethereumjs/tx'
import { bytesToHex, hexToBytes } from '@ethereumjs/util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHAIN_ID, HOT_WALLET, OWNER, OWNER_KEY, TOKEN } from '../play-money.ts'
import { ensureToken, fillHotWallet } from '../token.ts'
import { EvmNode, type Retention } from './evm-node.ts'
import { answer } from './rpc-methods.ts'
import type { Hex, Log, Receipt } from './types.ts'

const NOBODY: Hex = '0x000000000000000000000000000000000000beef'
const GWEI = 10n ** 9n
const BALANCE_OF = `0x70a08231${HOT_WALLET.slice(2).toLowerCase().padStart(64, '0')}`
/** transfer(NOBODY, 1), which fails without tokens. */
const TRANSFER = `0xa9059cbb${NOBODY.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`

let folder: string
let node: EvmNode
const open = async (retention?: Retention): Promise<void> => void (node = await EvmNode.open(folder, retention))
const reopen = async (retention?: Retention): Promise<void> => {
  await node.close()
  await open(retention)
}
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-node-'))
  await open()
})
afterEach(async () => {
  await node.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const rpc = async <T>(method: string, ...params: readonly unknown[]): Promise<T> =>
  (await answer(node, method, params)) as T
const height = async (): Promise<number> => Number(await rpc<Hex>('eth_blockNumber'))
const send = (data: object): Promise<Hex> => rpc('eth_sendTransaction', { from: OWNER, to: NOBODY, ...data })
const receiptOf = (hash: Hex): Promise<Receipt | null> => rpc('eth_getTransactionReceipt', hash)

interface Signed {
  nonce?: number
  gasPrice?: bigint
  value?: bigint
  gasLimit?: bigint
  chainId?: number
}
/** A transfer of the owner, signed as by a wallet. */
function signed({
  nonce = 0,
  gasPrice = 2n * GWEI,
  value = 1n,
  gasLimit = 21_000n,
  chainId = CHAIN_ID,
}: Signed = {}): Hex {
  const common = createCustomCommon({ chainId }, Mainnet, { hardfork: Hardfork.Shanghai })
  const tx = createLegacyTx({ nonce, gasPrice, value, gasLimit, to: NOBODY }, { common })
  return bytesToHex(tx.sign(hexToBytes(OWNER_KEY)).serialize())
}
const sendRaw = (raw: Hex): Promise<Hex> => rpc('eth_sendRawTransaction', raw)

describe('transactions', () => {
  it('are mined in order of nonce, and wait after a gap', async () => {
    const second = await sendRaw(signed({ nonce: 1 }))
    await node.mine()
    expect(await receiptOf(second)).toBeNull()
    expect(await rpc('eth_getTransactionCount', OWNER, 'pending')).toBe('0x0')
    const first = await sendRaw(signed({ nonce: 0 }))
    expect(await rpc('eth_getTransactionCount', OWNER, 'pending')).toBe('0x2')
    await node.mine()
    expect(await receiptOf(first)).toMatchObject({ transactionIndex: '0x0', status: '0x1', gasUsed: '0x5208' })
    expect(await receiptOf(second)).toMatchObject({ transactionIndex: '0x1', status: '0x1' })
    expect(await rpc('eth_getBalance', NOBODY, 'latest')).toBe('0x2')
  })

  it('are refused with the messages of public nodes', async () => {
    await sendRaw(signed({ nonce: 0 }))
    await expect(sendRaw(signed({ nonce: 0 }))).rejects.toThrow('already known')
    await expect(sendRaw(signed({ nonce: 0, value: 2n }))).rejects.toThrow('replacement transaction underpriced')
    await expect(sendRaw(signed({ nonce: 1, value: 10n ** 30n }))).rejects.toThrow('insufficient funds')
    await expect(sendRaw(signed({ nonce: 1, gasLimit: 20_999n }))).rejects.toThrow('intrinsic gas too low')
    await expect(sendRaw(signed({ nonce: 1, gasLimit: 30_000_001n }))).rejects.toThrow('exceeds block gas limit')
    await expect(sendRaw(signed({ nonce: 1, chainId: 1 }))).rejects.toThrow('invalid transaction')
    await expect(sendRaw('0x1234')).rejects.toThrow('invalid transaction')
    await node.mine()
    await expect(sendRaw(signed({ nonce: 0 }))).rejects.toThrow('nonce too low')
    await expect(rpc('eth_sendTransaction', { from: HOT_WALLET, to: NOBODY })).rejects.toThrow('no signer')
  })

  it('are replaced by one with the same nonce that pays a tenth more', async () => {
    const cheap = await sendRaw(signed({ gasPrice: 20n * GWEI }))
    await expect(sendRaw(signed({ gasPrice: 22n * GWEI - 1n }))).rejects.toThrow('underpriced')
    const dear = await sendRaw(signed({ gasPrice: 22n * GWEI }))
    await node.mine()
    expect(await receiptOf(cheap)).toBeNull()
    expect(await receiptOf(dear)).toMatchObject({ status: '0x1', effectiveGasPrice: `0x${(22n * GWEI).toString(16)}` })
  })

  it('wait while they pay less than the base fee', async () => {
    const cheap = await sendRaw(signed({ gasPrice: GWEI / 2n }))
    await node.mine()
    expect(await receiptOf(cheap)).toBeNull()
    await node.mine(10)
    expect(await receiptOf(cheap)).toMatchObject({ status: '0x1' })
  })

  it('are mined as failed when they revert, and change only the nonce', async () => {
    await ensureToken(rpc)
    const hash = await send({ to: TOKEN, data: TRANSFER, gas: '0x186a0' })
    await node.mine()
    expect(await receiptOf(hash)).toMatchObject({ status: '0x0', logs: [] })
    await expect(rpc('eth_call', { from: OWNER, to: TOKEN, data: TRANSFER }, 'latest')).rejects.toThrow('reverted')
  })
})

describe('queries', () => {
  it('return logs by block, address and topics, and none of replaced blocks', async () => {
    await ensureToken(rpc)
    await fillHotWallet(rpc)
    await node.mine()
    const [log, ...others] = await rpc<Log[]>('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest', address: TOKEN })
    expect(others.length).toBeGreaterThan(0)
    const { topics, blockHash } = log as Log
    const count = async (filter: object): Promise<number> => (await rpc<Log[]>('eth_getLogs', filter)).length
    expect(await count({ blockHash })).toBe(others.length + 1)
    expect(await count({ blockHash, topics })).toBe(1)
    expect(await count({ blockHash, topics: [[NOBODY, topics[0]]] })).toBe(1)
    expect(await count({ blockHash, topics: [null, NOBODY] })).toBe(0)
    expect(await count({ blockHash, address: NOBODY })).toBe(0)
    expect(await count({ fromBlock: '0x0', toBlock: '0x1' })).toBe(0)
    await node.reorganise(1)
    await expect(count({ blockHash })).rejects.toThrow('unknown block')
    expect(await count({ fromBlock: '0x0', toBlock: 'latest' })).toBe(0)
  })

  it('discard the writes of a call', async () => {
    await ensureToken(rpc)
    await node.mine()
    const give = `0x2e954770${'1'.padStart(64, '0')}${NOBODY.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`
    const { stateRoot } = node.head.header
    await rpc('eth_call', { from: OWNER, to: TOKEN, data: give }, 'latest')
    await node.mine()
    expect(node.head.header.stateRoot).toBe(stateRoot)
    expect(fs.readFileSync(path.join(folder, 'chain.jsonl'), 'utf8').trimEnd().split('\n').at(-1)).toContain(
      '"state":[]',
    )
  })

  it('use the state of an earlier block', async () => {
    await node.mine()
    await send({ value: '0x5' })
    await node.mine()
    expect(await rpc('eth_getBalance', NOBODY, '0x1')).toBe('0x0')
    expect(await rpc('eth_getBalance', NOBODY, '0x2')).toBe('0x5')
    await expect(rpc('eth_getBalance', NOBODY, '0x3')).rejects.toThrow('header not found')
  })

  it('refuse unknown methods', async () => {
    await expect(rpc('eth_coinbase')).rejects.toMatchObject({ code: -32_601 })
    await expect(rpc('constructor')).rejects.toMatchObject({ code: -32_601 })
    await expect(rpc('eth_getBalance', 'nobody', 'latest')).rejects.toMatchObject({ code: -32_602 })
    await expect(rpc('sandbox_reorganise', 1)).rejects.toThrow("can't replace 1 blocks")
  })
})

describe('persistence', () => {
  it('keeps the chain after a reorganisation', async () => {
    await ensureToken(rpc)
    const hash = await send({ value: '0x5' })
    await node.mine(3)
    const [before, gone] = [node.head.hash, await receiptOf(hash)]
    expect(gone).not.toBeNull()
    await rpc('sandbox_setBalance', NOBODY, '0x7')
    await node.reorganise(3)
    expect(await height()).toBe(4)
    expect(node.head.hash).not.toBe(before)
    const { hash: after } = node.head
    await reopen()
    expect(node.head.hash).toBe(after)
    expect(await receiptOf(hash)).toBeNull()
    expect(await rpc('eth_getBalance', NOBODY, 'latest')).toBe('0x0')
    expect(await rpc('eth_getTransactionCount', OWNER, 'latest')).toBe('0x1')
  })

  it('keeps a set balance that is in no block yet', async () => {
    await rpc('sandbox_setBalance', NOBODY, '0x7')
    await reopen()
    expect(await rpc('eth_getBalance', NOBODY, 'latest')).toBe('0x7')
    await node.mine()
    expect(await rpc('eth_getBalance', NOBODY, '0x1')).toBe('0x7')
  })

  it('keeps every block except one with a torn line', async () => {
    await node.mine(3)
    const { hash } = node.block(2) ?? {}
    await node.close()
    const file = path.join(folder, 'chain.jsonl')
    fs.truncateSync(file, fs.statSync(file).size - 5)
    await open()
    expect(node.head.hash).toBe(hash)
    await node.mine()
    await reopen()
    expect(await height()).toBe(3)
  })

  it('keeps the last blocks and the full state when the file is compacted', async () => {
    const retention = { blocks: 20, states: 5, lines: 40 }
    await reopen(retention)
    await ensureToken(rpc)
    await fillHotWallet(rpc)
    for (let i = 0; i < 45; i++) {
      await send({ value: '0x1' })
      await node.mine()
    }
    const { hash } = node.head
    const tokens = await rpc<Hex>('eth_call', { to: TOKEN, data: BALANCE_OF }, 'latest')
    expect(BigInt(tokens)).toBeGreaterThan(0n)
    await reopen(retention)
    expect(fs.readFileSync(path.join(folder, 'chain.jsonl'), 'utf8').split('\n').length).toBeLessThan(45)
    expect(node.head.hash).toBe(hash)
    expect(await rpc('eth_call', { to: TOKEN, data: BALANCE_OF }, 'latest')).toBe(tokens)
    expect(await rpc('eth_getBalance', NOBODY, 'latest')).toBe('0x2d')
    expect(node.block(0)).toBeDefined()
    expect(node.block(1)).toBeUndefined()
    await expect(rpc('eth_getBalance', NOBODY, `0x${((await height()) - 6).toString(16)}`)).rejects.toThrow('pruned')
    await node.mine()
    expect(node.head.header.parentHash).toBe(hash)
  })
})
