// The database of the first release, restored into PostgreSQL at the moment at which it was stored.

import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { createDatabase } from '../support/open-server.ts'

const folder = path.join(import.meta.dirname, 'first-release')

interface Person {
  readonly id: number
  readonly phone: string
  readonly password: string
  readonly token: string
}

/** What play-everything-process.ts said about it. */
export interface Story {
  readonly version: string
  /** Of this database alone. */
  readonly testSecretKey: string
  readonly endTime: number
  readonly inviter: Person
  readonly friend: Person
  readonly balances: { readonly inviter: number; readonly friend: number }
  readonly operator: { readonly name: string; readonly password: string; readonly recoveryCodes: readonly string[] }
  /** Withdrawals. */
  readonly reviewed: number
  readonly paid: number
  readonly saidInChat: string
  readonly oldPair: { readonly id: number; readonly hash: string }
  readonly openBoard: { readonly betId: number; readonly opened: readonly number[] }
  readonly openBets: readonly number[]
}

export const story = JSON.parse(fs.readFileSync(path.join(folder, 'about.json'), 'utf8')) as Story

/** A statement that sets the clock of a database. */
export const clockBehindBy = (ms: number): string =>
  `create or replace function public.now_ms() returns int8 language sql volatile as
     $$ select floor(extract(epoch from clock_timestamp()) * 1000)::int8 - ${ms} $$`

/** Its clock continues a second after it was stored. Whoever waits longer finds boards cashed out and sessions ended. */
export async function restoreFirstRelease(): ReturnType<typeof createDatabase> {
  const database = await createDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await client.query(gunzipSync(fs.readFileSync(path.join(folder, 'database.sql.gz'))).toString())
    const aheadMs = Date.now() - story.endTime - 1000
    await client.query(clockBehindBy(aheadMs))
  } finally {
    await client.end()
  }
  return database
}
