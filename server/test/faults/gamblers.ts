// Players who bet continuously on every node, each by a habit.

import { setTimeout as sleep } from 'node:timers/promises'
import { arrive } from './crowd/arrive.ts'
import type { AnsweredBet } from './crowd/book.ts'
import type { HouseNodes } from './house/house-nodes.ts'
import { below, PersistentCaller } from './house/persistent-caller.ts'

const PER_GAME = 30

/** A player as seen by a habit. */
export interface Seat {
  readonly playerId: number
  /** Null if the server refused, as it may. */
  try<T>(key: string, body?: object): Promise<T | null>
  below(n: number): number
  /** The pause between two reads of a round. */
  pause(): Promise<void>
  took(bet: AnsweredBet): void
}

/** One bet, from placing it to its end. */
export type Habit = (seat: Seat) => Promise<void>

export class Gamblers {
  readonly bets: AnsweredBet[] = []
  readonly #caller: PersistentCaller
  readonly #playing: Promise<void>[] = []
  #isOver = false

  private constructor(nodes: HouseNodes) {
    this.#caller = new PersistentCaller(nodes)
  }

  static async seat(nodes: HouseNodes, habits: readonly Habit[]): Promise<Gamblers> {
    const gamblers = new Gamblers(nodes)
    for (const habit of habits) {
      for (let i = 0; i < PER_GAME; i++) gamblers.#playing.push(gamblers.#play(habit, await gamblers.#seat()))
    }
    return gamblers
  }

  get count(): number {
    return this.#playing.length
  }

  /** Places no more bets; resolves when every player knows how the last one ended. */
  async finish() {
    this.#isOver = true
    await Promise.all(this.#playing)
    const { requests, repeated } = this.#caller
    const cashOuts = this.bets.reduce((sum, bet) => sum + bet.jumps, 0)
    return { requests, repeated, bets: this.bets.length, jumps: cashOuts }
  }

  async #seat(): Promise<Seat> {
    const { id, token } = await arrive(this.#caller)
    return {
      playerId: id,
      try: (key, body) => this.#caller.try(key, body, token),
      below,
      pause: () => sleep(200 + below(200)),
      took: (bet) => void this.bets.push(bet),
    }
  }

  async #play(habit: Habit, seat: Seat): Promise<void> {
    while (!this.#isOver) {
      await habit(seat)
      await sleep(below(1500))
    }
  }
}
