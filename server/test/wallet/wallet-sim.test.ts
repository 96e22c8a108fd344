// Many made-up worlds over the real SQL, each from one number: see sim/simulate.ts. And mistakes that are planted
// in copies of our source, to see each of them found.

import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '../../src/platform/db/database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '../support/open-server.ts'
import { Coverage } from '../sim/coverage.ts'
import { openSimHouse, prepareSimHouse, type SimHouse } from '../sim/house.ts'
import { planted } from '../sim/planted.ts'
import type { Found } from '../sim/planted-process.ts'
import { simulate } from '../sim/simulate.ts'

const SEEDS = 100
const SEEDS_ON_POSTGRESQL = 20
const PROCESSES = 2
const PATIENCE_MS = 900_000

describe('on the embedded engine', () => {
  let house: SimHouse
  beforeAll(async () => void (house = await openSimHouse()), PATIENCE_MS)
  afterAll(() => house.db.close())

  test('the same seed is the same world', async () => {
    const once = await simulate(house, 7)
    await simulate(house, 8)
    const again = await simulate(house, 7)
    expect(again.print()).toBe(once.print())
  })

  test(
    'every world keeps every law, and together they meet everything there is to meet',
    async () => {
      const all = new Coverage()
      for (let seed = 1; seed <= SEEDS; seed++) all.add(await simulate(house, seed))
      console.log(`${SEEDS} worlds\n${all.print()}`)
      expect(all.missing()).toEqual([])
    },
    PATIENCE_MS,
  )
})

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL', () => {
  test(
    'some worlds keep every law',
    async () => {
      const place = await createDatabase()
      const db = await openDatabase({ url: place.url })
      try {
        const house = await prepareSimHouse(db)
        for (let seed = 1; seed <= SEEDS_ON_POSTGRESQL; seed++) await simulate(house, seed)
      } finally {
        await db.close()
        await place.drop()
      }
    },
    PATIENCE_MS,
  )
})

describe('mistakes that were planted', () => {
  const found = new Map<string, Found>()
  beforeAll(async () => {
    const script = path.join(import.meta.dirname, '..', 'sim', 'planted-process.ts')
    const looks = Array.from({ length: PROCESSES }, (_, i) =>
      promisify(execFile)(process.execPath, [script, String(i), String(PROCESSES)], { maxBuffer: 2 ** 24 }),
    )
    for (const { stdout } of await Promise.all(looks)) {
      for (const line of stdout.trim().split('\n')) {
        const one = JSON.parse(line) as Found
        found.set(one.name, one)
      }
    }
    console.log([...found.values()].map(({ name, seeds, law }) => `${name}: ${law} (world ${seeds})`).join('\n'))
  }, PATIENCE_MS)

  test.each(planted)('$name is found', ({ name, laws }) => {
    const { law, message } = found.get(name) ?? { law: 'not looked for', message: '' }
    expect(laws, message).toContain(law)
  })
})
