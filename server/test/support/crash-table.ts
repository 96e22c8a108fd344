// A crash game on a test clock: the engine without its leader loop, stepped by the test.

import type { BeaconNetwork } from '@glasshouse/rulebook/beacon/network'
import type { CrashOutcome, CrashRules } from '@glasshouse/rulebook/play/game'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { noBeacon, type BeaconSource } from '../../src/play/fairness/beacon/source.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import { CrashMachine } from '../../src/play/engines/crash-machine.ts'
import { CrashEngine, type CrashDeps } from '../../src/play/engines/crash.ts'
import { RoundBets } from '../../src/play/rounds/round-bets.ts'
import { Rounds } from '../../src/play/rounds/rounds.ts'
import type { PublicRound, SecretRound } from '../../src/play/rounds/round.ts'
import { FakeClock } from './fake-clock.ts'
import { silentLog } from './logs.ts'
import type { TestServer } from './open-server.ts'
import { tablesHash } from './tables-hash.ts'

/** The key of a server whose rounds a test must be able to predict. */
export const SECRET_KEY = 'cd'.repeat(32)
const ENOUGH_STEPS = 10_000

/** A round with its secret outcome and end. */
export interface PredictedRound extends SecretRound<CrashOutcome> {
  readonly endsAtMs: number
}

export class Table {
  readonly deps: CrashDeps
  readonly clock: FakeClock
  readonly engine: CrashEngine
  machine: CrashMachine
  #bootedAtMs: number

  constructor(
    server: TestServer,
    rules: CrashRules,
    tickMs?: number,
    tables = tablesHash,
    beacon: { network: BeaconNetwork | null; source: BeaconSource } = { network: null, source: noBeacon },
  ) {
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    this.clock = new FakeClock()
    const events = new EventLog(db, localNotifier())
    const chains = new Chains(db, vault, tables, beacon.network)
    const rounds = new Rounds({ db, vault, chains, clock: this.clock, events, rules })
    const bets = new RoundBets({ db, game: rules.id, clock: this.clock, events, perRound: 1, queues: true })
    const bankroll = new Bankroll(db)
    this.#bootedAtMs = this.clock.now()
    const presence = { since: async (timeMs: number) => this.#bootedAtMs <= timeMs }
    const beacons = { chains, beacons: beacon.source, log: silentLog }
    this.deps = {
      db,
      rules,
      rounds,
      ...beacons,
      bets,
      bankroll,
      presence,
      clock: this.clock,
      ...(tickMs && { tickMs }),
    }
    this.engine = new CrashEngine(this.deps)
    this.machine = new CrashMachine(this.deps, this.engine)
  }

  /** Simulates a restart: time passes and a new leader continues. */
  restart(awayMs: number): void {
    this.clock.pass(awayMs)
    this.#bootedAtMs = this.clock.now()
    this.machine = new CrashMachine(this.deps, this.engine)
  }

  async round(): Promise<PublicRound<CrashOutcome>> {
    const round = await this.deps.rounds.current()
    if (!round) throw new Error('no current round')
    return round
  }

  async secret(): Promise<PredictedRound> {
    const secret = await this.deps.rounds.secret(await this.round())
    return { ...secret, endsAtMs: this.deps.rules.endsAtMs(secret.outcome) }
  }

  /** Steps until the round is in this phase; `before` runs before each step. */
  async until(
    phase: PublicRound['phase'],
    before: () => Promise<void> = async () => {},
  ): Promise<PublicRound<CrashOutcome>> {
    for (let step = 0; step < ENOUGH_STEPS; step++) {
      const round = await this.deps.rounds.current()
      const isSettled = phase !== 'result' || !round || (await this.deps.rounds.countOpenBets(round)).all === 0
      if (round?.phase === phase && isSettled) return round
      await before()
      this.clock.pass(await this.machine.step())
    }
    throw new Error(`the round never reached ${phase}`)
  }

  /** Steps to a new betting window. */
  async window(): Promise<PublicRound<CrashOutcome>> {
    if ((await this.deps.rounds.current())?.phase === 'betting') await this.until('result')
    return await this.until('betting')
  }
}
