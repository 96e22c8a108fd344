// A server for one or more browser tests, removed with its data afterwards. If TEST_DATABASE_URL names a PostgreSQL, the
// server has a database of its own there, at a third of the CPU; otherwise, or with a given folder, it is embedded.

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startServer, type ServerOptions, type ServerProcess } from '../../scripts/support/server-process.ts'

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function startTestServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const postgres = process.env['TEST_DATABASE_URL']
  if (!postgres || options.dataDir) return await startServer(options)
  const name = `browser_test_${randomUUID().replaceAll('-', '')}`
  await execute(postgres, `create database ${name}`)
  const drop = (): Promise<void> => execute(postgres, `drop database ${name} with (force)`)
  const { href } = Object.assign(new URL(postgres), { pathname: `/${name}` })
  const server = await startServer({ ...options, env: { ...options.env, DATABASE_URL: href } })
  return { ...server, stop: () => server.stop().then(drop) }
}
