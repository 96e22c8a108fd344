import { randomUUID } from 'node:crypto'
import { Draws, hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import { rollerContract } from '@glasshouse/rulebook/games/roller/contract'
import { roller, type RollerChoice, type RollerOutcome } from '@glasshouse/rulebook/games/roller/rules'
import { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { output } from 'zod'
import { bothDatabases, openServer, roll, type TestServer } from '../../../test/support/open-server.ts'

type Rolled = output<typeof rollerContract.roll.output>
type Mine = output<typeof rollerContract.mine.output>
type Rotated = output<typeof fairnessContract.rotate.output>
type Exported = output<typeof fairnessContract.export.output>

describe.each(bothDatabases)('Lucky Roller on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  const play = (token: string, change: object = {}) => server.call<Rolled>('POST /api/roller', roll(change), token)
  const setGold = (playerId: number, gold: number) =>
    server.db.transaction(async (tx) => {
      await tx.query(
        `select post_journal($1, '', 'test', '', array[a.id, s.id], array[$2 - a.balance, a.balance - $2]::int8[])
           from accounts a, accounts s where a.owner_id = $3 and a.kind = 'player' and s.kind = 'sandbox'`,
        [`set:${randomUUID()}`, gold, playerId],
      )
    })

  test('draws a roll from the committed seed, pays it exactly and lets players verify it', async () => {
    const { token, user } = await server.player()
    const rolls: Rolled[] = []
    for (const [direction, number] of [
      ['lower', 50_000],
      ['higher', 1999],
      ['lower', 98_000],
      ['higher', 75_000],
    ] as const) {
      rolls.push((await play(token, { gold: 1000, direction, number })).data)
    }
    let balance = user.gold
    for (const { bet, balance: actual } of rolls) {
      balance += bet.payout - bet.gold
      expect(actual).toBe(balance)
      expect(bet.proof.serverSeed).toBeNull()
    }
    const { revealed } = (await server.call<Rotated>('POST /api/fair/rotate', { clientSeed: 'next' }, token)).data
    expect(revealed).toMatchObject({ bets: 4, clientSeed: 'test-seed' })
    const seed = hexToBytes(revealed?.serverSeed ?? '')
    expect(seedHash(seed)).toBe(rolls[0]?.bet.proof.serverSeedHash)
    rolls.forEach(({ bet }, nonce) => {
      const outcome = roller.draw(new Draws(seed, 'roller', 'test-seed', nonce), bet.choice)
      expect(bet.outcome).toEqual(outcome)
      expect(bet.payout).toBe(Number(roller.payout(BigInt(bet.gold), bet.choice, outcome)))
    })
    const exported = (await server.call<Exported>(`GET /api/fair/export/${revealed?.seedPairId}`, undefined, token))
      .data
    expect(exported.complete).toBe(true)
    expect(exported.bets.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3])
    const mine = (await server.call<Mine>('GET /api/roller/mine_recored/0', undefined, token)).data
    expect(mine.map(({ proof }) => proof.serverSeed)).toEqual(Array(4).fill(revealed?.serverSeed))
  })

  test('returns the first result for a repeated request and refuses its id with another bet', async () => {
    const { token } = await server.player()
    const request = roll()
    const first = await server.call<Rolled>('POST /api/roller', request, token)
    const again = await server.call<Rolled>('POST /api/roller', request, token)
    expect(again.data).toEqual(first.data)
    expect((await server.call('POST /api/roller', { ...request, gold: 200 }, token)).errno).toBe(1006)
    expect((await server.call('POST /api/roller', { ...request, number: 50_001 }, token)).errno).toBe(1006)
    const { requestId, ...bare } = request as { requestId: string }
    const byHeader = await server.call<Rolled>('POST /api/roller', bare, token, { 'idempotency-key': requestId })
    expect(byHeader.data.bet.id).toBe(first.data.bet.id)
    const mine = (await server.call<Mine>('GET /api/roller/mine_recored/0', undefined, token)).data
    expect(mine).toHaveLength(1)
  })

  test('places one bet when a request is sent many times at once', async () => {
    const { token } = await server.player()
    const request = roll()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call<Rolled>('POST /api/roller', request, token)),
    )
    expect(new Set(answers.map(({ data }) => data.bet.id)).size).toBe(1)
    expect(new Set(answers.map(({ data }) => data.balance)).size).toBe(1)
  })

  test.each([
    [{ gold: 50 }, 1001, "Gold can't be less than 51"],
    [{ gold: 0 }, 1001, "Gold can't be less than 51"],
    [{ gold: -100 }, 1001, "Gold can't be less than 51"],
    [{ gold: 50_001 }, 1002, 'Gold cannot be greater than 50,000'],
    [
      { gold: 1531, number: 1000 },
      1002,
      'Gold cannot be greater than 1,530. A higher stake could win more than the bankroll allows.',
    ],
    [
      { gold: 2, number: 1 },
      1002,
      'Gold cannot be greater than 1. A higher stake could win more than the bankroll allows.',
    ],
    [{ gold: 100.5 }, 1000, null],
    [{ gold: '100' }, 1000, null],
    [{ gold: 1e20 }, 1000, null],
    [{ number: 0 }, 1106, null],
    [{ number: 98_001 }, 1106, null],
    [{ direction: 'higher', number: 1998 }, 1106, null],
    [{ direction: 'higher', number: 99_999 }, 1106, null],
    [{ direction: 'sideways' }, 1000, null],
    [{ requestId: 'one' }, 1000, null],
    [{ outcome: { roll: 1 } }, 1000, null],
  ])('refuses %j with errno %i and books nothing', async (change, errno, message) => {
    const { token, user } = await server.player()
    const answer = await play(token, change)
    expect(answer).toMatchObject({ status: 400, errno, ...(message && { message }) })
    expect((await server.call('GET /api/roller/mine_recored/0', undefined, token)).data).toEqual([])
    expect((await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold).toBe(
      user.gold,
    )
  })

  test.each([
    { gold: 51 },
    { gold: 1530, number: 1000 },
    { gold: 1, number: 1 },
    { gold: 99, number: 98_000 },
    { gold: 99, direction: 'higher', number: 1999 },
    { gold: 1, direction: 'higher', number: 99_998 },
    // Last, because its result moves the other limits.
    { gold: 50_000 },
  ])('accepts %j, exactly at the limit', async (change) => {
    const { token } = await server.player()
    expect((await play(token, change)).errno).toBe(0)
  })

  test('accepts a stake up to the last coin, and a refusal uses no nonce', async () => {
    const { token, user } = await server.player()
    await setGold(user.id, 100)
    expect(await play(token, { gold: 101 })).toMatchObject({ errno: 1004, message: 'Not enough gold. You have 100.' })
    const { data } = await play(token, { gold: 100, number: 5000 })
    expect(data.bet.proof.nonce).toBe(0)
  })

  test('refuses a bet without a client seed', async () => {
    const { token, user } = await server.player()
    await server.db.commit('delete from seed_pairs where player_id = $1 and status = $2', [user.id, 'active'])
    expect((await play(token)).errno).toBe(1210)
  })

  test('quotes payout, limits and exact return of a bet', async () => {
    const rate = (body: object) => server.call<output<typeof rollerContract.rate.output>>('POST /api/roller/rate', body)
    expect((await rate({ gold: 1000, direction: 'lower', number: 49_500 })).data).toEqual({
      w: 49_500,
      chance: '0.495',
      multiplier: '2',
      payout: 2000,
      minGold: 50,
      maxGold: 50_000,
      rtp: '0.99',
    })
    expect((await rate({ gold: 100, direction: 'lower', number: 97_999 })).data).toMatchObject({
      multiplier: '1.0102',
      rtp: '0.9897899',
    })
    expect((await rate({ gold: 1, direction: 'higher', number: 99_998 })).data).toMatchObject({
      multiplier: '99000',
      minGold: 1,
      maxGold: 1,
    })
    expect((await rate({ gold: 100, direction: 'lower', number: 0 })).errno).toBe(1106)
  })

  test('pages own bets by time without gaps or repeats', async () => {
    const { token } = await server.player()
    for (let i = 0; i < 45; i++) expect((await play(token, { gold: 60 })).errno).toBe(0)
    const seen: number[] = []
    let lastCreateTime = 0
    for (;;) {
      const { data } = await server.call<Mine>(`GET /api/roller/mine_recored/${lastCreateTime}`, undefined, token)
      if (data.length === 0) break
      expect(data.length).toBeLessThanOrEqual(20)
      seen.push(...data.map(({ id }) => id))
      lastCreateTime = data.at(-1)?.createTime ?? 0
    }
    expect(seen).toHaveLength(45)
    expect(new Set(seen).size).toBe(45)
    expect((await server.call('GET /api/roller/mine_recored/-1', undefined, token)).errno).toBe(1000)
    expect((await server.call('GET /api/roller/mine_recored/now', undefined, token)).errno).toBe(1000)
  })

  test('pages public bets without gaps although many share a millisecond', async () => {
    const players: { token: string }[] = []
    for (let count = 0; count < 30; count++) players.push(await server.player())
    const answers = await Promise.all(players.map(({ token }) => play(token)))
    const wanted = answers.map(({ data }) => data.bet.id)
    const seen: number[] = []
    let lastCreateTime = 0
    while (!wanted.every((id) => seen.includes(id))) {
      const { data } = await server.call<{ id: number; createTime: number; player: string }[]>(
        `GET /api/roller/recored/${lastCreateTime}`,
      )
      expect(data.length).toBeGreaterThan(0)
      expect(data.every(({ player }) => /^..•••.$/u.test(player))).toBe(true)
      seen.push(...data.map(({ id }) => id))
      lastCreateTime = data.at(-1)?.createTime ?? 0
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('shows a bet to everyone, and its server seed once it was revealed', async () => {
    const { token } = await server.player()
    const { bet } = (await play(token)).data
    const open = await server.call<{ proof: { serverSeed: string | null } }>(`GET /api/bet/${bet.id}`)
    expect(open.data.proof.serverSeed).toBeNull()
    expect((await server.call(`GET /api/fair/export/${bet.proof.seedPairId}`, undefined, token)).errno).toBe(1212)
    const other = await server.player()
    await server.call('POST /api/fair/rotate', { clientSeed: 'x' }, token)
    expect((await server.call(`GET /api/fair/export/${bet.proof.seedPairId}`, undefined, other.token)).errno).toBe(1010)
    const revealed = await server.call<{ proof: { serverSeed: string }; choice: RollerChoice; outcome: RollerOutcome }>(
      `GET /api/bet/${bet.id}`,
    )
    expect(seedHash(hexToBytes(revealed.data.proof.serverSeed))).toBe(bet.proof.serverSeedHash)
    expect((await server.call('GET /api/bet/1')).errno).toBe(1010)
  })

  test('rotates once when repeated, to the pair that was committed', async () => {
    const { token } = await server.player()
    const { bet } = (await play(token)).data
    const seeds = (await server.call<Rotated['seeds']>('GET /api/fair/seeds', undefined, token)).data
    const rotate = (clientSeed: string) => server.call<Rotated>('POST /api/fair/rotate', { clientSeed }, token)
    const answers = await Promise.all([rotate('once'), rotate('once'), rotate('once')])
    for (const { data } of answers) {
      expect(data.seeds.serverSeedHash).toBe(seeds.nextServerSeedHash)
      expect(data.revealed).toMatchObject({ seedPairId: bet.proof.seedPairId, bets: 1 })
    }
    await play(token)
    expect((await rotate('once')).errno).toBe(1213)
  })

  test('continues an export at the requested nonce', async () => {
    const { token } = await server.player()
    for (let i = 0; i < 3; i++) await play(token)
    const { revealed } = (await server.call<Rotated>('POST /api/fair/rotate', { clientSeed: 'next' }, token)).data
    const { data } = await server.call<Exported>(
      `GET /api/fair/export/${revealed?.seedPairId}?from=2`,
      undefined,
      token,
    )
    expect(data).toMatchObject({ complete: true, next: null })
    expect(data.bets.map(({ nonce }) => nonce)).toEqual([2])
  })

  test('validates client seeds', async () => {
    const { token } = await server.player()
    for (const clientSeed of ['', 'a'.repeat(65), 'a:b', 'é', 'a b', 5]) {
      expect((await server.call('POST /api/fair/rotate', { clientSeed }, token)).errno, String(clientSeed)).toBe(1000)
    }
    expect((await server.call('POST /api/fair/rotate', { clientSeed: 'a'.repeat(64) }, token)).errno).toBe(0)
  })

  test('lists only real bets as latest and as wins', async () => {
    const latest = (await server.call<{ game: string; gold: number }[]>('GET /api/home/bet_record')).data
    expect(latest.length).toBeGreaterThan(0)
    expect(latest.every(({ game }) => game === 'roller')).toBe(true)
    const wins = (await server.call<{ gold: number; payout: number }[]>('GET /api/home/v2/broadcast')).data
    expect(wins.every(({ gold, payout }) => payout >= 2 * gold)).toBe(true)
  })
})
