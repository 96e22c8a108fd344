// Minesweeper, Turntable and Scratch card calls from a player's view.

import { randomUUID } from 'node:crypto'
import { minesweeperContract } from '@glasshouse/rulebook/games/minesweeper/contract'
import { TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { scratchContract } from '@glasshouse/rulebook/games/scratch/contract'
import { multiplierOf, tierOf, TIERS, winningSymbol } from '@glasshouse/rulebook/games/scratch/rules'
import { turntableContract } from '@glasshouse/rulebook/games/turntable/contract'
import { multiplierAt } from '@glasshouse/rulebook/games/turntable/rules'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, type Answer, type TestServer } from '../support/open-server.ts'

interface Bet {
  id: number
  gold: number
  payout: number
  outcome: { segment: number; ticket: number; grid: string; mines: number[]; opened: number[] }
}
interface Session {
  id: number
  opened: number[]
  payout: number | null
  state: string
  board: { mines: number[] } | null
}

describe.each(databases)('own-seed games on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })
  const call = async <T>({ key, output }: Endpoint, body?: object, token = ''): Promise<Answer<T>> => {
    const answer = await server.call<T>(key.replace('{lastCreateTime}', '0'), body, token)
    if (answer.errno === 0) expect(output.safeParse(answer.data).error, key).toBeUndefined()
    return answer
  }

  test('treats request ids as equal in upper and lower case', async () => {
    const { token } = await server.player()
    const join = { gold: 300, mines: 3, requestId: randomUUID().toUpperCase() }
    const { data } = await call<{ session: Session }>(minesweeperContract.join, join, token)
    const repeat = await call<{ session: Session }>(minesweeperContract.join, join, token)
    expect(repeat.data.session.id).toBe(data.session.id)
    const step = { sessionId: data.session.id, cell: 3, requestId: randomUUID().toUpperCase() }
    const opened = (await call<{ session: Session }>(minesweeperContract.reveal, step, token)).data.session
    for (const requestId of [step.requestId, step.requestId.toLowerCase()]) {
      const again = await call<{ session: Session }>(minesweeperContract.reveal, { ...step, requestId }, token)
      expect(again.data.session).toEqual(opened)
      const other = await call(minesweeperContract.reveal, { ...step, cell: 5, requestId }, token)
      expect(other.errno).toBe(refusals.keyReused.errno)
    }
  })

  test('pays a spin by its segment and lists it in history and feed', async () => {
    const { token } = await server.player()
    expect((await call<{ nonce: number }>(turntableContract.state, undefined, token)).data.nonce).toBe(0)
    const risks = ['low', 'medium', 'high'] as const
    let balance = 100_000
    for (let spin = 0; spin < 12; spin++) {
      const risk = risks[spin % 3] as (typeof risks)[number]
      const { data } = await call<{ bet: Bet; balance: number }>(
        turntableContract.join,
        { gold: 300, risk, requestId: randomUUID() },
        token,
      )
      expect(data.bet.payout).toBe(3 * multiplierAt(risk, data.bet.outcome.segment))
      balance += data.bet.payout - 300
      expect(data.balance).toBe(balance)
    }
    const wild = { gold: 31_300, risk: 'high', requestId: randomUUID() }
    expect(await call(turntableContract.join, wild, token)).toMatchObject({ errno: 1002 })
    expect((await call<{ stakes: object }>(turntableContract.setting)).data.stakes).toMatchObject({
      high: { maxGold: 31_200, multiplier: 1060 },
    })
    expect((await call<Bet[]>(turntableContract.mine, undefined, token)).data).toHaveLength(12)
    expect((await call<Bet[]>(turntableContract.records)).data).toHaveLength(12)
  })

  test('commits to a card before it is bought, pays its symbol, and shows an unscratched one again', async () => {
    const { token } = await server.player()
    type Next = { cardNo: number; serverSeedHash: string; lastCard: Bet | null; prices: number[] }
    const waiting = (await call<Next>(scratchContract.next, undefined, token)).data
    expect(waiting).toMatchObject({ cardNo: 0, lastCard: null, prices: [100, 200, 300] })
    let won = 0
    for (let card = 0; card < 30; card++) {
      const { data } = await call<{ bet: Bet & { proof: { nonce: number; serverSeedHash: string } } }>(
        scratchContract.join,
        { gold: 200, requestId: randomUUID() },
        token,
      )
      const { ticket, grid } = data.bet.outcome
      expect(data.bet.payout).toBe(2 * multiplierOf(ticket))
      expect(winningSymbol(grid)).toBe(TIERS[tierOf(ticket)]?.symbol)
      expect(data.bet.proof).toMatchObject({ nonce: card, serverSeedHash: waiting.serverSeedHash })
      if (data.bet.payout > 0) won++
      expect((await call<Next>(scratchContract.next, undefined, token)).data).toMatchObject({
        cardNo: card + 1,
        lastCard: { id: data.bet.id },
      })
    }
    for (const gold of [50, 400, 150]) {
      expect((await call(scratchContract.join, { gold, requestId: randomUUID() }, token)).status).toBe(400)
    }
    const winners = (await call<Bet[]>(scratchContract.winners)).data
    expect(winners).toHaveLength(Math.min(won, 20))
    for (const { payout } of winners) expect(payout).toBeGreaterThan(0)
    expect((await call<{ table: object[] }>(scratchContract.setting)).data.table).toHaveLength(8)
  })

  test('plays a minefield, resumes it on another device, cashes out and verifies it', async () => {
    const { token } = await server.player()
    const begin = { gold: 1000, mines: 24, requestId: randomUUID() }
    let losses = 0
    for (let games = 0; games < 4; games++) {
      const { data } = await call<{ session: Session }>(
        minesweeperContract.join,
        { ...begin, requestId: randomUUID() },
        token,
      )
      expect((await call<{ session: Session }>(minesweeperContract.state, undefined, token)).data.session.id).toBe(
        data.session.id,
      )
      const step = { sessionId: data.session.id, cell: games, requestId: randomUUID() }
      const { session } = (await call<{ session: Session }>(minesweeperContract.reveal, step, token)).data
      expect(session.board?.mines).toHaveLength(24)
      if (session.payout === 0) losses++
      expect(session.board?.mines.includes(games)).toBe(session.payout === 0)
    }
    expect(losses).toBeGreaterThan(0)
    expect((await call<{ session: null }>(minesweeperContract.state, undefined, token)).data.session).toBeNull()
    const mine = (await call<Bet[]>(minesweeperContract.mine, undefined, token)).data
    expect(mine).toHaveLength(4)
    expect(mine[0]?.outcome).toMatchObject({ opened: [3] })
    expect((await call<Bet[]>(minesweeperContract.records)).data[0]?.outcome.mines).toHaveLength(24)
    expect((await call<{ tables: { multipliers: number[] }[] }>(minesweeperContract.setting)).data.tables).toHaveLength(
      TILES - 1,
    )
    const bet = await server.call<{ outcome: object; proof: object }>(`GET /api/bet/${mine[0]?.id}`)
    expect(bet.data).toMatchObject({ outcome: mine[0]?.outcome, proof: { nonce: 3 } })
  })
})
