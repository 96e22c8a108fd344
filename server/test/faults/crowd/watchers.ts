// Realtime clients. Like the app, they reconnect and request what they missed by the number of their last state. At the
// end each must have the database's state.

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
  /** Whether anything has arrived on the current connection. */
  isTold: boolean
}

/** What all watchers have received together. */
export class Sightings {
  connections = 0
  snapshots = 0
  deltas = 0
  gaps = 0
  readonly wrong: string[] = []
  /** The stakes of each round whose end was received. */
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

  /** Stays connected until it is told to finish. */
  async watch(): Promise<void> {
    while (!this.#isOver) {
      await this.#connect()
      await sleep(this.#random() * AWAY_MS)
    }
  }

  finish(): void {
    this.#isOver = true
    this.#ws?.terminate()
  }

  async #connect(): Promise<void> {
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
      this.#receive(JSON.parse((data as Buffer).toString()) as LiveMessage)
    })
    await new Promise((resolve) => ws.once('close', resolve))
    clearTimeout(silence)
  }

  #opened(): void {
    this.#seen.connections++
    this.#send({ type: 'auth', token: this.#who.token })
    for (const [topic, held] of this.#held) {
      held.isTold = false
      this.#send({ type: 'subscribe', topic, ...(held.number !== null && { after: held.number }) })
    }
  }

  #send(request: LiveRequest): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(request))
  }

  #receive(message: LiveMessage): void {
    if (message.type === 'heartbeat' || message.type === 'time') return
    const held = this.#held.get(message.topic)
    // A failing server may refuse; then the client reconnects.
    if (message.type === 'refused') return this.#ws?.terminate()
    if (!held) return void this.#seen.wrong.push(`delta of ${message.topic}, which has no subscriber`)
    if (message.type === 'snapshot') {
      this.#seen.snapshots++
      if (held.isTold && message.number < (held.number ?? 0))
        this.#seen.wrong.push(`${message.topic} went back from ${held.number} to ${message.number}`)
      this.#noteRound(message.topic, held, message.data as Bets | null)
      return take(held, message.number, message.data)
    }
    this.#seen.deltas++
    if (held.number === null) return
    if (message.from === held.number) {
      this.#noteRound(message.topic, held, message.data as Bets)
      return take(held, message.number, message.data)
    }
    if (held.isTold && message.number <= held.number) return
    this.#seen.gaps++
    held.number = null
    this.#send({ type: 'subscribe', topic: message.topic })
  }

  /**
   * The first delta of another round. After the first settled bet the former round accepts no more, so its sums are
   * final. A slow node does not send the rest.
   */
  #noteRound(topic: string, held: Held, delta: Bets | null): void {
    if (!topic.startsWith('bets:')) return
    const before = held.data as Bets | null | undefined
    const isNext = before && delta && (before.epoch !== delta.epoch || before.index !== delta.index)
    if (isNext && before.bets.some(({ state }) => state === 'settled'))
      this.#seen.roundEnded(topic.slice('bets:'.length), before)
  }

  /** Differences to the database; empty once it has caught up. */
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
    const received = this.#held.get('balance')?.data as { balance: number } | undefined
    if (received?.balance !== Number(account?.balance))
      found.push(`watcher ${id} was told of ${received?.balance} gold and has ${account?.balance}`)
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
