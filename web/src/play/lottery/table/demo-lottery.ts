// Play gold on the real, public round: only the bet is settled here, by the same rules. It never reaches the server.

import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { createStore } from '@glasshouse/ui/states/store.ts'
import { demo, demoLimits } from '../../table/demo.ts'
import type { DrawnBet, LotteryPhase, LotteryRound, OwnBet } from '../lottery-game.ts'
import { proofOf, sameRound, type Place } from '../../rounds/round-path.ts'

const KEPT = 100

/** The window closed before the press. */
export class BettingClosed extends Error {
  constructor() {
    super('betting is closed')
    this.name = 'BettingClosed'
  }
}

type Drawn<Outcome> = LotteryRound<Outcome> & { hash: string; outcome: Outcome & NonNullable<unknown> }

const isDrawn = <Outcome>(round: LotteryRound<Outcome>): round is Drawn<Outcome> =>
  round.hash !== null && round.outcome !== null

export class DemoLottery<Choice, Outcome> {
  readonly #rules: LotteryRules<Choice, Outcome>
  #place: Place | null = null
  readonly #bets = createStore<readonly OwnBet<Choice>[]>([])
  #drawn: readonly DrawnBet<Choice, Outcome>[] = []
  /** The round of these bets, once its outcome is known. */
  #end: Drawn<Outcome> | null = null
  #ids = 0

  constructor(rules: LotteryRules<Choice, Outcome>) {
    this.#rules = rules
  }

  readonly mine = this.#bets.get
  readonly subscribe = this.#bets.subscribe
  /** Bets whose round was shown, newest first. */
  readonly drawn = (): readonly DrawnBet<Choice, Outcome>[] => this.#drawn

  join(gold: number, choice: Choice, round: LotteryRound<Outcome>, phase: LotteryPhase, nowMs: number): OwnBet<Choice> {
    if (phase !== 'betting') throw new BettingClosed()
    const { min, max, step } = this.#rules.stakes(choice, demoLimits(this.#rules.edgePpm))
    const coins = BigInt(gold)
    if (!this.#rules.isChoice(choice) || coins < min || coins > max || coins % step !== 0n)
      throw new RangeError(`a demo bet of ${gold}`)
    if (!sameRound(this.#place, round)) this.#leave(round)
    if (this.mine().length >= this.#rules.betsPerRound) throw new RangeError('no more demo bets in this round')
    demo.move(-gold)
    const bet: OwnBet<Choice> = { id: ++this.#ids, gold, choice, state: 'placed', payout: null, createTime: nowMs }
    this.#bets.set([...this.mine(), bet])
    return bet
  }

  /** Called whenever the round or its phase changes. */
  follow(round: LotteryRound<Outcome>, phase: LotteryPhase): void {
    if (!sameRound(this.#place, round)) return this.#leave(round)
    if (isDrawn(round)) this.#end = round
    if (phase === 'result') this.#settle()
  }

  /** Moves to another round: open bets are settled by the known outcome, or returned where there is none. */
  #leave({ epoch, index }: Place): void {
    this.#settle()
    for (const bet of this.mine()) if (bet.state === 'placed') demo.move(bet.gold)
    this.#place = { epoch, index }
    this.#end = null
    if (this.mine().length > 0) this.#bets.set([])
  }

  #settle(): void {
    const end = this.#end
    const open = this.mine().filter(({ state }) => state === 'placed')
    if (!end || open.length === 0) return
    const { outcome } = end
    const proof = proofOf(end)
    const rows = open.map(({ id, gold, choice, createTime }): DrawnBet<Choice, Outcome> => {
      const payout = Number(this.#rules.payout(BigInt(gold), choice, outcome))
      return { id, gold, payout, choice, outcome, createTime, round: proof }
    })
    this.#drawn = [...rows.toReversed(), ...this.#drawn].slice(0, KEPT)
    const paid = new Map(rows.map(({ id, payout }) => [id, payout]))
    demo.move(rows.reduce((sum, { payout }) => sum + payout, 0))
    this.#bets.set(this.mine().map((bet) => ({ ...bet, state: 'settled', payout: paid.get(bet.id) ?? bet.payout })))
  }
}
