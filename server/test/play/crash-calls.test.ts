// A crash game's calls from a player's view, on rounds moved by the leader. Rich Bomb represents all four: its rounds
// are short, and its first step comes after three seconds.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import { richbombContract } from '@glasshouse/rulebook/games/richbomb/contract'
import { VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import type { CrashBet, CrashRound } from '@glasshouse/rulebook/wire/play/crash-engine'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databases, openServer, type Answer, type TestServer } from '../support/open-server.ts'

vi.setConfig({ testTimeout: 120_000 })

type State = CrashRound & {
  my: CrashBet | null
  next: CrashBet | null
  players: { id: number }[]
  serverNow: number
}
type Joined = { bet: CrashBet; balance: number }

describe.each(databases)('crash game calls on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind, {}, { leads: true })))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  /** Makes a call and checks the response against the contract. */
  const call = async <T>(name: keyof typeof richbombContract, body?: object, token = ''): Promise<Answer<T>> => {
    const { key, output } = richbombContract[name]
    const answer = await server.call<T>(key.replace('{lastCreateTime}', '0'), body, token)
    if (answer.errno === 0) expect(output.safeParse(answer.data).error).toBeUndefined()
    return answer
  }
  const join = (token: string, change: object = {}) =>
    call<Joined>('join', { gold: 500, requestId: randomUUID(), ...change }, token)
  const cashOut = (token: string, betId: number) =>
    call<Joined & { kind: string }>('jump', { betId, requestId: randomUUID() }, token)
  const cancel = (token: string, betId: number) => call<{ balance: number }>('cancel', { betId }, token)
  const refused = (code: RefusalCode) => ({ errno: refusals[code].errno, status: refusals[code].status, data: null })
  /** Waits until the state, as a player sees it, matches. */
  const until = async (isWanted: (state: State) => boolean, token = ''): Promise<State> => {
    for (;;) {
      const { data } = await call<State>('state', undefined, token)
      if (isWanted(data)) return data
      await sleep(30)
    }
  }
  const fresh = (token = '') =>
    until(({ phase, phaseEndsAt, serverNow }) => phase === 'betting' && (phaseEndsAt ?? 0) - serverNow > 3000, token)

  test('refuses an invalid bet with its reason and without cost', async () => {
    const { token } = await server.player()
    await fresh()
    expect(await join(token, { gold: 50 })).toMatchObject({
      ...refused('goldTooLow'),
      message: "Gold can't be less than 100",
    })
    expect(await join(token, { gold: 150 })).toMatchObject(refused('goldOffStep'))
    expect(await join(token, { gold: 10_100 })).toMatchObject({
      ...refused('goldTooHigh'),
      message: 'Gold cannot be greater than 10,000',
    })
    for (const auto of [0, -1, 10, 101])
      expect(await join(token, { auto }), `${auto}`).toMatchObject(refused('choiceInvalid'))
    expect(await join(token, { auto: 1.5 })).toMatchObject(refused('badInput'))
    expect(await join(token, { requestId: 'x' })).toMatchObject(refused('badInput'))
    expect(await cashOut(token, 999_999)).toMatchObject(refused('nothingToCashOut'))
    expect(await cancel(token, 999_999)).toMatchObject(refused('notFound'))
    const { data } = await server.call<{ gold: number }>('GET /api/user', undefined, token)
    expect(data.gold).toBe(100_000)
  })

  test('bets, cancels, bets again, queues, cashes out and is too late, from window to result', async () => {
    const [{ token }, other] = [await server.player(), await server.player()]
    await fresh()
    const first = await join(token)
    expect(first.data).toMatchObject({ balance: 99_500, bet: { state: 'placed', gold: 500, auto: null, cap: 25_000 } })
    expect(await join(token)).toMatchObject(refused('alreadyJoined'))
    expect(await cashOut(token, first.data.bet.id)).toMatchObject(refused('roundNotRunning'))
    expect(await cancel(other.token, first.data.bet.id)).toMatchObject(refused('notFound'))
    expect((await cancel(token, first.data.bet.id)).data).toEqual({ balance: 100_000 })
    const { bet } = (await join(token)).data
    const rival = (await join(other.token)).data.bet
    const seen = await until(({ my, players }) => my?.id === bet.id && players.length > 1, token)
    expect(seen).toMatchObject({ bust: null, hash: null, bookRoot: null })
    expect(seen.players.map(({ id }) => id)).toEqual(expect.arrayContaining([bet.id, rival.id]))

    const running = await until(({ phase }) => phase === 'running', token)
    expect(running.bookRoot).toMatch(/^[0-9a-f]{64}$/)
    expect(await cancel(token, bet.id)).toMatchObject(refused('bettingClosed'))
    expect(await server.call(`GET /api/fair/book/richbomb/1/${running.index}`)).toMatchObject(refused('roundNotOver'))
    const cashedOut = await cashOut(token, bet.id)
    // Nobody can cash out before the first step: the bet is set to cash out there.
    expect(cashedOut.data).toMatchObject({ kind: 'told', bet: { state: 'placed' }, balance: 99_500 })
    const next = (await join(token, { auto: 2 })).data.bet
    expect(next).toMatchObject({ state: 'queued', round: null, auto: 2 })
    expect((await until(() => true, token)).next).toMatchObject({ id: next.id })
    expect(await join(token)).toMatchObject(refused('alreadyJoined'))
    expect((await cancel(token, next.id)).errno).toBe(0)

    const result = await until(({ phase, index }) => phase === 'result' && index === running.index, token)
    const late = await server.call(
      'POST /api/richbomb/jump',
      { betId: rival.id, requestId: randomUUID() },
      other.token,
      { 'accept-language': 'fr' },
    )
    expect(late).toMatchObject(refused('tooLate'))
    const reached = VAULTS.findLast((vault) => vault <= (result.bust ?? 0)) ?? 100
    const at = (reached / 100).toFixed(2).replace('.', ',')
    expect(late.message).toBe(`Trop tard. La manche s’est terminée à ${at}×.`)
    const settled = await until(({ my }) => my?.payout !== null, token)
    const payout = (result.bust ?? 0) >= 200 ? 1000 : 0
    expect(settled.my).toMatchObject({ state: 'settled', payout, exit: payout ? 200 : 0 })

    const mine = await call<{ id: number; outcome: object }[]>('mine', undefined, token)
    expect(mine.data.map(({ id }) => id)).toEqual([bet.id])
    expect(mine.data[0]?.outcome).toEqual({ bust: result.bust, exit: payout ? 200 : 0 })
    const rounds = await call<{ index: number; hash: string }[]>('records')
    expect(rounds.data[0]).toMatchObject({ index: running.index, hash: result.hash, bust: result.bust })
    const proof = await server.call<{ round: { commit: string; hash: string } }>(`GET /api/bet/${bet.id}`)
    expect(proof.data.round).toMatchObject({ commit: running.commit, hash: result.hash })
    const book = await server.call<{ text: string; root: string }>(`GET /api/fair/book/richbomb/1/${running.index}`)
    expect(book.data.root).toBe(running.bookRoot)
    expect(book.data.text).toContain(`${bet.id}|`)
  })

  test('places one bet for a repeated request and refuses it with another body', async () => {
    const { token } = await server.player()
    await fresh()
    const requestId = randomUUID()
    const [one, same] = await Promise.all([join(token, { requestId }), join(token, { requestId })])
    expect(one.data.bet.id).toBe(same.data.bet.id)
    expect(await join(token, { requestId, gold: 600 })).toMatchObject(refused('keyReused'))
    expect((await call<State>('state', undefined, token)).data.my).toMatchObject({ id: one.data.bet.id })
    expect((await call<object>('setting')).data).toMatchObject({ rtp: '0.99', autoBy: 'step', firstMultiplier: 200 })
  })

  test('finds a bet by its request id, for its player only', async () => {
    const { token } = await server.player()
    const other = await server.player()
    const requestId = randomUUID()
    const find = (id: string, by = token) => server.call(`GET /api/bet/request/${id}`, undefined, by)
    expect((await find(requestId)).data).toEqual({ bet: null })
    await fresh()
    const { data } = await join(token, { requestId })
    const found = { id: data.bet.id, game: 'richbomb', gold: 500, state: 'placed' }
    expect((await find(requestId)).data).toMatchObject({ bet: found })
    expect((await find(requestId.toUpperCase())).data).toMatchObject({ bet: found })
    expect((await find(requestId, other.token)).data).toEqual({ bet: null })
    expect(await find('x')).toMatchObject(refused('badInput'))
    expect(await find(requestId, '')).toMatchObject(refused('loginNeeded'))
    await cancel(token, data.bet.id)
    expect((await find(requestId)).data).toMatchObject({ bet: { ...found, state: 'cancelled' } })
  })
})
