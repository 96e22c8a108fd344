// The player actions of a crash game: join, cancel, cash out. A cash-out counts from when this node read it, on the
// database's clock. Winning and late requests take the same path.

import { paysAt, type Coins } from '@glasshouse/rulebook/core/coins'
import type { CrashOutcome, CrashRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { sharedReads } from '../../platform/shared-reads.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import type { NodePresence } from '../cluster/node-presence.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { Clock } from '../cluster/clock.ts'
import { StaleLimits, type Join, type Joined, type RoundBets } from '../rounds/round-bets.ts'
import type { BeaconSource } from '../fairness/beacon/source.ts'
import type { Chains } from '../fairness/chain.ts'
import type { Rounds } from '../rounds/rounds.ts'
import { needsBeacon, type OpenBet, type PublicRound } from '../rounds/round.ts'
import { mustVoid } from '../rounds/void-round.ts'
import { stakeRefusal } from '../risk/stakes.ts'
import { countingRefusals } from '../stats/bet-counts.ts'

/** A round without a heartbeat for this long must prove again that a node was alive. */
const SILENCE_MS = 2400

/** How often a bet is tried: another round may open meanwhile. */
const JOIN_TRIES = 3

/** The multiplier at which a round's risk is measured. */
const DOUBLE = 200

export interface CrashDeps {
  readonly db: Database
  readonly rules: CrashRules
  readonly rounds: Rounds<CrashOutcome>
  readonly chains: Pick<Chains, 'beacon' | 'beaconOf'>
  readonly beacons: BeaconSource
  readonly log: Logger
  readonly bets: RoundBets
  readonly bankroll: Bankroll
  readonly clock: Clock
  readonly presence: Pick<NodePresence, 'since'>
  /** How often a running round is checked, if not the default. */
  readonly tickMs?: number
}

interface CrashBet {
  readonly requestId: string
  readonly stake: Coins
  readonly auto: number | null
}

interface BetRow extends OpenBet {
  readonly state: Joined['state']
  readonly roundId: bigint | null
  readonly exit: number | null
  readonly payout: Coins | null
  readonly balance: Coins
}

/** Cashed out at `exit` (`left`), or set to cash out at `exit`, the first possible value (`told`). */
export interface CashedOut {
  readonly kind: 'left' | 'told'
  readonly exit: number
  readonly balance: Coins
}

/** When a request was read: on the estimated database clock and on the monotonic clock. */
interface Arrival {
  readonly databaseMs: number
  readonly monotonicMs: number
}

export class CrashEngine {
  readonly #deps: CrashDeps
  /** Cash-outs that this node has read but not written; the end of a round waits for them. */
  readonly #pendingCashOuts = new Set<Promise<unknown>>()
  /** The round during which players could always cash out, as far as this node knows. */
  #attendedRoundId: bigint | null = null
  /** The last open betting window that this node has found. */
  #window: PublicRound | null = null
  #reading: Promise<PublicRound | null> | null = null

  constructor(deps: CrashDeps) {
    this.#deps = deps
  }

  async join(playerId: bigint, bet: CrashBet): Promise<Joined> {
    return await countingRefusals(this.#deps.rules.id, this.#join(playerId, bet))
  }

  async #join(playerId: bigint, bet: CrashBet): Promise<Joined> {
    const { rules, bets } = this.#deps
    const auto = bet.auto === null ? null : (rules.autoMultiplier(bet.auto) ?? null)
    if (bet.auto !== null && auto === null) throw new Refusal('choiceInvalid')
    for (let tries = 1; ; tries++) {
      const limits = await this.#limitsOfNextBet(tries > 1)
      try {
        return await bets.join({ playerId, requestId: bet.requestId, ...this.#underLimits(bet, auto, limits) })
      } catch (error) {
        if (!(error instanceof StaleLimits)) throw error
        if (tries === JOIN_TRIES) throw new Refusal('busy')
      }
    }
  }

  /** What the limits make of a bet: its cap, or why it is refused. */
  #underLimits(
    { stake, auto: choice }: { stake: Coins; auto: number | null },
    auto: number | null,
    limits: HouseLimits,
  ): Omit<Join, 'playerId' | 'requestId'> {
    const { rules } = this.#deps
    const outOfRange = stakeRefusal(stake, rules.stakes, limits)
    const cap = outOfRange ? null : (rules.personalCap(stake, limits) ?? null)
    const tooHigh = cap === null ? new Refusal('goldNotCovered', { max: rules.stakes(limits).max }) : null
    return {
      stake,
      choice: { auto: choice },
      auto,
      cap,
      lossAtDouble: cap === null ? 0n : lossAtDouble({ stake, auto, cap }),
      profitPerBet: limits.profitPerBet,
      refusal: outOfRange ?? tooHigh,
    }
  }

  /**
   * The limits of the round whose window is open, or of the house for a bet that will wait. The statement that takes the
   * bet compares them with the round's.
   */
  async #limitsOfNextBet(mustRead: boolean): Promise<HouseLimits> {
    const isKnown = this.#window !== null && this.#deps.clock.now() < this.#window.lockTime
    if (mustRead || !isKnown) this.#window = await this.#readWindow()
    return this.#window?.limits ?? (await this.limits())
  }

  /** The round whose window is open. Bets placed at the same time share one read. */
  async #readWindow(): Promise<PublicRound | null> {
    this.#reading ??= this.#deps.rounds.current().finally(() => (this.#reading = null))
    const round = await this.#reading
    return round?.phase === 'betting' ? round : null
  }

  async cancel(playerId: bigint, betId: bigint): Promise<Coins> {
    return await this.#deps.bets.cancel(playerId, betId)
  }

  /** `agoMs` is how long ago the request was read. */
  async cashOut(playerId: bigint, betId: bigint, agoMs = 0): Promise<CashedOut> {
    const arrival = { databaseMs: this.#deps.clock.now() - agoMs, monotonicMs: performance.now() - agoMs }
    const cashOut = this.#cashOut(playerId, betId, arrival)
    const settled = cashOut.catch(() => {})
    this.#pendingCashOuts.add(settled)
    try {
      return await cashOut
    } finally {
      this.#pendingCashOuts.delete(settled)
    }
  }

  /** Resolves when all cash-outs read by this node are written. */
  async drained(): Promise<void> {
    await Promise.all(this.#pendingCashOuts)
  }

  async limits(): Promise<HouseLimits> {
    return await this.#deps.bankroll.limits(this.#deps.rules)
  }

  async #cashOut(playerId: bigint, betId: bigint, arrival: Arrival): Promise<CashedOut> {
    const { rules, rounds, bets } = this.#deps
    const bet = await this.#find(playerId, betId)
    if (bet.roundId === null || !['placed', 'settled'].includes(bet.state)) throw new Refusal('nothingToCashOut')
    // A repeated cash-out returns the first result.
    if (bet.payout) return { kind: 'left', exit: bet.exit ?? 0, balance: bet.balance }
    const { round, now } = await rounds.readWithTime(bet.roundId)
    if (round.phase === 'betting' || round.phase === 'locked') throw new Refusal('roundNotRunning')
    // A round that ended without its beacon was refunded.
    if (mustVoid(round) || needsBeacon(round)) throw new Refusal('roundVoid')
    // Nobody could cash out for a while: the interruption rule decides, not who comes first.
    if (round.phase === 'running' && (round.incident || !(await this.isAttended(round)))) throw new Refusal('busy')
    const elapsedMs = this.#arrivedAt(arrival, now) - (round.startedAt ?? Infinity)
    const outcome = round.outcome ?? (await rounds.secret(round)).outcome
    const tooLateRefusal = () => tooLate(rules, outcome)
    // A cash-out read before the end is valid, even if the end was announced while it waited.
    if (bet.payout === 0n || elapsedMs >= rules.endsAtMs(outcome)) throw tooLateRefusal()
    const value = rules.multiplierAt(Math.max(0, elapsedMs))
    if (value < rules.firstMultiplier) return await this.#cashOutAtFirst(bet)
    const exit = Math.min(value, stopMultiplier(bet, round))
    const end = await bets.cashOut({ betId, exit, payout: paysAt(bet.stake, exit) })
    if (!end.fresh && end.payout === 0n) throw tooLateRefusal()
    return { kind: 'left', exit: end.exit ?? exit, balance: end.balance }
  }

  /**
   * When the request was read, on the database's clock. This node's clock may be behind, but the request was not read
   * earlier than the database's time now less the time since it arrived.
   */
  #arrivedAt({ databaseMs, monotonicMs }: Arrival, databaseNow: number): number {
    if (this.#deps.clock.statementTime() !== null) return databaseMs
    return Math.max(databaseMs, databaseNow - (performance.now() - monotonicMs))
  }

  /** Whether players could always cash out since the last heartbeat of the round. */
  async isAttended(round: PublicRound): Promise<boolean> {
    const { clock, presence } = this.#deps
    const heartbeatAt = (round.startedAt ?? 0) + round.heartbeatMs
    // What was known before a silence says nothing about the silence.
    if (this.#attendedRoundId === round.id && clock.now() - heartbeatAt < SILENCE_MS) return true
    const isAttended = await presence.since(heartbeatAt)
    if (isAttended) this.#attendedRoundId = round.id
    return isAttended
  }

  /** Too early: the bet will cash out at the first possible value, if the round gets there. */
  async #cashOutAtFirst({ id, balance }: BetRow): Promise<CashedOut> {
    const { db, rules } = this.#deps
    const exit = rules.firstMultiplier
    await db.commit(`update bets set auto = $2 where id = $1 and state = 'placed' and (auto is null or auto > $2)`, [
      id,
      exit,
    ])
    return { kind: 'told', exit, balance }
  }

  async #find(playerId: bigint, betId: bigint): Promise<BetRow> {
    const row = await this.#read(betId)
    if (row?.playerId !== playerId) throw new Refusal('nothingToCashOut')
    return row
  }

  readonly #read = sharedReads('bets', async (ids: readonly bigint[]) => {
    const rows = await this.#deps.db.read<BetRow>(
      `select b.id, b.player_id as "playerId", b.stake, b.choice, b.auto, b.cap, b.state, b.round_id as "roundId", b.exit,
              b.payout, a.balance
         from bets b join accounts a on a.owner_id = b.player_id and a.kind = 'player'
         where b.id = any($1) and b.game = $2`,
      [ids, this.#deps.rules.id],
    )
    return new Map(rows.map((row) => [row.id, row]))
  })
}

/**
 * Names the value shown when the round ended. In a step game that is the last step reached, usually below the bust
 * point. Only requests after the end get this, so the end is public.
 */
function tooLate(rules: CrashRules, outcome: CrashOutcome): Refusal {
  const { topMultiplier } = rules
  const at = outcome.bust < topMultiplier ? rules.multiplierAt(rules.endsAtMs(outcome) - 1) : topMultiplier
  return new Refusal('tooLate', { at: (at / 100).toFixed(2) })
}

/** The multiplier at which a bet cashes out automatically at the latest. */
export const stopMultiplier = (
  { auto, cap }: Pick<OpenBet, 'auto' | 'cap'>,
  { roundCap }: Pick<PublicRound, 'roundCap'>,
): number => Math.min(auto ?? Infinity, cap, roundCap ?? Infinity)

/** What the house loses on a bet that cashes out at 2.00x, or earlier where it must. */
export const lossAtDouble = ({ stake, auto, cap }: Pick<OpenBet, 'stake' | 'auto' | 'cap'>): Coins =>
  paysAt(stake, Math.min(DOUBLE, auto ?? Infinity, cap)) - stake
