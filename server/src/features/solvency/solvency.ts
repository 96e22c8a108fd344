// Proof that everyone is counted in what the house says it owes. Once an hour one node counts, publishes the root of a
// tree over all players, and keeps its leaves, so that each can be shown his own.

import { randomBytes } from 'node:crypto'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { leafId, pathOf, rootOf, type SumTree } from '@glasshouse/rulebook/core/solvency'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { only, type Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Lease } from '../../play/cluster/lease.ts'
import { shared } from '../../play/history/paging.ts'
import { leavesOf, pack, readBooks, saltOf, totalOf, treeOf, unpack, type Books, type Leaf } from './count.ts'

const HOUR_MS = 3_600_000
const HISTORY_DAYS = 30
const FRESH_MS = 2000

type State = OutputOf<SolvencyContract, 'GET /api/solvency'>
type Latest = NonNullable<State['latest']>
type Proof = OutputOf<SolvencyContract, 'GET /api/solvency/proof'>
/** What a count consists of, as it is told. */
type Facts = Pick<Latest, 'owed' | 'reward' | 'holdings' | 'own'>

export interface SolvencyDeps {
  readonly db: Database
  readonly vault: Vault
  /** Held by the node that counts. */
  readonly lease: Pick<Lease, 'hold'>
}

interface CountRow {
  id: bigint
  create_time: bigint
  root: string
  total: bigint
  players: number
  held: bigint
  facts: Facts
}

interface Grown {
  readonly countId: bigint
  readonly secret: Buffer
  readonly leaves: readonly Leaf[]
  readonly tree: SumTree
}

const HISTORY = `select * from (select distinct on (slot / 24) * from solvency_counts order by slot / 24 desc, slot desc) c
  order by slot desc limit ${HISTORY_DAYS}`

export class Solvency {
  readonly #deps: SolvencyDeps
  readonly #rows: () => Promise<CountRow[]>
  #lastSlot = -1
  /** The latest tree, once somebody has asked for his leaf. */
  #grown: Promise<Grown | null> | null = null
  #grownId: bigint | null = null

  constructor(deps: SolvencyDeps) {
    this.#deps = deps
    this.#rows = shared(() => deps.db.read<CountRow>(HISTORY), FRESH_MS)
  }

  /** Counts if nobody has in this hour. */
  async advance(now: number): Promise<void> {
    const { db, lease } = this.#deps
    const slot = Math.floor(now / HOUR_MS)
    if (slot <= this.#lastSlot) return
    const { last } = only(await db.read<{ last: number | null }>('select max(slot) as last from solvency_counts'))
    if (last !== null && last >= slot) this.#lastSlot = last
    else if (await lease.hold()) await this.count(slot)
  }

  async count(slot: number): Promise<void> {
    const { db, vault } = this.#deps
    const books = await readBooks(db)
    const secret = randomBytes(32)
    const leaves = await leavesOf(books, secret)
    const root = rootOf(await treeOf(leaves))
    const facts = factsOf(books)
    const held = books.holdings.reduce((sum, { gold }) => sum + gold, 0n)
    await db.transaction(
      async (tx) => {
        const [counted] = await tx.query<{ id: bigint }>(
          `insert into solvency_counts (slot, create_time, root, total, players, held, facts) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict do nothing returning id`,
          [slot, books.time, bytesToHex(root.hash), root.sum, leaves.length, held, JSON.stringify(facts)],
        )
        if (!counted) return
        await tx.query('delete from solvency_leaves')
        await tx.query('insert into solvency_leaves (count_id, salt_sealed, leaves) values ($1, $2, $3)', [
          counted.id,
          vault.seal('solvency', secret),
          pack(leaves),
        ])
      },
      { patient: true },
    )
  }

  async state(): Promise<State> {
    const rows = await this.#rows()
    const [latest] = rows
    return { latest: latest ? { ...shown(latest), ...latest.facts } : null, history: rows.map(shown) }
  }

  async proof(playerId: bigint): Promise<Proof> {
    const grown = await this.#latest()
    if (!grown) throw new Refusal('notCounted')
    const { countId, secret, leaves, tree } = grown
    const salt = saltOf(secret, playerId)
    const place = placeOf(leaves, leafId(playerId, salt))
    const leaf = leaves[place]
    if (!leaf) throw new Refusal('notCounted')
    const { cash, held, staked, shares } = leaf
    return {
      countId: Number(countId),
      playerId: Number(playerId),
      salt: bytesToHex(salt),
      parts: { cash: toWire(cash), held: toWire(held), staked: toWire(staked), shares: toWire(shares) },
      place,
      path: pathOf(tree, place).map(({ hash, sum }) => ({ hash: bytesToHex(hash), sum: toWire(sum) })),
    }
  }

  /** Grown once per count, whoever asks. */
  async #latest(): Promise<Grown | null> {
    const { db } = this.#deps
    const [latest] = await db.read<{ count_id: bigint }>('select count_id from solvency_leaves')
    if (!latest) return null
    if (this.#grownId !== latest.count_id) {
      this.#grownId = latest.count_id
      const growing = (this.#grown = this.#grow())
      growing.catch(() => (this.#grownId = null))
    }
    return await this.#grown
  }

  async #grow(): Promise<Grown | null> {
    const { db, vault } = this.#deps
    const [row] = await db.read<{ count_id: bigint; salt_sealed: Uint8Array; leaves: Uint8Array }>(
      'select count_id, salt_sealed, leaves from solvency_leaves',
    )
    if (!row) return null
    const leaves = unpack(row.leaves)
    return {
      countId: row.count_id,
      secret: vault.unseal('solvency', row.salt_sealed),
      leaves,
      tree: await treeOf(leaves),
    }
  }
}

const shown = ({ id, create_time, root, total, players, held }: CountRow) => ({
  id: Number(id),
  createTime: Number(create_time),
  root,
  total: toWire(total),
  players,
  held: toWire(held),
})

const factsOf = (books: Books): Facts => ({
  owed: {
    cash: toWire(totalOf(books, 'cash')),
    held: toWire(totalOf(books, 'held')),
    staked: toWire(totalOf(books, 'staked')),
    shares: toWire(totalOf(books, 'shares')),
  },
  reward: toWire(books.reward),
  holdings: books.holdings.map(({ kind, label, gold }) => ({
    kind: kind as Facts['holdings'][number]['kind'],
    label,
    gold: toWire(gold),
  })),
  own: { pool: toWire(books.pool), other: toWire(books.other) },
})

/** Where an id stands among leaves in the order of their ids; -1 where it does not. */
function placeOf(leaves: readonly Leaf[], id: Uint8Array): number {
  let [low, high] = [0, leaves.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const order = Buffer.compare(leaves[middle]?.id ?? id, id)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}
