import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../../test/open-server.ts'
import { DatabaseClock } from './clock.ts'
import { Lease } from './lease.ts'

describe.each(databases)('leases and the clock on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  test('a task is held by one, who keeps it while he renews it, and passes on when he stops', async () => {
    const [one, two] = [new Lease(server.db, 'crash', randomUUID()), new Lease(server.db, 'crash', randomUUID())]
    const taken = await Promise.all([one.hold(), two.hold()])
    expect(taken.filter(Boolean)).toHaveLength(1)
    const [holder, other] = taken[0] ? [one, two] : [two, one]
    expect(await holder.hold()).toBe(true)
    expect(await other.hold()).toBe(false)
    await server.db.commit('update leases set expires_at = now_ms() - 1')
    expect(await other.hold()).toBe(true)
    expect(await holder.hold()).toBe(false)
    await holder.release()
    expect(await holder.hold()).toBe(false)
    await other.release()
    expect(await holder.hold()).toBe(true)
  })

  test('who has just come lets others go first', async () => {
    const [gone, newcomer] = [new Lease(server.db, 'bomb', randomUUID()), new Lease(server.db, 'bomb', randomUUID())]
    expect(await gone.hold(1500)).toBe(true)
    await server.db.commit(`update leases set expires_at = now_ms() - 1000 where name = 'bomb'`)
    expect(await newcomer.hold(1500)).toBe(false)
    await server.db.commit(`update leases set expires_at = now_ms() - 1501 where name = 'bomb'`)
    expect(await newcomer.hold(1500)).toBe(true)
  })

  test('a node knows what time it is at the database', async () => {
    const clock = new DatabaseClock(server.db)
    await clock.start()
    const [row] = await server.db.read<{ now: bigint }>('select now_ms() as now')
    expect(Math.abs(clock.now() - Number(row?.now))).toBeLessThan(1000)
    clock.stop()
  })
})
