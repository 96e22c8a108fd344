// The limits that players see: the highest multiplier possible today, and why a stake is refused.

import { randomUUID } from 'node:crypto'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../../src/ledger/ledger.ts'
import { popularity } from '../../src/play/stats/popularity.ts'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'

interface HomeGame {
  game: string
  topMultiplier: number
  reachableMultiplier: number
  betsLastDay: number
}

let server: TestServer
beforeAll(async () => void (server = await openServer(oneDatabase)))
afterAll(() => server.close())

const games = async (): Promise<ReadonlyMap<string, HomeGame>> => {
  const { data } = await server.call<HomeGame[]>('GET /api/home/games')
  return new Map(data.map((row) => [row.game, row]))
}

/** Takes gold out of the bankroll until this much remains. */
const leaveInPool = (coins: bigint) =>
  server.db.transaction(async (tx) => {
    const [pool] = await tx.query<{ coins: bigint }>('select bankroll_coins() as coins')
    const amount = (pool?.coins ?? 0n) - coins
    const key = `test.bankroll:${coins}`
    await post(tx, {
      key,
      cause: 'sandbox.bankroll',
      moves: [{ from: { kind: 'pool' }, to: { kind: 'sandbox' }, amount }],
    })
  })

describe('a stake above the maximum', () => {
  const bet = async (gold: number, number: number, language = 'en') => {
    const { token } = await server.player()
    const body = { gold, direction: 'lower', number, requestId: randomUUID() }
    return await server.call('POST /api/roller', body, token, { lang: language })
  }
  const maxAt = async (number: number): Promise<number> => {
    const quote = { gold: 1, direction: 'lower', number }
    return (await server.call<{ maxGold: number }>('POST /api/roller/rate', quote)).data.maxGold
  }

  test('names the bankroll if that is the reason', async () => {
    const max = await maxAt(1000)
    expect((await bet(max, 1000)).errno).toBe(0)
    const answer = await bet((await maxAt(1000)) + 1, 1000)
    expect(answer.errno).toBe(refusals.goldTooHigh.errno)
    expect(answer.message).toMatch(
      /^Gold cannot be greater than [\d,]+\. A higher stake could win more than the bankroll/,
    )
  })
  test('names only the maximum if the game sets it', async () => {
    expect((await bet(50_001, 90_000)).message).toBe('Gold cannot be greater than 50,000')
  })
})

describe('GET /api/home/games', () => {
  test("shows what the smallest stake can reach, below the game's top", async () => {
    const { data } = await server.call<{ maxProfit: number }>('GET /api/crash/setting')
    const { topMultiplier, reachableMultiplier } = (await games()).get('crash')!
    expect(topMultiplier).toBe(crash.topMultiplier)
    expect(reachableMultiplier).toBe(100 + data.maxProfit)
    expect((await games()).get('roulette')!.reachableMultiplier).toBe(4900)
  })

  test('follows the bankroll and shows 0 when no bet is accepted', async () => {
    const reach = async (game: string) => (await games()).get(game)!.reachableMultiplier
    await leaveInPool(10_000_000n)
    const limits = houseLimits(crash.edgePpm, 10_000_000n)
    await expect.poll(() => reach('crash')).toBe(100 + Number(limits.profitPerBet))
    // The smallest stake may now win 60,000: 0.6 of the edge of 1%.
    const roller = await server.call<{ reachableWinningRolls: number }>('GET /api/roller/setting')
    expect(roller.data.reachableWinningRolls).toBe(Math.ceil(99_000 / 60_002))
    await leaveInPool(100_000n)
    await expect.poll(() => reach('roller')).toBeLessThan(100_000)
    expect(await reach('scratch')).toBe(0)
    const { token } = await server.player()
    const body = { gold: 1, direction: 'lower', number: 1, requestId: randomUUID() }
    expect((await server.call('POST /api/roller', body, token)).errno).toBe(refusals.notCovered.errno)
  })

  test('counts only the settled bets of the last 24 hours', async () => {
    const add = (game: string, hoursAgo: number, bets: number) =>
      server.db.commit(
        `insert into play_sums (span, slot, game, bets, staked, paid, expected, variance)
           values ('hour', now_ms() / 3600000 - $2::int4, $1, $3, 0, 0, 0, 0)`,
        [game, hoursAgo, bets],
      )
    await add('wingo', 0, 5)
    await add('wingo', 23, 2)
    await add('wingo', 24, 100)
    const counted = await popularity(server.db, 0)()
    expect(counted.get('wingo')).toBe(7)
    expect(counted.has('fruit')).toBe(false)
  })
})
