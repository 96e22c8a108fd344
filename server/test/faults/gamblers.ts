// Players who bet without pause on every node, each by a habit.

import { setTimeout as sleep } from 'node:timers/promises'
import { arrive } from './crowd/arrive.ts'
import type { ToldBet } from './crowd/book.ts'
import type { HouseNodes } from './house/house-nodes.ts'
import { below, PersistentCaller } from './house/persistent-caller.ts'

const PER_GAME = 30

/** A player as a habit knows him. */
export interface Seat {
  readonly playerId: number
  /** Null where the house refused, as it may. */
  try<T>(key: string, body?: object): Promise<T | null>
  below(n: number): number
  /** The moment between two looks at a round. */
  look(): Promise<void>
  took(bet: ToldBet): void
}

/** One bet, from its making to its end. */
export type Habit = (seat: Seat) => Promise<void>

export class Gamblers {
  readonly bets: ToldBet[] = []
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

  /** No more bets; answers when every player has heard how his last one ended. */
  async leave() {
    this.#isOver = true
    await Promise.all(this.#playing)
    const { requests, repeated } = this.#caller
    const jumps = this.bets.reduce((sum, bet) => sum + bet.jumps, 0)
    return { requests, repeated, bets: this.bets.length, jumps }
  }

  async #seat(): Promise<Seat> {
    const { id, token } = await arrive(this.#caller)
    return {
      playerId: id,
      try: (key, body) => this.#caller.try(key, body, token),
      below,
      look: () => sleep(200 + below(200)),
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
