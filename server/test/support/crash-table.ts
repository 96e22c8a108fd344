// A flight under a test's own clock: the engine without its loop, stepped by hand.

import type { CrashOutcome, CrashRules } from '@glasshouse/rulebook/play/game'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import { CrashMachine } from '../../src/play/engines/crash-machine.ts'
import { CrashEngine, type CrashDeps } from '../../src/play/engines/crash.ts'
import { RoundBets } from '../../src/play/rounds/round-bets.ts'
import { Rounds, type PublicRound, type SecretRound } from '../../src/play/rounds/rounds.ts'
import { FakeClock } from './fake-clock.ts'
import type { TestServer } from './open-server.ts'

/** The key of a server whose rounds a test must be able to foresee. */
export const SECRET_KEY = 'cd'.repeat(32)
const ENOUGH_STEPS = 10_000

/** A round with its end, which the engine keeps to itself. */
export interface Foreseen extends SecretRound<CrashOutcome> {
  readonly endsAtMs: number
}

export class Table {
  readonly deps: CrashDeps
  readonly clock: FakeClock
  readonly flight: CrashEngine
  driver: CrashMachine
  #bootedAt: number

  constructor(server: TestServer, rules: CrashRules, tickMs?: number) {
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    this.clock = new FakeClock()
    const events = new EventLog(db, localNotifier())
    const rounds = new Rounds({ db, vault, chains: new Chains(db, vault), clock: this.clock, events, rules })
    const bets = new RoundBets({ db, game: rules.id, clock: this.clock, events, perRound: 1, queues: true })
    const bankroll = new Bankroll(db)
    this.#bootedAt = this.clock.now()
    const presence = { since: async (moment: number) => this.#bootedAt <= moment }
    this.deps = { db, rules, rounds, bets, bankroll, presence, clock: this.clock, ...(tickMs && { tickMs }) }
    this.flight = new CrashEngine(this.deps)
    this.driver = new CrashMachine(this.deps, this.flight)
  }

  /** The process was gone and is back: a driver that was not there before. */
  restart(awayMs: number): void {
    this.clock.pass(awayMs)
    this.#bootedAt = this.clock.now()
    this.driver = new CrashMachine(this.deps, this.flight)
  }

  async round(): Promise<PublicRound<CrashOutcome>> {
    const round = await this.deps.rounds.current()
    if (!round) throw new Error('no round is under way')
    return round
  }

  async secret(): Promise<Foreseen> {
    const secret = await this.deps.rounds.secret(await this.round())
    return { ...secret, endsAtMs: this.deps.rules.endsAtMs(secret.outcome) }
  }

  /** Drives until the round is in this phase; `before` acts before each step. */
  async until(
    phase: PublicRound['phase'],
    before: () => Promise<void> = async () => {},
  ): Promise<PublicRound<CrashOutcome>> {
    for (let step = 0; step < ENOUGH_STEPS; step++) {
      const round = await this.deps.rounds.current()
      const isSettled = phase !== 'result' || !round || (await this.deps.rounds.countOpenBets(round)).all === 0
      if (round?.phase === phase && isSettled) return round
      await before()
      this.clock.pass(await this.driver.step())
    }
    throw new Error(`never ${phase}`)
  }

  /** Drives to a fresh betting window. */
  async window(): Promise<PublicRound<CrashOutcome>> {
    if ((await this.deps.rounds.current())?.phase === 'betting') await this.until('result')
    return await this.until('betting')
  }
}
