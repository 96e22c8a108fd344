// The promise that matters most, on the real command's server: kill -9 while bets are made, start again, count.

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/support/server-process.ts'
import { ask, expect, register, test } from '../support/house.ts'
import { enterAsOwner } from '../support/operators.ts'

test('keeps each confirmed result exactly once after kill -9', { tag: '@long' }, async () => {
  test.setTimeout(150_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-return-'))
  const env = { RATE_FACTOR: '0', LOG_LEVEL: 'warn' }
  const before = await startServer({ dataDir, env })
  const password = /one-time password "([^"]+)"/.exec(before.output())?.[1] ?? ''
  const player = await register(before.url)
  await ask(before.url, 'POST /api/fair/rotate', { clientSeed: 'kill' }, player.token)
  const answered: number[] = []
  let asked = 0
  const playing = (async () => {
    for (;;) {
      const bet = { gold: 60, direction: 'lower', number: 50_000, requestId: randomUUID() }
      asked++
      const { data } = await ask<{ bet: { id: number } }>(before.url, 'POST /api/roller', bet, player.token)
      if (data) answered.push(data.bet.id)
    }
  })().catch(() => undefined)
  await expect.poll(() => answered.length).toBeGreaterThan(10)
  await before.kill()
  await playing

  const after = await startServer({ dataDir, env })
  const ids: number[] = []
  for (let cursor = 0; ;) {
    const key = `GET /api/roller/mine_recored/${cursor}`
    const { data } = await ask<{ id: number; createTime: number }[]>(after.url, key, undefined, player.token)
    if (!data?.length) break
    ids.push(...data.map(({ id }) => id))
    cursor = data.at(-1)?.createTime ?? 0
  }
  const { token } = await enterAsOwner(after.url, password)
  const ledger = await ask<{ sum: number; laws: { law: string; holds: boolean }[] }>(
    after.url,
    'POST /api/console/ledger/check',
    {},
    token,
  )
  await after.stop()
  await rm(dataDir, { recursive: true, force: true })

  expect(new Set(ids).size).toBe(ids.length)
  for (const id of answered) expect(ids).toContain(id)
  expect(ids.length).toBeLessThanOrEqual(asked)
  expect(ledger.data?.sum).toBe(0)
  expect(ledger.data?.laws.filter(({ holds }) => !holds)).toEqual([])
})
