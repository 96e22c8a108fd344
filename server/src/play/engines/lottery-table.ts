// One draw as a whole: its rounds driven by whichever node holds the lease, its calls answered by any, its topics.

import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Topic } from '../../platform/realtime/topic.ts'
import { LeaderLoop } from '../cluster/leader-loop.ts'
import { LotteryMachine } from './lottery-machine.ts'
import { LotteryViews } from './lottery-views.ts'
import { Lottery, type LotteryBet } from './lottery.ts'
import { RoundBets } from '../rounds/round-bets.ts'
import { RoundLists } from '../rounds/round-lists.ts'
import { roundTopics } from '../rounds/round-topics.ts'
import { Rounds } from '../rounds/rounds.ts'
import type { TableHouse } from './table.ts'

export class LotteryTable<Choice, Outcome> {
  readonly rules: LotteryRules<Choice, Outcome>
  readonly #house: TableHouse
  readonly #bets: RoundBets
  readonly #lottery: Lottery<Choice>
  readonly #views: LotteryViews<Choice, Outcome>
  readonly #lists: RoundLists<Choice, Outcome>
  readonly #leaderLoop: LeaderLoop

  constructor(house: TableHouse, rules: LotteryRules<Choice, Outcome>) {
    const { db, clock, events, bankroll } = house
    this.rules = rules
    this.#house = house
    const rounds = new Rounds({ ...house, rules })
    this.#bets = new RoundBets({ db, game: rules.id, clock, events, perRound: rules.betsPerRound, queues: false })
    this.#lottery = new Lottery({ db, rules, bets: this.#bets, bankroll, clock })
    this.#views = new LotteryViews(db, rules, rounds, clock)
    this.#lists = new RoundLists(db, rules.id)
    this.#leaderLoop = new LeaderLoop(house, rules.id, new LotteryMachine({ rules, rounds, bets: this.#bets, clock }))
  }

  async state(playerId: bigint | undefined) {
    const table = await this.#views.table()
    if (!table) throw new Refusal('gamePaused')
    const { round, id, seats } = table
    const mine = playerId === undefined ? undefined : (await this.#views.mine([playerId], id)).get(playerId)
    const { bets: players, ...sums } = seats
    return { ...round, serverNow: this.#house.clock.now(), my: mine?.bets ?? [], players, ...sums }
  }

  async join(
    playerId: bigint,
    { gold, ...bet }: Omit<LotteryBet<Choice>, 'stake'> & { gold: number },
    waitedMs: number,
  ) {
    const joined = await this.#lottery.join(playerId, { ...bet, stake: fromWire(gold) }, waitedMs)
    return { bet: await this.#views.bet(joined.betId), balance: toWire(joined.balance) }
  }

  /** `ways` names the single ways to bet that odds are shown for. */
  async setting(ways: Readonly<Record<string, Choice>>) {
    const { rules } = this
    const limits = await this.#lottery.limits()
    return {
      rtp: toDecimal(rules.rtp),
      houseEdge: toDecimal({ of: BigInt(rules.edgePpm), per: 1_000_000n }),
      maxProfit: toWire(limits.profitPerBet),
      maxRoundLoss: toWire(limits.lossPerRound),
      betsPerRound: rules.betsPerRound,
      ...rules.phases,
      odds: Object.fromEntries(
        Object.entries(ways).map(([name, choice]) => {
          const { min, max, step } = rules.stakes(choice, limits)
          const stakes = { minGold: toWire(min), maxGold: toWire(max < 0n ? 0n : max), stepGold: toWire(step) }
          return [name, { ...oddsOf(rules, choice), ...stakes }]
        }),
      ),
    }
  }

  async myRecords(playerId: bigint, lastCreateTime: number) {
    return await this.#lists.mine(playerId, lastCreateTime)
  }

  async records(lastCreateTime: number) {
    return await this.#lists.ended(lastCreateTime)
  }

  /** Today's largest net winners. */
  async leaders() {
    return await this.#views.leaders()
  }

  topics(): Topic[] {
    return roundTopics(this.rules.id, this.#views, this.#house.clock)
  }

  start(leads: boolean): void {
    if (leads) this.#leaderLoop.start()
  }

  async stop(): Promise<void> {
    await this.#leaderLoop.stop()
  }
}

/** What a way to bet pays, counted over everything that can be drawn. */
function oddsOf<Choice>(rules: LotteryRules<Choice, unknown>, choice: Choice) {
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
