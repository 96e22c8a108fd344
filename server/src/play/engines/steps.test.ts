import { randomUUID } from 'node:crypto'
import { Draws } from '@glasshouse/rulebook/play/draws'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import {
  minesweeper,
  TILES,
  type MinesweeperBoard,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY } from '../../../test/support/crash-table.ts'
import { databases, openServer, roll, type TestServer } from '../../../test/support/open-server.ts'
import { openVault } from '../../platform/db/vault.ts'
import { Bankroll } from '../risk/bankroll.ts'
import { StepEngine } from './steps.ts'
import { Seeds } from '../fairness/seeds.ts'
import { strictLog } from '../../../test/support/logs.ts'

describe.each(databases)('step engine on %s', (kind) => {
  let server: TestServer
  let seeds: Seeds
  let mines: StepEngine<MinesweeperChoice, MinesweeperBoard>
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    seeds = new Seeds(server.db, openVault(Buffer.from(SECRET_KEY, 'hex')))
    mines = new StepEngine({
      db: server.db,
      rules: minesweeper,
      seeds,
      bankroll: new Bankroll(server.db),
      log: strictLog,
    })
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const player = async () => {
    const { token, user } = await server.player()
    return { token, id: BigInt(user.id) }
  }
  const begin = (playerId: bigint, count = 3, stake = 1000n, requestId = randomUUID()) =>
    mines.begin(playerId, { requestId, stake, choice: { mines: count } })
  const reveal = (playerId: bigint, betId: number, cell: number, requestId = randomUUID()) =>
    mines.reveal(playerId, { betId: BigInt(betId), cell, requestId })
  /** Where the mines are, derived from the secret seed. */
  const minesOf = async (session: { proof: { seedPairId: number; nonce: number }; choice: MinesweeperChoice }) => {
    const { serverSeed, clientSeed } = await seeds.byPair(BigInt(session.proof.seedPairId))
    const draws = new Draws(serverSeed.disclose(), 'minesweeper', clientSeed, session.proof.nonce)
    return minesweeper.draw(draws, session.choice).mines
  }
  const safeCells = async (session: Parameters<typeof minesOf>[0]): Promise<number[]> => {
    const mineCells = await minesOf(session)
    return Array.from({ length: TILES }, (_, cell) => cell).filter((cell) => !mineCells.includes(cell))
  }

  test('safe cells raise the worth, a cash-out pays it and shows the board', async () => {
    const { id } = await player()
    const { session, balance } = await begin(id)
    expect(balance).toBe(99_000)
    expect(session).toMatchObject({ opened: [], worth: null, nextWorth: 1125, board: null, state: 'placed' })
    const [a = 0, b = 0] = await safeCells(session)
    expect((await reveal(id, session.id, a)).session).toMatchObject({ opened: [a], worth: 1125, board: null })
    expect((await reveal(id, session.id, b)).session).toMatchObject({ opened: [a, b], worth: 1285 })
    expect(await mines.open(id)).toMatchObject({ session: { opened: [a, b] } })
    const cashedOut = await mines.cashOut(id, BigInt(session.id))
    expect(cashedOut).toMatchObject({ balance: 100_285, session: { state: 'settled', payout: 1285, worth: null } })
    expect(cashedOut.session.board?.mines).toEqual(await minesOf(session))
    expect(await mines.cashOut(id, BigInt(session.id))).toEqual(cashedOut)
    await expect(reveal(id, session.id, 24)).rejects.toThrow(new Refusal('noSession'))
    expect(await mines.open(id)).toBeNull()
  })

  test('a mine loses the stake, and a later cash-out finds no game', async () => {
    const { id } = await player()
    const { session } = await begin(id, 5)
    const [mine = 0] = await minesOf(session)
    const lost = await reveal(id, session.id, mine)
    expect(lost).toMatchObject({ balance: 99_000, session: { state: 'settled', payout: 0, opened: [mine] } })
    await expect(mines.cashOut(id, BigInt(session.id))).rejects.toThrow(new Refusal('noSession'))
  })

  test('cashes out automatically at the last step that is covered', async () => {
    const { id } = await player()
    const { session } = await begin(id, 24, 2000n)
    expect(session.lastStep).toBe(1)
    const [safe = 0] = await safeCells(session)
    const won = await reveal(id, session.id, safe)
    expect(won.session).toMatchObject({ state: 'settled', payout: 49_500 })
  })

  test('refuses invalid requests without cost', async () => {
    const { id } = await player()
    await expect(begin(id, 0)).rejects.toThrow(new Refusal('choiceInvalid'))
    await expect(begin(id, 25)).rejects.toThrow(new Refusal('choiceInvalid'))
    await expect(begin(id, 24, 50_000n)).rejects.toMatchObject({ code: 'goldNotCovered' })
    await expect(begin(id, 3, 150n)).rejects.toMatchObject({ code: 'goldOffStep' })
    await expect(mines.cashOut(id, 1n)).rejects.toThrow(new Refusal('noSession'))
    const { session } = await begin(id)
    await expect(begin(id)).rejects.toThrow(new Refusal('sessionOpen'))
    await expect(mines.cashOut(id, BigInt(session.id))).rejects.toThrow(new Refusal('nothingToCashOut'))
    for (const cell of [-1, 25, 1.5])
      await expect(reveal(id, session.id, cell)).rejects.toThrow(new Refusal('cellInvalid'))
    const [safe = 0] = await safeCells(session)
    await reveal(id, session.id, safe)
    await expect(reveal(id, session.id, safe)).rejects.toThrow(new Refusal('cellInvalid'))
    const other = await player()
    await expect(reveal(other.id, session.id, 7)).rejects.toThrow(new Refusal('noSession'))
    await expect(mines.cashOut(other.id, BigInt(session.id))).rejects.toThrow(new Refusal('noSession'))
    await mines.cashOut(id, BigInt(session.id))
  })

  test('treats a repeated request as one game and one step, and refuses it with another body', async () => {
    const { id } = await player()
    const requestId = randomUUID()
    const games = await Promise.all([begin(id, 3, 1000n, requestId), begin(id, 3, 1000n, requestId)])
    const [one] = games
    expect(games.map(({ session }) => session.id)).toEqual([one.session.id, one.session.id])
    await expect(begin(id, 4, 1000n, requestId)).rejects.toThrow(new Refusal('keyReused'))
    const [a = 0, b = 0] = await safeCells(one.session)
    const step = randomUUID()
    const steps = await Promise.all([reveal(id, one.session.id, a, step), reveal(id, one.session.id, a, step)])
    expect(steps.map(({ session }) => session.opened)).toEqual([[a], [a]])
    await expect(reveal(id, one.session.id, b, step)).rejects.toThrow(new Refusal('keyReused'))
    await mines.cashOut(id, BigInt(one.session.id))
  })

  test('opens each cell once and pays once when several devices act at once', async () => {
    const { id } = await player()
    const { session } = await begin(id, 1)
    const cells = (await safeCells(session)).slice(0, 4)
    const opened = await Promise.allSettled([...cells, ...cells].map((cell) => reveal(id, session.id, cell)))
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const cashOuts = await Promise.all([1, 2, 3].map(() => mines.cashOut(id, BigInt(session.id))))
    const payout = Number(minesweeper.payout(1000n, { mines: 1 }, 4))
    for (const { balance, session: ended } of cashOuts)
      expect([balance, ended.payout]).toEqual([99_000 + payout, payout])
  })

  test('blocks seed rotation while a game is open and allows instant bets', async () => {
    const { id, token } = await player()
    const { session } = await begin(id)
    expect(await server.call('POST /api/fair/rotate', { clientSeed: 'other' }, token)).toMatchObject({ errno: 1211 })
    for (let i = 0; i < 3; i++) expect((await server.call('POST /api/roller', roll(), token)).errno).toBe(0)
    const [safe = 0] = await safeCells(session)
    await reveal(id, session.id, safe)
    await mines.cashOut(id, BigInt(session.id))
    const { data } = await server.call<{ revealed: { bets: number } }>(
      'POST /api/fair/rotate',
      { clientSeed: 'other' },
      token,
    )
    expect(data.revealed.bets).toBe(4)
  })

  test('refunds an abandoned game without steps and cashes out one with steps', async () => {
    const [untouched, started, recent] = [await player(), await player(), await player()]
    const first = await begin(untouched.id)
    const second = await begin(started.id)
    const third = await begin(recent.id)
    const [safe = 0] = await safeCells(second.session)
    await reveal(started.id, second.session.id, safe)
    await server.db.commit('update step_games set touched_at = touched_at - $2 where bet_id = any($1)', [
      [BigInt(first.session.id), BigInt(second.session.id)],
      minesweeper.expiryMs + 1,
    ])
    expect((await Promise.all([mines.expire(), mines.expire()])).reduce((a, b) => a + b)).toBe(2)
    const rows = await server.db.read<{ state: string; payout: bigint | null }>(
      'select state, payout from bets where id = any($1) order by id',
      [[first, second, third].map(({ session }) => BigInt(session.id))],
    )
    expect(rows.map(({ state, payout }) => [state, payout])).toEqual([
      ['refunded', 1000n],
      ['settled', 1125n],
      ['placed', null],
    ])
    await reveal(recent.id, third.session.id, (await minesOf(third.session))[0] ?? 0)
  })
})
