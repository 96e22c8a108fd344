// Thousands of rounds with random bets, through the engine and the ledger, under a clock that the test moves. What
// each bet must be paid is worked out here a second time, from the drawn end and nothing else.

import { randomUUID } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { CrashOutcome } from '@glasshouse/rulebook/play/game'
import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../../src/ledger/ledger.ts'
import type { PublicRound } from '../../src/play/rounds/rounds.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { databases, openServer, type DatabaseKind, type TestServer } from '../support/open-server.ts'

/** Fewer where every commit waits for the disk. */
const roundsOn = (kind: DatabaseKind): number =>
  Number(process.env['RANDOM_ROUNDS'] ?? (kind === 'embedded' ? 200 : 100))
const PLAYERS = 6
const PURSE = 50_000_000n
/** Long ticks: what leaves late must still leave at exactly its target. */
const TICK_MS = 4000

interface Bet {
  readonly playerId: bigint
  readonly betId: bigint
  readonly stake: Coins
  readonly target: number | null
  readonly cap: number
  readonly jumpAtMs: number | null
  state: 'in' | 'queued' | 'cancelled'
  /** How far the flight had come when the jump arrived; null while there was none. */
  jumpedAt: number | null
}

/** A stream of numbers that is the same in every run. */
class Luck {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * n)
  }
}

describe.each(databases)('random rounds on %s', (kind) => {
  let server: TestServer
  let tables: Table[]
  let people: bigint[]
  const luck = new Luck(20_261_115)

  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    tables = [crash, football, bomb, richbomb].map((rules) => new Table(server, rules, TICK_MS))
    people = await Promise.all(
      Array.from({ length: PLAYERS }, async () => {
        const playerId = BigInt((await server.player()).user.id)
        await server.db.transaction((tx) =>
          post(tx, {
            key: `purse:${playerId}`,
            cause: 'test.purse',
            moves: [{ from: { kind: 'sandbox' }, to: { kind: 'player', playerId }, amount: PURSE }],
          }),
        )
        return playerId
      }),
    )
  })
  afterAll(() => server.close())

  /** A stake, and now and then one that meets the caps. */
  const randomStake = (max: number): Coins => BigInt(100 * (1 + luck.below(luck.below(4) === 0 ? max / 100 : 20)))

  async function joins(table: Table, playerId: bigint): Promise<Bet | null> {
    const { rules, bankroll } = table.deps
    const limits = houseLimits(rules.edgePpm, await bankroll.coins())
    const stake = randomStake(Number(rules.stakes(limits).max))
    const auto = luck.below(2) === 0 ? null : rules.autoBy === 'step' ? 1 + luck.below(7) : 101 + luck.below(500)
    const target = auto === null ? null : (rules.autoMultiplier(auto) ?? null)
    const cap = rules.personalCap(stake, limits)
    if (cap === undefined) throw new Error('every stake within the range has a cap')
    // A round that is full refuses; nothing else may go wrong.
    const joined = await table.engine
      .join(playerId, { requestId: randomUUID(), stake, auto })
      .catch((error: unknown) => {
        expect(error).toEqual(new Refusal('roundFull'))
        return null
      })
    if (!joined) return null
    const jumpAtMs = luck.below(3) === 0 ? null : luck.below(9000)
    const state = joined.state === 'queued' ? ('queued' as const) : ('in' as const)
    return { playerId, betId: joined.betId, stake, target, cap, jumpAtMs, state, jumpedAt: null }
  }

  async function flies(table: Table, bets: readonly Bet[]): Promise<void> {
    await table.until('result', async () => {
      const { startedAt, phase } = await table.round()
      const elapsedMs = table.clock.now() - (startedAt ?? Infinity)
      const jumping = bets.filter((bet) => bet.jumpedAt === null && bet.jumpAtMs !== null && elapsedMs >= bet.jumpAtMs)
      if (phase !== 'running') return
      await Promise.all(
        jumping.map(async (bet) => {
          bet.jumpedAt = elapsedMs
          await table.engine
            .cashOut(bet.playerId, bet.betId)
            .catch((error: unknown) => expect(error).toBeInstanceOf(Refusal))
        }),
      )
    })
  }

  /** What a bet must be paid, from where the round ended. */
  function due(table: Table, bet: Bet, round: PublicRound<CrashOutcome>, endsAtMs: number): Coins {
    const { rules } = table.deps
    const bust = round.outcome?.bust ?? 0
    const stop = Math.min(bet.target ?? Infinity, bet.cap, round.roundCap ?? Infinity)
    const jumped =
      bet.jumpedAt !== null && bet.jumpedAt < endsAtMs
        ? Math.max(rules.firstMultiplier, rules.multiplierAt(bet.jumpedAt))
        : Infinity
    const exit = Math.min(stop, jumped)
    return exit <= bust ? (bet.stake * BigInt(exit)) / 100n : 0n
  }

  test('each ends by the rules, to the coin, within its caps', { timeout: 400_000 }, async () => {
    const rounds = roundsOn(kind)
    let played = 0
    for (let run = 0; run < rounds; run++) {
      const table = tables[run % 4] as Table
      const { rules, db, bankroll } = table.deps
      const limits = houseLimits(rules.edgePpm, await bankroll.coins())
      await table.window()
      const bets = (await Promise.all(people.map((playerId) => joins(table, playerId)))).filter((bet) => bet !== null)
      const back = bets[0]
      if (back && luck.below(5) === 0) {
        await table.engine.cancel(back.playerId, back.betId)
        back.state = 'cancelled'
      }
      await table.until('running')
      const { endsAtMs } = await table.secret()
      const live = bets.filter(({ state }) => state === 'in')
      await flies(table, live)
      const round = await table.round()

      const rows = await db.read<{ id: bigint; state: string; payout: Coins }>(
        `select id, state, payout from bets where id = any($1)`,
        [bets.map(({ betId }) => betId)],
      )
      const paid = new Map(rows.map((row) => [row.id, row]))
      let lost = 0n
      for (const bet of live) {
        const payout = due(table, bet, round, endsAtMs)
        expect(paid.get(bet.betId), `${rules.id} ${round.index}`).toMatchObject({ state: 'settled', payout })
        expect(payout - bet.stake).toBeLessThanOrEqual(limits.profitPerBet)
        lost += payout - bet.stake
        played++
      }
      expect(lost).toBeLessThanOrEqual(limits.lossPerRound)
      if (back?.state === 'cancelled')
        expect(paid.get(back.betId)).toMatchObject({ state: 'cancelled', payout: back.stake })
    }
    expect(played).toBeGreaterThan(rounds * 3)
    expect(await server.brokenLaws()).toEqual([])
    const [left] = await server.db.read<{ escrow: bigint }>(
      `select coalesce(sum(balance), 0)::int8 as escrow from accounts where kind = 'escrow'`,
    )
    expect(left?.escrow).toBe(0n)
  })
})
