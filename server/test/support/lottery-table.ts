// A lottery game on a test clock: the engine without its leader loop, stepped by the test.

import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import type { BeaconNetwork } from '@glasshouse/rulebook/beacon/network'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { noBeacon, type BeaconSource } from '../../src/play/fairness/beacon/source.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import { LotteryMachine } from '../../src/play/engines/lottery-machine.ts'
import { Lottery } from '../../src/play/engines/lottery.ts'
import { RoundBets } from '../../src/play/rounds/round-bets.ts'
import { Rounds } from '../../src/play/rounds/rounds.ts'
import type { PublicRound } from '../../src/play/rounds/round.ts'
import { FakeClock } from './fake-clock.ts'
import { SECRET_KEY } from './crash-table.ts'
import { silentLog } from './logs.ts'
import type { TestServer } from './open-server.ts'
import { tablesHash } from './tables-hash.ts'

const ENOUGH_STEPS = 1000

export class LotteryTestTable<Choice, Outcome> {
  readonly rules: LotteryRules<Choice, Outcome>
  readonly clock = new FakeClock()
  readonly rounds: Rounds<Outcome>
  readonly bets: RoundBets
  readonly lottery: Lottery<Choice>
  readonly bankroll: Bankroll
  readonly chains: Chains
  readonly #server: TestServer
  readonly #beacons: BeaconSource
  machine: LotteryMachine<Choice, Outcome>

  constructor(
    server: TestServer,
    rules: LotteryRules<Choice, Outcome>,
    beacon: { network: BeaconNetwork | null; source: BeaconSource } = { network: null, source: noBeacon },
  ) {
    const { db } = server
    const { clock } = this
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const events = new EventLog(db, localNotifier())
    this.#server = server
    this.rules = rules
    this.#beacons = beacon.source
    this.chains = new Chains(db, vault, tablesHash, beacon.network)
    this.rounds = new Rounds({ db, vault, chains: this.chains, clock, events, rules })
    this.bets = new RoundBets({ db, game: rules.id, clock, events, perRound: rules.betsPerRound, queues: false })
    this.bankroll = new Bankroll(db)
    this.lottery = new Lottery({ db, rules, bets: this.bets, bankroll: this.bankroll, clock })
    this.machine = this.#newMachine()
  }

  /** Simulates a restart. */
  restart(awayMs: number): void {
    this.clock.pass(awayMs)
    this.machine = this.#newMachine()
  }

  async round(): Promise<PublicRound<Outcome>> {
    const round = await this.rounds.current()
    if (!round) throw new Error('no current round')
    return round
  }

  async outcome(): Promise<Outcome> {
    return (await this.rounds.secret(await this.round())).outcome
  }

  /** Steps until the round is in this phase; for the result, until all bets are settled. */
  async until(phase: PublicRound['phase']): Promise<PublicRound<Outcome>> {
    for (let step = 0; step < ENOUGH_STEPS; step++) {
      const round = await this.rounds.current()
      const isSettled = phase !== 'result' || !round || (await this.rounds.openBets(round.id)).length === 0
      if (round?.phase === phase && isSettled) return round
      this.clock.pass(await this.machine.step())
    }
    throw new Error(`the round never reached ${phase}`)
  }

  /** Steps to a new betting window. */
  async window(): Promise<PublicRound<Outcome>> {
    if ((await this.rounds.current())?.phase === 'betting') await this.until('result')
    return await this.until('betting')
  }

  async ended(betId: bigint): Promise<{ state: string; payout: bigint | null } | undefined> {
    const [row] = await this.#server.db.read<{ state: string; payout: bigint | null }>(
      'select state, payout from bets where id = $1',
      [betId],
    )
    return row
  }

  #newMachine(): LotteryMachine<Choice, Outcome> {
    const { rules, rounds, chains, bets, bankroll, clock } = this
    return new LotteryMachine({ rules, rounds, chains, beacons: this.#beacons, bets, bankroll, clock, log: silentLog })
  }
}
