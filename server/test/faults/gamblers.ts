// Players who bet without pause on every node, each by a habit.

import { setTimeout as sleep } from 'node:timers/promises'
import { registration } from '../open-server.ts'
import type { HouseNodes } from './house-nodes.ts'
import { below, PersistentCaller } from './persistent-caller.ts'

const PER_GAME = 30

/** A bet as its player was answered. */
export interface AnsweredBet {
  readonly requestId: string
  readonly game: string
  readonly betId: number
  readonly gold: number
  /** What a jump or a taking back was answered, if one was. */
  exit: number | null
  isCancelled: boolean
}

/** One bet, from its making to its end. */
export type Habit = (gamblers: Gamblers, token: string) => Promise<void>

export class Gamblers {
  readonly bets: AnsweredBet[] = []
  readonly #caller: PersistentCaller
  readonly #playing: Promise<void>[] = []
  #isOver = false
  jumps = 0

  private constructor(nodes: HouseNodes) {
    this.#caller = new PersistentCaller(nodes)
  }

  static async seat(nodes: HouseNodes, habits: readonly Habit[]): Promise<Gamblers> {
    const gamblers = new Gamblers(nodes)
    for (const habit of habits) {
      for (let i = 0; i < PER_GAME; i++) {
        const { token } = await gamblers.#caller.ask<{ token: string }>('POST /api/user/register', registration(), '')
        gamblers.#playing.push(gamblers.#play(habit, token))
      }
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
    return { requests, repeated, bets: this.bets.length, jumps: this.jumps }
  }

  async #play(habit: Habit, token: string): Promise<void> {
    while (!this.#isOver) {
      await habit(this, token)
      await sleep(below(1500))
    }
  }

  /** Null where the house refused, as it may. */
  async try<T>(key: string, body: object | undefined, token: string): Promise<T | null> {
    return await this.#caller.try<T>(key, body, token)
  }
}
