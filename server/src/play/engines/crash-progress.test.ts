import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { richbomb, VAULT_MS } from '@glasshouse/rulebook/games/richbomb/rules'
import { liveTopics, type RoundSync } from '@glasshouse/rulebook/wire/realtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { oneDatabase, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { CrashProgress, crashSync, syncEveryMs } from './crash-progress.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer(oneDatabase, { SECRET_KEY })
})
afterAll(() => server.close())

/** A running round whose end nobody announces. */
async function running(rules: CrashRules, isWanted: (bust: number) => boolean) {
  const table = new Table(server, rules)
  const progress = new CrashProgress(table.deps, table.engine)
  for (;;) {
    await table.window()
    const secret = await table.secret()
    if (isWanted(secret.outcome.bust)) {
      await table.until('running')
      return { table, progress, ...secret }
    }
    await table.until('result')
  }
}

describe('progress of a round', () => {
  it('is null before the round runs', async () => {
    const table = new Table(server, crash)
    const progress = new CrashProgress(table.deps, table.engine)
    await table.window()
    expect(await progress.now()).toBeNull()
  })

  it('follows the clock and never passes the end, even if it isn’t announced', async () => {
    const { table, progress, round, endsAtMs } = await running(crash, (bust) => bust >= 150)
    table.clock.pass(1000)
    expect(await progress.now()).toEqual({ epoch: round.epoch, index: round.index, elapsedMs: 1000 })
    table.clock.pass(endsAtMs - 1001)
    expect((await progress.now())?.elapsedMs).toBe(endsAtMs - 1)
    table.clock.pass(60_000)
    expect((await progress.now())?.elapsedMs ?? endsAtMs - 1).toBe(endsAtMs - 1)
    expect(await progress.elapsedMs(await table.round())).toBe(endsAtMs - 1)
  })

  it('never reaches a step that the round does not reach', async () => {
    const { table, progress, outcome } = await running(richbomb, (bust) => bust >= 200 && bust < 500)
    table.clock.pass(VAULT_MS)
    const atFirst = (await progress.now())?.elapsedMs ?? 0
    expect(richbomb.multiplierAt(atFirst)).toBe(200)
    table.clock.pass(VAULT_MS)
    const atEnd = (await progress.elapsedMs(await table.round())) ?? 0
    expect(richbomb.multiplierAt(atEnd)).toBe(200)
    expect(outcome.bust).toBeLessThan(500)
  })

  it('is null for a round in which cash-outs were impossible for a while', async () => {
    const { table, progress } = await running(crash, (bust) => bust >= 200)
    table.clock.pass(500)
    expect(await progress.now()).not.toBeNull()
    table.restart(5000)
    expect(await progress.now()).toBeNull()
  })
})

describe('the sync topic', () => {
  it('is sent at each step and matches its contract', async () => {
    const { table, progress } = await running(richbomb, (bust) => bust >= 500)
    const { sync } = progress.topic()
    table.clock.pass(VAULT_MS - 100)
    const before = await sync(1)
    expect(before.nextMs).toBe(100)
    table.clock.pass(before.nextMs)
    const at = await sync(1)
    expect(richbomb.multiplierAt((at.data as RoundSync).running?.elapsedMs ?? 0)).toBe(200)
    expect(at.nextMs).toBe(250)
    expect(liveTopics['sync:<game>'].parse(at.data)).toEqual(at.data)
    await table.until('result')
    expect((await sync(1)).data).toMatchObject({ running: null, everyMs: 1000 })
  })

  it('contains all running crash games', async () => {
    const { table, progress, round } = await running(crash, (bust) => bust >= 200)
    table.clock.pass(700)
    const idle = { now: () => Promise.resolve(null) } as unknown as CrashProgress
    const { data } = await crashSync(
      new Map([
        ['crash', progress],
        ['bomb', idle],
      ]),
      table.clock,
    ).sync(1)
    expect(liveTopics.sync.parse(data)).toMatchObject({ running: { crash: { index: round.index, elapsedMs: 700 } } })
    expect(data).not.toHaveProperty('running.bomb')
  })

  it('is sent less often to many subscribers', () => {
    expect([1, 2500, 2501, 10_000].map((count) => syncEveryMs(count, true))).toEqual([250, 250, 250, 1000])
    expect([1, 5000, 10_000].map((count) => syncEveryMs(count, false))).toEqual([1000, 1000, 2000])
  })
})
