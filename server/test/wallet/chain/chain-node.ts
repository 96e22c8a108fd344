// A sandbox chain process controlled by the test: it mines, drops transactions and reorganises on command.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { Hex } from '../../../src/features/wallet/chain/chain.ts'
import { rpcTo } from '../../../src/features/wallet/chain/rpc.ts'
import { SANDBOX_NETWORK } from '../../../src/features/wallet/chain/sandbox.ts'

const program = path.join(import.meta.dirname, '..', '..', '..', '..', 'sandbox', 'src', 'chain', 'main.ts')
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ABI = parseAbi([
  'function give(bytes32 request, address to, uint256 value)',
  'function setPaused(bool value)',
  'function transfer(address to, uint256 value)',
])

export type ChainNode = Awaited<ReturnType<typeof openChain>>

export async function openChain(env: Record<string, string> = {}) {
  const folder = env['SANDBOX_DATA_DIR'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-chain-'))
  const child = fork(program, {
    env: { ...process.env, SANDBOX_DATA_DIR: folder, SANDBOX_CHAIN_BLOCK_MS: '0', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [told] = (await once(child, 'message')) as [{ chainUrl: string; isUp: boolean }]
  if (!told.isUp) {
    child.disconnect()
    throw new Error('the sandbox chain did not start')
  }
  const rpc = rpcTo(told.chainUrl, 20_000)
  const fromOwner = (data: Hex, to: Hex = SANDBOX_NETWORK.token): Promise<Hex> =>
    rpc('eth_sendTransaction', [{ from: OWNER, to, data, gas: '0x493e0' }])
  return {
    url: told.chainUrl,
    rpc,
    /** Mints tokens to an address in the next block. */
    give: (to: Hex, amount: bigint, token?: Hex): Promise<Hex> =>
      fromOwner(
        encodeFunctionData({
          abi: ABI,
          functionName: 'give',
          args: [`0x${randomBytes(32).toString('hex')}`, to, amount],
        }),
        token,
      ),
    pause: (value: boolean): Promise<Hex> =>
      fromOwner(encodeFunctionData({ abi: ABI, functionName: 'setPaused', args: [value] })),
    transferData: (to: Hex, amount: bigint): Hex =>
      encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [to, amount] }),
    /** Deploys another contract with the same code and symbol. */
    otherToken: async (): Promise<Hex> => {
      const first = await rpc<{ transactions: { input: Hex }[] }>('eth_getBlockByNumber', ['0x1', true])
      const data = first.transactions[0]?.input
      const txHash = await rpc<Hex>('eth_sendTransaction', [{ from: OWNER, data, gas: '0x2dc6c0' }])
      await rpc('evm_mine', [])
      return (await rpc<{ contractAddress: Hex }>('eth_getTransactionReceipt', [txHash])).contractAddress
    },
    mine: (blocks = 1): Promise<null> => rpc('sandbox_mine', [`0x${blocks.toString(16)}`]),
    /** Replaces the last blocks by the same number of empty ones. */
    reorganise: (depth: number): Promise<void> =>
      new Promise((resolve, reject) => {
        const fail = (): void => reject(new Error('the chain could not be reorganised'))
        child.once('exit', fail)
        child.once('message', ({ reorganised }: { reorganised: boolean }) => {
          child.off('exit', fail)
          if (reorganised) resolve()
          else fail()
        })
        child.send({ reorganise: depth }, (error) => error && fail())
      }),
    rawOf: (txHash: Hex): Promise<Hex> => rpc('eth_getRawTransactionByHash', [txHash]),
    sendRaw: (raw: Hex): Promise<Hex> => rpc('eth_sendRawTransaction', [raw]),
    drop: (txHash: Hex): Promise<unknown> => rpc('sandbox_dropTransaction', [txHash]),
    /** kill -9. A new process on the same folder continues from the last block. */
    kill: async (): Promise<void> => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    close: async (): Promise<void> => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.disconnect()
        await ended
      }
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
