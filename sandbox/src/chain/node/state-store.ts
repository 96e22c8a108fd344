// The chain's state: trie nodes and contract code by their hash. Entries are immutable, so every block's state stays
// readable while its entries are stored, and going back to an earlier block only needs another root.

import { RLP } from '@ethereumjs/rlp'
import { unprefixedHexToBytes, type BatchDBOp, type DB } from '@ethereumjs/util'
import type { Hex, StateEntry } from './types.ts'

/** The state manager stores code under this byte and its hash. */
const CODE_PREFIX = '63'
const HASH_BYTES = 32
const BRANCH_ITEMS = 17
const ACCOUNT_ITEMS = 4

export class StateStore implements DB<string, string> {
  readonly #entries: Map<string, string>
  readonly #base: StateStore | undefined
  #added: StateEntry[] = []

  constructor(entries: Iterable<StateEntry> = [], base?: StateStore) {
    this.#entries = new Map(entries)
    this.#base = base
  }

  load(entries: readonly StateEntry[]): void {
    for (const [key, value] of entries) this.#entries.set(key, value)
  }

  /** The entries added since the last call, to be written to disk. */
  takeAdded(): StateEntry[] {
    const added = this.#added
    this.#added = []
    return added
  }

  /** Removes every entry that none of these states refers to. */
  retain(roots: Iterable<Hex>): void {
    const reachable = new Set<string>()
    for (const root of roots) this.#mark(root.slice(2), reachable, true)
    for (const key of this.#entries.keys()) if (!reachable.has(key)) this.#entries.delete(key)
  }

  /** Reads from this store and discards writes: for calls, which must not change the state. */
  scratch(): StateStore {
    return new StateStore([], this)
  }

  entries(): StateEntry[] {
    return [...this.#entries]
  }

  get(key: string): Promise<string | undefined> {
    const value = this.#entries.get(key)
    return value === undefined && this.#base ? this.#base.get(key) : Promise.resolve(value)
  }

  put(key: string, value: string): Promise<void> {
    if (!this.#entries.has(key)) this.#added.push([key, value])
    this.#entries.set(key, value)
    return Promise.resolve()
  }

  /** Tries delete the nodes they replace, but earlier states still need them. */
  del(): Promise<void> {
    return Promise.resolve()
  }

  async batch(operations: BatchDBOp<string, string>[]): Promise<void> {
    for (const operation of operations) if (operation.type === 'put') await this.put(operation.key, operation.value)
  }

  shallowCopy(): this {
    return this
  }

  open(): Promise<void> {
    return Promise.resolve()
  }

  #mark(key: string, reachable: Set<string>, isAccounts: boolean): void {
    const value = this.#entries.get(key)
    if (value === undefined || reachable.has(key)) return
    reachable.add(key)
    this.#markNode(RLP.decode(unprefixedHexToBytes(value)), reachable, isAccounts)
  }

  #markNode(node: Item, reachable: Set<string>, isAccounts: boolean): void {
    if (!Array.isArray(node)) return
    const children = node.length === BRANCH_ITEMS ? node.slice(0, -1) : isLeaf(node) ? [] : [node[1]]
    for (const child of children) {
      // A child shorter than a hash is part of its parent.
      if (Array.isArray(child)) this.#markNode(child, reachable, isAccounts)
      else if (child?.length === HASH_BYTES) this.#mark(hexOf(child), reachable, isAccounts)
    }
    if (isAccounts && isLeaf(node)) this.#markAccount(node[1] as Uint8Array, reachable)
  }

  #markAccount(value: Uint8Array, reachable: Set<string>): void {
    const account = RLP.decode(value) as Uint8Array[]
    if (account.length !== ACCOUNT_ITEMS) return
    const [, , storageRoot, codeHash] = account as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
    this.#mark(hexOf(storageRoot), reachable, false)
    reachable.add(`${CODE_PREFIX}${hexOf(codeHash)}`)
  }
}

type Item = Uint8Array | Item[]

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** The first half-byte of a node's path tells whether it is a leaf. */
const isLeaf = (node: Item[]): boolean => {
  const [path] = node
  return node.length === 2 && path instanceof Uint8Array && ((path[0] ?? 0) & 0x20) !== 0
}
