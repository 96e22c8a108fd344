// Takes a consistent snapshot of liabilities and assets from the ledger, and builds the Merkle sum tree over it.

import { hash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { unitsValue, type Pool, type Units } from '@glasshouse/rulebook/core/investment'
import { buildTree, leafId, leafOf, type SumNode, type SumTree } from '@glasshouse/rulebook/core/solvency'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'

/** Leaves hashed before yielding to the event loop; hashing 100,000 players takes seconds. */
const HASHES_PER_TICK = 250
const ID_BYTES = 32
const PART_BYTES = 8

export interface Parts {
  readonly cash: Coins
  readonly held: Coins
  readonly staked: Coins
  readonly shares: Coins
}
const PART_NAMES = ['cash', 'held', 'staked', 'shares'] as const
const LEAF_BYTES = ID_BYTES + PART_NAMES.length * PART_BYTES

export interface Leaf extends Parts {
  readonly id: Uint8Array
}

export const goldOf = (parts: Parts): Coins => PART_NAMES.reduce((sum, name) => sum + parts[name], 0n)

export interface Snapshot {
  readonly time: bigint
  readonly players: readonly { readonly playerId: bigint; readonly parts: Parts }[]
  readonly reward: Coins
  readonly holdings: readonly { readonly kind: string; readonly label: string; readonly gold: Coins }[]
  readonly pool: Coins
  readonly other: Coins
}

interface PlayerRow {
  id: bigint
  cash: Coins
  held: Coins
  staked: Coins
  units: Units
}

const PLAYERS = `select p.id, coalesce(c.balance, 0)::int8 as cash, coalesce(h.balance, 0)::int8 as held,
    coalesce(b.staked, 0)::int8 as staked, coalesce(l.units, 0)::int8 as units
  from players_public p
  left join (select owner_id, sum(balance) as balance from accounts where kind = 'player' group by owner_id) c on c.owner_id = p.id
  left join (select owner_id, sum(balance) as balance from accounts where kind = 'hold' group by owner_id) h on h.owner_id = p.id
  left join (select player_id, sum(stake) as staked from (
      select player_id, stake from bets where state = 'placed' union all
      select player_id, stake from bets where state = 'queued') o group by player_id) b on b.player_id = p.id
  left join (select player_id, sum(units) as units from invest_lots_public where units > 0 group by player_id) l on l.player_id = p.id`
/** External accounts are negative by the amount that came in through them. */
const HOLDINGS = `select kind, label, -sum(balance)::int8 as gold from accounts
  where kind in ('gateway', 'chain', 'sandbox') group by kind, label having sum(balance) <> 0 order by kind, label`
const HOUSE = `select now_ms() as time,
    coalesce(sum(balance) filter (where kind = 'pool'), 0)::int8 as pool,
    coalesce(sum(balance) filter (where kind in ('commission', 'rewards', 'adRevenue', 'suspense', 'hold')), 0)::int8 as other,
    (select coalesce(sum(reward), 0) from accounts where reward > 0)::int8 as reward
  from accounts where owner_id = 0`

/** One repeatable-read snapshot, unaffected by concurrent play. */
export const readSnapshot = (db: Database): Promise<Snapshot> =>
  db.transaction(
    async (tx: Tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      const house = only(await tx.query<{ time: bigint; pool: Coins; other: Coins; reward: Coins }>(HOUSE))
      const pool = only(await tx.query<Pool>('select assets, units from shared_pool()'))
      const players = (await tx.query<PlayerRow>(PLAYERS)).map(({ id, cash, held, staked, units }) => ({
        playerId: id,
        parts: { cash, held, staked, shares: unitsValue(units, pool) },
      }))
      const holdings = await tx.query<{ kind: string; label: string; gold: Coins }>(HOLDINGS)
      const shares = players.reduce((sum, { parts }) => sum + parts.shares, 0n)
      return { ...house, pool: house.pool - shares, players, holdings }
    },
    { patient: true },
  )

export const totalOf = (snapshot: Snapshot, name: keyof Parts): Coins =>
  snapshot.players.reduce((sum, { parts }) => sum + parts[name], 0n)

/** Only the player learns this salt, so nobody else can identify the leaf. Fixed lengths make the input unambiguous. */
export function saltOf(secret: Uint8Array, playerId: bigint): Buffer {
  const bytes = Buffer.alloc(secret.length + 8)
  bytes.set(secret)
  bytes.writeBigInt64BE(playerId, secret.length)
  return hash('sha256', bytes, 'buffer')
}

/** One leaf per player, sorted by leaf id, so that the order reveals nothing about players. */
export async function buildLeaves({ players }: Snapshot, secret: Uint8Array): Promise<Leaf[]> {
  const leaves: Leaf[] = []
  for (const { playerId, parts } of players) {
    leaves.push({ id: leafId(playerId, saltOf(secret, playerId)), ...parts })
    if (leaves.length % HASHES_PER_TICK === 0) await pause()
  }
  return leaves.sort((a, b) => Buffer.compare(a.id, b.id))
}

export async function buildSumTree(leaves: readonly Leaf[]): Promise<SumTree> {
  const nodes: SumNode[] = []
  for (const leaf of leaves) {
    nodes.push(leafOf(leaf.id, goldOf(leaf)))
    if (nodes.length % HASHES_PER_TICK === 0) await pause()
  }
  const growing = buildTree(nodes, HASHES_PER_TICK)
  for (;;) {
    const step = growing.next()
    if (step.done) return step.value
    await pause()
  }
}

export function pack(leaves: readonly Leaf[]): Buffer {
  const bytes = Buffer.alloc(leaves.length * LEAF_BYTES)
  leaves.forEach((leaf, i) => {
    bytes.set(leaf.id, i * LEAF_BYTES)
    PART_NAMES.forEach((name, part) => bytes.writeBigInt64BE(leaf[name], partOffset(i, part)))
  })
  return bytes
}

export function unpack(packed: Uint8Array): Leaf[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  return Array.from({ length: bytes.length / LEAF_BYTES }, (_, i) => {
    const [cash, held, staked, shares] = PART_NAMES.map((_name, part) => bytes.readBigInt64BE(partOffset(i, part)))
    const id = bytes.subarray(i * LEAF_BYTES, i * LEAF_BYTES + ID_BYTES)
    return { id, cash: cash ?? 0n, held: held ?? 0n, staked: staked ?? 0n, shares: shares ?? 0n }
  })
}

const partOffset = (leaf: number, part: number): number => leaf * LEAF_BYTES + ID_BYTES + part * PART_BYTES
