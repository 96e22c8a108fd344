// A database that holds nothing: PL/Proxy in it splits each batch by player and hands the parts to the shards.

import { globSync } from 'node:fs'
import type { ShardCluster } from './cluster.ts'

const SHARED = [
  ['in_player', 'int8'],
  ['in_request', 'uuid'],
  ['in_game', 'text'],
  ['in_stake', 'int8'],
  ['in_choice', 'jsonb'],
  ['in_outcome', 'jsonb'],
  ['in_payout', 'int8'],
  ['in_pair', 'int8'],
  ['in_nonce', 'int8'],
] as const

/** Debian has it as `postgresql-<version>-plproxy`. */
export const hasProxy = (): boolean => globSync('/usr/lib/postgresql/*/lib/plproxy.so').length > 0

/** Makes the database `front`, whose shards are databases of this cluster: players with even ids, then odd. */
export async function createProxy(cluster: ShardCluster, shards: readonly string[]): Promise<void> {
  await cluster.query('postgres', 'create database front')
  const partitions = shards.map((name, i) => `p${i} 'dbname=${name} host=127.0.0.1 port=${cluster.port} user=postgres'`)
  const fast = declared([['in_account', 'int8'], ...SHARED])
  const full = declared([...SHARED, ['in_allowed', 'boolean']])
  const split = (names: readonly string[]): string =>
    `cluster 'shards'; split ${names.join(', ')}; run on shard_of(in_player);`
  for (const sql of [
    'create extension plproxy',
    'create function shard_of(int8) returns int4 language sql immutable as $$ select ($1 % 2)::int4 $$',
    `create server shards foreign data wrapper plproxy options (${partitions.join(', ')})`,
    `create user mapping for public server shards`,
    `create function settle_bets_fast(in_key text, ${fast.parameters}, out places int8[], out balances int8[],
       out bet_ids int8[], out times int8[]) returns setof record language plproxy as $$ ${split(fast.names)} $$`,
    `create function settle_bets(in_key text, ${full.parameters}) returns table (place int8, status text, balance int8,
       bet_id int8, create_time int8, outcome jsonb, payout int8, pair_id int8, nonce int8, has_run boolean)
       language plproxy as $$ ${split(full.names)} $$`,
  ])
    await cluster.query('front', sql)
}

/** The parameters of a function, which are all split. */
function declared(columns: readonly (readonly [string, string])[]): { names: string[]; parameters: string } {
  return {
    names: columns.map(([name]) => name),
    parameters: columns.map(([name, type]) => `${name} ${type}[]`).join(', '),
  }
}
