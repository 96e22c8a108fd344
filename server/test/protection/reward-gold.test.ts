import { randomUUID } from 'node:crypto'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveReward, hold, playerGold, release } from '../../src/ledger/ledger.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'

describe.each(databases)('reward gold on %s', (kind) => {
  let server: TestServer
  let table: Table
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    table = new Table(server, crash)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  const goldOf = (playerId: bigint) => server.db.transaction((tx) => playerGold(tx, playerId))
  const give = (playerId: bigint, amount: bigint, key = randomUUID() as string) =>
    server.db.transaction((tx) => giveReward(tx, playerId, { kind: 'sandbox' }, amount, key, 'test'))
  const playerWithReward = async (reward: bigint) => {
    const { token, user } = await server.player()
    const playerId = BigInt(user.id)
    if (reward > 0n) await give(playerId, reward)
    return { token, playerId }
  }
  const holdGold = (playerId: bigint, amount: bigint) =>
    server.db.transaction((tx) => hold(tx, playerId, amount, randomUUID(), 'test'))

  test('is staked first and decreases with every stake, whatever the payouts', async () => {
    const { token, playerId } = await playerWithReward(250n)
    expect(await goldOf(playerId)).toMatchObject({ balance: 100_250n, reward: 250n })
    for (const left of [150n, 50n, 0n, 0n]) {
      await server.call('POST /api/roller', roll({ gold: 100 }), token)
      expect((await goldOf(playerId)).reward).toBe(left)
    }
    const staked = await server.db.read('select amount from rewards_staked where player_id = $1 order by bet_id', [
      playerId,
    ])
    expect(staked).toEqual([{ amount: 100n }, { amount: 100n }, { amount: 50n }])
  })

  test('is granted once per key', async () => {
    const { playerId } = await playerWithReward(0n)
    await give(playerId, 300n, `once:${playerId}`)
    expect((await give(playerId, 300n, `once:${playerId}`)).fresh).toBe(false)
    expect(await goldOf(playerId)).toMatchObject({ balance: 100_300n, reward: 300n })
  })

  test('is used up exactly by concurrent bets', async () => {
    const { token, playerId } = await playerWithReward(550n)
    await Promise.all(Array.from({ length: 8 }, () => server.call('POST /api/roller', roll({ gold: 100 }), token)))
    expect((await goldOf(playerId)).reward).toBe(0n)
    const [sum] = await server.db.read('select sum(amount)::int8 as sum from rewards_staked where player_id = $1', [
      playerId,
    ])
    expect(sum).toEqual({ sum: 550n })
  })

  test('is restored once when a bet is cancelled', async () => {
    const { playerId } = await playerWithReward(250n)
    await table.window()
    const bet = await table.engine.join(playerId, { requestId: randomUUID(), stake: 400n, auto: 150 })
    expect((await goldOf(playerId)).reward).toBe(0n)
    await table.engine.cancel(playerId, bet.betId)
    await table.engine.cancel(playerId, bet.betId)
    expect(await goldOf(playerId)).toMatchObject({ balance: 100_250n, reward: 250n })
    await table.engine.join(playerId, { requestId: randomUUID(), stake: 100n, auto: 150 })
    expect((await goldOf(playerId)).reward).toBe(150n)
    await table.until('result')
    expect((await goldOf(playerId)).reward).toBe(150n)
  })

  test('is also staked in step games', async () => {
    const { token, playerId } = await playerWithReward(150n)
    await server.call('POST /api/minesweeper/join', { gold: 100, mines: 3, requestId: randomUUID() }, token)
    expect((await goldOf(playerId)).reward).toBe(50n)
  })

  test('cannot be held; the other gold can', async () => {
    const { playerId } = await playerWithReward(250n)
    await expect(holdGold(playerId, 100_001n)).rejects.toMatchObject({
      code: 'rewardNotStaked',
      params: { reward: 250n },
    })
    await holdGold(playerId, 100_000n)
    expect(await goldOf(playerId)).toMatchObject({ balance: 250n, reward: 250n })
    await expect(holdGold(playerId, 1n)).rejects.toMatchObject({ code: 'rewardNotStaked' })
    // Released again, because held gold without a withdrawal breaks a ledger invariant.
    await server.db.transaction((tx) => release(tx, playerId, 100_000n, randomUUID(), 'test'))
  })

  test('is not part of the withdrawable balance', async () => {
    const { token } = await playerWithReward(250n)
    const { data } = await server.call('GET /api/withdrawal/balance', undefined, token)
    expect(data).toEqual({ gold: 100_250, withdrawable: 100_000, held: 0, reward: 250 })
  })
})
