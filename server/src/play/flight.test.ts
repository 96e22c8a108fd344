import { randomUUID } from 'node:crypto'
import { paysAt } from '@glasshouse/rulebook/core/coins'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import { Refusal } from '@glasshouse/rulebook/core/refusals'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FakeClock } from '../../test/fake-clock.ts'
import { databases, openServer, type TestServer } from '../../test/open-server.ts'
import { EventLog } from '../db/events.ts'
import { openVault } from '../db/vault.ts'
import { wakesHere } from '../db/wakes.ts'
import { Bankroll } from './bankroll.ts'
import { Chains } from './chain.ts'
import { FlightDriver } from './flight-driver.ts'
import { Flight, type FlightParts } from './flight.ts'
import { RoundBets } from './round-bets.ts'
import { Rounds, type PublicRound, type SecretRound } from './rounds.ts'

const SECRET_KEY = 'cd'.repeat(32)
const ENOUGH_STEPS = 10_000

interface Plan {
  readonly playerId: bigint
  readonly betId: bigint
  readonly auto: number | null
  readonly jumpAtMs: number
  /** How far the flight had come when the jump was sent. */
  jumped: number | null
}

class Table {
  readonly parts: FlightParts
  readonly clock: FakeClock
  readonly flight: Flight
  driver: FlightDriver

  constructor(server: TestServer, rules: FlightRules) {
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    this.clock = new FakeClock()
    const events = new EventLog(db, wakesHere())
    const rounds = new Rounds({ db, vault, chains: new Chains(db, vault), clock: this.clock, events, rules })
    const bets = new RoundBets({ db, game: rules.id, clock: this.clock, events })
    this.parts = { db, rules, rounds, bets, bankroll: new Bankroll(db), clock: this.clock }
    this.flight = new Flight(this.parts)
    this.driver = new FlightDriver(this.parts, this.flight)
  }

  /** The process was gone and is back: a driver that was not there before. */
  restart(awayMs: number): void {
    this.clock.pass(awayMs)
    this.driver = new FlightDriver(this.parts, this.flight)
  }

  async round(): Promise<PublicRound> {
    const round = await this.parts.rounds.underWay()
    if (!round) throw new Error('no round is under way')
    return round
  }

  async secret(): Promise<SecretRound> {
    return await this.parts.rounds.secret(await this.round())
  }

  /** Drives until the round is in this phase; `before` acts before each step. */
  async until(phase: PublicRound['phase'], before: () => Promise<void> = async () => {}): Promise<PublicRound> {
    for (let step = 0; step < ENOUGH_STEPS; step++) {
      const round = await this.parts.rounds.underWay()
      if (round?.phase === phase) return round
      await before()
      this.clock.pass(await this.driver.step())
    }
    throw new Error(`never ${phase}`)
  }

  /** Drives to a fresh betting window. */
  async window(): Promise<PublicRound> {
    if ((await this.parts.rounds.underWay())?.phase === 'betting') await this.until('result')
    return await this.until('betting')
  }
}

describe.each(databases)('flights on %s', (kind) => {
  let server: TestServer
  let tables: Table[]
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    tables = [crash, football, bomb, richbomb].map((rules) => new Table(server, rules))
    for (const { parts } of tables) await parts.bets.prepare()
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const player = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const bet = (table: Table, playerId: bigint, stake = 1000n, auto: number | null = null) =>
    table.flight.join(playerId, { requestId: randomUUID(), stake, auto })
  const ended = async (betId: bigint) => {
    const [row] = await server.db.read<{ state: string; exit: number | null; payout: bigint | null }>(
      'select state, exit, payout from bets where id = $1',
      [betId],
    )
    return row
  }
  /** The next round whose bust point is as wanted, at its open window. */
  const roundWhere = async (table: Table, wanted: (bust: number) => boolean): Promise<SecretRound> => {
    for (let tries = 0; tries < 60; tries++) {
      await table.window()
      const secret = await table.secret()
      if (wanted(secret.outcome.bust)) return secret
    }
    throw new Error('no such round')
  }

  test('random rounds of all four games end by the rules, to the coin', { timeout: 180_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 5 }, player))
    let luck = 12_345
    const below = (n: number): number => (luck = (luck * 1_103_515_245 + 12_345) % 2 ** 31) % n
    for (let run = 0; run < 24; run++) {
      const table = tables[run % 4] as Table
      const { rules } = table.parts
      await table.window()
      const plans: Plan[] = []
      for (const playerId of people) {
        const auto = below(2) === 0 ? null : rules.autoBy === 'step' ? 1 + below(6) : 101 + below(400)
        const joined = await bet(table, playerId, BigInt(100 * (1 + below(10))), auto)
        plans.push({ playerId, betId: joined.betId, auto, jumpAtMs: below(12_000), jumped: null })
      }
      const { startedAt } = await table.until('running')
      const secret = await table.secret()
      await table.until('result', async () => {
        for (const plan of plans) {
          const elapsedMs = table.clock.now() - (startedAt ?? 0)
          if (plan.auto !== null || plan.jumped !== null || elapsedMs < plan.jumpAtMs) continue
          plan.jumped = elapsedMs
          await table.flight.jump(plan.playerId, plan.betId).catch((error: unknown) => {
            expect(error).toBeInstanceOf(Refusal)
          })
        }
      })
      for (const { betId, auto, jumped } of plans) {
        const { stake, cap } = (
          await server.db.read<{ stake: bigint; cap: number }>('select stake, cap from bets where id = $1', [betId])
        )[0] ?? { stake: 0n, cap: 0 }
        const told = auto === null ? null : (rules.autoMultiplier(auto) ?? null)
        const left =
          jumped === null || jumped >= secret.endsAtMs
            ? null
            : Math.max(rules.firstMultiplier, rules.multiplierAt(jumped))
        const stop = Math.min(told ?? Infinity, left ?? Infinity, cap)
        const payout = stop <= secret.outcome.bust ? paysAt(stake, stop) : 0n
        expect(await ended(betId)).toMatchObject({ state: 'settled', payout })
      }
      const { hash, outcome } = await table.round()
      expect(outcome).toEqual(secret.outcome)
      expect(hash).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  test('a jump is answered with the value it met; a second one hears the same; after the end it is too late', async () => {
    const table = tables[0] as Table
    const secret = await roundWhere(table, (bust) => bust >= 150 && bust < 1000)
    const [early, late] = [await player(), await player()]
    const [first, second] = [await bet(table, early), await bet(table, late)]
    await expect(table.flight.jump(early, first.betId)).rejects.toThrow(new Refusal('roundNotRunning'))
    await table.until('running')
    await table.driver.step()
    table.clock.pass(secret.endsAtMs - 1)
    const jumped = await table.flight.jump(early, first.betId)
    expect(jumped).toMatchObject({ kind: 'left', exit: secret.outcome.bust })
    expect(await table.flight.jump(early, first.betId)).toEqual(jumped)
    await expect(table.flight.jump(late, first.betId)).rejects.toThrow(new Refusal('nothingToCashOut'))
    table.clock.pass(1)
    // Both times are said: when it ended, and when the request arrived.
    const words = { bust: (secret.outcome.bust / 100).toFixed(2), ended: (secret.endsAtMs / 1000).toFixed(3) }
    const tooLate = (arrived: string) => ({ code: 'tooLate', words: { ...words, arrived } })
    await expect(table.flight.jump(late, second.betId)).rejects.toMatchObject(tooLate(words.ended))
    const { startedAt } = await table.until('result')
    const arrived = ((table.clock.now() - (startedAt ?? 0)) / 1000).toFixed(3)
    await expect(table.flight.jump(late, second.betId)).rejects.toMatchObject(tooLate(arrived))
    expect(await ended(second.betId)).toMatchObject({ state: 'settled', exit: 0, payout: 0n })
  })

  test('a jump before the first chance to leave leaves there, if the round gets that far', async () => {
    const table = tables[1] as Table
    await roundWhere(table, (bust) => bust >= 120)
    const playerId = await player()
    const { betId } = await bet(table, playerId)
    await table.until('running')
    expect(await table.flight.jump(playerId, betId)).toMatchObject({ kind: 'told', exit: 120 })
    await table.until('result')
    expect(await ended(betId)).toMatchObject({ exit: 120, payout: 1200n })
  })

  test('until the lock a bet is given back on request, afterwards not', async () => {
    const table = tables[0] as Table
    await table.window()
    const playerId = await player()
    const { betId } = await bet(table, playerId)
    await expect(table.flight.cancel(await player(), betId)).rejects.toThrow(new Refusal('notFound'))
    const answers = await Promise.all([table.flight.cancel(playerId, betId), table.flight.cancel(playerId, betId)])
    expect(answers).toEqual([100_000n, 100_000n])
    const again = await bet(table, playerId)
    await table.until('running')
    await expect(table.flight.cancel(playerId, again.betId)).rejects.toThrow(new Refusal('bettingClosed'))
  })

  test('a bet made in flight waits for the next round and joins it', async () => {
    const table = tables[2] as Table
    await table.window()
    const { index } = await table.until('running')
    const playerId = await player()
    const queued = await bet(table, playerId)
    expect(queued).toMatchObject({ state: 'queued', roundId: null })
    const { id } = await table.until('betting')
    expect((await table.round()).index).toBe(index + 1)
    const [row] = await server.db.read('select state, round_id from bets where id = $1', [queued.betId])
    expect(row).toEqual({ state: 'placed', round_id: id })
  })

  test('the book that is locked is the book that was bet', async () => {
    const table = tables[0] as Table
    await table.window()
    await bet(table, await player())
    const before = (await table.round()).bookRoot
    const { bookRoot, roundCap } = await table.until('running')
    expect(before).toBeNull()
    expect(bookRoot).toMatch(/^[0-9a-f]{64}$/)
    expect(roundCap).toBeGreaterThan(200)
  })

  describe('trouble', () => {
    test('gone during betting and back before the lock: the window ends at the same moment', async () => {
      const table = tables[0] as Table
      const { lockTime } = await table.window()
      const { betId } = await bet(table, await player(), 500n, 101)
      table.restart(2000)
      expect((await table.until('running')).lockTime).toBe(lockTime)
      await table.until('result')
      expect((await ended(betId))?.state).toBe('settled')
    })

    test('gone during betting and back within a minute: locked as it was, three seconds to resume, then flown', async () => {
      const table = tables[0] as Table
      await table.window()
      await bet(table, await player())
      table.restart(20_000)
      const { startedAt } = await table.until('running')
      expect(startedAt).toBe(table.clock.now() + 3000)
    })

    test('gone for more than a minute: targets are settled by the end, the others get their stake back', async () => {
      const table = tables[0] as Table
      const { outcome } = await roundWhere(table, (bust) => bust >= 130)
      const [won, lost, undecided] = [
        await bet(table, await player(), 1000n, 120),
        await bet(table, await player(), 1000n, outcome.bust + 1),
        await bet(table, await player(), 1000n),
      ]
      table.restart(70_000)
      expect((await table.until('result')).incident).toBe('restart')
      expect(await ended(won.betId)).toMatchObject({ state: 'settled', payout: 1200n })
      expect(await ended(lost.betId)).toMatchObject({ state: 'settled', payout: 0n })
      expect(await ended(undecided.betId)).toMatchObject({ state: 'refunded', payout: 1000n })
    })

    test('gone in flight: who had left has left, targets by the end, the others no less than the screen showed', async () => {
      const table = tables[0] as Table
      const { outcome, endsAtMs } = await roundWhere(table, (bust) => bust >= 160)
      const people = [await player(), await player(), await player()] as const
      const gone = await bet(table, people[0], 1000n)
      const targeted = await bet(table, people[1], 1000n, 159)
      const manual = await bet(table, people[2], 1000n)
      const { startedAt } = await table.until('running')
      const flyUntil = Math.min(endsAtMs, crash.reachedAtMs(150)) - 200
      while (table.clock.now() - (startedAt ?? 0) < flyUntil) table.clock.pass(await table.driver.step())
      const jumped = await table.flight.jump(people[0], gone.betId)
      const shown = crash.multiplierAt((await table.round()).heartbeatMs)
      table.restart(5000)
      expect(await table.until('result')).toMatchObject({ incident: 'restart', outcome })
      expect(await ended(gone.betId)).toMatchObject({ exit: jumped.exit })
      expect(await ended(targeted.betId)).toMatchObject({ exit: 159, payout: 1590n })
      const left = await ended(manual.betId)
      expect(left?.exit).toBeGreaterThanOrEqual(shown)
      expect(left?.exit).toBeLessThanOrEqual(Math.ceil(shown * 1.01))
    })

    test('gone at the end, between settling and telling: the next driver tells it, and pays nobody twice', async () => {
      const table = tables[0] as Table
      const secret = await roundWhere(table, (bust) => bust >= 110 && bust < 500)
      const { betId } = await bet(table, await player(), 1000n, 105)
      const { id, startedAt } = await table.until('running')
      await table.parts.bets.end('settled', [{ betId, exit: 105, payout: 1050n }])
      table.restart(secret.endsAtMs + 1000)
      const { outcome } = await table.until('result')
      expect(outcome).toEqual(secret.outcome)
      expect(await ended(betId)).toMatchObject({ payout: 1050n })
      expect((await table.parts.rounds.byId(id)).startedAt).toBe(startedAt)
    })
  })
})
