// Moves a crash game's rounds, on the leader only. Each step reads the round from the database and does what is due, so
// that a new leader continues from there.

import { paysAt } from '@glasshouse/rulebook/core/coins'
import { interruptedAt } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashOutcome } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { lossAtDouble, stopMultiplier, type CrashEngine, type CrashDeps } from './crash.ts'
import type { BetEnding } from '../rounds/round-bets.ts'
import { BeaconWait } from '../fairness/beacon/beacon-wait.ts'
import { nextWindow } from '../fairness/beacon/schedule.ts'
import { needsBeacon, type OpenBet, type PublicRound, type SecretRound } from '../rounds/round.ts'
import { mustVoid, voidRound } from '../rounds/void-round.ts'

const TICK_MS = 50
/** How long after the end losers stay unsettled, for cash-outs that other nodes had read in time. */
const DRAIN_MS = 1000
const RESUME_MS = 3000
/** A round that could not start within this time of its lock is interrupted. */
const START_WITHIN_MS = 60_000
const PER_STATEMENT = 2000
const STAKE_MULTIPLIER = 100
/** How often a stopped game checks whether it can continue. */
const PAUSED_MS = 1000

export class CrashMachine {
  readonly #deps: CrashDeps
  readonly #engine: CrashEngine
  readonly #beaconWait: BeaconWait<CrashOutcome>

  constructor(deps: CrashDeps, engine: CrashEngine) {
    this.#deps = deps
    this.#engine = engine
    this.#beaconWait = new BeaconWait(deps)
  }

  /** Does what is due; returns in how many milliseconds to call again. */
  async step(): Promise<number> {
    const { rounds, clock, rules } = this.#deps
    const round = await rounds.current()
    if (!round) return await this.#open(null)
    if (mustVoid(round)) {
      await voidRound(this.#deps, round, STAKE_MULTIPLIER)
      return 0
    }
    switch (round.phase) {
      case 'betting':
        // Queued bets join even when the leader that opened the round died before it moved them.
        await this.#promoteQueued(round)
        if (clock.now() < round.lockTime) return round.lockTime - clock.now()
        await this.#lock(round)
        return 0
      case 'locked':
        return needsBeacon(round) ? await this.#awaitBeacon(round) : await this.#start(round)
      case 'running':
        return await this.#run(round)
      default: {
        const waitMs = await this.#settleRemaining(round)
        if (waitMs > 0) return waitMs
        const remainingMs = (round.endedAt ?? 0) + rules.phases.resultMs - clock.now()
        return remainingMs > 0 ? remainingMs : await this.#open(round)
      }
    }
  }

  async #open(after: PublicRound<CrashOutcome> | null): Promise<number> {
    const { rounds, chains, clock, rules, bankroll } = this.#deps
    try {
      const { opensAt, lockTime } = nextWindow(chains.beacon, clock.now(), rules.phases.bettingMs)
      // In beacon mode the result stays until the window of the next tick begins.
      if (clock.now() < opensAt) return opensAt - clock.now()
      await rounds.open(lockTime, await bankroll.roundLimits(rules))
      return 0
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'gamePaused')) throw error
      // Paused or out of chain: queued bets are refunded and new bets refused.
      if (after) await rounds.close(after)
      await this.#refundQueued(await this.#queued(null))
      return PAUSED_MS
    }
  }

  async #lock(round: PublicRound<CrashOutcome>): Promise<void> {
    const { rounds, rules } = this.#deps
    await rounds.lock(round, (bets) =>
      rules.roundCap(
        bets.map((bet) => ({ stake: bet.stake, stopMultiplier: stopMultiplier(bet, { roundCap: null }) })),
        round.limits,
      ),
    )
  }

  /**
   * Waits for the beacon. A round that can't start in time is interrupted: what bets without a target get does not depend
   * on the result, so they are refunded now; the others wait for it.
   */
  async #awaitBeacon(round: PublicRound<CrashOutcome>): Promise<number> {
    const waited = await this.#beaconWait.step(round)
    if (waited.state === 'arrived') return 0
    if (waited.state === 'given up') {
      await voidRound(this.#deps, waited.round, STAKE_MULTIPLIER)
      return 0
    }
    if (this.#isTooLate(round)) {
      const { rounds } = this.#deps
      const marked = round.incident ? round : await rounds.interrupt(round)
      await this.#refund((await rounds.openBets(marked.id)).filter(({ auto }) => auto === null))
    }
    return waited.waitMs
  }

  #isTooLate({ lockTime }: PublicRound): boolean {
    return this.#deps.clock.now() - lockTime > START_WITHIN_MS
  }

  async #start(round: PublicRound<CrashOutcome>): Promise<number> {
    const { rounds, presence } = this.#deps
    if (round.incident || this.#isTooLate(round)) {
      // Bets with a target are settled as usual; the others are refunded.
      await this.#interrupt(await rounds.secret(round), () => null)
      return 0
    }
    await rounds.start(round, (await presence.since(round.lockTime)) ? 0 : RESUME_MS)
    return 0
  }

  async #run(round: PublicRound<CrashOutcome>): Promise<number> {
    const { rounds, rules, clock } = this.#deps
    const secret = await rounds.secret(round)
    const endsAtMs = rules.endsAtMs(secret.outcome)
    const startedAt = round.startedAt ?? 0
    if (round.incident || !(await this.#engine.isAttended(round))) {
      // No node could accept cash-outs: bets without a target end at no less than the value shown.
      await this.#interrupt(secret, () => interruptedAt(rules, round.heartbeatMs, secret.outcome))
      return 0
    }
    const elapsedMs = clock.now() - startedAt
    if (elapsedMs < 0) return -elapsedMs
    if (elapsedMs >= endsAtMs) {
      // This node's clock may be ahead: announcing the end early would be unfair while other nodes still accept
      // cash-outs.
      const { now } = await rounds.readWithTime(round.id)
      const earlyMs = startedAt + endsAtMs - (clock.statementTime() ?? now)
      if (earlyMs > 0) return earlyMs
      // Announced before settling: later requests are too late by the clock, whatever is still unsettled.
      await rounds.end(secret)
      return 0
    }
    const untilEndMs = Math.max(1, endsAtMs - elapsedMs)
    const { all: openCount, undecided } = await rounds.countOpenBets(round)
    if (openCount === 0) return untilEndMs
    const value = Math.min(rules.multiplierAt(elapsedMs), secret.outcome.bust)
    await this.#cashOutReached(round, await rounds.openBetsUpTo(round, value), value)
    if (undecided > 0) await rounds.heartbeat(round, elapsedMs)
    return Math.min(this.#deps.tickMs ?? TICK_MS, untilEndMs)
  }

  /** Ends bets whose target, cap or round cap was reached, each at exactly that value. */
  async #cashOutReached(round: PublicRound<CrashOutcome>, open: readonly OpenBet[], value: number): Promise<void> {
    const reached = open.filter((bet) => stopMultiplier(bet, round) <= value)
    await this.#settle(reached.map((bet) => endAt(bet, stopMultiplier(bet, round))))
  }

  /**
   * Ends the bets still open after the round: targets immediately, the rest after the drain time. Returns how long to
   * wait.
   */
  async #settleRemaining(round: PublicRound<CrashOutcome>): Promise<number> {
    const { rounds, clock } = this.#deps
    if ((await rounds.countOpenBets(round)).all === 0) return 0
    const bust = round.outcome?.bust ?? 0
    await this.#cashOutReached(round, await rounds.openBetsUpTo(round, bust), bust)
    const waitMs = (round.endedAt ?? 0) + DRAIN_MS - clock.now()
    if (waitMs > 0) return waitMs
    await this.#engine.drained()
    // The rest is lost; bets that cashed out meanwhile are no longer open.
    await this.#settle((await rounds.openBets(round.id)).map((bet) => endAt(bet, 0)))
    await rounds.storeSums(round)
    return 0
  }

  /** Ends an interrupted round: targets by the bust point, other bets at the value of `manual`; null refunds them. */
  async #interrupt(secret: SecretRound<CrashOutcome>, manual: () => number | null): Promise<void> {
    const { rounds } = this.#deps
    const { outcome } = secret
    // Marked before the first bet ends: another leader must never run this round to its normal end.
    const round = await rounds.interrupt(secret.round)
    const open = await rounds.openBets(round.id)
    const declared = open.filter(({ auto }) => auto !== null)
    const undeclared = open.filter(({ auto }) => auto === null)
    await this.#settle(
      declared.map((bet) => endAt(bet, stopMultiplier(bet, round) <= outcome.bust ? stopMultiplier(bet, round) : 0)),
    )
    const exit = manual()
    if (exit === null) await this.#refund(undeclared)
    else
      await this.#settle(
        undeclared.map((bet) => endAt(bet, Math.min(exit, stopMultiplier(bet, round)))),
        'interrupted',
      )
    await rounds.storeSums(round)
    await rounds.end({ ...secret, round })
  }

  async #settle(endings: readonly BetEnding[], state: 'settled' | 'interrupted' = 'settled'): Promise<void> {
    for (let from = 0; from < endings.length; from += PER_STATEMENT) {
      await this.#deps.bets.end(state, endings.slice(from, from + PER_STATEMENT))
    }
  }

  /**
   * Queued bets join this round under its limits, which set their caps; the others are refunded. A bet placed after the
   * betting window waits for the next round, even if nobody locked this one.
   */
  async #promoteQueued(round: PublicRound): Promise<void> {
    const { rules, bets } = this.#deps
    const queued = await this.#queued(round.lockTime)
    if (queued.length === 0) return
    const { max } = rules.stakes(round.limits)
    const waiting = queued.flatMap(({ id, playerId, stake, auto }) => {
      const cap = stake > max ? undefined : rules.personalCap(stake, round.limits)
      return cap === undefined ? [] : [{ id, playerId, cap, lossAtDouble: lossAtDouble({ stake, auto, cap }) }]
    })
    const isCovered = new Set(waiting.map(({ id }) => id))
    const refused = new Set((await bets.promote(round.id, waiting)).map(({ id }) => id))
    await this.#refundQueued(queued.filter(({ id }) => !isCovered.has(id) || refused.has(id)))
  }

  /**
   * Queued bets, oldest first, optionally those created before a time. A later time than now comes from a clock that
   * was set back.
   */
  async #queued(before: number | null): Promise<OpenBet[]> {
    const { db, rules, clock } = this.#deps
    return await db.read<OpenBet>(
      `select id, player_id as "playerId", stake, choice, auto, cap from bets where game = $1 and state = 'queued'
         and ($2::int8 is null or create_time < $2 or create_time > coalesce($3, now_ms()))
         order by create_time, id`,
      [rules.id, before, clock.statementTime()],
    )
  }

  async #refundQueued(waiting: readonly OpenBet[]): Promise<void> {
    await this.#deps.bets.refundWaiting(waiting.map(({ id }) => id))
  }

  async #refund(bets: readonly OpenBet[]): Promise<void> {
    await this.#deps.bets.end(
      'refunded',
      bets.map((bet) => endAt(bet, STAKE_MULTIPLIER)),
    )
  }
}

const endAt = ({ id, stake }: OpenBet, exit: number): BetEnding => ({ betId: id, exit, payout: paysAt(stake, exit) })
