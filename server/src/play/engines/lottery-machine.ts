// Moves a lottery game's rounds by the clock, on the leader only. A round that accepted bets is drawn once, from the
// committed hash, and settled; a new leader continues from the database.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { LotteryPhases, LotteryRules } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Clock } from '../cluster/clock.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { RoundBets } from '../rounds/round-bets.ts'
import { BeaconWait, type BeaconWaitDeps } from '../fairness/beacon/beacon-wait.ts'
import { phasesOf } from '../fairness/beacon/schedule.ts'
import type { Chains } from '../fairness/chain.ts'
import type { Rounds } from '../rounds/rounds.ts'
import { needsBeacon, type PublicRound } from '../rounds/round.ts'
import { mustVoid, voidRound } from '../rounds/void-round.ts'

const PER_STATEMENT = 4000
/** How often a stopped game checks whether it can continue. */
const PAUSED_MS = 1000

export interface LotteryMachineDeps<Choice, Outcome> extends BeaconWaitDeps<Outcome> {
  readonly rules: LotteryRules<Choice, Outcome>
  readonly rounds: Rounds<Outcome>
  readonly chains: Pick<Chains, 'beacon' | 'beaconOf'>
  readonly bets: RoundBets
  readonly bankroll: Pick<Bankroll, 'roundLimits'>
  readonly clock: Clock
}

/** When a round's betting closes, its outcome is published and shown, and the next round opens. */
export interface Timetable {
  readonly lockTime: number
  readonly drawAt: number
  readonly resultAt: number
  readonly nextAt: number
}

/** A draw this much after its time was late. */
const LATE_MS = 1000

/** The timetable of a round. A draw that waited for its beacon is shown in full, from the moment it was drawn. */
export function timetableOf<Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  round: Pick<PublicRound, 'beaconRound' | 'lockTime' | 'endedAt'>,
): Timetable {
  const planned = timetable({ phases: phasesOf(rules, round) }, round.lockTime)
  const lateMs = round.beaconRound === null ? 0 : (round.endedAt ?? 0) - planned.drawAt
  if (lateMs < LATE_MS) return planned
  const { lockTime, drawAt, resultAt, nextAt } = planned
  return { lockTime, drawAt: drawAt + lateMs, resultAt: resultAt + lateMs, nextAt: nextAt + lateMs }
}

export function timetable({ phases }: { readonly phases: LotteryPhases }, lockTime: number): Timetable {
  const drawAt = lockTime + phases.lockedMs
  const resultAt = drawAt + phases.drawMs
  return { lockTime, drawAt, resultAt, nextAt: resultAt + phases.resultMs }
}

/** Rounds follow the UTC clock. Returns the end of the betting window that is open now or next. */
export function nextLockTime({ phases }: { readonly phases: LotteryPhases }, now: number): number {
  const cycleMs = phases.bettingMs + phases.lockedMs + phases.drawMs + phases.resultMs
  const lockTime = Math.floor(now / cycleMs) * cycleMs + phases.bettingMs
  return now < lockTime ? lockTime : lockTime + cycleMs
}

export class LotteryMachine<Choice, Outcome> {
  readonly #deps: LotteryMachineDeps<Choice, Outcome>
  readonly #beaconWait: BeaconWait<Outcome>

  constructor(deps: LotteryMachineDeps<Choice, Outcome>) {
    this.#deps = deps
    this.#beaconWait = new BeaconWait(deps)
  }

  async step(): Promise<number> {
    const { rounds, clock, rules } = this.#deps
    const round = await rounds.current()
    if (!round) return await this.#open(null)
    if (mustVoid(round)) {
      await voidRound(this.#deps, round, null)
      return 0
    }
    const { lockTime, drawAt, nextAt } = timetableOf(rules, round)
    const msUntil = (timeMs: number): number => Math.max(0, timeMs - clock.now())
    if (round.phase === 'betting') {
      if (msUntil(lockTime) > 0) return msUntil(lockTime)
      await rounds.lock(round, () => null)
      return 0
    }
    if (round.phase === 'locked') {
      if (needsBeacon(round)) return await this.#awaitBeacon(round)
      if (msUntil(drawAt) > 0) return msUntil(drawAt)
      await rounds.end(await rounds.secret(round))
      return 0
    }
    // Refunded without a result: there is nothing to show.
    if (round.outcome === null) return await this.#open(round)
    await this.#settle(round)
    return msUntil(nextAt) > 0 ? msUntil(nextAt) : await this.#open(round)
  }

  async #awaitBeacon(round: PublicRound<Outcome>): Promise<number> {
    const waited = await this.#beaconWait.step(round)
    if (waited.state === 'given up') await voidRound(this.#deps, waited.round, null)
    return waited.state === 'waiting' ? waited.waitMs : 0
  }

  async #open(after: PublicRound<Outcome> | null): Promise<number> {
    const { rounds, chains, rules, clock, bankroll } = this.#deps
    const phases = chains.beacon ? rules.beaconPhases : rules.phases
    try {
      const limits = await bankroll.roundLimits(rules)
      await rounds.open(nextLockTime({ phases }, clock.now()), limits)
      return 0
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'gamePaused')) throw error
      // Paused or out of chain. No bets are queued here, so there is nothing to refund.
      if (after) await rounds.close(after)
      return PAUSED_MS
    }
  }

  /** Settles bets by the published outcome. A bet that an earlier leader paid is not paid again. */
  async #settle(round: PublicRound<Outcome>): Promise<void> {
    const { rounds, rules, bets } = this.#deps
    const { outcome } = round
    if (outcome === null) return
    const open = await rounds.openBets(round.id)
    for (let from = 0; from < open.length; from += PER_STATEMENT) {
      await bets.end(
        'settled',
        open.slice(from, from + PER_STATEMENT).map(({ id, stake, choice }) => ({
          betId: id,
          exit: null,
          payout: rules.payout(stake, choice as Choice, outcome) satisfies Coins,
        })),
      )
    }
    if (open.length > 0) await rounds.storeSums(round)
  }
}
