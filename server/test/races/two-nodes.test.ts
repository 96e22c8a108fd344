// What only real PostgreSQL can show: several nodes and many connections at once.

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

  test('bets of one player on both nodes use each nonce once and lose no coin', async () => {
    const { token, user } = await one.player()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => play(i % 2 ? one : two, token, { gold: 60 })),
    )
    const taken = answers.filter(({ errno }) => errno === 0)
    expect(answers.every(({ errno }) => errno === 0 || errno === 1007)).toBe(true)
    expect(taken.length).toBeGreaterThan(30)
    expect(taken.map(({ data }) => data.bet.proof.nonce).toSorted((a, b) => a - b)).toEqual(taken.map((_, i) => i))
    const net = taken.reduce((sum, { data }) => sum + data.bet.payout - data.bet.gold, 0)
    const { data } = await one.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)
    expect(data.gold).toBe(user.gold + net)
  })

  test('gold for one bet buys one bet, however many are sent at once', async () => {
    const { token, user } = await one.player()
    await book(`p.kind = 'player' and p.owner_id = ${user.id}`, 100 - user.gold)
    // A chance of one in a thousand: the winnings do not pay for a second bet.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => play(i % 2 ? one : two, token, { gold: 100, number: 100 })),
    )
    const taken = answers.filter(({ errno }) => errno === 0)
    expect(taken).toHaveLength(taken[0]?.data.bet.payout ? taken.length : 1)
    expect(answers.filter(({ errno }) => errno === 1004).length).toBeGreaterThan(0)
  })

  test('one request on both nodes at once is one bet', async () => {
    const { token } = await one.player()
    const request = roll()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).call<Rolled>('POST /api/roller', request, token)),
    )
    expect(new Set(answers.map(({ errno }) => errno))).toEqual(new Set([0]))
    expect(new Set(answers.map(({ data }) => data.bet.id)).size).toBe(1)
  })

  test('seeds changed in the middle of play: every bet belongs to one pair, without a gap', async () => {
    const { token } = await one.player()
    const bets = Array.from({ length: 40 }, (_, i) => play(i % 2 ? one : two, token, { gold: 60 }))
    const rotations = Array.from({ length: 5 }, (_, i) =>
      sleep(i * 5).then(() => (i % 2 ? one : two).call('POST /api/fair/rotate', { clientSeed: `race-${i}` }, token)),
    )
    expect((await Promise.all(rotations)).every(({ errno }) => errno === 0)).toBe(true)
    const taken = (await Promise.all(bets)).filter(({ errno }) => errno === 0)
    expect(taken.length).toBeGreaterThan(10)
  })

  test('a session ended on one node ends on the other within a moment', async () => {
    const { token } = await one.player()
    expect((await two.call('GET /api/user', undefined, token)).errno).toBe(0)
    await one.call('POST /api/user/logout', {}, token)
    expect((await one.call('GET /api/user', undefined, token)).errno).toBe(510)
    await sleep(1100)
    expect((await two.call('GET /api/user', undefined, token)).errno).toBe(510)
  })

  test('a suspended player can not bet, even where his session is still trusted', async () => {
    const { token, user } = await one.player()
    expect((await play(two, token)).errno).toBe(0)
    await one.db.commit(`update players set status = 'suspended' where id = $1`, [user.id])
    expect((await play(two, token)).errno).toBe(510)
  })

  test('a repeat hears its first answer even after the limits have fallen below it', async () => {
    const { token } = await one.player()
    const request = roll({ gold: 50_000 })
    const first = await one.call<Rolled>('POST /api/roller', request, token)
    expect(first.errno).toBe(0)
    await book(`p.kind = 'pool' and p.shard = 0`, -99_000_000)
    const poorer = await one.secondNode()
    expect((await poorer.call('POST /api/roller', roll({ gold: 50_000 }), token)).errno).toBe(1002)
    expect((await poorer.call<Rolled>('POST /api/roller', request, token)).data).toEqual(first.data)
    await poorer.close()
    await book(`p.kind = 'pool' and p.shard = 0`, 99_000_000)
  })

  test('many players at once on both nodes settle exactly', async () => {
    const players = await Promise.all(Array.from({ length: 24 }, () => one.player()))
    const rounds = players.flatMap(({ token }) =>
      Array.from({ length: 8 }, (_, i) => play(i % 2 ? one : two, token, { gold: 60 + i })),
    )
    const answers = await Promise.all(rounds)
    expect(answers.every(({ errno }) => errno === 0 || errno === 1007)).toBe(true)
  })

  test('a connection that breaks inside a transaction fails that one and nothing else', async () => {
    const { token } = await one.player()
    const cut = one.db.transaction(async (tx) => {
      const [me] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await two.db.commit('select pg_terminate_backend($1)', [me?.pid])
      await sleep(50)
      await tx.query('select 1')
    })
    await expect(cut).rejects.toThrow()
    expect((await play(one, token)).errno).toBe(0)
  })

  test('who waits too long for a row that another holds hears that the house is busy, and nothing is booked', async () => {
    const { token, user } = await one.player()
    const held = one.db.transaction(async (tx) => {
      await tx.query('select 1 from accounts where owner_id = $1 for update', [user.id])
      expect(await play(two, token)).toMatchObject({ status: 503, errno: 1007 })
    })
    await held
    expect((await one.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold).toBe(user.gold)
  })

  test('nodes that start together on an empty database lay it out once', async () => {
    const bare = await openServer('postgresql', {}, {}, 4)
    expect(await bare.brokenLaws()).toEqual([])
    const banners = await bare.call<unknown[]>('GET /api/home/banner')
    expect(banners.data).toHaveLength(3)
    await bare.close()
  })
})
