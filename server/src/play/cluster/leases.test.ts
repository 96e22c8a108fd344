import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strictLog } from '../../../test/support/logs.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { NodePresence } from './node-presence.ts'
import { DatabaseClock } from './clock.ts'
import { LeaderLoop } from './leader-loop.ts'
import { Leases } from './leases.ts'

describe.each(databases)('leases and the clock on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  const ofNode = (): Leases => new Leases(server.db, randomUUID())
  /** Both ask the database again. */
  const holdBoth = (one: Leases, two: Leases, name = 'crash'): Promise<boolean[]> => {
    for (const each of [one, two]) each.forget(name)
    return Promise.all([one.hold(name), two.hold(name)])
  }

  test('gives a lease to one holder until it expires or is released', async () => {
    const [one, two] = [ofNode(), ofNode()]
    const acquired = await holdBoth(one, two)
    expect(acquired.filter(Boolean)).toHaveLength(1)
    const [holder, other] = acquired[0] ? [one, two] : [two, one]
    expect(await holdBoth(holder, other)).toEqual([true, false])
    await server.db.commit('update leases set expires_at = now_ms() - 1')
    other.forget('crash')
    expect(await other.hold('crash')).toBe(true)
    expect(await holdBoth(holder, other)).toEqual([false, true])
    await holder.release('crash')
    expect(await holdBoth(holder, other)).toEqual([false, true])
    await other.release('crash')
    holder.forget('crash')
    expect(await holder.hold('crash')).toBe(true)
    await holder.release('crash')
  })

  test('one statement serves all leases of a node', async () => {
    let statements = 0
    const commit: typeof server.db.commit = (sql, params) => {
      statements++
      return server.db.commit(sql, params)
    }
    const [node, other] = [new Leases({ ...server.db, commit }, randomUUID()), ofNode()]
    const names = ['b', 'c', 'a']
    expect(await other.hold('c')).toBe(true)
    const holdAll = (): Promise<boolean[]> => Promise.all(names.map((name) => node.hold(name)))
    expect(await holdAll()).toEqual([true, false, true])
    expect(await holdAll()).toEqual([true, false, true])
    expect(statements).toBe(1)
    await other.release('c')
    // The time after which a node asks again; long after it, what is held is still held.
    await expect.poll(async () => await node.hold('c')).toBe(true)
    expect(await holdBoth(node, other, 'a')).toEqual([true, false])
  })

  test('a lease that is no longer asked for expires, and a release stays released', async () => {
    const node = ofNode()
    expect(await node.hold('idle')).toBe(true)
    const expiry = async (): Promise<bigint | undefined> =>
      (await server.db.read<{ at: bigint }>(`select expires_at as at from leases where name = 'idle'`))[0]?.at
    const first = await expiry()
    await sleep(2500)
    expect(await node.hold('busy')).toBe(true)
    expect(await expiry()).toBe(first)
    node.forget('busy')
    await Promise.all([node.hold('busy'), node.release('busy')])
    expect(await ofNode().hold('busy')).toBe(true)
  })

  test('a failed renewal is told to all who wait, and holds nothing', async () => {
    let isBroken = false
    const commit: typeof server.db.commit = (sql, params) =>
      isBroken ? Promise.reject(new Error('no connection')) : server.db.commit(sql, params)
    const node = new Leases({ ...server.db, commit }, randomUUID())
    expect(await node.hold('shaky')).toBe(true)
    isBroken = true
    node.forget('shaky')
    const answers = await Promise.allSettled([node.hold('shaky'), node.hold('shakier')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    expect(await Promise.all([node.hold('shaky'), node.hold('shakier')])).toEqual([true, true])
  })

  test('a leader keeps its lease during a step that takes longer', async () => {
    const ended = Promise.withResolvers<number>()
    const steps = { first: 0, second: 0 }
    const lead = (name: keyof typeof steps): LeaderLoop => {
      const step = async (): Promise<number> => (steps[name]++ === 0 && name === 'first' ? await ended.promise : 50)
      return new LeaderLoop({ leases: ofNode(), log: strictLog }, 'slow', { step })
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

  test('a task rests as long as it says or until it is woken, while its lease is renewed', async () => {
    let steps = 0
    const step = (): Promise<number> => Promise.resolve(steps++ === 0 ? 30 : 60_000)
    const loop = new LeaderLoop({ leases: ofNode(), log: strictLog }, 'rare', { step })
    loop.start()
    await expect.poll(() => steps).toBe(2)
    // Longer than a lease that is not renewed, and than any pause of the loop.
    await sleep(4500)
    expect(steps).toBe(2)
    expect(await ofNode().hold('leader:rare')).toBe(false)
    loop.wake()
    await expect.poll(() => steps).toBe(3)
    await loop.stop()
  })

  test('reports presence since a time if a live node has been up since then', async () => {
    // The server's own node goes on with its heartbeats, so here it has not been up since any time that is asked about.
    await server.db.commit('update nodes set started_at = now_ms() + 3600000')
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
