// Play gold on the real, public round. The round is the server's; only the bet is decided here, by the same rules. Nothing
// of it may reach the server. A cash-out counts once the server has confirmed that the round came that far; until then
// the round may have ended already, and the message is on its way.

import { paysAt } from '@glasshouse/rulebook/core/coins'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { CrashBet, OwnCrashBets, CrashRound } from '@glasshouse/rulebook/wire/play/crash-engine'
import { demo, demoLimits } from '../../table/demo.ts'
import { createStore } from '@glasshouse/ui/states/store.ts'
import { proofOf, sameRound } from '../../rounds/round-path.ts'
import type { FinishedBet } from './own-bets.ts'
import { endValue, type Moment } from '../round/moment.ts'

const KEPT = 100

/** A cash-out that waits for the server's word. */
interface Leaving {
  readonly id: number
  readonly at: Moment
  readonly resolve: (bet: CrashBet) => void
  readonly reject: (error: TooLate) => void
}

/** The round was over before the press: at which value it ended. */
export class TooLate extends Error {
  readonly endedAt: number

  constructor(endedAt: number) {
    super(`it ended at ${endedAt}`)
    this.name = 'TooLate'
    this.endedAt = endedAt
  }
}

export class DemoCrash {
  readonly #rules: CrashRules
  readonly #mine = createStore<OwnCrashBets>({ my: null, next: null })
  #finished: readonly FinishedBet[] = []
  #ids = 0
  #leaving: Leaving | null = null

  constructor(rules: CrashRules) {
    this.#rules = rules
  }

  readonly mine = this.#mine.get
  readonly subscribe = this.#mine.subscribe
  /** Bets whose round is over, newest first. */
  readonly finished = (): readonly FinishedBet[] => this.#finished

  join(gold: number, auto: number | null, at: Moment, nowMs: number): CrashBet {
    const cap = this.#rules.personalCap(BigInt(gold), demoLimits(this.#rules.edgePpm))
    if (cap === undefined || (auto !== null && this.#rules.autoMultiplier(auto) === undefined))
      throw new RangeError(`a demo bet of ${gold} that leaves at ${auto}`)
    demo.move(-gold)
    const isNow = at.phase === 'betting' && this.mine().my === null
    const round = isNow ? { epoch: at.epoch, index: at.index } : null
    const state = isNow ? 'placed' : 'queued'
    const id = ++this.#ids
    const bet: CrashBet = { id, gold, auto, cap, state, exit: null, payout: null, round, createTime: nowMs }
    this.#change(isNow ? { my: bet } : { next: bet })
    return bet
  }

  cancel(id: number): void {
    const { my, next } = this.mine()
    const bet = my?.id === id && my.state === 'placed' ? my : next?.id === id ? next : null
    if (!bet) return
    demo.move(bet.gold)
    this.#change(bet === my ? { my: null } : { next: null })
  }

  async cashOut(id: number, at: Moment): Promise<CrashBet> {
    const { my } = this.mine()
    if (!my || my.id !== id || my.state !== 'placed') throw new RangeError(`no demo bet ${id} to leave with`)
    if (at.value < this.#rules.firstMultiplier) {
      const early = { ...my, auto: this.#rules.autoBy === 'step' ? 1 : this.#rules.firstMultiplier }
      this.#change({ my: early })
      return early
    }
    return await new Promise((resolve, reject) => {
      this.#leaving = { id, at, resolve, reject }
      this.#leave(my, at.confirmedMs)
    })
  }

  /** Tells where the round stands; called whenever it changes, and for every frame of it. */
  follow(round: CrashRound, at: Moment): void {
    const { my, next } = this.mine()
    if (my && !sameRound(my.round, round)) {
      // Its end was missed, in a sleeping tab for one: then it never was.
      if (my.state === 'placed') demo.move(my.gold)
      this.#leaving?.reject(new TooLate(this.#leaving.at.value))
      this.#leaving = null
      return this.#change({ my: null })
    }
    if (next && !my && at.phase === 'betting') {
      const place = { epoch: round.epoch, index: round.index }
      return this.#change({ next: null, my: { ...next, state: 'placed', round: place } })
    }
    if (!my) return
    const stop = stopOf(this.#rules, my)
    if (round.phase === 'result') {
      if (!this.#finished.some(({ id }) => id === my.id)) this.#finish(my, round, stop)
    } else if (my.state === 'placed' && at.phase === 'running') {
      if (this.#rules.multiplierAt(at.confirmedMs) >= stop) this.#settle(my, stop)
      else this.#leave(my, at.confirmedMs)
    }
  }

  /** Cashes out where it was pressed, once the round is known to have come so far. */
  #leave(bet: CrashBet, confirmedMs: number): void {
    if (this.#leaving && confirmedMs >= this.#leaving.at.elapsedMs) this.#settle(bet, this.#leaving.at.value)
  }

  #change(part: Partial<OwnCrashBets>): void {
    this.#mine.set({ ...this.mine(), ...part })
  }
  /** Settles my bet at a value; 0 is a loss. What was paid before is taken into account. */
  #settle(bet: CrashBet, exit: number): CrashBet {
    const payout = Number(paysAt(BigInt(bet.gold), exit))
    demo.move(payout - (bet.payout ?? 0))
    const settled: CrashBet = { ...bet, state: 'settled', exit, payout }
    this.#change({ my: settled })
    this.#answer(settled)
    return settled
  }
  /** Its own target may have come before the press; a loss means that the end did. */
  #answer(bet: CrashBet): void {
    const leaving = this.#leaving
    if (!leaving || leaving.id !== bet.id) return
    this.#leaving = null
    if (bet.exit) leaving.resolve(bet)
    else leaving.reject(new TooLate(this.#endOf(bet.id) ?? leaving.at.value))
  }
  #endOf(id: number): number | undefined {
    const bet = this.#finished.find((one) => one.id === id)
    return bet && endValue(this.#rules, bet.outcome.bust)
  }
  #finish(bet: CrashBet, round: CrashRound, stop: number): void {
    const { hash, bust } = round
    if (hash === null || bust === null) return
    const left = bet.state === 'settled' ? (bet.exit ?? 0) : Math.min(stop, this.#leaving?.at.value ?? stop)
    const exit = left <= bust ? left : 0
    const row: FinishedBet = {
      id: bet.id,
      gold: bet.gold,
      payout: Number(paysAt(BigInt(bet.gold), exit)),
      choice: { auto: bet.auto },
      outcome: { bust, exit },
      createTime: bet.createTime,
      round: proofOf({ ...round, hash }),
    }
    this.#finished = [row, ...this.#finished].slice(0, KEPT)
    this.#settle(bet, exit)
  }
}

/** Where a bet leaves by itself at the latest. */
export const stopOf = (rules: CrashRules, { auto, cap }: Pick<CrashBet, 'auto' | 'cap'>): number =>
  Math.min(cap, auto === null ? cap : (rules.autoMultiplier(auto) ?? cap))
