import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strictLog } from '../../../test/support/logs.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { NodePresence } from './node-presence.ts'
import { DatabaseClock } from './clock.ts'
import { LeaderLoop } from './leader-loop.ts'
import { Lease } from './lease.ts'

describe.each(databases)('leases and the clock on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  test('gives a lease to one holder until it expires or is released', async () => {
    const [one, two] = [new Lease(server.db, 'crash', randomUUID()), new Lease(server.db, 'crash', randomUUID())]
    const acquired = await Promise.all([one.hold(), two.hold()])
    expect(acquired.filter(Boolean)).toHaveLength(1)
    const [holder, other] = acquired[0] ? [one, two] : [two, one]
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

  test('a leader keeps its lease during a step that takes longer', async () => {
    const ended = Promise.withResolvers<number>()
    const steps = { first: 0, second: 0 }
    const lead = (name: keyof typeof steps): LeaderLoop => {
      const step = async (): Promise<number> => (steps[name]++ === 0 && name === 'first' ? await ended.promise : 50)
      return new LeaderLoop({ db: server.db, nodeId: randomUUID(), log: strictLog }, 'slow', { step })
    }
    const [first, second] = [lead('first'), lead('second')]
    first.start()
    await expect.poll(() => steps.first).toBe(1)
    second.start()
    // Longer than a lease that is not renewed.
    await sleep(4500)
    expect(steps.second).toBe(0)
    ended.resolve(50)
    await first.stop()
    await expect.poll(() => steps.second).toBeGreaterThan(0)
    await second.stop()
  })

  test('reports presence since a time if a live node has been up since then', async () => {
    await server.db.commit('delete from nodes')
    const join = (): NodePresence => new NodePresence(server.db, randomUUID(), '', strictLog)
    const [old, fresh] = [join(), join()]
    await old.start()
    const now = async () => Number((await server.db.read<{ now: bigint }>('select now_ms() as now'))[0]?.now)
    const since = await now()
    expect(await old.since(since)).toBe(true)
    expect(await old.since(since - 60_000)).toBe(false)
    await sleep(20)
    await fresh.start()
    expect(await fresh.since(since)).toBe(true)
    const both = await now()
    // The old node was killed: it stops sending heartbeats and soon counts as gone.
    old.kill()
    await expect.poll(() => fresh.since(since)).toBe(false)
    expect(await fresh.since(both)).toBe(true)
    await fresh.stop()
  })

  test("a node knows the database's time", async () => {
    const clock = new DatabaseClock(server.db, strictLog)
    await clock.start()
    const [row] = await server.db.read<{ now: bigint }>('select now_ms() as now')
    expect(Math.abs(clock.now() - Number(row?.now))).toBeLessThan(1000)
    await clock.stop()
  })
})
