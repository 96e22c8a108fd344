// Drives a flight's rounds: one node at a time, by lease. Each step looks at the round as it stands in the database
// and does what is due, so that whoever takes over goes on from what is written.

import { paysAt } from '@glasshouse/rulebook/core/coins'
import { stepsReached } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashOutcome, CrashRules } from '@glasshouse/rulebook/play/game'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { lossAtDouble, SILENT_MS, stopOf, type CrashEngine, type CrashDeps } from './crash.ts'
import type { Leave } from '../rounds/round-bets.ts'
import type { OpenBet, PublicRound, SecretRound } from '../rounds/rounds.ts'

const TICK_MS = 50
/** How long the losers are not settled after the end, for jumps that other nodes had read in time. */
const DRAIN_MS = 1000
const RESUME_MS = 3000
/** A round that could not start within this of its lock is not flown any more. */
const START_WITHIN_MS = 60_000
const PER_STATEMENT = 2000
const NOWHERE = 100
/** How often a game that can not go on looks whether it can. */
const PAUSED_MS = 1000

export class CrashMachine {
  readonly #deps: CrashDeps
  readonly #engine: CrashEngine
  /** The round that is flown from here without a gap. */
  #attended: bigint | null = null

  constructor(deps: CrashDeps, flight: CrashEngine) {
    this.#deps = deps
    this.#engine = flight
  }

  /** Does what is due; answers in how many milliseconds to look again. */
  async step(): Promise<number> {
    const { rounds, clock, rules } = this.#deps
    const round = await rounds.underWay()
    if (!round) return await this.#open(null)
    switch (round.phase) {
      case 'betting':
        // Whoever waited is in, also where the driver that opened the round was lost before it had let them in.
        await this.#promoteQueued(round)
        if (clock.now() < round.lockTime) return round.lockTime - clock.now()
        await this.#lock(round)
        return 0
      case 'locked':
        return await this.#start(round)
      case 'running':
        return await this.#fly(round)
      default: {
        const settlingMs = await this.#settleRest(round)
        if (settlingMs > 0) return settlingMs
        const leftMs = (round.endedAt ?? 0) + rules.phases.resultMs - clock.now()
        return leftMs > 0 ? leftMs : await this.#open(round)
      }
    }
  }

  async #open(after: PublicRound<CrashOutcome> | null): Promise<number> {
    const { rounds, clock, rules } = this.#deps
    try {
      await rounds.open(clock.now() + rules.phases.bettingMs)
      return 0
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'gamePaused')) throw error
      // Paused, or no chain to go on with: whoever waited for the next round gets the stake back, and new bets are refused.
      if (after) await rounds.close(after)
      await this.#giveBack(await this.#queued(null))
      return PAUSED_MS
    }
  }

  async #lock(round: PublicRound<CrashOutcome>): Promise<void> {
    const { rounds, rules } = this.#deps
    const limits = await this.#engine.limitsOfTaken()
    await rounds.lock(round, (bets) =>
      rules.roundCap(
        bets.map((bet) => ({ stake: bet.stake, stopMultiplier: stopOf(bet, { roundCap: null }) })),
        limits,
      ),
    )
  }

  async #start(round: PublicRound<CrashOutcome>): Promise<number> {
    const { rounds, clock, presence } = this.#deps
    if (round.incident || clock.now() - round.lockTime > START_WITHIN_MS) {
      // Declared targets are settled as if nothing had happened; who meant to decide in flight gets the stake back.
      await this.#interrupt(await rounds.secret(round), () => null)
      return 0
    }
    await rounds.start(round, (await presence.since(round.lockTime)) ? 0 : RESUME_MS)
    return 0
  }

  async #fly(round: PublicRound<CrashOutcome>): Promise<number> {
    const { rounds, rules, clock } = this.#deps
    const secret = await rounds.secret(round)
    const endsAtMs = rules.endsAtMs(secret.outcome)
    const startedAt = round.startedAt ?? 0
    if (round.incident || !(await this.#wasAttended(round))) {
      // Nobody was there to answer jumps: who had no target leaves with no less than the screen showed.
      const shown = Math.min(rules.multiplierAt(round.heartbeatMs + TICK_MS), secret.outcome.bust)
      await this.#interrupt(secret, () => Math.max(NOWHERE, onSteps(rules, shown)))
      return 0
    }
    const elapsedMs = clock.now() - startedAt
    if (elapsedMs < 0) return -elapsedMs
    if (elapsedMs >= endsAtMs) {
      // This node may think that it is later than it is; whoever heard the end too early could still leave elsewhere.
      const { now } = await rounds.look(round.id)
      const earlyMs = startedAt + endsAtMs - (clock.statementTime() ?? now)
      if (earlyMs > 0) return earlyMs
      // Told first: who asks from now on is too late by the clock, whatever is still to be settled.
      await rounds.end(secret)
      return 0
    }
    const restMs = Math.max(1, endsAtMs - elapsedMs)
    const { all, undecided } = await rounds.stillIn(round)
    if (all === 0) return restMs
    const value = Math.min(rules.multiplierAt(elapsedMs), secret.outcome.bust)
    await this.#leave(round, await rounds.openUpTo(round, value), value)
    if (undecided > 0) await rounds.beat(round, elapsedMs)
    return Math.min(this.#deps.tickMs ?? TICK_MS, restMs)
  }

  /** Whether players could leave all the time since the flight was last known to go on. Asked once for each round. */
  async #wasAttended(round: PublicRound<CrashOutcome>): Promise<boolean> {
    const { clock, presence } = this.#deps
    const heardAt = (round.startedAt ?? 0) + round.heartbeatMs
    if (this.#attended === round.id && clock.now() - heardAt < SILENT_MS) return true
    const wasThere = await presence.since(heardAt)
    if (wasThere) this.#attended = round.id
    return wasThere
  }

  /** Ends the bets whose target, cap or round cap the value has reached, each at exactly that. */
  async #leave(round: PublicRound<CrashOutcome>, open: readonly OpenBet[], value: number): Promise<void> {
    const leaving = open.filter((bet) => stopOf(bet, round) <= value)
    await this.#settle(leaving.map((bet) => leaveAt(bet, stopOf(bet, round))))
  }

  /** Ends what is still open after the end: targets at once, the rest a little later. Answers how long to wait. */
  async #settleRest(round: PublicRound<CrashOutcome>): Promise<number> {
    const { rounds, clock } = this.#deps
    if ((await rounds.stillIn(round)).all === 0) return 0
    const bust = round.outcome?.bust ?? 0
    await this.#leave(round, await rounds.openUpTo(round, bust), bust)
    const waitMs = (round.endedAt ?? 0) + DRAIN_MS - clock.now()
    if (waitMs > 0) return waitMs
    await this.#engine.drained()
    // The rest is lost; what a jump took meanwhile is no longer open and stays as it is.
    await this.#settle((await rounds.openBets(round.id)).map((bet) => leaveAt(bet, 0)))
    await rounds.sumUp(round)
    return 0
  }

  /** Ends a round that nobody could fly: targets by the bust point, the others as `manual` says; null is a refund. */
  async #interrupt(secret: SecretRound<CrashOutcome>, manual: () => number | null): Promise<void> {
    const { rounds } = this.#deps
    const { outcome } = secret
    // Before the first bet: one that was ended so must never stand in a round that another driver then flies to its end.
    const round = await rounds.interrupt(secret.round)
    const open = await rounds.openBets(round.id)
    const declared = open.filter(({ auto }) => auto !== null)
    const undeclared = open.filter(({ auto }) => auto === null)
    await this.#settle(declared.map((bet) => leaveAt(bet, stopOf(bet, round) <= outcome.bust ? stopOf(bet, round) : 0)))
    const exit = manual()
    if (exit === null) await this.#refund(undeclared)
    else await this.#settle(undeclared.map((bet) => leaveAt(bet, Math.min(exit, stopOf(bet, round)))))
    await rounds.sumUp(round)
    await rounds.end({ ...secret, round })
  }

  async #settle(leaves: readonly Leave[]): Promise<void> {
    for (let from = 0; from < leaves.length; from += PER_STATEMENT) {
      await this.#deps.bets.end('settled', leaves.slice(from, from + PER_STATEMENT))
    }
  }

  /**
   * Bets that waited for this round join it, within today's limits; the others get their stake back. Who came when its window was
   * over was told that he waits for the next one, also where nobody was there to lock it.
   */
  async #promoteQueued(round: PublicRound<CrashOutcome>): Promise<void> {
    const { rules, bets } = this.#deps
    const queued = await this.#queued(round.lockTime)
    if (queued.length === 0) return
    const limits = await this.#engine.limitsOfTaken()
    const { max } = rules.stakes(limits)
    const waiting = queued.filter(({ stake }) => stake <= max)
    const losses = waiting.map((bet) => ({ id: bet.id, playerId: bet.playerId, lossAtDouble: lossAtDouble(bet) }))
    const refused = new Set((await bets.promote(round.id, losses, limits.lossPerRound)).map(({ id }) => id))
    await this.#giveBack(queued.filter(({ id, stake }) => stake > max || refused.has(id)))
  }

  /** What waits, first come first; with a moment, what came before it. A time that is still to come is that of a clock that was set back since. */
  async #queued(before: number | null): Promise<OpenBet[]> {
    const { db, rules, clock } = this.#deps
    return await db.read<OpenBet>(
      `select id, player_id as "playerId", stake, choice, auto, cap from bets where game = $1 and state = 'queued'
         and ($2::int8 is null or create_time < $2 or create_time > coalesce($3, now_ms()))
         order by create_time, id`,
      [rules.id, before, clock.statementTime()],
    )
  }

  async #giveBack(waiting: readonly OpenBet[]): Promise<void> {
    await this.#deps.bets.refundWaiting(waiting.map(({ id }) => id))
  }

  async #refund(bets: readonly OpenBet[]): Promise<void> {
    await this.#deps.bets.end(
      'refunded',
      bets.map((bet) => leaveAt(bet, NOWHERE)),
    )
  }
}

const leaveAt = ({ id, stake }: OpenBet, exit: number): Leave => ({ betId: id, exit, payout: paysAt(stake, exit) })

/** The value at which one can leave that is not above this one. */
const onSteps = (rules: CrashRules, value: number): number =>
  rules.autoBy === 'step' ? (rules.autoMultiplier(stepsReached([...rules.multipliers()], value)) ?? NOWHERE) : value
