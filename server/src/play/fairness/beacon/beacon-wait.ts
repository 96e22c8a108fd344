// How a locked round waits for the beacon that decides it. Nothing is drawn without it. A round whose beacon does not come
// is refunded, once: in the database, either the beacon is stored or the round is given up.

import { beaconTimeMs } from '@glasshouse/rulebook/beacon/network'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../cluster/clock.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { PublicRound } from '../../rounds/round.ts'
import type { Chains } from '../chain.ts'
import type { BeaconSource } from './source.ts'

/** A round without a beacon is refunded this long after its lock. */
export const GIVE_UP_MS = 30 * 60_000
/** A leader that just started asks at least this long first: the beacon may have come while no server was there. */
const ASK_MS = 60_000
/** Within this time of the tick, a beacon is not late. */
const SOON_MS = 10_000

/** How often to ask, by how late the beacon is. */
const askEveryMs = (lateMs: number): number => (lateMs < SOON_MS ? 250 : lateMs < 60_000 ? 1000 : 5000)

export interface BeaconWaitDeps<Outcome> {
  readonly rounds: Rounds<Outcome>
  readonly chains: Pick<Chains, 'beaconOf'>
  readonly beacons: BeaconSource
  readonly clock: Clock
  readonly log: Logger
}

export type Waited<Outcome> =
  | { readonly state: 'waiting'; readonly waitMs: number }
  /** The round goes on: its beacon is stored. */
  | { readonly state: 'arrived' }
  /** The round is marked as void, and its bets are to be refunded. */
  | { readonly state: 'given up'; readonly round: PublicRound<Outcome> }

export class BeaconWait<Outcome> {
  readonly #deps: BeaconWaitDeps<Outcome>
  /** Since when this node has asked for the beacon of a round. */
  #asking: { readonly id: bigint; readonly sinceMs: number; isLogged: boolean } | null = null

  constructor(deps: BeaconWaitDeps<Outcome>) {
    this.#deps = deps
  }

  async step(round: PublicRound<Outcome>): Promise<Waited<Outcome>> {
    const { rounds, chains, beacons, clock } = this.#deps
    const network = await chains.beaconOf(round.epoch)
    if (!network || round.beaconRound === null) throw new Error(`round ${round.id} waits for no beacon`)
    const tickMs = beaconTimeMs(network, round.beaconRound)
    if (clock.now() < tickMs) return { state: 'waiting', waitMs: tickMs - clock.now() }
    if (this.#asking?.id !== round.id) this.#asking = { id: round.id, sinceMs: clock.now(), isLogged: false }
    const beacon = await beacons.get(network, round.beaconRound)
    if (beacon) {
      await rounds.storeBeacon(round, beacon)
      return { state: 'arrived' }
    }
    const lateMs = clock.now() - tickMs
    this.#logLate(round, lateMs)
    const isOverdue = clock.now() - round.lockTime >= GIVE_UP_MS && clock.now() - this.#asking.sinceMs >= ASK_MS
    if (!isOverdue) return { state: 'waiting', waitMs: askEveryMs(lateMs) }
    return { state: 'given up', round: await this.#giveUp(round) }
  }

  async #giveUp(round: PublicRound<Outcome>): Promise<PublicRound<Outcome>> {
    const marked = await this.#deps.rounds.giveUpBeacon(round)
    this.#deps.log.error({ roundId: round.id, beaconRound: round.beaconRound }, 'beacon never came, round refunded')
    return marked
  }

  #logLate({ id, beaconRound }: PublicRound, lateMs: number): void {
    if (lateMs < SOON_MS || !this.#asking || this.#asking.isLogged) return
    this.#asking.isLogged = true
    this.#deps.log.warn({ roundId: id, beaconRound, lateMs }, 'beacon is late, round waits')
  }
}
