// Players who bet without pause on every node. Like a browser, they ask again with the same request where no answer came.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import { refusals } from '@glasshouse/rulebook/core/refusals'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import type { FlightBet } from '@glasshouse/rulebook/wire/flight'
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

export class Gamblers {
  readonly bets: AnsweredBet[] = []
  readonly #nodes: HouseNodes
  readonly #playing: Promise<void>[] = []
  #isOver = false
  #requests = 0
  #repeated = 0
  #jumps = 0

  private constructor(nodes: HouseNodes) {
    this.#nodes = nodes
  }

  static async seat(nodes: HouseNodes, games: readonly FlightRules[]): Promise<Gamblers> {
    const gamblers = new Gamblers(nodes)
    for (const rules of games) {
      for (let i = 0; i < PER_GAME; i++) {
        const { token } = await gamblers.#ask<{ token: string }>('POST /api/user/register', registration(), '')
        gamblers.#playing.push(gamblers.#play(rules, token))
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
    return { requests: this.#requests, repeated: this.#repeated, bets: this.bets.length, jumps: this.#jumps }
  }

  async #play(rules: FlightRules, token: string): Promise<void> {
    while (!this.#isOver) {
      const auto = Math.random() < 0.5 ? null : rules.autoBy === 'step' ? 1 + below(3) : 101 + below(150)
      const requestId = randomUUID()
      const gold = 100 * (1 + below(5))
      const joined = await this.#try<{ bet: FlightBet }>(`POST /api/${rules.id}/join`, { gold, auto, requestId }, token)
      if (joined) {
        const { bet } = joined
        const answered: AnsweredBet = { requestId, game: rules.id, betId: bet.id, gold, exit: null, isCancelled: false }
        this.bets.push(answered)
        if (Math.random() < 0.1) await this.#cancel(rules, token, answered)
        else await this.#fly(rules, token, answered, auto === null ? below(15_000) : Infinity)
      }
      await sleep(below(1500))
    }
  }

  async #cancel(rules: FlightRules, token: string, bet: AnsweredBet): Promise<void> {
    const done = await this.#try(`POST /api/${rules.id}/cancel`, { betId: bet.betId }, token)
    if (done) bet.isCancelled = true
    else await this.#fly(rules, token, bet, Infinity)
  }

  /** Waits for the end of the bet, and jumps once its time has come. */
  async #fly(rules: FlightRules, token: string, bet: AnsweredBet, jumpAfterMs: number): Promise<void> {
    const began = Date.now()
    for (;;) {
      await sleep(200 + below(200))
      const state = await this.#try<{ my: FlightBet | null; next: FlightBet | null; phase: string }>(
        `GET /api/${rules.id}`,
        undefined,
        token,
      )
      const mine = [state?.my, state?.next].find((each) => each?.id === bet.betId)
      if (!mine || !['queued', 'placed'].includes(mine.state)) return
      if (state?.phase !== 'running' || mine.state !== 'placed' || Date.now() - began < jumpAfterMs) continue
      const body = { betId: bet.betId, requestId: randomUUID() }
      const left = await this.#try<{ kind: string; bet: FlightBet }>(`POST /api/${rules.id}/jump`, body, token)
      if (!left) continue
      this.#jumps++
      if (left.kind === 'left') bet.exit = left.bet.exit
    }
  }

  /** Null where the house refused, as it may. */
  async #try<T>(key: string, body: object | undefined, token: string): Promise<T | null> {
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

const below = (n: number): number => Math.floor(Math.random() * n)
