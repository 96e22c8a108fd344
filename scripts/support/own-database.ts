// A database of this process on the PostgreSQL of tests, dropped when it ends.

import pg from 'pg'

export interface OwnDatabase {
  readonly url: string
  query<T>(sql: string): Promise<T[]>
  drop(): Promise<void>
}

/** `adminUrl` names any database of the same PostgreSQL. */
export async function ownDatabase(adminUrl: string, purpose: string): Promise<OwnDatabase> {
  const name = `glasshouse_${purpose}_${process.pid}`
  await queryAt(adminUrl, `create database ${name}`)
  const { href } = Object.assign(new URL(adminUrl), { pathname: `/${name}` })
  return {
    url: href,
    query: (sql) => queryAt(href, sql),
    drop: async () => void (await queryAt(adminUrl, `drop database if exists ${name} with (force)`)),
  }
}

async function queryAt<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end()
  }
}
