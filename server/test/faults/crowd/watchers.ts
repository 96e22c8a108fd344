// Listeners on the live socket. Like the app, they come back where the line is lost and ask for what they missed by the
// number of the last state they hold. At the end everyone must hold what the database holds.

import { setTimeout as sleep } from 'node:timers/promises'
import { HEARTBEAT_MS, type LiveMessage, type LiveRequest } from '@glasshouse/rulebook/wire/realtime'
import { WebSocket } from 'ws'
import type { Database } from '../../../src/platform/db/tx.ts'
import type { Arrived } from './arrive.ts'

const AWAY_MS = 500
const CATCH_UP_MS = 30_000
const LOOK_MS = 250

interface Bets {
  readonly epoch: number
  readonly index: number
  readonly playerCount: number
  readonly totalGold: number
  readonly bets: readonly { readonly state: string }[]
}

interface OwnBet {
  readonly id: number
  readonly payout: number | null
}

interface Held {
  number: number | null
  data: unknown
  /** Something of it has come on the line that is open now. */
  isTold: boolean
}

/** What all watchers together have seen. */
export class Sightings {
  lines = 0
  whole = 0
  news = 0
  gaps = 0
  readonly wrong: string[] = []
  /** What was staked on each round whose end was heard. */
  readonly rounds = new Map<string, { readonly playerCount: number; readonly totalGold: number }>()

  roundEnded(game: string, { epoch, index, playerCount, totalGold }: Bets): void {
    const key = `${game}:${epoch}:${index}`
    const known = this.rounds.get(key)
    if (!known) this.rounds.set(key, { playerCount, totalGold })
    else if (known.playerCount !== playerCount || known.totalGold !== totalGold)
      this.wrong.push(`two watchers saw ${key} differently: ${known.totalGold} and ${totalGold}`)
  }
}

export class Watcher {
  readonly #urls: () => readonly string[]
  readonly #random: () => number
  readonly #who: Arrived
  readonly #seen: Sightings
  readonly #held: ReadonlyMap<string, Held>
  #ws: WebSocket | null = null
  #isOver = false

  constructor(parts: {
    urls: () => readonly string[]
    random: () => number
    who: Arrived
    seen: Sightings
    topics: readonly string[]
  }) {
    this.#urls = parts.urls
    this.#random = parts.random
    this.#who = parts.who
    this.#seen = parts.seen
    this.#held = new Map(parts.topics.map((topic) => [topic, { number: null, data: undefined, isTold: false }]))
  }

  /** Listens until it is told to leave. */
  async watch(): Promise<void> {
    while (!this.#isOver) {
      await this.#line()
      await sleep(this.#random() * AWAY_MS)
    }
  }

  leave(): void {
    this.#isOver = true
    this.#ws?.terminate()
  }

  async #line(): Promise<void> {
    const urls = this.#urls()
    const url = urls[Math.floor(this.#random() * urls.length)] ?? ''
    const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`)
    this.#ws = ws
    let silence: NodeJS.Timeout | undefined
    const listen = (): void => {
      clearTimeout(silence)
      silence = setTimeout(() => ws.terminate(), 3 * HEARTBEAT_MS)
    }
    listen()
    ws.on('error', () => ws.terminate())
    ws.on('open', () => this.#opened())
    ws.on('message', (data) => {
      listen()
      this.#hear(JSON.parse((data as Buffer).toString()) as LiveMessage)
    })
    await new Promise((resolve) => ws.once('close', resolve))
    clearTimeout(silence)
  }

  #opened(): void {
    this.#seen.lines++
    this.#ask({ type: 'auth', token: this.#who.token })
    for (const [topic, held] of this.#held) {
      held.isTold = false
      this.#ask({ type: 'subscribe', topic, ...(held.number !== null && { after: held.number }) })
    }
  }

  #ask(request: LiveRequest): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(request))
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'heartbeat' || message.type === 'time') return
    const held = this.#held.get(message.topic)
    // A house in trouble may refuse; then the line is opened anew.
    if (message.type === 'refused') return this.#ws?.terminate()
    if (!held) return void this.#seen.wrong.push(`news of ${message.topic}, which nobody follows`)
    if (message.type === 'snapshot') {
      this.#seen.whole++
      if (held.isTold && message.number < (held.number ?? 0))
        this.#seen.wrong.push(`${message.topic} went back from ${held.number} to ${message.number}`)
      this.#noteRound(message.topic, held, message.data as Bets | null)
      return take(held, message.number, message.data)
    }
    this.#seen.news++
    if (held.number === null) return
    if (message.from === held.number) {
      this.#noteRound(message.topic, held, message.data as Bets)
      return take(held, message.number, message.data)
    }
    if (held.isTold && message.number <= held.number) return
    this.#seen.gaps++
    held.number = null
    this.#ask({ type: 'subscribe', topic: message.topic })
  }

  /** The first news of another round. Once a bet was settled the former one took no more, so that its sums stand; what a
   * slow node would have told of it after that is not told any more. */
  #noteRound(topic: string, held: Held, news: Bets | null): void {
    if (!topic.startsWith('bets:')) return
    const before = held.data as Bets | null | undefined
    const isNext = before && news && (before.epoch !== news.epoch || before.index !== news.index)
    if (isNext && before.bets.some(({ state }) => state === 'settled'))
      this.#seen.roundEnded(topic.slice('bets:'.length), before)
  }

  /** What it does not hold although the database does; empty once it has caught up. */
  async behind(db: Database): Promise<string[]> {
    const numbers = await db.read<{ name: string; number: bigint }>(
      'select name, number from topics where name = any($1)',
      [[...this.#held.keys()]],
    )
    const { id } = this.#who
    for (const deadline = Date.now() + CATCH_UP_MS; ; await sleep(LOOK_MS)) {
      const late = [
        ...numbers
          .filter(({ name, number }) => (this.#held.get(name)?.number ?? -1) < Number(number))
          .map(({ name, number }) => `${name}: watcher ${id} is at ${this.#held.get(name)?.number}, not ${number}`),
        ...(await this.#ownDiffers(db)),
      ]
      if (late.length === 0 || Date.now() > deadline) return late
    }
  }

  async #ownDiffers(db: Database): Promise<string[]> {
    const { id } = this.#who
    const found: string[] = []
    const [account] = await db.read<{ balance: bigint }>(
      `select balance from accounts where owner_id = $1 and kind = 'player'`,
      [id],
    )
    const told = this.#held.get('balance')?.data as { balance: number } | undefined
    if (told?.balance !== Number(account?.balance))
      found.push(`watcher ${id} was told of ${told?.balance} gold and has ${account?.balance}`)
    for (const [topic, { data }] of this.#held) {
      if (!topic.startsWith('mine:')) continue
      const { my, bets } = (data ?? {}) as { my?: OwnBet | null; bets?: readonly OwnBet[] }
      for (const { id: betId, payout } of [...(my ? [my] : []), ...(bets ?? [])]) {
        const [bet] = await db.read<{ payout: bigint | null }>('select payout from bets where id = $1', [betId])
        const paid = bet?.payout ?? null
        if ((paid === null ? null : Number(paid)) !== payout)
          found.push(`${topic}: bet ${betId} was told with ${payout} and has ${paid}`)
      }
    }
    return found
  }
}

function take(held: Held, number: number, data: unknown): void {
  held.number = number
  held.data = data
  held.isTold = true
}
