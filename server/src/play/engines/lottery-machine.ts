// Drives a draw's rounds by the clock: one node at a time, by lease. Whatever happens, a round that took bets is drawn
// once, from the hash that was bound before, and settled; a node that takes over goes on from what is written.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { LotteryPhases, LotteryRules } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Clock } from '../cluster/clock.ts'
import type { RoundBets } from '../rounds/round-bets.ts'
import type { PublicRound, Rounds } from '../rounds/rounds.ts'

const PER_STATEMENT = 4000
/** How often a game that can not go on looks whether it can. */
const PAUSED_MS = 1000

export interface LotteryMachineDeps<Choice, Outcome> {
  readonly rules: LotteryRules<Choice, Outcome>
  readonly rounds: Rounds<Outcome>
  readonly bets: RoundBets
  readonly clock: Clock
}

/** When a round's betting closes, its outcome is told and shown, and the next round opens. */
export interface Timetable {
  readonly lockTime: number
  readonly drawAt: number
  readonly resultAt: number
  readonly nextAt: number
}

export function timetable({ phases }: { readonly phases: LotteryPhases }, lockTime: number): Timetable {
  const drawAt = lockTime + phases.lockedMs
  const resultAt = drawAt + phases.drawMs
  return { lockTime, drawAt, resultAt, nextAt: resultAt + phases.resultMs }
}

/** Rounds follow the UTC clock: the window that is open now closes then; after its close, the next one is open. */
export function nextLock({ phases }: { readonly phases: LotteryPhases }, now: number): number {
  const cycleMs = phases.bettingMs + phases.lockedMs + phases.drawMs + phases.resultMs
  const lockTime = Math.floor(now / cycleMs) * cycleMs + phases.bettingMs
  return now < lockTime ? lockTime : lockTime + cycleMs
}

export class LotteryMachine<Choice, Outcome> {
  readonly #deps: LotteryMachineDeps<Choice, Outcome>

  constructor(deps: LotteryMachineDeps<Choice, Outcome>) {
    this.#deps = deps
  }

  async step(): Promise<number> {
    const { rounds, clock, rules } = this.#deps
    const round = await rounds.underWay()
    if (!round) return await this.#open(null)
    const { lockTime, drawAt, nextAt } = timetable(rules, round.lockTime)
    const waitFor = (moment: number): number => Math.max(0, moment - clock.now())
    if (round.phase === 'betting') {
      if (waitFor(lockTime) > 0) return waitFor(lockTime)
      await rounds.lock(round, () => null)
      return 0
    }
    if (round.phase === 'locked') {
      if (waitFor(drawAt) > 0) return waitFor(drawAt)
      await rounds.end(await rounds.secret(round))
      return 0
    }
    await this.#settle(round)
    return waitFor(nextAt) > 0 ? waitFor(nextAt) : await this.#open(round)
  }

  async #open(after: PublicRound<Outcome> | null): Promise<number> {
    const { rounds, rules, clock } = this.#deps
    try {
      await rounds.open(nextLock(rules, clock.now()))
      return 0
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'gamePaused')) throw error
      // Paused, or no chain to go on with: no bet waits here, so there is nothing to give back.
      if (after) await rounds.close(after)
      return PAUSED_MS
    }
  }

  /** Pays what the told outcome pays; a bet that was paid before a driver was lost is not paid again. */
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
    if (open.length > 0) await rounds.sumUp(round)
  }
}
