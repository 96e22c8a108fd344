// The reference: pgbench's TPC-B on the same server in the same run.

import { spawnSync } from 'node:child_process'
import pg from 'pg'

export const adminUrl = (): string => process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export async function freshDatabase(name: string): Promise<{ url: string; drop(): Promise<void> }> {
  await admin(`drop database if exists ${name} with (force)`)
  await admin(`create database ${name}`)
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) }
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client(adminUrl())
  await client.connect()
  await client.query(sql)
  await client.end()
}

export function preparePgbench(url: string): void {
  pgbench(['-i', '-q', '-s', '10', url])
}

/** Transactions per second of pgbench's default TPC-B, with the number of clients that performs best here. */
export function tpcB(url: string, seconds: number): number {
  const tps = /tps = ([\d.]+)/.exec(pgbench(['-c', '16', '-j', '2', '-T', String(seconds), url]))
  if (!tps?.[1]) throw new Error('pgbench printed no tps')
  return Number(tps[1])
}

function pgbench(args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('pgbench', args, { encoding: 'utf8' })
  if (error) throw new Error('pgbench is not installed: it is part of PostgreSQL', { cause: error })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
