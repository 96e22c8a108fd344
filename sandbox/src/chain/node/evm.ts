// Runs transactions and calls on the state of a given root. Stateless between runs.

import { createBlock, type Block, type JSONHeader } from '@ethereumjs/block'
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { MerklePatriciaTrie } from '@ethereumjs/mpt'
import { MerkleStateManager } from '@ethereumjs/statemanager'
import type { TypedTransaction } from '@ethereumjs/tx'
import { Account, bytesToHex, createAddressFromString, hexToBytes, type Address } from '@ethereumjs/util'
import { buildBlock, createVM, type RunTxResult, type VM } from '@ethereumjs/vm'
import { CHAIN_ID } from '../play-money.ts'
import type { StateStore } from './state-store.ts'
import { RpcError, type Hex } from './types.ts'

export const GAS_LIMIT = 30_000_000n
/** Later hardforks write every block's hash into the state, which would then grow with each empty block. */
export const common = createCustomCommon({ chainId: CHAIN_ID, name: 'sandbox' }, Mainnet, {
  hardfork: Hardfork.Shanghai,
})

/** The result of one transaction. It stores the sender, because recovering it from the signature is slow. */
export interface RunResult {
  readonly from: Hex
  readonly result: RunTxResult
}

export interface Built {
  readonly block: Block
  readonly results: readonly RunResult[]
}

export interface CallMessage {
  readonly from?: Hex
  readonly to?: Hex
  readonly data?: Hex
  readonly value?: Hex
}

/** A block from its stored header, sufficient to build on. */
export const blockOf = (header: JSONHeader): Block => createBlock({ header }, { common })

export class Evm {
  readonly #store: StateStore

  constructor(store: StateStore) {
    this.#store = store
  }

  async account(root: Hex, address: Hex): Promise<Account> {
    return (await stateAt(this.#store, root).getAccount(addressOf(address))) ?? new Account()
  }

  async code(root: Hex, address: Hex): Promise<Hex> {
    return bytesToHex(await stateAt(this.#store, root).getCode(addressOf(address)))
  }

  /** Returns the root of the changed state. */
  async setBalance(root: Hex | null, address: Hex, balance: bigint): Promise<Hex> {
    const state = stateAt(this.#store, root)
    const account = (await state.getAccount(addressOf(address))) ?? new Account()
    account.balance = balance
    await state.putAccount(addressOf(address), account)
    return bytesToHex(await state.getStateRoot())
  }

  /** Builds the next block. A transaction that cannot run yet is skipped, with all later ones of its sender. */
  async build(
    root: Hex,
    parent: Block,
    header: object,
    senders: readonly (readonly TypedTransaction[])[],
  ): Promise<Built> {
    const vm = await vmAt(this.#store, root)
    const builder = await buildBlock(vm, {
      parentBlock: parent,
      headerData: header,
      withdrawals: [],
      blockOpts: { putBlockIntoBlockchain: false },
    })
    const results: RunResult[] = []
    for (const transactions of senders) {
      for (const transaction of transactions) {
        const result = await builder.addTransaction(transaction).catch(() => null)
        if (!result) break
        results.push({ from: transaction.getSenderAddress().toString(), result })
      }
    }
    const { block } = await builder.build()
    return { block, results }
  }

  async call(root: Hex, parent: Block, { from, to, data, value }: CallMessage): Promise<Hex> {
    const vm = await vmAt(this.#store.scratch(), root)
    const { execResult } = await vm.evm.runCall({
      ...(to && { to: addressOf(to) }),
      ...(from && { caller: addressOf(from), origin: addressOf(from) }),
      data: hexToBytes(data ?? '0x'),
      value: BigInt(value ?? 0),
      gasLimit: GAS_LIMIT,
      block: parent,
      skipBalance: true,
    })
    const output = bytesToHex(execResult.returnValue)
    if (execResult.exceptionError) throw new RpcError('execution reverted', 3, output)
    return output
  }
}

function stateAt(store: StateStore, root: Hex | null): MerkleStateManager {
  const trie = new MerklePatriciaTrie({
    db: store,
    useKeyHashing: true,
    common,
    ...(root && { root: hexToBytes(root) }),
  })
  return new MerkleStateManager({ trie, common })
}

const vmAt = async (store: StateStore, root: Hex): Promise<VM> =>
  await createVM({ common, stateManager: stateAt(store, root) })

function addressOf(address: Hex): Address {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new RpcError(`invalid address: ${address}`, -32_602)
  return createAddressFromString(address.toLowerCase())
}
