// Proof of solvency. Once an hour one node counts all liabilities, publishes the root of a Merkle sum tree over all players,
// and stores the leaves, so that each player can get an inclusion proof.

import { randomBytes } from 'node:crypto'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { leafId, pathOf, rootOf, type SumTree } from '@glasshouse/rulebook/core/solvency'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { named, only, type Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Leases } from '../../play/cluster/leases.ts'
import { shared } from '../../play/history/paging.ts'
import {
  buildLeaves,
  pack,
  readSnapshot,
  saltOf,
  totalOf,
  buildSumTree,
  unpack,
  type Snapshot,
  type Leaf,
} from './count.ts'

const HOUR_MS = 3_600_000
const HISTORY_DAYS = 30
const CACHE_MS = 2000

type State = OutputOf<SolvencyContract, 'GET /api/solvency'>
type Latest = NonNullable<State['latest']>
type Proof = OutputOf<SolvencyContract, 'GET /api/solvency/proof'>
/** The published breakdown of a count. */
type Facts = Pick<Latest, 'owed' | 'reward' | 'holdings' | 'own'>

export interface SolvencyDeps {
  readonly db: Database
  readonly vault: Vault
  readonly leases: Pick<Leases, 'hold'>
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

interface LatestTree {
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
  readonly #seen: () => Promise<State['seen']>
  #lastSlot = -1
  /** The tree of the latest count, built on the first proof request. */
  #tree: Promise<LatestTree | null> | null = null
  #treeCountId: bigint | null = null

  constructor(deps: SolvencyDeps) {
    this.#deps = deps
    this.#rows = shared(() => deps.db.read<CountRow>(HISTORY), CACHE_MS)
    this.#seen = shared(() => loadSeen(deps.db), CACHE_MS)
  }

  /** Counts unless a node already did in this hour. */
  async advance(now: number): Promise<void> {
    const { db, leases } = this.#deps
    const slot = Math.floor(now / HOUR_MS)
    if (slot <= this.#lastSlot) return
    const { last } = only(await db.read<{ last: number | null }>('select max(slot) as last from solvency_counts'))
    if (last !== null && last >= slot) this.#lastSlot = last
    else if (await leases.hold('solvency')) await this.count(slot)
  }

  async count(slot: number): Promise<void> {
    const { db, vault } = this.#deps
    const snapshot = await readSnapshot(db)
    const secret = randomBytes(32)
    const leaves = await buildLeaves(snapshot, secret)
    const root = rootOf(await buildSumTree(leaves))
    const values = {
      slot,
      time: snapshot.time,
      root: bytesToHex(root.hash),
      total: root.sum,
      players: leaves.length,
      held: snapshot.holdings.reduce((sum, { gold }) => sum + gold, 0n),
      facts: JSON.stringify(factsOf(snapshot)),
    }
    await db.transaction(
      async (tx) => {
        const [counted] = await tx.query<{ id: bigint }>(
          ...named(
            `insert into solvency_counts (slot, create_time, root, total, players, held, facts)
             values ($slot, $time, $root, $total, $players, $held, $facts) on conflict do nothing returning id`,
            values,
          ),
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
    const [rows, seen] = await Promise.all([this.#rows(), this.#seen()])
    const [latest] = rows
    return { latest: latest ? { ...viewCount(latest), ...latest.facts } : null, seen, history: rows.map(viewCount) }
  }

  async proof(playerId: bigint): Promise<Proof> {
    const latest = await this.#latestTree()
    if (!latest) throw new Refusal('notCounted')
    const { countId, secret, leaves, tree } = latest
    const salt = saltOf(secret, playerId)
    const index = findLeaf(leaves, leafId(playerId, salt))
    const leaf = leaves[index]
    if (!leaf) throw new Refusal('notCounted')
    const { cash, held, staked, shares } = leaf
    return {
      countId: Number(countId),
      playerId: Number(playerId),
      salt: bytesToHex(salt),
      parts: { cash: toWire(cash), held: toWire(held), staked: toWire(staked), shares: toWire(shares) },
      place: index,
      path: pathOf(tree, index).map(({ hash, sum }) => ({ hash: bytesToHex(hash), sum: toWire(sum) })),
    }
  }

  /** Builds the tree once per count. */
  async #latestTree(): Promise<LatestTree | null> {
    const { db } = this.#deps
    const [latest] = await db.read<{ count_id: bigint }>('select count_id from solvency_leaves')
    if (!latest) return null
    if (this.#treeCountId !== latest.count_id) {
      this.#treeCountId = latest.count_id
      const building = (this.#tree = this.#buildSumTree())
      building.catch(() => (this.#treeCountId = null))
    }
    return await this.#tree
  }

  async #buildSumTree(): Promise<LatestTree | null> {
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
      tree: await buildSumTree(leaves),
    }
  }
}

interface SeenRow {
  account: string
  seen: bigint
  books: bigint
  look_time: bigint
  place: State['seen'][number]['places'][number]['place']
  address: string
  shown: string
  currency: string
  gold: bigint
}

const SEEN = `select c.account, c.seen, c.books, c.look_time, l.place, l.address, l.shown, l.currency, l.gold
  from reserve_checks_public c join reserve_looks_public l on l.account = c.account order by c.account, l.place desc, l.address`

/** What was seen outside of the books, by account. */
async function loadSeen(db: Database): Promise<State['seen']> {
  const byAccount = Map.groupBy(await db.read<SeenRow>(SEEN), ({ account }) => account)
  return [...byAccount].flatMap(([account, rows]) => {
    const [row] = rows
    const [kind = '', label = ''] = account.split(':')
    if (!row) return []
    return {
      kind: kind as State['seen'][number]['kind'],
      label,
      time: Number(row.look_time),
      gold: toWire(row.seen),
      books: toWire(row.books),
      places: rows.map(({ place, address, shown, currency, gold }) => ({
        place,
        address: address || null,
        amount: shown,
        currency,
        gold: toWire(gold),
      })),
    }
  })
}

const viewCount = ({ id, create_time, root, total, players, held }: CountRow) => ({
  id: Number(id),
  createTime: Number(create_time),
  root,
  total: toWire(total),
  players,
  held: toWire(held),
})

const factsOf = (snapshot: Snapshot): Facts => ({
  owed: {
    cash: toWire(totalOf(snapshot, 'cash')),
    held: toWire(totalOf(snapshot, 'held')),
    staked: toWire(totalOf(snapshot, 'staked')),
    shares: toWire(totalOf(snapshot, 'shares')),
  },
  reward: toWire(snapshot.reward),
  holdings: snapshot.holdings.map(({ kind, label, gold }) => ({
    kind: kind as Facts['holdings'][number]['kind'],
    label,
    gold: toWire(gold),
  })),
  own: { pool: toWire(snapshot.pool), other: toWire(snapshot.other) },
})

/** Binary search by leaf id; -1 if absent. */
function findLeaf(leaves: readonly Leaf[], id: Uint8Array): number {
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
