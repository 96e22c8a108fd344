// Simulates some seeded worlds over the real SQL (see sim/simulate.ts), and checks that the invariants detect mutations of
// the source. `npm run faults -- wallet-sim` simulates more, and checks that every required situation occurs.

import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '../../src/platform/db/database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '../support/open-server.ts'
import { Coverage } from '../sim/coverage.ts'
import { openSimDatabase, prepareSimDatabase, type SimDatabase } from '../sim/sim-database.ts'
import { planted } from '../sim/planted.ts'
import type { MutationResult } from '../sim/planted-process.ts'
import { simulateRestored } from '../sim/simulate-restored.ts'
import { simulate } from '../sim/simulate.ts'

const SEEDS = 20
const SEEDS_ON_POSTGRESQL = 5
const RESTORED_SEEDS = 6
const PROCESSES = process.env['EVERY_MISTAKE'] === '1' ? 2 : 1
const TIMEOUT_MS = 900_000

describe('on the embedded engine', () => {
  let database: SimDatabase
  beforeAll(async () => void (database = await openSimDatabase()), TIMEOUT_MS)
  afterAll(() => database.db.close())

  test('repeats a world for the same seed', async () => {
    const once = await simulate(database, 7)
    await simulate(database, 8)
    const again = await simulate(database, 7)
    expect(again.print()).toBe(once.print())
  })

  test(
    'holds every invariant in every world',
    async () => {
      for (let seed = 1; seed <= SEEDS; seed++) await expect(simulate(database, seed)).resolves.toBeInstanceOf(Coverage)
    },
    TIMEOUT_MS,
  )
})

describe('restored backups on the embedded engine', () => {
  let database: SimDatabase
  beforeAll(async () => void (database = await openSimDatabase()), TIMEOUT_MS)
  afterAll(() => database.db.close())

  test(
    'holds every invariant when the database goes back in time',
    async () => {
      const all = new Coverage()
      for (let seed = 1; seed <= RESTORED_SEEDS; seed++) all.add(await simulateRestored(database, seed))
      expect(all.countOf('withdrawal approved again after a restore')).toBeGreaterThan(0)
      expect(all.countOf('payout forgotten by a restore')).toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )
})

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL', () => {
  test(
    'holds every invariant in some worlds',
    async () => {
      const temporary = await createDatabase()
      const db = await openDatabase({ url: temporary.url })
      try {
        const database = await prepareSimDatabase(db)
        for (let seed = 1; seed <= SEEDS_ON_POSTGRESQL; seed++)
          await expect(simulate(database, seed)).resolves.toBeInstanceOf(Coverage)
      } finally {
        await db.close()
        await temporary.drop()
      }
    },
    TIMEOUT_MS,
  )
})

describe('mutations of the source', () => {
  const results = new Map<string, MutationResult>()
  beforeAll(async () => {
    const script = path.join(import.meta.dirname, '..', 'sim', 'planted-process.ts')
    const runs = Array.from({ length: PROCESSES }, (_, i) =>
      promisify(execFile)(process.execPath, [script, String(i), String(PROCESSES)], { maxBuffer: 2 ** 24 }),
    )
    for (const { stdout } of await Promise.all(runs)) {
      for (const line of stdout.trim().split('\n')) {
        const one = JSON.parse(line) as MutationResult
        results.set(one.name, one)
      }
    }
    console.log(
      [...results.values()].map(({ name, seeds, invariant }) => `${name}: ${invariant} (world ${seeds})`).join('\n'),
    )
  }, TIMEOUT_MS)

  test.each(planted)('$name is found', ({ name, invariants }) => {
    const { invariant, message } = results.get(name) ?? { invariant: 'not run', message: '' }
    expect(invariants, message).toContain(invariant)
  })
})
