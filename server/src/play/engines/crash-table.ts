// One crash-like game: its rounds moved by the leader, its calls answered by every node, its topics.

import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import type { CrashOutcome, CrashRules } from '@glasshouse/rulebook/play/game'
import { stepsReached } from '@glasshouse/rulebook/play/crash-engine'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { DueTask } from '../../platform/due-checks.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { LeaderLoop } from '../cluster/leader-loop.ts'
import { CrashMachine } from './crash-machine.ts'
import { CrashProgress } from './crash-progress.ts'
import { CrashEngine } from './crash.ts'
import { CrashViews } from './crash-views.ts'
import { RoundBets } from '../rounds/round-bets.ts'
import { RoundLists } from '../rounds/round-lists.ts'
import { roundTopics } from '../rounds/round-topics.ts'
import { Rounds } from '../rounds/rounds.ts'
import { tableTask, type TableDeps } from './table.ts'

export class CrashTable {
  readonly rules: CrashRules
  readonly #deps: TableDeps
  readonly #engine: CrashEngine
  readonly #views: CrashViews
  readonly #lists: RoundLists<{ auto: number | null }, CrashOutcome>
  readonly #leaderLoop: LeaderLoop
  readonly progress: CrashProgress

  constructor(deps: TableDeps, rules: CrashRules) {
    const { db, clock, events, bankroll, presence, chains, beacons, log } = deps
    this.rules = rules
    this.#deps = deps
    const rounds = new Rounds({ ...deps, rules })
    const bets = new RoundBets({
      db,
      game: rules.id,
      clock,
      events,
      perRound: 1,
      queues: true,
    })
    const crashDeps = { db, rules, rounds, chains, beacons, log, bets, bankroll, clock, presence }
    this.#engine = new CrashEngine(crashDeps)
    this.progress = new CrashProgress(crashDeps, this.#engine)
    this.#views = new CrashViews(db, rules, rounds, chains)
    this.#lists = new RoundLists(db, rules.id)
    this.#leaderLoop = new LeaderLoop(deps, rules.id, tableTask(rules.id, new CrashMachine(crashDeps, this.#engine)))
  }

  async state(playerId: bigint | undefined) {
    const { rules } = this
    const table = await this.#views.table()
    if (!table) throw new Refusal('gamePaused')
    const { round, id, seats } = table
    const mine = playerId === undefined ? undefined : (await this.#views.mine([playerId], id)).get(playerId)
    const serverNow = this.#deps.clock.now()
    const elapsedMs = round.phase === 'running' ? await this.progress.elapsedMs({ ...round, id }) : null
    const multiplier = round.bust ?? (elapsedMs === null ? 100 : rules.multiplierAt(elapsedMs))
    return {
      ...round,
      my: mine?.my ?? null,
      next: mine?.next ?? null,
      serverNow,
      elapsedMs,
      multiplier,
      step: rules.autoBy === 'step' ? stepsReached([...rules.multipliers()], multiplier) : null,
      players: [...seats.bets],
      playerCount: seats.playerCount,
      totalGold: seats.totalGold,
    }
  }

  async join(playerId: bigint, bet: { gold: number; auto?: number | null | undefined; requestId: string }) {
    const { gold, auto, requestId } = bet
    const joined = await this.#engine.join(playerId, { requestId, stake: fromWire(gold), auto: auto ?? null })
    return { bet: await this.#views.bet(joined.betId), balance: toWire(joined.balance) }
  }

  /** `agoMs`: how long ago the request was read. */
  async cashOut(playerId: bigint, betId: number, agoMs: number) {
    const { kind, balance } = await this.#engine.cashOut(playerId, BigInt(betId), agoMs)
    return { kind, bet: await this.#views.bet(BigInt(betId)), balance: toWire(balance) }
  }

  async cancel(playerId: bigint, betId: number) {
    return { balance: toWire(await this.#engine.cancel(playerId, BigInt(betId))) }
  }

  async setting() {
    const { rules } = this
    const limits = await this.#engine.limits()
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

  async myBets(playerId: bigint, lastCreateTime: number) {
    const rows = await this.#lists.mine(playerId, lastCreateTime)
    return rows.map(({ exit, outcome, ...bet }) => ({ ...bet, outcome: { bust: outcome.bust, exit: exit ?? 0 } }))
  }

  async endedRounds(lastCreateTime: number) {
    return (await this.#lists.ended(lastCreateTime)).map(({ outcome, ...round }) => ({ ...round, bust: outcome.bust }))
  }

  topics(): Topic[] {
    return [...roundTopics(this.rules.id, this.#views, this.#deps.clock), this.progress.topic()]
  }

  get dueTasks(): DueTask[] {
    return this.#leaderLoop.dueTasks
  }

  /** Every node answers calls; nodes that may lead compete for the lease. */
  start(canLead: boolean): void {
    if (canLead) this.#leaderLoop.start()
  }

  async stop(): Promise<void> {
    await this.#leaderLoop.stop()
  }
}
