// Players who bet without pause on every node, each by a habit. Like a browser, they ask again with the same request where
// no answer came.

import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/core/refusals'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import { registration } from '../open-server.ts'
import type { HouseNodes } from './house-nodes.ts'

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
  readonly #nodes: HouseNodes
  readonly #playing: Promise<void>[] = []
  #isOver = false
  #requests = 0
  #repeated = 0
  jumps = 0

  private constructor(nodes: HouseNodes) {
    this.#nodes = nodes
  }

  static async seat(nodes: HouseNodes, habits: readonly Habit[]): Promise<Gamblers> {
    const gamblers = new Gamblers(nodes)
    for (const habit of habits) {
      for (let i = 0; i < PER_GAME; i++) {
        const { token } = await gamblers.#ask<{ token: string }>('POST /api/user/register', registration(), '')
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
    return { requests: this.#requests, repeated: this.#repeated, bets: this.bets.length, jumps: this.jumps }
  }

  async #play(habit: Habit, token: string): Promise<void> {
    while (!this.#isOver) {
      await habit(this, token)
      await sleep(below(1500))
    }
  }

  /** Null where the house refused, as it may. */
  async try<T>(key: string, body: object | undefined, token: string): Promise<T | null> {
    return await this.#ask<T>(key, body, token).catch((error: unknown) => {
      if (error instanceof Refused) return null
      throw error
    })
  }

  async #ask<T>(key: string, body: object | undefined, token: string): Promise<T> {
    const [method, path] = key.split(' ') as [string, string]
    this.#requests++
    for (;;) {
      const { urls } = this.#nodes
      const url = urls[below(urls.length)]
      const envelope = await this.#send<T>(`${url}${path}`, method, body, token)
      // Cut off, or told to come back in a moment: the same request again, at whichever node is there.
      const isBusy = envelope && [refusals.busy.errno, refusals.failed.errno].includes(envelope.errno)
      if (!envelope || isBusy) {
        this.#repeated++
        await sleep(100)
        continue
      }
      if (envelope.errno !== 0) throw new Refused(envelope.message)
      return envelope.data as T
    }
  }

  async #send<T>(url: string, method: string, body: object | undefined, token: string): Promise<Envelope<T> | null> {
    try {
      const answer = await fetch(url, {
        method,
        headers: { token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      })
      return (await answer.json()) as Envelope<T>
    } catch {
      return null
    }
  }
}

class Refused extends Error {}

export const below = (n: number): number => Math.floor(Math.random() * n)
