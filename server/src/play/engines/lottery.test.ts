import { randomUUID } from 'node:crypto'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { roulette, type Colour } from '@glasshouse/rulebook/games/roulette/rules'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY } from '../../../test/support/crash-table.ts'
import { duringRoundChange } from '../../../test/support/give-way.ts'
import { LotteryTestTable } from '../../../test/support/lottery-table.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { post } from '../../ledger/ledger.ts'
import { Bankroll } from '../risk/bankroll.ts'
import { nextLockTime, timetable } from './lottery-machine.ts'
import { Lottery } from './lottery.ts'
import type { RoundBets } from '../rounds/round-bets.ts'
import { RoundMoved } from '../rounds/rounds.ts'

test('rounds follow the UTC clock', () => {
  const midnight = Date.UTC(2026, 0, 1)
  expect(nextLockTime(roulette, midnight)).toBe(midnight + 12_000)
  expect(nextLockTime(roulette, midnight + 11_999)).toBe(midnight + 12_000)
  expect(nextLockTime(roulette, midnight + 12_000)).toBe(midnight + 32_000)
  expect(nextLockTime(wingo, midnight + 29_999)).toBe(midnight + 55_000)
  expect(nextLockTime(lucky3, midnight + 130_000)).toBe(midnight + 230_000)
  expect(timetable(roulette, 12_000)).toEqual({ lockTime: 12_000, drawAt: 13_000, resultAt: 17_000, nextAt: 20_000 })
  expect(timetable(wingo, 25_000)).toEqual({ lockTime: 25_000, drawAt: 27_000, resultAt: 27_000, nextAt: 30_000 })
})

describe.each(databases)('lottery engine on %s', (kind) => {
  let server: TestServer
  let wheel: LotteryTestTable<{ colour: Colour }, { slot: number }>
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    wheel = new LotteryTestTable(server, roulette)
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const player = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const rich = async (): Promise<bigint> => {
    const playerId = await player()
    const move = { from: { kind: 'sandbox' }, to: { kind: 'player', playerId }, amount: 10_000_000n } as const
    await server.db.transaction((tx) => post(tx, { key: `purse:${playerId}`, cause: 'test.purse', moves: [move] }))
    return playerId
  }
  const bet = (playerId: bigint, colour: Colour, stake = 1000n, requestId = randomUUID()) =>
    wheel.lottery.join(playerId, { requestId, stake, choice: { colour } })

  test('accepts bets until the lock and settles them by the committed outcome', async () => {
    const { lockTime } = await wheel.window()
    const outcome = await wheel.outcome()
    const players = [await player(), await player()] as const
    const bets = new Map<Colour, bigint>()
    for (const colour of ['red', 'blue', 'purple', 'green', 'gold'] as const) {
      bets.set(colour, (await bet(players[0], colour, 500n)).betId)
    }
    wheel.clock.pass(lockTime - wheel.clock.now() - 1)
    expect((await bet(players[1], 'red')).state).toBe('placed')
    wheel.clock.pass(1)
    await expect(bet(players[1], 'red')).rejects.toThrow(new Refusal('bettingClosed'))
    const locked = await wheel.until('locked')
    expect(locked).toMatchObject({ outcome: null, hash: null })
    expect(locked.bookRoot).toMatch(/^[0-9a-f]{64}$/)
    await expect(bet(players[1], 'red')).rejects.toThrow(new Refusal('bettingClosed'))
    const result = await wheel.until('result')
    expect(result.outcome).toEqual(outcome)
    expect(result.endedAt).toBe(lockTime + 1000)
    for (const [colour, betId] of bets) {
      const payout = roulette.payout(500n, { colour }, outcome)
      expect(await wheel.ended(betId), colour).toEqual({ state: 'settled', payout })
    }
  })

  test('opens the next round of the chain when the cycle ends', async () => {
    await wheel.until('result')
    const { index, lockTime } = await wheel.round()
    const next = await wheel.until('betting')
    expect(next).toMatchObject({ index: index + 1, lockTime: lockTime + 20_000 })
    expect(wheel.clock.now()).toBe(lockTime + 8000)
  })

  test('accepts ten bets per round, and a repeated request once', async () => {
    await wheel.window()
    const playerId = await player()
    const requestId = randomUUID()
    const [one, same] = await Promise.all([
      bet(playerId, 'red', 100n, requestId),
      bet(playerId, 'red', 100n, requestId),
    ])
    expect(one.betId).toBe(same.betId)
    await expect(bet(playerId, 'blue', 100n, requestId)).rejects.toThrow(new Refusal('keyReused'))
    for (let i = 1; i < 10; i++) await bet(playerId, 'red', 100n)
    await expect(bet(playerId, 'red', 100n)).rejects.toThrow(new Refusal('alreadyJoined'))
    expect((await bet(playerId, 'red', 100n, requestId)).betId).toBe(one.betId)
  })

  test("never lets the worst result exceed the round's loss limit, on any node", async () => {
    await wheel.window()
    const other = new LotteryTestTable(server, roulette)
    other.clock.pass(wheel.clock.now() - other.clock.now())
    const limits = houseLimits(roulette.edgePpm, await new Bankroll(server.db).coins())
    const players = await Promise.all(Array.from({ length: 16 }, rich))
    // Gold pays 49: some three bets of 6,200 fill the round.
    const joins = players.map((playerId, i) =>
      (i % 2 ? wheel : other).lottery
        .join(playerId, { requestId: randomUUID(), stake: 6000n, choice: { colour: 'gold' } })
        .then(() => true)
        .catch((error: unknown) => {
          if (error instanceof Refusal && error.code === 'roundFull') return false
          throw error
        }),
    )
    const accepted = (await Promise.all(joins)).filter(Boolean).length
    const loss = (count: number): bigint => BigInt(count) * 6000n * 48n
    expect(loss(accepted)).toBeLessThanOrEqual(limits.lossPerRound)
    expect(loss(accepted + 1)).toBeGreaterThan(limits.lossPerRound)
    // Stakes on other colours allow more gold: the limit is on the worst result of the round.
    const red = await rich()
    for (let i = 0; i < 7; i++) await bet(red, 'red', 50_000n)
    await expect(bet(players[0] as bigint, 'gold', 6000n)).resolves.toMatchObject({ state: 'placed' })
    await wheel.until('result')
  })

  test('refuses an invalid bet with its reason', async () => {
    await wheel.window()
    const playerId = await player()
    await expect(bet(playerId, 'pink' as Colour)).rejects.toThrow(new Refusal('choiceInvalid'))
    await expect(bet(playerId, 'red', 50n)).rejects.toMatchObject({ code: 'goldTooLow' })
    await expect(bet(playerId, 'red', 150n)).rejects.toMatchObject({ code: 'goldOffStep' })
    await expect(bet(playerId, 'gold', 6400n)).rejects.toMatchObject({ code: 'goldNotCovered' })
    const digits = new LotteryTestTable(server, wingo)
    await digits.window()
    const join = (selections: never[], stake: bigint) =>
      digits.lottery.join(playerId, { requestId: randomUUID(), stake, choice: { selections } })
    await expect(join(['red', 'red'] as never[], 200n)).rejects.toThrow(new Refusal('choiceInvalid'))
    await expect(join([], 200n)).rejects.toThrow(new Refusal('choiceInvalid'))
    // The stake is split equally: it must be a multiple of 100 for each selection.
    await expect(join(['red', '7', '8'] as never[], 400n)).rejects.toMatchObject({ code: 'goldOffStep' })
    expect((await join(['red', '7', '8'] as never[], 600n)).state).toBe('placed')
  })

  describe('after an outage', () => {
    test.each(['betting', 'locked', 'result'] as const)('in %s: settles once, by the same outcome', async (phase) => {
      await wheel.window()
      const outcome = await wheel.outcome()
      const { index } = await wheel.round()
      const { betId } = await bet(await player(), 'red', 700n)
      await wheel.until(phase === 'result' ? 'locked' : phase)
      if (phase === 'result') await wheel.rounds.end(await wheel.rounds.secret(await wheel.round()))
      wheel.restart(500)
      const result = await wheel.until('result')
      expect(result).toMatchObject({ index, outcome })
      expect(await wheel.ended(betId)).toEqual({
        state: 'settled',
        payout: roulette.payout(700n, { colour: 'red' }, outcome),
      })
    })

    test('for complete cycles: settles the bets, skips the cycles and continues the chain without a gap', async () => {
      const { index, lockTime } = await wheel.window()
      const { betId } = await bet(await player(), 'blue', 700n)
      wheel.restart(3_600_000)
      while ((await wheel.round()).index === index) wheel.clock.pass(await wheel.machine.step())
      expect((await wheel.ended(betId))?.state).toBe('settled')
      const next = await wheel.round()
      expect(next).toMatchObject({ index: index + 1, phase: 'betting' })
      expect(next.lockTime).toBeGreaterThan(lockTime + 3_590_000)
    })
  })

  test('a leader that slept closes no round with open bets', async () => {
    const { index, lockTime, limits } = await wheel.window()
    const { betId } = await bet(await player(), 'red', 700n)
    await wheel.until('locked')
    await wheel.rounds.end(await wheel.rounds.secret(await wheel.round()))
    // Like a leader that settled the previous round and was then delayed until this one's end.
    await expect(wheel.rounds.open(lockTime + 20_000, limits)).rejects.toThrow(RoundMoved)
    await expect(wheel.rounds.close(await wheel.round())).rejects.toThrow(RoundMoved)
    expect(await wheel.round()).toMatchObject({ index, phase: 'result' })
    await wheel.until('result')
    expect((await wheel.ended(betId))?.state).toBe('settled')
    expect((await wheel.until('betting')).index).toBe(index + 1)
  })

  test('refuses a delayed request in the next round, and returns the result of a repeated bet', async () => {
    await wheel.window()
    const gate = Promise.withResolvers<void>()
    const { db } = server
    const bankroll = new Bankroll(db)
    const limits: Bankroll['limits'] = async (rules) => (await gate.promise, await bankroll.limits(rules))
    const { bets, clock } = wheel
    const slow = new Lottery({ db, rules: roulette, bets, clock, bankroll: { limits } as Bankroll })
    const playerId = await player()
    const requestIds = [randomUUID(), randomUUID()] as const
    const accepted = await bet(playerId, 'red', 1000n, requestIds[0])
    const [repeat, late] = requestIds.map((requestId) =>
      slow.join(playerId, { requestId, stake: 1000n, choice: { colour: 'red' } }),
    )
    await wheel.until('locked')
    // The player retries on another node and is refused.
    await expect(bet(playerId, 'red', 1000n, requestIds[1])).rejects.toThrow(new Refusal('bettingClosed'))
    await wheel.until('betting')
    gate.resolve()
    await expect(late).rejects.toThrow(new Refusal('bettingClosed'))
    expect((await repeat)?.betId).toBe(accepted.betId)
    expect((await bet(playerId, 'red')).roundId).toBe((await wheel.round()).id)
  })

  test('refuses a bet that was read in one round and processed in the next', async () => {
    await wheel.window()
    const playerId = await player()
    wheel.clock.pass(1000)
    const late = { requestId: randomUUID(), stake: 1000n, choice: { colour: 'red' as const } }
    await expect(wheel.lottery.join(playerId, late, 10_000)).rejects.toThrow(new Refusal('bettingClosed'))
    const inTime = { ...late, requestId: randomUUID() }
    expect(await wheel.lottery.join(playerId, inTime, 500)).toMatchObject({ state: 'placed' })
  })

  test('places a bet that names its round in no other one, however late its repeat arrives', async () => {
    const { epoch, index } = await wheel.window()
    const playerId = await player()
    const join = (requestId: string, round: { epoch: number; index: number }) =>
      wheel.lottery.join(playerId, { requestId, stake: 1000n, choice: { colour: 'red' }, round })
    const [accepted, lost] = [randomUUID(), randomUUID()]
    for (const other of [
      { epoch, index: index - 1 },
      { epoch, index: index + 1 },
      { epoch: epoch + 1, index },
    ])
      await expect(join(randomUUID(), other)).rejects.toThrow(new Refusal('bettingClosed'))
    const placed = await join(accepted, { epoch, index })
    expect(placed).toMatchObject({ state: 'placed' })
    await wheel.until('result')
    await wheel.until('betting')
    // A request that was lost must not become a bet in this round; the placed one is only repeated.
    await expect(join(lost, { epoch, index })).rejects.toThrow(new Refusal('bettingClosed'))
    expect((await join(accepted, { epoch, index })).betId).toBe(placed.betId)
    expect(await wheel.rounds.openBets((await wheel.round()).id)).toEqual([])
    expect((await join(lost, { epoch, index: index + 1 })).roundId).toBe((await wheel.round()).id)
  })

  test.runIf(kind === 'postgresql')('places a bet that waited during a round change in the new round', async () => {
    const { id } = await wheel.until('result')
    wheel.clock.pass(8000)
    const playerId = await player()
    const joined = await duringRoundChange(server.db, id, wheel.clock.now() + 12_000, wheel.clock.now(), () =>
      bet(playerId, 'red'),
    )
    const next = await wheel.round()
    expect(joined).toMatchObject({ state: 'placed', roundId: next.id })
    const [exposed] = await server.db.read('select staked from round_exposures where round_id = $1', [next.id])
    expect(exposed).toEqual({ staked: 1000n })
  })

  test.runIf(kind === 'postgresql')('places nothing in a round that opens after the exposure was read', async () => {
    await wheel.window()
    const { lockTime, limits } = await wheel.until('result')
    await wheel.rounds.close(await wheel.round())
    wheel.clock.pass(8000)
    const place: RoundBets['place'] = async (...args) => {
      await wheel.rounds.open(lockTime + 20_000, limits)
      return await wheel.bets.place(...args)
    }
    const bets = { place, notifySubscribers: () => wheel.bets.notifySubscribers() } as RoundBets
    const { db } = server
    const slowLottery = new Lottery({ db, rules: roulette, bets, clock: wheel.clock, bankroll: new Bankroll(db) })
    const lateBet = { requestId: randomUUID(), stake: 1000n, choice: { colour: 'red' as const } }
    await expect(slowLottery.join(await player(), lateBet)).rejects.toThrow(new Refusal('bettingClosed'))
    expect(await wheel.rounds.openBets((await wheel.round()).id)).toEqual([])
  })

  test('settles random rounds of all four games exactly by the rules', { timeout: 180_000 }, async () => {
    const players = await Promise.all(Array.from({ length: 6 }, rich))
    let randomState = 4711
    const randomBelow = (n: number): number => (randomState = (randomState * 1_103_515_245 + 12_345) % 2 ** 31) % n
    const tables = [wheel, ...[wingo, lucky3, fruit].map((rules) => new LotteryTestTable(server, rules as never))]
    const refused: string[] = []
    let settled = 0
    for (const table of tables) {
      const choices = [...(table.rules.choices() as Iterable<never>)].filter((_, i) => i % 7 === 0 || i < 40)
      for (let run = 0; run < 12; run++) {
        await table.window()
        const outcome = await table.outcome()
        const limits = await table.lottery.limits()
        const joins = players.flatMap((playerId) =>
          Array.from({ length: 1 + randomBelow(3) }, async () => {
            const choice = choices[randomBelow(choices.length)] as never
            const { min } = table.rules.stakes(choice, limits)
            const stake = min * BigInt(1 + randomBelow(3))
            const join = table.lottery.join(playerId, { requestId: randomUUID(), stake, choice })
            const payout = table.rules.payout(stake, choice, outcome as never)
            return await join.then(
              ({ betId }) => [{ betId, payout }],
              (error: unknown) => {
                refused.push(error instanceof Refusal ? error.code : String(error))
                return []
              },
            )
          }),
        )
        const placed = (await Promise.all(joins)).flat()
        await table.until('result')
        for (const { betId, payout } of placed)
          expect(await table.ended(betId), table.rules.id).toEqual({ state: 'settled', payout })
        settled += placed.length
      }
    }
    expect(settled).toBeGreaterThan(refused.length)
    expect(refused.filter((code) => code !== 'goldNotCovered' && code !== 'roundFull')).toEqual([])
  })
})
