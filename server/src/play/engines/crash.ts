// A flight as its players meet it: join, cancel, jump. A jump is judged by the moment this node read it, on the
// database's clock; whether it wins or is too late, it takes the same path.

import { paysAt, type Coins } from '@glasshouse/rulebook/core/coins'
import type { CrashOutcome, CrashRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../../platform/db/tx.ts'
import type { NodePresence } from '../cluster/node-presence.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { Clock } from '../cluster/clock.ts'
import type { Joined, RoundBets } from '../rounds/round-bets.ts'
import type { OpenBet, PublicRound, Rounds } from '../rounds/rounds.ts'
import { stakeRefusal } from '../risk/stakes.ts'

/** A flight of which nothing was heard for so long is looked at as if by a newcomer. */
export const SILENT_MS = 2400

/** Where the risk of a round is measured when a bet is taken. */
const DOUBLE = 200

export interface CrashDeps {
  readonly db: Database
  readonly rules: CrashRules
  readonly rounds: Rounds<CrashOutcome>
  readonly bets: RoundBets
  readonly bankroll: Bankroll
  readonly clock: Clock
  readonly presence: Pick<NodePresence, 'since'>
  /** How often a flight is looked at, where that is not the usual. */
  readonly tickMs?: number
}

interface BetRow extends OpenBet {
  readonly state: Joined['state']
  readonly roundId: bigint | null
  readonly exit: number | null
  readonly payout: Coins | null
  readonly balance: Coins
}

/** Left at `exit`, or told to leave at the first chance there is, which is then `exit`. */
export interface Jumped {
  readonly kind: 'left' | 'told'
  readonly exit: number
  readonly balance: Coins
}

/** When a request was read: by this node's reckoning of the database's clock, and by its own steady one. */
interface Arrival {
  readonly at: number
  readonly mark: number
}

export class CrashEngine {
  readonly #deps: CrashDeps
  /** Jumps that this node has read and not yet written: the end of a round waits for them. */
  readonly #jumping = new Set<Promise<unknown>>()
  /** The round that players could leave all the time. */
  #attended: bigint | null = null

  constructor(deps: CrashDeps) {
    this.#deps = deps
  }

  async join(playerId: bigint, bet: { requestId: string; stake: Coins; auto: number | null }): Promise<Joined> {
    const { rules, bets } = this.#deps
    const limits = await this.limits()
    const auto = bet.auto === null ? null : (rules.autoMultiplier(bet.auto) ?? null)
    if (bet.auto !== null && auto === null) throw new Refusal('choiceInvalid')
    const outOfRange = stakeRefusal(bet.stake, rules.stakes, limits)
    const cap = outOfRange ? null : (rules.personalCap(bet.stake, limits) ?? null)
    const tooHigh = cap === null ? new Refusal('goldNotCovered', { max: rules.stakes(limits).max }) : null
    const refusal = outOfRange ?? tooHigh
    const join = { playerId, requestId: bet.requestId, stake: bet.stake, choice: { auto: bet.auto }, auto, refusal }
    const loss = cap === null ? 0n : lossAtDouble({ stake: bet.stake, auto, cap })
    return await bets.join({ ...join, cap, lossAtDouble: loss }, limits.lossPerRound)
  }

  async cancel(playerId: bigint, betId: bigint): Promise<Coins> {
    return await this.#deps.bets.cancel(playerId, betId)
  }

  /** `agoMs` is how long ago the request was read. */
  async jump(playerId: bigint, betId: bigint, agoMs = 0): Promise<Jumped> {
    const arrival = { at: this.#deps.clock.now() - agoMs, mark: performance.now() - agoMs }
    const jumping = this.#jump(playerId, betId, arrival)
    const settled = jumping.catch(() => {})
    this.#jumping.add(settled)
    try {
      return await jumping
    } finally {
      this.#jumping.delete(settled)
    }
  }

  /** Resolves when every jump that had arrived here is written. */
  async drained(): Promise<void> {
    await Promise.all(this.#jumping)
  }

  async limits(): Promise<HouseLimits> {
    return await this.#deps.bankroll.limits(this.#deps.rules)
  }

  /** For bets that were taken already. */
  async limitsOfTaken(): Promise<HouseLimits> {
    return await this.#deps.bankroll.limitsOfTaken(this.#deps.rules)
  }

  async #jump(playerId: bigint, betId: bigint, arrival: Arrival): Promise<Jumped> {
    const { rules, rounds, bets } = this.#deps
    const bet = await this.#find(playerId, betId)
    if (bet.roundId === null || !['placed', 'settled'].includes(bet.state)) throw new Refusal('nothingToCashOut')
    // A second jump hears how the bet ended.
    if (bet.payout) return { kind: 'left', exit: bet.exit ?? 0, balance: bet.balance }
    const { round, now } = await rounds.look(bet.roundId)
    if (round.phase === 'betting' || round.phase === 'locked') throw new Refusal('roundNotRunning')
    // Nobody could leave for a while: how it ends then is for the rule on interruptions to say, not for who comes first.
    if (round.phase === 'running' && (round.incident || !(await this.isAttended(round)))) throw new Refusal('busy')
    const elapsedMs = this.#arrivedAt(arrival, now) - (round.startedAt ?? Infinity)
    const outcome = round.outcome ?? (await rounds.secret(round)).outcome
    const late = () => tooLate(rules, outcome)
    // A jump that was read before the end is good, even if the end has been told while it waited for its turn.
    if (bet.payout === 0n || elapsedMs >= rules.endsAtMs(outcome)) throw late()
    const value = rules.multiplierAt(Math.max(0, elapsedMs))
    if (value < rules.firstMultiplier) return await this.#leaveAtFirst(bet)
    const exit = Math.min(value, stopOf(bet, round))
    const end = await bets.leave({ betId, exit, payout: paysAt(bet.stake, exit) })
    if (!end.fresh && end.payout === 0n) throw late()
    return { kind: 'left', exit: end.exit ?? exit, balance: end.balance }
  }

  /**
   * When the request was read, on the database's clock. This node may think that it is earlier than it is; but no
   * request was read before what the database's clock said when it was asked, less the time since the request came.
   */
  #arrivedAt({ at, mark }: Arrival, databaseNow: number): number {
    if (this.#deps.clock.statementTime() !== null) return at
    return Math.max(at, databaseNow - (performance.now() - mark))
  }

  /** Whether players could cash out all the time since the flight was last known to go on. */
  async isAttended(round: PublicRound): Promise<boolean> {
    const { clock, presence } = this.#deps
    const heardAt = (round.startedAt ?? 0) + round.heartbeatMs
    // Nothing that was seen before a silence says what happened in it.
    if (this.#attended === round.id && clock.now() - heardAt < SILENT_MS) return true
    const wasThere = await presence.since(heardAt)
    if (wasThere) this.#attended = round.id
    return wasThere
  }

  /** Too early to leave: it will leave at the first chance, if the round gets there. */
  async #leaveAtFirst({ id, balance }: BetRow): Promise<Jumped> {
    const { db, rules } = this.#deps
    const exit = rules.firstMultiplier
    await db.commit(`update bets set auto = $2 where id = $1 and state = 'placed' and (auto is null or auto > $2)`, [
      id,
      exit,
    ])
    return { kind: 'told', exit, balance }
  }

  async #find(playerId: bigint, betId: bigint): Promise<BetRow> {
    const [row] = await this.#deps.db.read<BetRow>(
      `select b.id, b.player_id as "playerId", b.stake, b.choice, b.auto, b.cap, b.state, b.round_id as "roundId", b.exit,
              b.payout, a.balance
         from bets b join accounts a on a.owner_id = b.player_id and a.kind = 'player'
         where b.id = $1 and b.player_id = $2 and b.game = $3`,
      [betId, playerId, this.#deps.rules.id],
    )
    if (!row) throw new Refusal('nothingToCashOut')
    return row
  }
}

/**
 * Names the value that was on the screen when the round ended. In a step game that is the last step reached, which the
 * drawn bust point usually lies above. Only a request that came after the end gets this, so the end is public by now.
 */
function tooLate(rules: CrashRules, outcome: CrashOutcome): Refusal {
  const { topMultiplier } = rules
  const at = outcome.bust < topMultiplier ? rules.multiplierAt(rules.endsAtMs(outcome) - 1) : topMultiplier
  return new Refusal('tooLate', { at: (at / 100).toFixed(2) })
}

/** Where a bet leaves by itself at the latest. */
export const stopOf = (
  { auto, cap }: Pick<OpenBet, 'auto' | 'cap'>,
  { roundCap }: Pick<PublicRound, 'roundCap'>,
): number => Math.min(auto ?? Infinity, cap, roundCap ?? Infinity)

/** What the house loses by a bet that leaves at 2.00x, or before it where it must. */
export const lossAtDouble = ({ stake, auto, cap }: Pick<OpenBet, 'stake' | 'auto' | 'cap'>): Coins =>
  paysAt(stake, Math.min(DOUBLE, auto ?? Infinity, cap)) - stake
