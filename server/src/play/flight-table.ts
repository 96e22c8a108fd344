// One flight as a whole: its rounds driven by whichever node holds the lease, its calls answered by any, its topics.

import { setTimeout as sleep } from 'node:timers/promises'
import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import { stepsReached } from '@glasshouse/rulebook/core/flight'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { Refusal } from '@glasshouse/rulebook/core/refusals'
import type { EventLog } from '../db/events.ts'
import type { Database } from '../db/tx.ts'
import type { Vault } from '../db/vault.ts'
import type { Topic } from '../live/topic.ts'
import type { Attendance } from './attendance.ts'
import type { Bankroll } from './bankroll.ts'
import type { Chains } from './chain.ts'
import type { Clock } from './clock.ts'
import { FlightDriver } from './flight-driver.ts'
import { Flight, type FlightParts } from './flight.ts'
import { flightTopics } from './flight-topics.ts'
import { FlightViews } from './flight-views.ts'
import { Lease } from './lease.ts'
import { RoundBets } from './round-bets.ts'
import { RoundMoved, Rounds } from './rounds.ts'

/** A lease is renewed well before it ends, and asked for about as often by those who wait for it. */
const RENEW_MS = 1000
const ASK_MS = 500
const TROUBLE_MS = 1000

export interface TableHouse {
  readonly nodeId: string
  readonly db: Database
  readonly vault: Vault
  readonly chains: Chains
  readonly bankroll: Bankroll
  readonly clock: Clock
  readonly attendance: Pick<Attendance, 'since'>
  readonly events: EventLog
  readonly onTrouble: (error: unknown) => void
}

export class FlightTable {
  readonly rules: FlightRules
  readonly #house: TableHouse
  readonly #parts: FlightParts
  readonly #flight: Flight
  readonly #views: FlightViews
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(house: TableHouse, rules: FlightRules) {
    const { db, clock, events, bankroll, attendance } = house
    this.rules = rules
    this.#house = house
    const rounds = new Rounds({ ...house, rules })
    const bets = new RoundBets({ db, game: rules.id, clock, events })
    this.#parts = { db, rules, rounds, bets, bankroll, clock, attendance }
    this.#flight = new Flight(this.#parts)
    this.#views = new FlightViews(db, rules, rounds)
  }

  async state(playerId: bigint | undefined) {
    const { rules } = this
    const table = await this.#views.table()
    if (!table) throw new Refusal('gamePaused')
    const { round, id, seats } = table
    const mine = playerId === undefined ? undefined : (await this.#views.mine([playerId], id)).get(playerId)
    const serverNow = this.#house.clock.now()
    const isRising = round.phase === 'running' && round.startedAt !== null
    const multiplier = round.bust ?? (isRising ? rules.multiplierAt(serverNow - (round.startedAt ?? 0)) : 100)
    return {
      ...round,
      my: mine?.my ?? null,
      next: mine?.next ?? null,
      serverNow,
      multiplier,
      step: rules.autoBy === 'step' ? stepsReached([...rules.multipliers()], multiplier) : null,
      players: [...seats.bets],
      playerCount: seats.playerCount,
      totalGold: seats.totalGold,
    }
  }

  async join(playerId: bigint, bet: { gold: number; auto?: number | null | undefined; requestId: string }) {
    const { gold, auto, requestId } = bet
    const joined = await this.#flight.join(playerId, { requestId, stake: fromWire(gold), auto: auto ?? null })
    return { bet: await this.#views.bet(joined.betId), balance: toWire(joined.balance) }
  }

  async jump(playerId: bigint, betId: number) {
    const { kind, balance } = await this.#flight.jump(playerId, BigInt(betId))
    return { kind, bet: await this.#views.bet(BigInt(betId)), balance: toWire(balance) }
  }

  async cancel(playerId: bigint, betId: number) {
    return { balance: toWire(await this.#flight.cancel(playerId, BigInt(betId))) }
  }

  async setting() {
    const { rules } = this
    const limits = await this.#flight.limits()
    const { min, max, step } = rules.stakes(limits)
    return {
      rtp: toDecimal(rules.rtp),
      houseEdge: toDecimal({ of: BigInt(rules.edgePpm), per: 1_000_000n }),
      minGold: toWire(min),
      maxGold: toWire(max < 0n ? 0n : max),
      stepGold: toWire(step),
      maxProfit: toWire(limits.profitPerBet),
      maxRoundLoss: toWire(limits.lossPerRound),
      firstMultiplier: rules.firstMultiplier,
      topMultiplier: rules.topMultiplier,
      autoBy: rules.autoBy,
      steps: rules.autoBy === 'step' ? [...rules.multipliers()] : null,
      bettingMs: rules.phases.bettingMs,
      resultMs: rules.phases.resultMs,
    }
  }

  async myRecords(playerId: bigint, lastCreateTime: number) {
    return await this.#views.myRecords(playerId, lastCreateTime)
  }

  async records(lastCreateTime: number) {
    return await this.#views.records(lastCreateTime)
  }

  topics(): Topic[] {
    return flightTopics(this.rules.id, this.#views, this.#house.clock)
  }

  /** Every node answers; those that drive take turns by the lease. */
  async start(drives: boolean): Promise<void> {
    await this.#parts.bets.prepare()
    if (drives) this.#running = this.#drive()
  }

  /** Lets another node go on at once. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #drive(): Promise<void> {
    const lease = new Lease(this.#house.db, `drive:${this.rules.id}`, this.#house.nodeId)
    const driver = new FlightDriver(this.#parts, this.#flight)
    let heldUntil = 0
    while (!this.#stopping.signal.aborted) {
      try {
        if (performance.now() >= heldUntil) {
          heldUntil = (await lease.hold()) ? performance.now() + RENEW_MS : 0
        }
        await this.#rest(heldUntil > 0 ? Math.min(await driver.step(), RENEW_MS) : ASK_MS)
      } catch (error) {
        heldUntil = 0
        if (error instanceof RoundMoved) continue
        this.#house.onTrouble(error)
        await this.#rest(TROUBLE_MS)
      }
    }
    await lease.release().catch(this.#house.onTrouble)
  }

  async #rest(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}
