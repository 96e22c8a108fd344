import { createHash, randomUUID } from 'node:crypto'
import { readBook } from '@glasshouse/rulebook/play/bet-book'
import { houseLimits, roundLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { tablesHash } from '../../../test/support/tables-hash.ts'
import { post } from '../../ledger/ledger.ts'
import { openVault } from '../../platform/db/vault.ts'
import { Chains } from '../fairness/chain.ts'
import { RoundHistory } from '../history/rounds.ts'
import { StaleLimits } from '../rounds/round-bets.ts'

const BANKROLL = 100_000_000n
/** Long ticks: rounds without cash-outs pass quickly. */
const TICK_MS = 4000
const NO_OPERATOR = { stakeMax: null, profitMax: null }

describe.each(databases)('limits of a crash round on %s', (kind) => {
  let server: TestServer
  let table: Table
  beforeAll(async () => void (server = await openServer(kind, { SECRET_KEY })))
  beforeEach(async () => {
    await server.db.commit('delete from game_status')
    await setBankroll(BANKROLL)
    table = new Table(server, crash, TICK_MS)
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const bankroll = async (): Promise<bigint> => {
    const [row] = await server.db.read<{ coins: bigint }>('select bankroll_coins() as coins')
    return row?.coins ?? 0n
  }
  /** Moves play money until the bankroll is this. */
  const setBankroll = async (coins: bigint): Promise<void> => {
    const amount = coins - (await bankroll())
    if (amount === 0n) return
    const [sandbox, pool] = [{ kind: 'sandbox' } as const, { kind: 'pool' } as const]
    const move = amount > 0n ? { from: sandbox, to: pool, amount } : { from: pool, to: sandbox, amount: -amount }
    await server.db.transaction((tx) =>
      post(tx, { key: `test:${randomUUID()}`, cause: 'sandbox.bankroll', moves: [move] }),
    )
  }
  const player = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const bet = (playerId: bigint, stake = 1000n, auto: number | null = null, of = table) =>
    of.engine.join(playerId, { requestId: randomUUID(), stake, auto })
  const capOf = async (betId: bigint): Promise<number | null> => {
    const [row] = await server.db.read<{ cap: number | null }>('select cap from bets where id = $1', [betId])
    return row?.cap ?? null
  }
  const dueCap = (stake: bigint, coins: bigint) => crash.personalCap(stake, houseLimits(crash.edgePpm, coins))

  it('are those of the bankroll when it opens, for all bets of its window', async () => {
    const { limits } = await table.window()
    expect(limits).toEqual(roundLimits(crash.edgePpm, await bankroll(), NO_OPERATOR))
    const before = await bet(await player())
    await setBankroll(BANKROLL / 2n)
    const later = await bet(await player())
    // A node that has not seen this window yet.
    const other = new Table(server, crash)
    other.clock.pass(table.clock.now() - other.clock.now())
    const elsewhere = await bet(await player(), 1000n, null, other)
    const caps = await Promise.all([before, later, elsewhere].map(({ betId }) => capOf(betId)))
    expect(caps).toEqual([1, 2, 3].map(() => dueCap(1000n, limits.bankroll)))
    const next = await (async () => (await table.until('result'), await table.until('betting')))()
    expect(next.limits.bankroll).toBe(await bankroll())
    expect(next.limits.bankroll).toBeLessThan(limits.bankroll)
  })

  it('include the lower limits of operators', async () => {
    await server.db.commit(`insert into game_status (game, stake_max, profit_max) values ('crash', 2000, 5000)`)
    const { limits } = await table.window()
    expect(limits).toMatchObject({ operator: { stakeMax: 2000n, profitMax: 5000n }, profitPerBet: 5000n })
    const { betId } = await bet(await player())
    expect(await capOf(betId)).toBe(600)
    await expect(bet(await player(), 2100n)).rejects.toThrow(new Refusal('goldTooHigh', { max: 2000n }))
  })

  it('take no bet whose cap follows from others', async () => {
    const { limits } = await table.window()
    const playerId = await player()
    const join = { playerId, requestId: randomUUID(), stake: 1000n, choice: { auto: null }, auto: null }
    const lower = { cap: 110, lossAtDouble: 100n, profitPerBet: limits.profitPerBet - 1n, refusal: null }
    await expect(table.deps.bets.join({ ...join, ...lower })).rejects.toThrow(StaleLimits)
    expect(await table.deps.rounds.openBets((await table.round()).id)).toEqual([])
    // A stake above a limit that operators have set since.
    await server.db.commit(`update rounds set stake_max = 900 where game = 'crash' and phase = 'betting'`)
    const right = { ...lower, cap: 15_100, profitPerBet: limits.profitPerBet }
    await expect(table.deps.bets.join({ ...join, ...right })).rejects.toThrow(StaleLimits)
    await server.db.commit(`update rounds set stake_max = null where game = 'crash' and phase = 'betting'`)
    // The same request again, under the limits of the round.
    await table.deps.bets.join({ ...join, ...right })
  })

  it('apply to a bet that was prepared for the round before', async () => {
    const before = await table.window()
    await bet(await player())
    await setBankroll(BANKROLL / 4n)
    await table.until('result')
    const { limits } = await table.until('betting')
    const { rounds } = table.deps
    const current = rounds.current.bind(rounds)
    // The node looks for the open window too early, once.
    let looks = 0
    rounds.current = async () => (looks++ === 0 ? before : await current())
    const { betId } = await bet(await player())
    expect(looks).toBe(2)
    expect(await capOf(betId)).toBe(dueCap(1000n, limits.bankroll))
  })

  it('give up on a bet while limits change again and again', async () => {
    const before = await table.window()
    await table.until('result')
    await setBankroll(BANKROLL / 4n)
    await table.until('betting')
    table.deps.rounds.current = () => Promise.resolve(before)
    await expect(bet(await player())).rejects.toThrow(new Refusal('busy'))
  })

  it('set the caps of queued bets when the round opens', async () => {
    await table.window()
    await table.until('running')
    const [kept, dropped] = [await player(), await player()]
    const waiting = await bet(kept)
    const tooHigh = await bet(dropped, 50_000n)
    expect(await capOf(waiting.betId)).toBe(dueCap(1000n, await bankroll()))
    // One percent of 50,000 gold is not covered any more.
    await setBankroll(300_000n)
    await table.until('betting')
    await table.machine.step()
    const { limits } = await table.round()
    expect(await capOf(waiting.betId)).toBe(dueCap(1000n, limits.bankroll))
    expect(await capOf(waiting.betId)).toBeLessThan(200)
    const states = await server.db.read('select state from bets where id = any($1) order by id', [
      [waiting.betId, tooHigh.betId],
    ])
    expect(states).toEqual([{ state: 'placed' }, { state: 'refunded' }])
  })

  it('are in the bet list with every cap, whose hash the lock publishes', async () => {
    await table.window()
    const [one, two] = [await bet(await player()), await bet(await player(), 2000n, 150)]
    await table.until('result')
    await setBankroll(2n * BANKROLL)
    const { limits, epoch, index } = await table.until('betting')
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const history = new RoundHistory(db, vault, new Chains(db, vault, tablesHash))
    const position = { game: 'crash', epoch, index: index - 1 }
    const [round, book] = [await history.publicRound(position), await history.book(position)]
    const read = readBook(book.text)
    expect(read?.round).toEqual(position)
    expect(read?.lines.map(({ id, cap }) => [id, cap])).toEqual([
      [one.betId, await capOf(one.betId)],
      [two.betId, await capOf(two.betId)],
    ])
    expect(createHash('sha256').update(book.text).digest('hex')).toBe(round.bookRoot)
    expect(round).toMatchObject({ bookVersion: 'GHB1', notedMs: null })
    expect(round.limits.bankroll).toBe(Number(read?.limits.bankroll))
    expect(limits.bankroll).not.toBe(read?.limits.bankroll)
    const own = await history.publicRound({ ...position, index })
    expect(own.limits).toEqual({
      bankroll: Number(limits.bankroll),
      operatorMaxProfit: null,
      operatorMaxStake: null,
      maxProfit: Number(limits.profitPerBet),
      maxRoundLoss: Number(limits.lossPerRound),
    })
  })

  it('publishes where an interrupted round was last noted, and which bets that ended', async () => {
    const steps = new Table(server, richbomb)
    for (;;) {
      await steps.window()
      if ((await steps.secret()).outcome.bust >= 500) break
      await steps.until('result')
    }
    const players = await Promise.all([player(), player(), player()])
    const [left, open, target] = [
      await bet(players[0], 1000n, null, steps),
      await bet(players[1], 1000n, null, steps),
      await bet(players[2], 1000n, 1, steps),
    ]
    const { startedAt, epoch, index } = await steps.until('running')
    const notedMs = richbomb.reachedAtMs(200) + 500
    while (steps.clock.now() - (startedAt ?? 0) < notedMs) steps.clock.pass(await steps.machine.step())
    await steps.engine.cashOut(players[0], left.betId)
    steps.restart(5000)
    const position = { game: 'richbomb', epoch, index }
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const history = new RoundHistory(db, vault, new Chains(db, vault, tablesHash))
    expect((await history.publicRound(position)).notedMs).toBeNull()
    const { heartbeatMs } = await steps.until('result')
    expect(await history.publicRound(position)).toMatchObject({ incident: 'restart', notedMs: heartbeatMs })
    expect(heartbeatMs).toBeGreaterThan(richbomb.reachedAtMs(200))
    const ends = new Map((await history.book(position)).bets.map((end) => [BigInt(end.id), end]))
    expect(ends.get(left.betId)).toMatchObject({ exit: 200, interrupted: false })
    expect(ends.get(open.betId)).toMatchObject({ exit: 200, interrupted: true })
    expect(ends.get(target.betId)).toMatchObject({ exit: 200, interrupted: false })
  })
})
