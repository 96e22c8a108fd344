// What must hold for a ledger in several databases: every law in each of them, and in sum what no single one can know.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { environment, root } from '../../scripts/support/processes.ts'
import type { Answered } from './bettors.ts'
import type { ShardCluster } from './cluster.ts'

const WELCOME = 100_000n

export interface Shard {
  readonly cluster: ShardCluster
  readonly database: string
}

interface Sums {
  readonly all: string
  readonly players: string
  readonly pool: string
  readonly pool_rows: string
  readonly bets: string
  readonly staked: string
  readonly paid: string
  readonly ids: string[]
  readonly bet_ids: string[]
}

const SUMS = `select coalesce(sum(balance), 0) as all, sum(balance) filter (where kind = 'player') as players,
    sum(balance) filter (where kind = 'pool') as pool, count(*) filter (where kind = 'pool') as pool_rows,
    (select count(*) from bets) as bets, (select coalesce(sum(stake), 0) from bets) as staked,
    (select coalesce(sum(payout), 0) from bets) as paid, (select array_agg(id::text) from players) as ids,
    (select array_agg(id::text) from bets) as bet_ids
  from accounts`

/** The pool's gold over all shards, to be compared before and after. */
export async function poolOf(shards: readonly Shard[]): Promise<bigint> {
  const sums = await sumsOf(shards)
  return sums.reduce((sum, { pool }) => sum + BigInt(pool), 0n)
}

/** Throws where a law is broken. Returns how many sub-accounts the pool has over all shards. */
export async function checkLaws(shards: readonly Shard[], answered: Answered, poolBefore: bigint): Promise<number> {
  for (const { cluster, database } of shards) checkLedger(cluster.url(database))
  const sums = await sumsOf(shards)
  const total = (of: (each: Sums) => string): bigint => sums.reduce((sum, each) => sum + BigInt(of(each)), 0n)
  const players = sums.flatMap(({ ids }) => ids)
  const bets = sums.flatMap(({ bet_ids: ids }) => ids)
  const net = answered.staked - answered.paid
  expectEqual(
    'all accounts of all shards',
    total((each) => each.all),
    0n,
  )
  expectEqual(
    'bets of all shards',
    total((each) => each.bets),
    BigInt(answered.bets),
  )
  expectEqual(
    'stakes of all shards',
    total((each) => each.staked),
    answered.staked,
  )
  expectEqual(
    'payouts of all shards',
    total((each) => each.paid),
    answered.paid,
  )
  expectEqual(
    'the pool of all shards',
    total((each) => each.pool),
    poolBefore + net,
  )
  expectEqual(
    'gold of all players',
    total((each) => each.players),
    WELCOME * BigInt(players.length) - net,
  )
  expectEqual('players on one shard only', BigInt(new Set(players).size), BigInt(players.length))
  expectEqual('bets on one shard only', BigInt(new Set(bets).size), BigInt(bets.length))
  return Number(total((each) => each.pool_rows))
}

const sumsOf = (shards: readonly Shard[]): Promise<Sums[]> =>
  Promise.all(
    shards.map(async ({ cluster, database }) => {
      const [row] = await cluster.query<Sums>(database, SUMS)
      if (!row) throw new Error(`${database} has no sums`)
      return row
    }),
  )

/** `npm run check-ledger`, as an operator runs it for one database. */
function checkLedger(url: string): void {
  const command = join(root, 'server', 'src', 'commands', 'check-ledger.ts')
  const env = environment({ DATABASE_URL: url, REDIS_URL: undefined })
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`check-ledger: ${stdout}${stderr}`)
}

function expectEqual(what: string, found: bigint, right: bigint): void {
  if (found !== right) throw new Error(`${what}: ${found} instead of ${right}`)
}
