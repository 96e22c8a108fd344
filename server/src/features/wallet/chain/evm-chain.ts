// An EVM chain, reached through the JSON-RPC interface of one node.

import { callData, toChecksumAddress, word } from './abi.ts'
import {
  ChainUnknown,
  type Block,
  type Chain,
  type Hex,
  type Receipt,
  type Recipients,
  type SendResult,
  type Transfer,
} from './chain.ts'
import { RpcError, type Rpc } from './rpc.ts'
import { TRANSFER_TOPIC } from './token.ts'

interface RpcBlock {
  readonly number: Hex
  readonly hash: Hex
  readonly parentHash: Hex
}

interface RpcLog {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly transactionHash: Hex
  readonly logIndex: Hex
}

interface RpcReceipt {
  readonly status: Hex
  readonly blockNumber: Hex
  readonly blockHash: Hex
  readonly transactionHash: Hex
  readonly logs: readonly RpcLog[]
}

/** Error messages of common node implementations for rejected transactions. */
const SEND_ERRORS: readonly (readonly [RegExp, SendResult])[] = [
  [/already known|already imported|known transaction|alreadyknown|already exists/i, 'known'],
  [/nonce too low|nonce is too low|oldnonce|invalid transaction nonce/i, 'nonceUsed'],
  [/underpriced|fee too low|feetoolow|gas price too low|less than block base fee|below .*base ?fee/i, 'tooCheap'],
  [/insufficient funds|insufficientfunds|insufficient balance/i, 'noFunds'],
]

export class EvmChain implements Chain {
  readonly #rpc: Rpc

  constructor(rpc: Rpc) {
    this.#rpc = rpc
  }

  async chainId(): Promise<bigint> {
    return await this.#request('eth_chainId', [], parseQuantity)
  }

  async latest(): Promise<Block> {
    return await this.#request('eth_getBlockByNumber', ['latest', false], toBlock)
  }

  async block(number: bigint): Promise<Block | null> {
    return await this.#request('eth_getBlockByNumber', [toHex(number), false], (block: RpcBlock | null) =>
      block === null ? null : toBlock(block),
    )
  }

  async transfers(blockHash: Hex, token: Hex, to: Recipients): Promise<readonly Transfer[]> {
    const isFiltered = typeof to !== 'function'
    const topics = [TRANSFER_TOPIC, ...(isFiltered ? [null, to.map((address) => word(address))] : [])]
    const logs = await this.#request('eth_getLogs', [{ blockHash, address: token, topics }], toRecipients)
    const recipients = isFiltered ? new Set(to) : await to([...new Set(logs.map((log) => log.to))])
    const txHashes = new Set(logs.filter((log) => recipients.has(log.to)).map(({ txHash }) => txHash))
    // Nodes number logs within the block. The receipt gives the position within the transaction.
    const receipts = await Promise.all([...txHashes].map((txHash) => this.receipt(txHash)))
    if (receipts.some((receipt) => receipt?.blockHash !== blockHash)) {
      throw new ChainUnknown('a block and its receipts do not match')
    }
    return receipts.flatMap((receipt) =>
      (receipt?.transfers ?? []).filter((each) => each.token === token && recipients.has(each.to)),
    )
  }

  async receipt(txHash: Hex): Promise<Receipt | null> {
    return await this.#request('eth_getTransactionReceipt', [txHash], (receipt: RpcReceipt | null) =>
      receipt === null ? null : toReceipt(receipt),
    )
  }

  async decimals(token: Hex): Promise<number> {
    const data = callData('decimals()')
    return await this.#request('eth_call', [{ to: token, data }, 'latest'], (raw: Hex) => Number(parseQuantity(raw)))
  }

  async balanceOf(token: Hex, address: Hex, blockNumber?: bigint): Promise<bigint> {
    const data = callData('balanceOf(address)', address)
    const blockTag = blockNumber === undefined ? 'latest' : toHex(blockNumber)
    return await this.#request('eth_call', [{ to: token, data }, blockTag], parseQuantity)
  }

  async gasBalance(address: Hex): Promise<bigint> {
    return await this.#request('eth_getBalance', [address, 'latest'], parseQuantity)
  }

  async gasPrice(): Promise<bigint> {
    return await this.#request('eth_gasPrice', [], parseQuantity)
  }

  async nonce(address: Hex, including: 'mined' | 'pending'): Promise<bigint> {
    const blockTag = including === 'mined' ? 'latest' : 'pending'
    return await this.#request('eth_getTransactionCount', [address, blockTag], parseQuantity)
  }

  async send(raw: Hex): Promise<SendResult> {
    try {
      await this.#rpc<Hex>('eth_sendRawTransaction', [raw])
      return 'accepted'
    } catch (error) {
      const refusal = error instanceof RpcError && SEND_ERRORS.find(([pattern]) => pattern.test(error.message))
      if (refusal) return refusal[1]
      throw error instanceof RpcError ? new ChainUnknown(error.message) : error
    }
  }

  /** An RPC error or a malformed result means unknown. */
  async #request<T>(method: string, params: readonly unknown[], read: (raw: never) => T): Promise<T> {
    try {
      return read(await this.#rpc<never>(method, params))
    } catch (error) {
      if (error instanceof ChainUnknown) throw error
      throw new ChainUnknown(error instanceof Error ? error.message : String(error))
    }
  }
}

const toHex = (number: bigint): Hex => `0x${number.toString(16)}`

/** A call to an address without a contract returns `0x`, which is not zero. */
function parseQuantity(raw: Hex): bigint {
  if (!/^0x[0-9a-f]+$/i.test(raw)) throw new Error(`not a number: ${raw}`)
  return BigInt(raw)
}

const toBlock = ({ number, hash, parentHash }: RpcBlock): Block => ({ number: BigInt(number), hash, parentHash })

const toRecipients = (logs: readonly RpcLog[]): { txHash: Hex; to: Hex }[] =>
  logs.flatMap(({ topics: [, , to], transactionHash }) =>
    to ? [{ txHash: transactionHash, to: addressFromTopic(to) }] : [],
  )

const toReceipt = (receipt: RpcReceipt): Receipt => ({
  isSuccess: BigInt(receipt.status) === 1n,
  blockNumber: BigInt(receipt.blockNumber),
  blockHash: receipt.blockHash,
  transfers: receipt.logs.flatMap((log, position) => toTransfers(log, position, receipt.transactionHash)),
})

function toTransfers({ address, topics, data }: RpcLog, position: number, txHash: Hex): Transfer[] {
  const [topic, from, to] = topics
  // ERC-721 has a Transfer event of the same name with another shape.
  if (topic !== TRANSFER_TOPIC || !from || !to || topics.length !== 3 || data.length !== 66) return []
  return [
    {
      token: toChecksumAddress(address),
      from: addressFromTopic(from),
      to: addressFromTopic(to),
      amount: BigInt(data),
      txHash,
      position,
    },
  ]
}

const addressFromTopic = (topic: Hex): Hex => toChecksumAddress(`0x${topic.slice(-40)}`)
