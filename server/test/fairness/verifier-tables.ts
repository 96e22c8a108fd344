// Games of a running server whose rounds a test moves: bets and cash-outs arrive as real calls on the database's clock,
// and time is skipped in between.

import { setTimeout as sleep } from 'node:timers/promises'
import type { CrashOutcome, CrashRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { noBeacon } from '../../src/play/fairness/beacon/source.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import type { Clock } from '../../src/play/cluster/clock.ts'
import { CrashMachine } from '../../src/play/engines/crash-machine.ts'
import { CrashEngine, type CrashDeps } from '../../src/play/engines/crash.ts'
import { LotteryMachine } from '../../src/play/engines/lottery-machine.ts'
import { RoundBets } from '../../src/play/rounds/round-bets.ts'
import { Rounds, type SharedRules } from '../../src/play/rounds/rounds.ts'
import type { Phase, PublicRound } from '../../src/play/rounds/round.ts'
import type { TestServer } from '../support/open-server.ts'
import { silentLog } from '../support/logs.ts'
import { tablesHash } from '../support/tables-hash.ts'

/** Long ticks: a late cash-out must still be at exactly its target. */
const TICK_MS = 4000
const LOOK_MS = 40
/** How long the calls that place all bets of a round may take. */
const WINDOW_MS = 10_000
const ENOUGH_STEPS = 10_000
/** Longer than a locked round may wait for its start. */
const TOO_LATE_MS = 61_000

/** The real time plus the skipped time. */
class HurriedClock implements Clock {
  #aheadMs = 0

  now(): number {
    return Date.now() + this.#aheadMs
  }

  statementTime(): number {
    return this.now()
  }

  async sleep(ms: number): Promise<void> {
    this.pass(ms)
  }

  pass(ms: number): void {
    this.#aheadMs += Math.max(0, ms)
  }

  toRealTime(): void {
    this.#aheadMs = 0
  }
}

function partsOf<Outcome, R extends SharedRules<Outcome>>({ db, vault }: TestServer, rules: R, queues: boolean) {
  const clock = new HurriedClock()
  const events = new EventLog(db, localNotifier())
  const chains = new Chains(db, vault, tablesHash)
  const rounds = new Rounds<Outcome>({ db, vault, chains, clock, events, rules })
  const bets = new RoundBets({ db, game: rules.id, clock, events, perRound: 1, queues })
  return { db, rules, rounds, chains, beacons: noBeacon, log: silentLog, bets, clock, bankroll: new Bankroll(db) }
}

/** Steps until the round matches, each at the time it asks for. */
async function stepUntil<Outcome>(
  { rounds, clock }: { rounds: Rounds<Outcome>; clock: HurriedClock },
  step: () => Promise<number>,
  hasPhase: (round: PublicRound<Outcome>) => Promise<boolean> | boolean,
): Promise<PublicRound<Outcome>> {
  for (let steps = 0; steps < ENOUGH_STEPS; steps++) {
    const round = await rounds.current()
    if (round && (await hasPhase(round))) return round
    clock.pass(await step())
  }
  throw new Error('the round never came to that')
}

export class LotteryHost<Choice, Outcome> {
  readonly rules: LotteryRules<Choice, Outcome>
  readonly #deps
  readonly #machine: LotteryMachine<Choice, Outcome>

  constructor(server: TestServer, rules: LotteryRules<Choice, Outcome>) {
    this.rules = rules
    this.#deps = partsOf<Outcome, LotteryRules<Choice, Outcome>>(server, rules, false)
    this.#machine = new LotteryMachine(this.#deps)
  }

  /** A window that stays open for a while; one about to close passes without bets. */
  async window(): Promise<void> {
    const isWide = ({ phase, lockTime }: PublicRound): boolean =>
      phase === 'betting' && lockTime - Date.now() > WINDOW_MS
    const { id } = await stepUntil(this.#deps, () => this.#machine.step(), isWide)
    // By the callers' clock, it has not been opened yet.
    await this.#deps.db.commit('update rounds set create_time = least(create_time, now_ms()) where id = $1', [id])
  }

  /** From the lock to the last payout; returns the round's number. */
  async finish(): Promise<number> {
    const { rounds } = this.#deps
    const isSettled = async ({ phase, id }: PublicRound): Promise<boolean> =>
      phase === 'result' && (await rounds.openBets(id)).length === 0
    return (await stepUntil(this.#deps, () => this.#machine.step(), isSettled)).index
  }
}

export class CrashHost {
  readonly rules: CrashRules
  readonly #deps
  readonly #crashDeps: CrashDeps
  #isAttended = true
  #machine: CrashMachine

  constructor(server: TestServer, rules: CrashRules) {
    this.rules = rules
    this.#deps = partsOf<CrashOutcome, CrashRules>(server, rules, true)
    this.#crashDeps = {
      ...this.#deps,
      presence: { since: async () => this.#isAttended },
      tickMs: TICK_MS,
    }
    this.#machine = this.#newMachine()
  }

  async window(): Promise<void> {
    this.#deps.clock.pass(WINDOW_MS)
    await this.#until('betting')
  }

  async lock(): Promise<void> {
    await this.#until('locked')
  }

  /** Starts now, so that cash-outs are judged by real time. */
  async start(): Promise<void> {
    await this.lock()
    this.#deps.clock.toRealTime()
    await this.#until('running')
  }

  /** Runs for this long in real time, or to its end. */
  async run(forMs: number): Promise<void> {
    const endsAt = Date.now() + forMs
    while (Date.now() < endsAt && (await this.#deps.rounds.current())?.phase === 'running') {
      await this.#machine.step()
      await sleep(LOOK_MS)
    }
  }

  /** To the announced end, before the remaining bets are settled; returns the round's number. */
  async end(): Promise<number> {
    return await this.#until('result')
  }

  /** To the last payout; returns the round's number. */
  async finish(): Promise<number> {
    const { rounds } = this.#deps
    const isSettled = async (round: PublicRound): Promise<boolean> =>
      round.phase === 'result' && (await rounds.countOpenBets(round)).all === 0
    return (await stepUntil(this.#deps, () => this.#machine.step(), isSettled)).index
  }

  /** Simulates an outage, after which the interruption rule ends the round. */
  async interrupt(): Promise<number> {
    this.#isAttended = false
    this.#machine = this.#newMachine()
    const index = await this.finish()
    this.#isAttended = true
    return index
  }

  /** Simulates an outage after which a locked round is not started any more. */
  async neverStart(): Promise<number> {
    await this.lock()
    this.#deps.clock.pass(TOO_LATE_MS)
    return await this.finish()
  }

  async #until(wanted: Phase): Promise<number> {
    const hasPhase = ({ phase }: PublicRound): boolean => phase === wanted
    return (await stepUntil(this.#deps, () => this.#machine.step(), hasPhase)).index
  }

  #newMachine(): CrashMachine {
    return new CrashMachine(this.#crashDeps, new CrashEngine(this.#crashDeps))
  }
}
