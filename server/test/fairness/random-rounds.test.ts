// Thousands of rounds with random bets, through the engine and the ledger, on a test clock. The expected payout of each
// bet is calculated here again, from the drawn end only.

import { randomUUID } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { CrashOutcome } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../../src/ledger/ledger.ts'
import type { PublicRound } from '../../src/play/rounds/round.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { databases, openServer, type DatabaseKind, type TestServer } from '../support/open-server.ts'

/** Fewer rounds where every commit waits for the disk. */
const roundsOn = (kind: DatabaseKind): number =>
  Number(process.env['RANDOM_ROUNDS'] ?? (kind === 'embedded' ? 200 : 100))
const PLAYERS = 6
const PURSE = 50_000_000n
/** Long ticks: a late cash-out must still be at exactly its target. */
const TICK_MS = 4000

interface Bet {
  readonly playerId: bigint
  readonly betId: bigint
  readonly stake: Coins
  readonly target: number | null
  readonly cap: number
  readonly cashOutAtMs: number | null
  state: 'in' | 'queued' | 'cancelled'
  /** The elapsed time when the cash-out arrived; null without one. */
  cashedOutAtMs: number | null
}

/** A deterministic random number generator. */
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
  let players: bigint[]
  const random = new Luck(20_261_115)

  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    tables = [crash, football, bomb, richbomb].map((rules) => new Table(server, rules, TICK_MS))
    players = await Promise.all(
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

  /** A stake, sometimes one that meets the caps. */
  const randomStake = (max: number): Coins => BigInt(100 * (1 + random.below(random.below(4) === 0 ? max / 100 : 20)))

  async function joins(table: Table, playerId: bigint): Promise<Bet | null> {
    const { rules } = table.deps
    // Those of the round's opening; the bankroll may have changed since.
    const { limits } = await table.round()
    const stake = randomStake(Number(rules.stakes(limits).max))
    const auto = random.below(2) === 0 ? null : rules.autoBy === 'step' ? 1 + random.below(7) : 101 + random.below(500)
    const target = auto === null ? null : (rules.autoMultiplier(auto) ?? null)
    const cap = rules.personalCap(stake, limits)
    if (cap === undefined) throw new Error('every stake within the range has a cap')
    // A full round refuses; nothing else may fail.
    const joined = await table.engine
      .join(playerId, { requestId: randomUUID(), stake, auto })
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'roundFull') return null
        throw error
      })
    if (!joined) return null
    const cashOutAtMs = random.below(3) === 0 ? null : random.below(9000)
    const state = joined.state === 'queued' ? ('queued' as const) : ('in' as const)
    return { playerId, betId: joined.betId, stake, target, cap, cashOutAtMs, state, cashedOutAtMs: null }
  }

  async function runRound(table: Table, bets: readonly Bet[]): Promise<void> {
    await table.until('result', async () => {
      const { startedAt, phase } = await table.round()
      const elapsedMs = table.clock.now() - (startedAt ?? Infinity)
      const cashingOut = bets.filter(
        (bet) => bet.cashedOutAtMs === null && bet.cashOutAtMs !== null && elapsedMs >= bet.cashOutAtMs,
      )
      if (phase !== 'running') return
      await Promise.all(
        cashingOut.map(async (bet) => {
          bet.cashedOutAtMs = elapsedMs
          await table.engine.cashOut(bet.playerId, bet.betId).catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error
          })
        }),
      )
    })
  }

  /** The correct payout of a bet, from the round's end. */
  function expectedPayout(table: Table, bet: Bet, round: PublicRound<CrashOutcome>, endsAtMs: number): Coins {
    const { rules } = table.deps
    const bust = round.outcome?.bust ?? 0
    const stop = Math.min(bet.target ?? Infinity, bet.cap, round.roundCap ?? Infinity)
    const cashOut =
      bet.cashedOutAtMs !== null && bet.cashedOutAtMs < endsAtMs
        ? Math.max(rules.firstMultiplier, rules.multiplierAt(bet.cashedOutAtMs))
        : Infinity
    const exit = Math.min(stop, cashOut)
    return exit <= bust ? (bet.stake * BigInt(exit)) / 100n : 0n
  }

  test('pays every bet exactly by the rules and within its caps', { timeout: 400_000 }, async () => {
    const rounds = roundsOn(kind)
    let played = 0
    for (let run = 0; run < rounds; run++) {
      const table = tables[run % 4] as Table
      const { rules, db } = table.deps
      await table.window()
      const bets = (await Promise.all(players.map((playerId) => joins(table, playerId)))).filter((bet) => bet !== null)
      const back = bets[0]
      if (back && random.below(5) === 0) {
        await table.engine.cancel(back.playerId, back.betId)
        back.state = 'cancelled'
      }
      await table.until('running')
      const { endsAtMs } = await table.secret()
      const live = bets.filter(({ state }) => state === 'in')
      await runRound(table, live)
      const round = await table.round()
      const { limits } = round

      const rows = await db.read<{ id: bigint; state: string; payout: Coins }>(
        `select id, state, payout from bets where id = any($1)`,
        [bets.map(({ betId }) => betId)],
      )
      const paid = new Map(rows.map((row) => [row.id, row]))
      let houseLoss = 0n
      for (const bet of live) {
        const payout = expectedPayout(table, bet, round, endsAtMs)
        expect(paid.get(bet.betId), `${rules.id} ${round.index}`).toMatchObject({ state: 'settled', payout })
        expect(payout - bet.stake).toBeLessThanOrEqual(limits.profitPerBet)
        houseLoss += payout - bet.stake
        played++
      }
      expect(houseLoss).toBeLessThanOrEqual(limits.lossPerRound)
      for (const { betId, stake } of bets.filter(({ state }) => state === 'cancelled'))
        expect(paid.get(betId)).toMatchObject({ state: 'cancelled', payout: stake })
    }
    expect(played).toBeGreaterThan(rounds * 3)
    expect(await server.brokenLaws()).toEqual([])
    const [rest] = await server.db.read<{ escrow: bigint }>(
      `select coalesce(sum(balance), 0)::int8 as escrow from accounts where kind = 'escrow'`,
    )
    expect(rest?.escrow).toBe(0n)
  })
})
