// The node's methods: those of every Ethereum node, and a few of our own (`sandbox_…`) for tests.

import { FeeMarket1559Tx, createFeeMarket1559Tx } from '@ethereumjs/tx'
import { bytesToHex, hexToBytes } from '@ethereumjs/util'
import { CHAIN_ID, OWNER, OWNER_KEY } from '../play-money.ts'
import { common, type CallMessage } from './evm.ts'
import { numberOf, type EvmNode } from './evm-node.ts'
import { maxFee, readTransaction, type Transaction } from './tx-pool.ts'
import { hex, RpcError, type Hex, type Log, type Receipt, type StoredBlock } from './types.ts'

const TIP = 10n ** 9n
/** The gas limit for the unlocked account where none is given; unused gas costs nothing. */
const DEFAULT_GAS = 500_000n

type Params = readonly unknown[]
type Method = (node: EvmNode, params: Params) => unknown

interface SentMessage extends CallMessage {
  readonly from: Hex
  readonly gas?: Hex
}

interface LogFilter {
  readonly fromBlock?: string
  readonly toBlock?: string
  readonly blockHash?: Hex
  readonly address?: Hex | readonly Hex[]
  readonly topics?: readonly (Hex | readonly Hex[] | null)[]
}

/** Throws RpcError for invalid calls. */
export async function answer(node: EvmNode, method: string, params: Params): Promise<unknown> {
  const found = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  if (!found) throw new RpcError(`the method ${method} does not exist`, -32_601)
  return await found(node, params)
}

const METHODS: Readonly<Record<string, Method>> = {
  web3_clientVersion: () => 'glasshouse-sandbox',
  net_version: () => String(CHAIN_ID),
  eth_chainId: () => hex(CHAIN_ID),
  eth_accounts: () => [OWNER],
  eth_blockNumber: (node) => numberOf(node.head),
  eth_gasPrice: (node) => hex(node.nextBaseFee + TIP),
  eth_maxPriorityFeePerGas: () => hex(TIP),
  eth_getBlockByNumber: async (node, [tag, isFull]) =>
    tag === 'pending' ? await pendingBlock(node) : blockView(blockAt(node, tag), isFull === true),
  eth_getBlockByHash: (node, [hash, isFull]) => blockView(node.blockByHash(textOf(hash)), isFull === true),
  eth_getTransactionByHash: (node, [hash]) => transactionByHash(node, textOf(hash)),
  eth_getRawTransactionByHash: (node, [hash]) => node.pool.get(textOf(hash))?.raw ?? node.raw(textOf(hash)) ?? null,
  eth_getTransactionReceipt: (node, [hash]) => node.receipt(textOf(hash)) ?? null,
  eth_getTransactionCount: async (node, [address, tag]) => {
    const { nonce } = await node.account(textOf(address), stateAt(node, tag))
    return hex(tag === 'pending' ? node.pool.nextNonce(textOf(address), nonce) : nonce)
  },
  eth_getBalance: async (node, [address, tag]) =>
    hex((await node.account(textOf(address), stateAt(node, tag))).balance),
  eth_getCode: async (node, [address, tag]) => await node.code(textOf(address), stateAt(node, tag)),
  eth_call: async (node, [message, tag]) => await node.call(message as CallMessage, stateAt(node, tag)),
  eth_getLogs: (node, [filter]) => logsOf(node, filter as LogFilter),
  eth_sendRawTransaction: async (node, [raw]) => await node.send(textOf(raw)),
  eth_sendTransaction: async (node, [message]) => await sendFromOwner(node, message as SentMessage),
  txpool_status: (node) => ({ pending: hex(node.pool.size), queued: '0x0' }),
  evm_mine: async (node) => await node.mine().then(() => '0x0'),
  sandbox_mine: async (node, [blocks]) => await node.mine(countOf(blocks)).then(() => null),
  sandbox_reorganise: async (node, [depth]) => await node.reorganise(countOf(depth)).then(() => null),
  sandbox_dropTransaction: (node, [hash]) => (node.pool.drop(textOf(hash)) ? textOf(hash) : null),
  sandbox_setBalance: async (node, [address, balance]) =>
    await node.setBalance(textOf(address), BigInt(textOf(balance))).then(() => null),
}

function textOf(value: unknown): Hex {
  if (typeof value !== 'string' || !/^0x[0-9a-f]*$/i.test(value)) throw new RpcError('invalid params', -32_602)
  return value.toLowerCase() as Hex
}

function countOf(value: unknown): number {
  const count = Number(value)
  if (!Number.isInteger(count) || count < 1) throw new RpcError('invalid params', -32_602)
  return count
}

function blockAt(node: EvmNode, tag: unknown): StoredBlock | undefined {
  if (tag === undefined || tag === null || tag === 'latest' || tag === 'pending') return node.head
  return node.block(tag === 'earliest' ? 0 : Number(textOf(tag)))
}

/** Undefined is the current state. */
function stateAt(node: EvmNode, tag: unknown): StoredBlock | undefined {
  const block = blockAt(node, tag)
  if (!block) throw new RpcError('header not found')
  return block === node.head ? undefined : block
}

function transactionByHash(node: EvmNode, hash: Hex): object | null {
  const [waiting, raw] = [node.pool.get(hash), node.raw(hash)]
  if (waiting) return transactionView(waiting, null)
  return raw ? transactionView(readTransaction(raw), node.receipt(hash) ?? null) : null
}

function transactionView({ hash, from, tx }: Transaction, receipt: Receipt | null): object {
  const { data: input, gasLimit: gas, to, ...json } = tx.toJSON()
  return {
    ...json,
    hash,
    from,
    to: to ?? null,
    gas,
    input,
    gasPrice: receipt?.effectiveGasPrice ?? hex(maxFee(tx)),
    type: hex(tx.type),
    chainId: hex(CHAIN_ID),
    blockHash: receipt?.blockHash ?? null,
    blockNumber: receipt?.blockNumber ?? null,
    transactionIndex: receipt?.transactionIndex ?? null,
  }
}

function blockView(block: StoredBlock | undefined, isFull: boolean): object | null {
  if (!block) return null
  const { uncleHash, coinbase, transactionsTrie, receiptTrie, ...header } = block.header
  return {
    ...header,
    hash: block.hash,
    sha3Uncles: uncleHash,
    miner: coinbase,
    transactionsRoot: transactionsTrie,
    receiptsRoot: receiptTrie,
    uncles: [],
    withdrawals: [],
    transactions: block.receipts.map((receipt, i) =>
      isFull ? transactionView(readTransaction(block.transactions[i] as Hex), receipt) : receipt.transactionHash,
    ),
  }
}

/** What would be mined now. It has no hash yet. */
async function pendingBlock(node: EvmNode): Promise<object> {
  const lists = await node.pool.ready((address) => node.account(address))
  return {
    number: hex(BigInt(numberOf(node.head)) + 1n),
    hash: null,
    parentHash: node.head.hash,
    baseFeePerGas: hex(node.nextBaseFee),
    transactions: lists.flat().map((transaction) => transactionView(transaction, null)),
  }
}

function logsOf(node: EvmNode, { fromBlock, toBlock, blockHash, address, topics = [] }: LogFilter): Log[] {
  const addresses = address === undefined ? null : [address].flat().map((each) => each.toLowerCase())
  const isWanted = (log: Log): boolean =>
    (!addresses || addresses.includes(log.address)) &&
    topics.every((wanted, i) => wanted === null || [wanted].flat().some((each) => each.toLowerCase() === log.topics[i]))
  return searched(node, fromBlock, toBlock, blockHash)
    .flatMap(({ receipts }) => receipts)
    .flatMap(({ logs }) => logs)
    .filter(isWanted)
}

function searched(node: EvmNode, fromBlock?: string, toBlock?: string, blockHash?: Hex): StoredBlock[] {
  if (blockHash !== undefined) {
    const block = node.blockByHash(textOf(blockHash))
    if (!block) throw new RpcError('unknown block')
    return [block]
  }
  const edge = (tag: string | undefined): number =>
    tag === 'earliest' ? 0 : tag?.startsWith('0x') ? Number(tag) : Number(numberOf(node.head))
  return node.blocks(edge(fromBlock), edge(toBlock))
}

async function sendFromOwner(node: EvmNode, { from, to, data, value, gas }: SentMessage): Promise<Hex> {
  if (textOf(from) !== OWNER.toLowerCase()) throw new RpcError('no signer available for this account')
  const maxFeePerGas = 2n * node.nextBaseFee + TIP
  const sign = (nonce: bigint): Hex => {
    const unsigned: FeeMarket1559Tx = createFeeMarket1559Tx(
      {
        nonce,
        ...(to && { to: textOf(to) }),
        data: textOf(data ?? '0x'),
        value: BigInt(value ?? 0),
        gasLimit: BigInt(gas ?? DEFAULT_GAS),
        maxFeePerGas,
        maxPriorityFeePerGas: TIP,
      },
      { common },
    )
    return bytesToHex(unsigned.sign(hexToBytes(OWNER_KEY)).serialize())
  }
  return await node.sendNext(OWNER, sign)
}
