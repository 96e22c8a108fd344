// One lottery-like game: its rounds moved by the leader, its calls answered by every node, its topics.

import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { DueTask } from '../../platform/due-checks.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { LeaderLoop } from '../cluster/leader-loop.ts'
import { LotteryMachine } from './lottery-machine.ts'
import { LotteryViews } from './lottery-views.ts'
import { Lottery, type LotteryBet } from './lottery.ts'
import { RoundBets } from '../rounds/round-bets.ts'
import { RoundLists } from '../rounds/round-lists.ts'
import { roundTopics } from '../rounds/round-topics.ts'
import { Rounds } from '../rounds/rounds.ts'
import { tableTask, type TableDeps } from './table.ts'

export class LotteryTable<Choice, Outcome> {
  readonly rules: LotteryRules<Choice, Outcome>
  readonly #deps: TableDeps
  readonly #bets: RoundBets
  readonly #lottery: Lottery<Choice>
  readonly #views: LotteryViews<Choice, Outcome>
  readonly #lists: RoundLists<Choice, Outcome>
  readonly #leaderLoop: LeaderLoop

  constructor(deps: TableDeps, rules: LotteryRules<Choice, Outcome>) {
    const { db, clock, events, bankroll, chains, beacons, log } = deps
    this.rules = rules
    this.#deps = deps
    const rounds = new Rounds({ ...deps, rules })
    this.#bets = new RoundBets({ db, game: rules.id, clock, events, perRound: rules.betsPerRound, queues: false })
    this.#lottery = new Lottery({ db, rules, bets: this.#bets, bankroll, clock })
    this.#views = new LotteryViews(db, rules, rounds, clock)
    this.#lists = new RoundLists(db, rules.id)
    const machine = new LotteryMachine({ rules, rounds, chains, beacons, bets: this.#bets, bankroll, clock, log })
    this.#leaderLoop = new LeaderLoop(deps, rules.id, tableTask(rules.id, machine))
  }

  async state(playerId: bigint | undefined) {
    const table = await this.#views.table()
    if (!table) throw new Refusal('gamePaused')
    const { round, id, seats } = table
    const mine = playerId === undefined ? undefined : (await this.#views.mine([playerId], id)).get(playerId)
    const { bets: players, ...sums } = seats
    return { ...round, serverNow: this.#deps.clock.now(), my: mine?.bets ?? [], players, ...sums }
  }

  async join(
    playerId: bigint,
    { gold, ...bet }: Omit<LotteryBet<Choice>, 'stake'> & { gold: number },
    waitedMs: number,
  ) {
    const joined = await this.#lottery.join(playerId, { ...bet, stake: fromWire(gold) }, waitedMs)
    return { bet: await this.#views.bet(joined.betId), balance: toWire(joined.balance) }
  }

  /** `singleBets` are the bets for which odds are shown. */
  async setting(singleBets: Readonly<Record<string, Choice>>) {
    const { rules } = this
    const limits = await this.#lottery.limits()
    return {
      rtp: toDecimal(rules.rtp),
      houseEdge: toDecimal({ of: BigInt(rules.edgePpm), per: 1_000_000n }),
      maxProfit: toWire(limits.profitPerBet),
      maxRoundLoss: toWire(limits.lossPerRound),
      betsPerRound: rules.betsPerRound,
      ...(this.#deps.chains.beacon ? rules.beaconPhases : rules.phases),
      odds: Object.fromEntries(
        Object.entries(singleBets).map(([name, choice]) => {
          const { min, max, step } = rules.stakes(choice, limits)
          const stakes = { minGold: toWire(min), maxGold: toWire(max < 0n ? 0n : max), stepGold: toWire(step) }
          return [name, { ...computeOdds(rules, choice), ...stakes }]
        }),
      ),
    }
  }

  async myBets(playerId: bigint, lastCreateTime: number) {
    return await this.#lists.mine(playerId, lastCreateTime)
  }

  async endedRounds(lastCreateTime: number) {
    return await this.#lists.ended(lastCreateTime)
  }

  /** Today's largest net winners. */
  async leaders() {
    return await this.#views.leaders()
  }

  topics(): Topic[] {
    return roundTopics(this.rules.id, this.#views, this.#deps.clock)
  }

  get dueTasks(): DueTask[] {
    return this.#leaderLoop.dueTasks
  }

  start(canLead: boolean): void {
    if (canLead) this.#leaderLoop.start()
  }

  async stop(): Promise<void> {
    await this.#leaderLoop.stop()
  }
}

/** The odds of a choice, counted over all outcomes. */
function computeOdds<Choice>(rules: LotteryRules<Choice, unknown>, choice: Choice) {
  const PER_STAKE = 100n
  let [ways, winning, top] = [0n, 0n, 0n]
  for (const { outcome, ways: count } of rules.outcomes(choice)) {
    const payout = rules.payout(PER_STAKE, choice, outcome)
    ways += count
    if (payout > 0n) winning += count
    if (payout > top) top = payout
  }
  return {
    multiplier: Number(top),
    rtp: toDecimal(rules.rtpOf?.(choice) ?? rules.rtp),
    winningWays: Number(winning),
    ways: Number(ways),
  }
}
