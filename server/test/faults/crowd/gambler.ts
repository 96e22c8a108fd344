// A crowd player: one action after the other, with pauses. A player low on gold waits for all bets to end and returns
// as a new player.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawHabit } from '../lottery-habit.ts'
import { crashHabit } from '../crash-habit.ts'
import type { Habit, Seat } from '../gamblers.ts'
import { Refused, type PersistentCaller } from '../house/persistent-caller.ts'
import { arrive, type Arrived } from './arrive.ts'
import type { Book, AnsweredBet } from './book.ts'
import { buyShare, buyVip, rotate, signIn } from './errands.ts'
import { badChoice, onLockedRound, overBalance, overdrawn, overLimit } from './forbidden.ts'
import { draws, crashGames } from './games.ts'
import { instantHabits, stepsHabit } from './instant-habits.ts'

const WELCOME = 100_000
const POOR_GOLD = 5000
const WITHDRAWAL_MAX = 1_000_000
const LOOK_MS = 1500
const THINK_MS = 2000
const THINK_MORE_MS = 5000
/** What a pauper keeps and then bets. */
const PAUPER_GOLD = 200
const PAUPER_BET = 500
/** Longer than the longest round plus an outage. */
const LAST_WORD_MS = 300_000

const drawHabits = draws.map((rules) => drawHabit(rules))
const crashHabits = crashGames.map((rules) => crashHabit(rules))

export interface Company {
  readonly caller: PersistentCaller
  readonly book: Book
  isOver(): boolean
}

export class Gambler implements Seat {
  readonly #company: Company
  readonly #random: () => number
  /** Has no gold left and requests bets that cannot be paid. */
  readonly #isPauper: boolean
  #who: Arrived
  #gold = WELCOME
  #open: AnsweredBet[] = []

  private constructor(company: Company, random: () => number, isPauper: boolean, who: Arrived) {
    this.#company = company
    this.#random = random
    this.#isPauper = isPauper
    this.#who = who
  }

  static async seat(company: Company, random: () => number, isPauper: boolean): Promise<Gambler> {
    const gambler = new Gambler(company, random, isPauper, await arrive(company.caller))
    await gambler.#settleIn()
    return gambler
  }

  get playerId(): number {
    return this.#who.id
  }

  get who(): Arrived {
    return this.#who
  }

  below = (n: number): number => Math.floor(this.#random() * n)
  pause = (): Promise<void> => sleep(LOOK_MS + this.below(LOOK_MS))

  took(bet: AnsweredBet): void {
    const { book } = this.#company
    if (book.bets.has(bet.requestId)) book.contradictions.push(`request ${bet.requestId} was answered as two bets`)
    book.bets.set(bet.requestId, bet)
    book.count(`bets: ${bet.game}`)
    if (bet.payout === null) this.#open.push(bet)
  }

  async try<T>(call: string, body?: object): Promise<T | null> {
    const { caller, book } = this.#company
    try {
      const answer = await caller.call<T & { balance?: number }>(call, body, this.#who.token)
      this.#gold = answer.balance ?? this.#gold
      return answer
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (body && 'requestId' in body) book.refuse(String(body.requestId), call, error.errno)
      return null
    }
  }

  async play(): Promise<void> {
    while (!this.#company.isOver()) {
      if (this.#isPauper) await this.#begForBets()
      else await this.#runAction()
      await this.#hearSome()
      if (!this.#isPauper && this.#gold < POOR_GOLD) await this.#becomeAnother()
      await sleep(THINK_MS + this.below(THINK_MORE_MS))
    }
    await this.#end()
  }

  async #settleIn(): Promise<void> {
    const { book } = this.#company
    book.gamblers.add(this.playerId)
    this.#gold = WELCOME
    await rotate(this, book)
    if (this.#isPauper) await buyShare(this, book, WELCOME - PAUPER_GOLD)
  }

  async #runAction(): Promise<void> {
    const { book } = this.#company
    const dice = this.below(100)
    if (dice < 30) await this.#one(instantHabits)(this)
    else if (dice < 42) await stepsHabit(this)
    else if (dice < 65) await this.#one(drawHabits)(this)
    else if (dice < 80) await this.#one(crashHabits)(this)
    else if (dice < 84) await rotate(this, book)
    else if (dice < 86) await signIn(this, book)
    else if (dice < 87) await buyVip(this, book)
    else if (dice < 88) await buyShare(this, book)
    else if (dice < 91) await overLimit(this, book)
    else if (dice < 94) await badChoice(this, book)
    else if (dice < 96) await this.#overdraw()
    else if (dice < 98) await onLockedRound(this, book)
    else await this.#sayOtherwise()
  }

  /** The maximum stake; a player who can pay it does not request it. */
  async #overdraw(): Promise<void> {
    if (this.#gold < WITHDRAWAL_MAX / 2) await overdrawn(this, this.#company.book, WITHDRAWAL_MAX)
  }

  async #begForBets(): Promise<void> {
    const { book } = this.#company
    if (this.below(8) === 0) await overdrawn(this, book, 10_000)
    else await overBalance(this, book, PAUPER_BET)
  }

  /** Repeats an accepted bet's request with another stake: refused, and the bet stays. */
  async #sayOtherwise(): Promise<void> {
    const { book, caller } = this.#company
    const roll = { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() }
    const bet = await this.#roll(roll)
    if (!bet) return
    const again = await caller.try('POST /api/roller', { ...roll, gold: 300 }, this.#who.token)
    if (again) book.contradictions.push(`request ${roll.requestId} was taken with two stakes`)
    else book.count('refused: the same request with another stake')
  }

  async #roll(roll: { gold: number; requestId: string }): Promise<boolean> {
    type Rolled = { bet: { id: number; payout: number; proof: { seedPairId: number; nonce: number } } }
    const answer = await this.try<Rolled>('POST /api/roller', roll)
    if (!answer) return false
    const { id: betId, payout, proof } = answer.bet
    const seeds = { pairId: proof.seedPairId, nonce: proof.nonce }
    const { gold, requestId } = roll
    const { playerId } = this
    const none = { exit: null, isCancelled: false, isKept: false, jumps: 0 }
    this.took({ requestId, playerId, game: 'roller', betId, gold, ...none, payout, seeds })
    return true
  }

  #one(habits: readonly Habit[]): Habit {
    return habits[this.below(habits.length)] as Habit
  }

  /** Queries how the oldest bet ended; it is public once its round is over. */
  async #hearSome(): Promise<void> {
    const [bet] = this.#open
    if (!bet) return
    if (bet.payout === null) {
      const shown = await this.try<{ payout: number; gold: number }>(`GET /api/bet/${bet.betId}`)
      if (shown) bet.payout = shown.payout
    }
    this.#open.shift()
    if (bet.payout === null) this.#open.push(bet)
  }

  /** A refunded queued bet has no round; it is found in the account movements. */
  async #givenBack(betId: number): Promise<number | null> {
    type Movement = { amount: number; betId: number | null; createTime: number }
    for (let before = 0; ;) {
      const page = await this.try<Movement[]>(`GET /api/user/ledger/${before}`)
      if (!page || page.length === 0) return null
      const back = page.find((movement) => movement.betId === betId && movement.amount > 0)
      if (back) return back.amount
      before = page.at(-1)?.createTime ?? 0
    }
  }

  async #becomeAnother(): Promise<void> {
    await this.#end()
    this.#who = await arrive(this.#company.caller)
    await this.#settleIn()
    this.#company.book.count('players who came back as others')
  }

  async #end(): Promise<void> {
    const { book } = this.#company
    const deadline = Date.now() + LAST_WORD_MS
    while (this.#open.length > 0 && Date.now() < deadline) {
      await this.#hearSome()
      await sleep(LOOK_MS)
    }
    for (const bet of this.#open) {
      bet.payout ??= await this.#givenBack(bet.betId)
      if (bet.payout === null) book.contradictions.push(`nobody says how bet ${bet.betId} on ${bet.game} ended`)
    }
    this.#open = []
    await rotate(this, book)
  }
}
