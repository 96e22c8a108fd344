import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { readSignerConfig } from '../../src/config/signer.ts'
import { databases } from '../support/open-server.ts'
import { createRealDatabase, NameTaken, providerSecrets, realSettings, type RealDatabase } from './real-settings.ts'

const adminUrl = process.env['TEST_DATABASE_URL'] ?? ''

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

describe.runIf(databases.includes('postgresql'))('the database of a rehearsal', () => {
  const name = `glasshouse_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  let database: RealDatabase
  beforeAll(async () => {
    database = await createRealDatabase(adminUrl, name)
  })
  afterAll(() => database.drop())

  test('is refused under the name of one that exists, which stays as it is', async () => {
    await query(database.url, 'create table kept (n int4)')
    await expect(createRealDatabase(adminUrl, name)).rejects.toThrow(NameTaken)
    expect(await query(database.url, 'select * from kept')).toEqual([])
  })

  test('is refused if only its role exists', async () => {
    const other = `${name}_b`
    await query(adminUrl, `create role ${other}_signer`)
    await expect(createRealDatabase(adminUrl, other)).rejects.toThrow(`${other}_signer already exists.`)
    expect(await query(adminUrl, `select 1 from pg_database where datname = '${other}'`)).toEqual([])
    await query(adminUrl, `drop role ${other}_signer`)
  })

  test.each(['', 'Real', 'a-b', 'a; drop database postgres'])('is refused under the name “%s”', async (wrong) => {
    await expect(createRealDatabase(adminUrl, wrong)).rejects.toThrow(NameTaken)
  })

  test('lets the signer read two tables and nothing else', async () => {
    for (const table of ['withdrawals', 'chain_payouts', 'players'])
      await query(database.url, `create table ${table} (n int4)`)
    await database.grantToSigner()
    expect(await query(database.signerUrl, 'select * from withdrawals, chain_payouts')).toEqual([])
    await expect(query(database.signerUrl, 'select * from players')).rejects.toThrow('permission denied')
    await expect(query(database.signerUrl, 'delete from withdrawals')).rejects.toThrow('permission denied')
  })
})

test('the settings of a rehearsal are complete, and only the signer has the key', () => {
  const { house, signer, hotWallet } = realSettings({
    folder: '/tmp/rehearsal',
    database: { url: 'postgres://a@db/real', signerUrl: 'postgres://b@db/real' },
    port: 8080,
    signerPort: 8090,
    chainUrl: 'http://127.0.0.1:8545',
    mailUrl: 'smtp://127.0.0.1:2525',
    provider: { ...providerSecrets(), baseUrl: 'http://127.0.0.1:1', tokenUrl: 'http://127.0.0.1:1/token' },
  })
  expect(readConfig(house)).toMatchObject({ mode: 'real', chain: { hotAddress: hotWallet } })
  expect(readSignerConfig(signer)).toMatchObject({ databaseUrl: 'postgres://b@db/real' })
  expect(house).not.toHaveProperty('CHAIN_HOT_KEY')
  expect(Object.values(house)).not.toContain(signer['CHAIN_HOT_KEY'])
})
