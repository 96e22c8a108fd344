import { randomUUID } from 'node:crypto'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChainUnknown } from '../../../src/features/wallet/chain/chain.ts'
import { EvmChain } from '../../../src/features/wallet/chain/evm-chain.ts'
import { rpcTo } from '../../../src/features/wallet/chain/rpc.ts'
import { openFaucet, SANDBOX_NETWORK, sandboxHotKey } from '../../../src/features/wallet/chain/sandbox.ts'
import { openChain, type ChainNode } from './chain-node.ts'

let node: ChainNode
beforeAll(async () => void (node = await openChain()))
afterAll(() => node.close())

const newAddress = () => privateKeyToAddress(`0x${randomUUID().replaceAll('-', '').repeat(2)}`)

test('matches the token and hot wallet that the server expects', async () => {
  const chain = new EvmChain(node.rpc)
  const hot = privateKeyToAddress(`0x${Buffer.from(sandboxHotKey().disclose()).toString('hex')}`)
  expect(await chain.chainId()).toBe(SANDBOX_NETWORK.chainId)
  expect(await chain.decimals(SANDBOX_NETWORK.token)).toBe(SANDBOX_NETWORK.terms.currency.decimals)
  expect(await chain.balanceOf(SANDBOX_NETWORK.token, hot)).toBeGreaterThanOrEqual(10n ** 11n)
  expect(await chain.gasBalance(hot)).toBeGreaterThan(10n ** 18n)
})

test('sends faucet coins once per request', async () => {
  const [faucet, chain, address, requestId] = [openFaucet(node.rpc), new EvmChain(node.rpc), newAddress(), randomUUID()]
  const first = await faucet(address, requestId)
  expect(await faucet(address, requestId)).toEqual(first)
  await node.mine()
  expect(await faucet(address, requestId)).toEqual(first)
  await node.mine()
  expect(await chain.balanceOf(SANDBOX_NETWORK.token, address)).toBe(first.amount)
  expect((await faucet(address, randomUUID())).txHash).not.toBe(first.txHash)
  await node.mine()
  expect(await chain.balanceOf(SANDBOX_NETWORK.token, address)).toBe(first.amount * 2n)
})

test('treats no answer as unknown', async () => {
  const nobody = new EvmChain(rpcTo('http://127.0.0.1:9', 500))
  await expect(nobody.latest()).rejects.toThrow(ChainUnknown)
  await expect(nobody.receipt('0x12')).rejects.toThrow(ChainUnknown)
  await expect(nobody.send('0x12')).rejects.toThrow(ChainUnknown)
  const chain = new EvmChain(node.rpc)
  expect(await chain.receipt(`0x${'1'.repeat(64)}`)).toBeNull()
  expect(await chain.block(10n ** 9n)).toBeNull()
  await expect(chain.transfers(`0x${'1'.repeat(64)}`, SANDBOX_NETWORK.token, [])).rejects.toThrow(ChainUnknown)
  await expect(chain.decimals(newAddress())).rejects.toThrow(ChainUnknown)
})
