// The sandbox network: a local chain with publicly known keys. A server in real-money mode must never use it.

import { Secret } from '../../../platform/db/vault.ts'
import { usdtTerms } from '../terms.ts'
import { callData, keccak, eventTopic } from './abi.ts'
import { ChainUnknown, type Hex } from './chain.ts'
import type { Network } from './network.ts'
import { RpcError, type Rpc } from './rpc.ts'

/** Account 1 of the well-known test mnemonic. Account 0 holds the funded keys. */
export const SANDBOX_XPUB =
  'xpub6Ce9NcJvTk372KjsGfWqbcex5DumjpNquQLApoeQUavSCjEc823BV1tb4rXUuPuht8h2hSxkg2EXUaKUJmniJvRZAELxypsCzBFdtosmV76'
/** The publicly known key m/44'/60'/2'/0/0 of the same mnemonic. */
export const sandboxHotKey = (): Secret =>
  new Secret(Buffer.from('19d1b9afaf5b1f79f708bd95673df2203213fdbbdafe50e70f056c2fecaa799e', 'hex'))

export const SANDBOX_NETWORK: Network = {
  terms: usdtTerms('sandbox', 'Test network', 3),
  chainId: 31_337n,
  token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  pollMs: 1000,
}

const OWNER: Hex = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const GIVEN_TOPIC = eventTopic('Given(bytes32)')
const FAUCET_UNITS = 10_000_000n

interface PendingBlock {
  readonly transactions: readonly { readonly hash: Hex; readonly input: Hex }[]
}

/** Sends test coins. The token contract makes it idempotent by request. */
export function openFaucet(rpc: Rpc): (address: string, requestId: string) => Promise<{ txHash: Hex; amount: bigint }> {
  const give = async (address: string, requestId: string): Promise<Hex> => {
    const request = keccak(Buffer.from(`${address}:${requestId}`))
    const filter = {
      fromBlock: '0x0',
      toBlock: 'latest',
      address: SANDBOX_NETWORK.token,
      topics: [GIVEN_TOPIC, request],
    }
    const [log] = await rpc<{ transactionHash: Hex }[]>('eth_getLogs', [filter])
    if (log) return log.transactionHash
    const data = callData('give(bytes32,address,uint256)', request, address as Hex, FAUCET_UNITS)
    const waiting = await rpc<PendingBlock>('eth_getBlockByNumber', ['pending', true])
    const known = waiting.transactions.find(({ input }) => input === data)
    return known?.hash ?? (await rpc<Hex>('eth_sendTransaction', [{ from: OWNER, to: SANDBOX_NETWORK.token, data }]))
  }
  return async (address, requestId) => {
    try {
      return { txHash: await give(address, requestId), amount: FAUCET_UNITS }
    } catch (error) {
      throw error instanceof RpcError ? new ChainUnknown(error.message) : error
    }
  }
}
