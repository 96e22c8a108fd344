// A lottery game's calls from a player's view, on rounds moved by the leader.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { refusals, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import { fruitContract } from '@glasshouse/rulebook/games/fruit/contract'
import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { lucky3Contract } from '@glasshouse/rulebook/games/lucky3/contract'
import { BETS, lucky3, type BetType } from '@glasshouse/rulebook/games/lucky3/rules'
import { rouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { wingoContract } from '@glasshouse/rulebook/games/wingo/contract'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databases, openServer, type Answer, type TestServer } from '../support/open-server.ts'

vi.setConfig({ testTimeout: 120_000 })

const exampleOf = (type: BetType): object => ({ type, pick: '123'.slice(0, BETS[type].picks) })
const pairBox = { type: 'box', pick: '112' }

interface Bet {
  id: number
  gold: number
  state: string
  payout: number | null
  choice: unknown
}
interface State {
  phase: string
  index: number
  outcome: never
  hash: string | null
  commit: string
  bookRoot: string | null
  my: Bet[]
  players: Bet[]
  betCount: number
  phaseEndsAt: number
  serverNow: number
}

describe.each(databases)('lottery game calls on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind, {}, { leads: true })))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  /** Makes a call and checks the response against the contract. */
  const call = async <T>({ key, output }: Endpoint, body?: object, token = ''): Promise<Answer<T>> => {
    const answer = await server.call<T>(key.replace('{lastCreateTime}', '0'), body, token)
    if (answer.errno === 0) expect(output.safeParse(answer.data).error, key).toBeUndefined()
    return answer
  }
  const refused = (code: RefusalCode) => ({ errno: refusals[code].errno, status: refusals[code].status, data: null })
  const until = async (state: Endpoint, isWanted: (state: State) => boolean, token = ''): Promise<State> => {
    for (;;) {
      const { data } = await call<State>(state, undefined, token)
      if (isWanted(data)) return data
      await sleep(50)
    }
  }
  const isFresh = ({ phase, phaseEndsAt, serverNow }: State): boolean =>
    phase === 'betting' && phaseEndsAt - serverNow > 4000

  test('accepts several bets, closes, draws, pays, lists and verifies, from window to result', async () => {
    const { token } = await server.player()
    const join = (change: object) =>
      call<{ bet: Bet; balance: number }>(
        fruitContract.join,
        { gold: 600, selections: ['cherry'], requestId: randomUUID(), ...change },
        token,
      )
    await until(fruitContract.state, isFresh)
    expect(await join({ selections: ['durian'] })).toMatchObject(refused('badInput'))
    expect(await join({ selections: [] })).toMatchObject(refused('choiceInvalid'))
    expect(await join({ selections: ['cherry', 'cherry'] })).toMatchObject(refused('choiceInvalid'))
    expect(await join({ gold: 700, selections: ['cherry', 'lemon'] })).toMatchObject(refused('goldOffStep'))
    expect(await join({ gold: 15_100, selections: ['star'] })).toMatchObject(refused('goldTooHigh'))
    const one = (await join({})).data
    const many = (await join({ selections: ['lemon', 'orange', 'star'] })).data
    expect(many).toMatchObject({ balance: 98_800, bet: { state: 'placed', payout: null } })
    const open = await until(fruitContract.state, ({ betCount }) => betCount === 2, token)
    expect(open.my.map(({ id }) => id)).toEqual([one.bet.id, many.bet.id])
    expect(open).toMatchObject({ outcome: null, hash: null, bookRoot: null })

    const locked = await until(fruitContract.state, ({ phase }) => phase === 'locked', token)
    expect(locked).toMatchObject({ index: open.index, outcome: null, hash: null })
    expect(await join({})).toMatchObject(refused('bettingClosed'))
    const isPaid = ({ phase, my }: State): boolean => phase !== 'locked' && my.every(({ payout }) => payout !== null)
    const drawn = await until(fruitContract.state, isPaid, token)
    expect(drawn.phase).toMatch(/draw|result/)
    const payouts = [['cherry'], ['lemon', 'orange', 'star']].map((selections) =>
      Number(fruit.payout(600n, { selections: selections as never[] }, drawn.outcome)),
    )
    expect(drawn.my.map(({ payout }) => payout)).toEqual(payouts)
    await until(fruitContract.state, ({ phase, index }) => phase === 'result' || index > open.index, token)

    const mine = await call<{ id: number; payout: number; round: { commit: string } }[]>(
      fruitContract.mine,
      undefined,
      token,
    )
    expect(mine.data.map(({ id, payout }) => [id, payout])).toEqual([
      [many.bet.id, payouts[1]],
      [one.bet.id, payouts[0]],
    ])
    expect(mine.data[0]?.round.commit).toBe(open.commit)
    const rounds = await call<{ index: number; totalPayout: number }[]>(fruitContract.records)
    expect(rounds.data.find(({ index }) => index === open.index)).toMatchObject({
      players: 1,
      totalPayout: payouts.reduce((sum, payout) => sum + payout, 0),
    })
    const book = await server.call<{ root: string }>(`GET /api/fair/book/fruit/1/${open.index}`)
    expect(book.data.root).toBe(locked.bookRoot)
    const proof = await server.call<{ round: object; outcome: object }>(`GET /api/bet/${one.bet.id}`)
    expect(proof.data).toMatchObject({ round: { hash: drawn.hash }, outcome: drawn.outcome })
  })

  test('returns the rules in the settings and the wheel in the rule sheet', async () => {
    const odds = (
      await call<{ odds: Record<string, { multiplier: number; rtp: string; winningWays: number; ways: number }> }>(
        rouletteContract.setting,
      )
    ).data.odds
    expect(odds['gold']).toMatchObject({ multiplier: 4900, rtp: '0.98', winningWays: 2, ways: 100, maxGold: 6200 })
    const role = await call<{ wheel: string; colours: { colour: string; fields: number }[] }>(rouletteContract.role)
    for (const { colour, fields } of role.data.colours) expect(odds[colour]?.winningWays).toBe(fields)
    expect(role.data.wheel).toHaveLength(100)
    const digits = (await call<{ odds: Record<string, object> }>(wingoContract.setting)).data.odds
    expect(digits['green']).toMatchObject({ multiplier: 200, winningWays: 5, ways: 10, maxGold: 50_000 })
    expect(digits['7']).toMatchObject({ multiplier: 980, winningWays: 1, maxGold: 34_000 })
    const tickets = (await call<{ odds: Record<string, object> }>(lucky3Contract.setting)).data.odds
    expect(tickets['box']).toMatchObject({ multiplier: 16_300, rtp: '0.978', winningWays: 6, ways: 1000 })
    expect(tickets['boxPair']).toMatchObject({ multiplier: 32_600, winningWays: 3 })
    expect(tickets['ticket']).toMatchObject({ multiplier: 46_700, winningWays: 271, maxGold: 600 })
    for (const contract of [rouletteContract, wingoContract, lucky3Contract, fruitContract]) {
      expect((await call(contract.state)).errno).toBe(0)
      expect((await call(contract.records)).errno).toBe(0)
    }
  })

  test('every single bet returns what its setting says, counted over all outcomes', async () => {
    type Odds = Record<string, { rtp: string; multiplier: number; winningWays: number; ways: number }>
    const games: readonly [Endpoint, LotteryRules<never, never>, (name: string) => object][] = [
      [rouletteContract.setting, roulette as never, (colour) => ({ colour })],
      [wingoContract.setting, wingo as never, (selection) => ({ selections: [selection] })],
      [fruitContract.setting, fruit as never, (selection) => ({ selections: [selection] })],
      [lucky3Contract.setting, lucky3 as never, (name) => (name === 'boxPair' ? pairBox : exampleOf(name as BetType))],
    ]
    for (const [setting, rules, choiceOf] of games) {
      const { odds } = (await call<{ odds: Odds }>(setting)).data
      for (const [name, shown] of Object.entries(odds)) {
        const choice = choiceOf(name) as never
        expect(rules.isChoice(choice), name).toBe(true)
        let [all, paid, winning, top] = [0n, 0n, 0n, 0n]
        for (const { outcome, ways: count } of rules.outcomes(choice)) {
          const payout = rules.payout(10_000n, choice, outcome)
          all += count
          paid += count * payout
          if (payout > 0n) winning += count
          if (payout > top) top = payout
        }
        const [whole = '0', part = ''] = shown.rtp.split('.')
        expect(paid * 10n ** BigInt(part.length), name).toBe(BigInt(whole + part) * 10_000n * all)
        expect([shown.winningWays, shown.ways, shown.multiplier], name).toEqual([
          Number(winning),
          Number(all),
          Number(top / 100n),
        ])
      }
    }
  })

  test('the leaderboard has only today’s real net winners, masked', async () => {
    const before = await call<unknown[]>(rouletteContract.leaderboard)
    expect(before.data).toEqual([])
    const players = await Promise.all(Array.from({ length: 5 }, () => server.player()))
    const colours = ['red', 'blue', 'purple', 'green', 'gold']
    await until(rouletteContract.state, isFresh)
    const joined = await Promise.all(
      players.map(({ token }, i) =>
        call(rouletteContract.join, { gold: 500, colour: colours[i], requestId: randomUUID() }, token),
      ),
    )
    expect(joined.map(({ errno }) => errno)).toEqual([0, 0, 0, 0, 0])
    const first = players[0]?.token
    await until(rouletteContract.state, ({ my }) => my[0]?.payout !== null && my.length === 1, first)
    const leaderboard = () => call<{ player: string; net: number }[]>(rouletteContract.leaderboard)
    // The call is cached for ten seconds.
    await expect.poll(async () => (await leaderboard()).data.length, { timeout: 60_000 }).toBeGreaterThan(0)
    const { data } = await leaderboard()
    expect(data).toHaveLength(1)
    expect(data[0]?.net).toBeGreaterThan(0)
    expect(data[0]?.player).toContain('•')
  })
})
