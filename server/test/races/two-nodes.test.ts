// Races that need PostgreSQL: several nodes and many connections at once.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'

interface Rolled {
  bet: { id: number; gold: number; payout: number; proof: { nonce: number; seedPairId: number } }
  balance: number
}

describe.runIf(databases.includes('postgresql'))('two nodes on one database', () => {
  let one: TestServer
  let two: TestServer
  beforeAll(async () => {
    one = await openServer('postgresql')
    two = await one.secondNode()
  })
  afterEach(async () => expect(await one.brokenLaws()).toEqual([]))
  afterAll(async () => {
    await two.close()
    await one.close()
  })

  const play = (node: TestServer, token: string, change: object = {}) =>
    node.call<Rolled>('POST /api/roller', roll(change), token)
  const book = (change: string, amount: number) =>
    one.db.transaction((tx) =>
      tx.query(
        `select post_journal($1, '', 'test', '', array[p.id, s.id], array[$2::int8, -$2::int8])
           from accounts p, accounts s where ${change} and s.kind = 'sandbox'`,
        [`test:${randomUUID()}`, amount],
      ),
    )

  test('bets of one player on two nodes use each nonce once and lose no coin', async () => {
    const { token, user } = await one.player()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => play(i % 2 ? one : two, token, { gold: 60 })),
    )
    const accepted = answers.filter(({ errno }) => errno === 0)
    expect(answers.every(({ errno }) => errno === 0 || errno === 1007)).toBe(true)
    expect(accepted.length).toBeGreaterThan(30)
    expect(accepted.map(({ data }) => data.bet.proof.nonce).toSorted((a, b) => a - b)).toEqual(
      accepted.map((_, i) => i),
    )
    const net = accepted.reduce((sum, { data }) => sum + data.bet.payout - data.bet.gold, 0)
    const { data } = await one.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)
    expect(data.gold).toBe(user.gold + net)
  })

  test('gold for one bet pays for one bet, however many are sent at once', async () => {
    const { token, user } = await one.player()
    await book(`p.kind = 'player' and p.owner_id = ${user.id}`, 100 - user.gold)
    // A win, at one in a thousand, would pay for a second bet.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => play(i % 2 ? one : two, token, { gold: 100, number: 100 })),
    )
    const accepted = answers.filter(({ errno }) => errno === 0)
    const paid = accepted.reduce((sum, { data }) => sum + data.bet.payout, 0)
    expect(accepted.length).toBeGreaterThan(0)
    expect(accepted.length * 100).toBeLessThanOrEqual(100 + paid)
    expect(answers.filter(({ errno }) => errno === 1004).length).toBeGreaterThan(0)
  })

  test('one request sent to both nodes at once is one bet', async () => {
    const { token } = await one.player()
    const request = roll()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).call<Rolled>('POST /api/roller', request, token)),
    )
    expect(new Set(answers.map(({ errno }) => errno))).toEqual(new Set([0]))
    expect(new Set(answers.map(({ data }) => data.bet.id)).size).toBe(1)
  })

  test('every bet belongs to one seed pair without gaps when seeds rotate during play', async () => {
    const { token } = await one.player()
    const bets = Array.from({ length: 40 }, (_, i) => play(i % 2 ? one : two, token, { gold: 60 }))
    const rotations = Array.from({ length: 5 }, (_, i) =>
      sleep(i * 5).then(() => (i % 2 ? one : two).call('POST /api/fair/rotate', { clientSeed: `race-${i}` }, token)),
    )
    expect((await Promise.all(rotations)).every(({ errno }) => errno === 0)).toBe(true)
    const accepted = (await Promise.all(bets)).filter(({ errno }) => errno === 0)
    expect(accepted.length).toBeGreaterThan(10)
    const byPair = Map.groupBy(accepted, ({ data }) => data.bet.proof.seedPairId)
    for (const ofPair of byPair.values())
      expect(ofPair.map(({ data }) => data.bet.proof.nonce).toSorted((a, b) => a - b)).toEqual(ofPair.map((_, i) => i))
  })

  test('a session ended on one node soon ends on the other', async () => {
    const { token } = await one.player()
    expect((await two.call('GET /api/user', undefined, token)).errno).toBe(0)
    await one.call('POST /api/user/logout', {}, token)
    expect((await one.call('GET /api/user', undefined, token)).errno).toBe(510)
    await sleep(1100)
    expect((await two.call('GET /api/user', undefined, token)).errno).toBe(510)
  })

  test('a suspended player cannot bet, even while the session is cached', async () => {
    const { token, user } = await one.player()
    expect((await play(two, token)).errno).toBe(0)
    await one.db.commit(`update players set status = 'suspended' where id = $1`, [user.id])
    expect((await play(two, token)).errno).toBe(510)
  })

  test('a repeat returns the first result even after the limits have fallen below it', async () => {
    const { token } = await one.player()
    const request = roll({ gold: 50_000 })
    const first = await one.call<Rolled>('POST /api/roller', request, token)
    expect(first.errno).toBe(0)
    await book(`p.kind = 'pool' and p.shard = 0`, -99_000_000)
    const lowLimitNode = await one.secondNode()
    expect((await lowLimitNode.call('POST /api/roller', roll({ gold: 50_000 }), token)).errno).toBe(1002)
    expect((await lowLimitNode.call<Rolled>('POST /api/roller', request, token)).data).toEqual(first.data)
    await lowLimitNode.close()
    await book(`p.kind = 'pool' and p.shard = 0`, 99_000_000)
  })

  test('many players on both nodes settle exactly', async () => {
    const players = await Promise.all(Array.from({ length: 24 }, () => one.player()))
    const rounds = players.flatMap(({ token }) =>
      Array.from({ length: 8 }, (_, i) => play(i % 2 ? one : two, token, { gold: 60 + i })),
    )
    const answers = await Promise.all(rounds)
    expect(answers.every(({ errno }) => errno === 0 || errno === 1007)).toBe(true)
    expect(answers.filter(({ errno }) => errno === 0).length).toBeGreaterThan(rounds.length / 2)
  })

  test('a connection that breaks in a transaction fails only that transaction', async () => {
    const { token } = await one.player()
    const broken = one.db.transaction(async (tx) => {
      const [me] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await two.db.commit('select pg_terminate_backend($1)', [me?.pid])
      await sleep(50)
      await tx.query('select 1')
    })
    await expect(broken).rejects.toThrow()
    expect((await play(one, token)).errno).toBe(0)
  })

  test('a bet that waits too long for a lock is refused as busy and books nothing', async () => {
    const { token, user } = await one.player()
    const locking = one.db.transaction(async (tx) => {
      await tx.query('select 1 from accounts where owner_id = $1 for update', [user.id])
      expect(await play(two, token)).toMatchObject({ status: 503, errno: 1007 })
    })
    await locking
    expect((await one.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold).toBe(user.gold)
  })

  test('nodes that start together on an empty database migrate it once', async () => {
    const fresh = await openServer('postgresql', {}, {}, 4)
    expect(await fresh.brokenLaws()).toEqual([])
    const banners = await fresh.call<unknown[]>('GET /api/home/banner')
    expect(banners.data).toHaveLength(3)
    await fresh.close()
  })
})
