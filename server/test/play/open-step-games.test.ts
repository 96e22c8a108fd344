// Many open step games cannot stop the house: they lower limits, hold back only new games of their own kind, and end
// after minutes without a step. Whatever meets at one moment, each game ends once.

import { randomUUID } from 'node:crypto'
import { Draws } from '@glasshouse/rulebook/play/draws'
import type { StepRules } from '@glasshouse/rulebook/play/game'
import { areStepGamesFull } from '@glasshouse/rulebook/play/limits'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import {
  minesweeper,
  TILES,
  type MinesweeperBoard,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import type { GameRow } from '@glasshouse/rulebook/wire/backoffice/games'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AlarmWatch } from '../../src/backoffice/today-alarms.ts'
import { openEscrow } from '../../src/ledger/escrow.ts'
import { post } from '../../src/ledger/ledger.ts'
import { only } from '../../src/platform/db/tx.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { StepEngine } from '../../src/play/engines/steps.ts'
import { Seeds } from '../../src/play/fairness/seeds.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { SECRET_KEY } from '../support/crash-table.ts'
import { strictLog } from '../support/logs.ts'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type EnrolledOperator } from '../support/operators.ts'

type Engine = StepEngine<MinesweeperChoice, MinesweeperBoard>
type Session = Awaited<ReturnType<Engine['begin']>>['session']
interface Open {
  readonly playerId: bigint
  readonly token: string
  readonly session: Session
  readonly safe: number[]
}

const POOL = 5_550_000n
const STAKE = 10_000n

describe.each(databases)('open step games on %s', (kind) => {
  let server: TestServer
  let other: TestServer
  let risk: EnrolledOperator
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    other = kind === 'postgresql' ? await server.secondNode() : server
    risk = await signInOperator(server, 'risk')
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(async () => {
    if (other !== server) await other.close()
    await server.close()
  })

  const engineOn = (node: TestServer, rules: StepRules<MinesweeperChoice, MinesweeperBoard> = minesweeper): Engine =>
    new StepEngine({ db: node.db, rules, seeds: seedsOf(node), bankroll: new Bankroll(node.db), log: strictLog })
  const seedsOf = ({ db }: TestServer): Seeds => new Seeds(db, openVault(Buffer.from(SECRET_KEY, 'hex')))
  const open = async (engine: Engine, stake: bigint, mines: number): Promise<Open> => {
    const { token, user } = await server.player()
    const playerId = BigInt(user.id)
    const { session } = await engine.begin(playerId, { requestId: randomUUID(), stake, choice: { mines } })
    const { serverSeed, clientSeed } = await seedsOf(server).byPair(BigInt(session.proof.seedPairId))
    const draws = new Draws(serverSeed.disclose(), engine.game, clientSeed, session.proof.nonce)
    const hidden = minesweeper.draw(draws, session.choice).mines
    const safe = Array.from({ length: TILES }, (_, cell) => cell).filter((cell) => !hidden.includes(cell))
    return { playerId, token, session, safe }
  }
  const step = (engine: Engine, { playerId, session, safe }: Open, n: number) =>
    engine.reveal(playerId, { betId: BigInt(session.id), cell: safe[n] ?? 0, requestId: randomUUID() })
  const owed = async () =>
    only(
      await server.db.read<{ owed: bigint; coins: bigint }>(
        'select coalesce(sum(above_stake), 0)::int8 as owed, bankroll_coins() as coins from step_games where is_open',
      ),
    )
  const leaveIdle = (ms: number) =>
    server.db.commit('update step_games set touched_at = touched_at - $1::int8 where is_open', [ms])
  const cashOutIdle = (reason = 'Too much is open.', token = risk.token, game = 'minesweeper') =>
    server.call<{ game: GameRow; games: number; paid: number }>(
      'POST /api/console/game/cash-out-idle',
      { game, reason },
      token,
    )
  const join = (token: string, node = server) =>
    node.call('POST /api/minesweeper/join', { gold: 100, mines: 1, requestId: randomUUID() }, token)
  const setting = async (node: TestServer, game: string) =>
    (await node.call<{ maxRoundLoss: number }>(`GET /api/${game}/setting`)).data

  test('a hundred games left open one tile before their end stop no other game', async () => {
    await server.db.transaction((tx) =>
      post(tx, {
        key: 'test:small-pool',
        cause: 'sandbox.bankroll',
        moves: [{ from: { kind: 'pool' }, to: { kind: 'sandbox' }, amount: 100_000_000n - POOL }],
      }),
    )
    const mines = engineOn(server)
    let games = 0
    const attack = async (): Promise<void> => {
      const game = await open(mines, STAKE, 1)
      games++
      for (let n = 0; n < game.session.lastStep - 1; n++) await step(mines, game, n)
    }
    // Until the house refuses: all that begin at one moment.
    const isFull = ({ status }: PromiseSettledResult<void>): boolean => status === 'rejected'
    for (let refused: unknown[] = []; refused.length === 0;) {
      expect(games).toBeLessThan(150)
      refused = (await Promise.allSettled(Array.from({ length: 15 }, attack))).filter(isFull)
      for (const each of refused) expect(each).toMatchObject({ reason: { code: 'stepGamesFull' } })
    }
    expect(games).toBeGreaterThan(80)
    const now = await owed()
    expect(areStepGamesFull(now.owed, now.coins)).toBe(true)

    for (const node of [server, other]) {
      const { token } = await server.player()
      // A stake of 1 needs a multiplier that pays at least 100.
      for (const bet of [{ gold: 1, number: 900 }, { gold: 100 }, { gold: 1000 }])
        expect(await node.call('POST /api/roller', roll(bet), token)).toMatchObject({ errno: 0 })
      for (const game of ['crash', 'wingo']) expect((await setting(node, game)).maxRoundLoss).toBeGreaterThan(0)
      // Another minesweeper game, and only that, is refused.
      expect(await join(token, node)).toMatchObject({ errno: refusals.stepGamesFull.errno })
      const french = { gold: 100, mines: 1, requestId: randomUUID() }
      const answer = await node.call('POST /api/minesweeper/join', french, token, { 'accept-language': 'fr' })
      expect(answer.message).toBe(refusals.stepGamesFull.text.fr)
    }

    const watch = new AlarmWatch({
      db: server.db,
      games: [minesweeper],
      leases: { hold: () => Promise.resolve(true) },
      notices: { write: () => Promise.resolve() },
      log: strictLog,
    })
    const alarms = async () => {
      await server.db.commit('delete from alarm_looks')
      await watch.runChecks()
      return await server.db.read<{ subject: string }>(`select subject from alarms where kind = 'game.full'`)
    }
    expect(await alarms()).toEqual([{ subject: 'minesweeper' }])

    // Nobody has been idle for five minutes, so nothing happens; then all have.
    expect((await cashOutIdle()).data).toMatchObject({ games: 0, paid: 0 })
    await leaveIdle(minesweeper.earlyExpiryMs + 1)
    const { data } = await cashOutIdle()
    expect(data).toMatchObject({ games, paid: Number(now.owed + BigInt(games) * STAKE) })
    expect(data.game).toMatchObject({ openBets: 0, steps: { owed: 0, idle: 0, idleMinutes: 5 } })
    expect((await cashOutIdle()).data).toMatchObject({ games: 0, paid: 0 })
    const entries = (await auditEntriesSeenBy(server, risk, '?subject=minesweeper')).map(({ act, after }) => [
      act,
      after,
    ])
    expect(entries).toEqual([
      ['game.cashOutIdle', JSON.stringify({ games, paid: data.paid, reason: 'Too much is open.' })],
    ])
    expect(await alarms()).toEqual([])
    const honest = await server.player()
    await expect.poll(async () => (await join(honest.token)).errno).toBe(0)
  })

  test('only risk and owners cash out idle games, of step games only and with a reason', async () => {
    for (const role of ['support', 'finance', 'content']) {
      const { token } = await signInOperator(server, role)
      expect((await cashOutIdle('No.', token)).errno, role).toBe(1903)
    }
    for (const game of ['roller', 'poker'])
      expect((await cashOutIdle('None.', risk.token, game)).errno).toBe(refusals.notFound.errno)
    expect((await cashOutIdle('  ')).errno).toBe(refusals.badInput.errno)
  })

  test('leaves games without a step, and recently played ones, to their players', async () => {
    const mines = engineOn(server)
    const [untouched, recent, idle] = [
      await open(mines, 500n, 3),
      await open(mines, 500n, 3),
      await open(mines, 500n, 3),
    ]
    await step(mines, idle, 0)
    await leaveIdle(minesweeper.earlyExpiryMs + 1)
    await step(mines, recent, 0)
    expect((await cashOutIdle()).data).toMatchObject({
      games: 1,
      paid: Number(minesweeper.payout(500n, { mines: 3 }, 1)),
    })
    expect(await mines.open(idle.playerId)).toBeNull()
    for (const { playerId } of [untouched, recent]) expect(await mines.open(playerId)).not.toBeNull()
  })

  test('a step, a cash-out and both kinds of closing at one moment end each game once, on two nodes', async () => {
    const [here, there] = [engineOn(server), engineOn(other)]
    const games = await Promise.all(Array.from({ length: 12 }, () => open(here, 400n, 2)))
    await Promise.all(games.map((game) => step(here, game, 0)))
    await leaveIdle(minesweeper.expiryMs + 1)
    const close = (node: TestServer, engine: Engine) => () => node.db.transaction((tx) => engine.cashOutIdle(tx))
    const acts: (() => Promise<unknown>)[] = [
      () => here.expire(),
      ...games.flatMap((game, i) => {
        const both = [() => step(there, game, 1), () => there.cashOut(game.playerId, BigInt(game.session.id))]
        const closing = [close(server, here), () => there.expire(), close(other, there)][i / 3 - 1]
        return [...(closing ? [closing] : []), ...(i % 2 === 0 ? both : both.toReversed())]
      }),
    ]
    const results = await Promise.allSettled(acts.map((act) => act()))
    for (const result of results.filter(({ status }) => status === 'rejected'))
      expect(result).toMatchObject({ reason: { code: 'noSession' } })
    await leaveIdle(minesweeper.expiryMs + 1)
    await here.expire()
    const rows = await server.db.read<{ payout: bigint; opened: number; balance: bigint; entries: bigint }>(
      `select b.payout, cardinality(l.opened) as opened, a.balance,
           (select count(*) from entries e where e.bet_id = b.id and e.amount > 0) as entries
         from bets b join step_games l on l.bet_id = b.id join accounts a on a.owner_id = b.player_id and a.kind = 'player'
         where b.id = any($1) and b.state = 'settled'`,
      [games.map(({ session }) => session.id)],
    )
    expect(rows).toHaveLength(games.length)
    for (const { payout, opened, balance, entries } of rows) {
      expect(payout).toBe(minesweeper.payout(400n, { mines: 2 }, opened))
      expect([balance, entries]).toEqual([100_000n - 400n + payout, 1n])
    }
  })

  test('one player’s open games together win no more than one bet may', async () => {
    const mines = engineOn(server)
    const second = engineOn(server, { ...minesweeper, id: 'ladder' })
    await openEscrow(server.db, ['ladder'])
    const { profitPerBet } = await mines.limits()
    const game = await open(mines, 2000n, 3)
    const { playerId } = game
    const mayWin = minesweeper.payout(2000n, { mines: 3 }, game.session.lastStep) - 2000n
    expect(mayWin * 2n).toBeGreaterThan(profitPerBet)
    const bet = { requestId: randomUUID(), stake: 2000n, choice: { mines: 3 } }
    const refused = () => second.begin(playerId, bet)
    await expect(refused()).rejects.toMatchObject({ code: 'ownGamesFull' })
    await step(mines, game, 0)
    await mines.cashOut(playerId, BigInt(game.session.id))
    const { session } = await refused()
    expect((await refused()).session.id).toBe(session.id)
  })

  test('a game that cannot be ended does not hold back the others', async () => {
    const lines: unknown[] = []
    const log = { error: (facts: { betId: bigint }) => void lines.push(facts.betId) } as unknown as typeof strictLog
    const broken = await open(engineOn(server), 300n, 3)
    const others = await Promise.all(Array.from({ length: 3 }, () => open(engineOn(server), 300n, 3)))
    await leaveIdle(minesweeper.expiryMs + 1)
    const seeds = seedsOf(server)
    const pairOf: Seeds['byPair'] = (pair, tx) =>
      pair === BigInt(broken.session.proof.seedPairId) ? Promise.reject(new Error('sealed')) : seeds.byPair(pair, tx)
    const deps = { db: server.db, rules: minesweeper, bankroll: new Bankroll(server.db), log }
    const mines = new StepEngine({ ...deps, seeds: Object.assign(Object.create(seeds) as Seeds, { byPair: pairOf }) })
    await mines.expire()
    expect(lines).toEqual([BigInt(broken.session.id)])
    for (const { playerId } of others) expect(await engineOn(server).open(playerId)).toBeNull()
    expect(await engineOn(server).expire()).toBe(1)
  })
})
