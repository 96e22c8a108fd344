// How each kind of topic reaches its listeners.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../db/event-log.ts'
import type { Delivery } from './delivery.ts'
import { frameOf, type Connection } from './connection.ts'
import type { EventBatch, EventReader } from './event-reader.ts'
import type { OwnTopic, SharedTopic, PolledTopic } from './topic.ts'

/** Listeners who come within this time are told the same whole state. */
const SNAPSHOT_FRESH_MS = 50
/** Listeners' own states are looked up together with those of all who asked at the same moment. */
const OWN_GATHER_MS = 10
const OWN_AGAIN_MS = 1000
const OWN_AT_ONCE = 2000
/** Who has missed more than this is told the whole, which is made once for all. */
const CATCH_UP_MOST = 20

export interface TopicFeed {
  subscribe(connection: Connection, after: number | undefined): Promise<void>
  unsubscribe(connection: Connection): void
  /** Tells the whole state again. */
  repeat(connection: Connection): Promise<void>
  /** Called every now and then. */
  poll(): Promise<void>
}

interface Snapshot {
  readonly number: number
  readonly frame: Buffer
}

export class SharedFeed implements TopicFeed {
  readonly #topic: SharedTopic
  readonly #log: EventLog
  readonly #source: EventReader
  readonly #delivery: Delivery
  readonly #connections = new Set<Connection>()
  #snapshot: { made: Promise<Snapshot>; at: number } | null = null
  /** The number of the state that all were told last. */
  #lastSent = 0
  #turn: Promise<void> = Promise.resolve()

  constructor(topic: SharedTopic, log: EventLog, source: EventReader, delivery: Delivery) {
    this.#topic = topic
    this.#log = log
    this.#source = source
    this.#delivery = delivery
  }

  async subscribe(connection: Connection, after: number | undefined): Promise<void> {
    this.#connections.add(connection)
    await this.#source.begin()
    const missed = after === undefined || !this.#topic.delta ? null : await this.#catchUpFrame(after)
    if (missed) connection.send(this.#topic.name, missed)
    else await this.repeat(connection)
  }

  unsubscribe(connection: Connection): void {
    this.#connections.delete(connection)
  }

  async repeat(connection: Connection): Promise<void> {
    await this.#inTurn(async () => connection.send(this.#topic.name, (await this.#currentSnapshot()).frame))
  }

  async onEvents(batch: EventBatch): Promise<void> {
    await this.#inTurn(() => this.#broadcast(batch))
  }

  async #broadcast({ from, number, events }: EventBatch): Promise<void> {
    // Said before the state was read that everyone knows: at ten thousand listeners it would delay what comes next.
    if (number <= this.#lastSent) return
    this.#snapshot = null
    if (this.#connections.size === 0) return
    const data = events && this.#topic.delta ? await this.#topic.delta(events) : null
    const { name } = this.#topic
    const { frame, number: lastSent } =
      data === null
        ? await this.#currentSnapshot()
        : { frame: frameOf({ type: 'delta', topic: name, from, number, data }), number }
    this.#lastSent = lastSent
    this.#delivery.toAll(this.#connections, name, frame)
  }

  poll(): Promise<void> {
    return Promise.resolve()
  }

  /** What was said after a number, as one frame; null where nobody can tell any more, or the number is none of ours. */
  async #catchUpFrame(after: number): Promise<Buffer | null> {
    const current = await this.#source.number()
    if (after > current || current - after > CATCH_UP_MOST) return null
    const said = await this.#log.after<unknown>(this.#source.name, after)
    // What this node has not heard yet it will tell in its turn: else a whole state told meanwhile would go back.
    const events = said?.filter(({ number }) => number <= current)
    if (!events || !this.#topic.delta || (events.length === 0 && after < current)) return null
    const data = await this.#topic.delta(events)
    const number = events.at(-1)?.number ?? after
    return data === null ? null : frameOf({ type: 'delta', topic: this.#topic.name, from: after, number, data })
  }

  /** A whole state that took long must not come after a later one: on one line, numbers only grow. */
  #inTurn(send: () => Promise<void>): Promise<void> {
    const lastSent = this.#turn.then(send)
    this.#turn = lastSent.catch(() => {})
    return lastSent
  }

  #currentSnapshot(): Promise<Snapshot> {
    if (!this.#snapshot || performance.now() - this.#snapshot.at > SNAPSHOT_FRESH_MS) {
      const made = this.#makeSnapshot()
      this.#snapshot = { made, at: performance.now() }
      made.catch(() => (this.#snapshot = null))
    }
    return this.#snapshot.made
  }

  // The number is read before the state: what is said in between is told once more, and changes nothing. Where all is told
  // whole, a look afterwards spares that: a round that locks and starts in one breath is told once.
  async #makeSnapshot(): Promise<Snapshot> {
    const { name, delta } = this.#topic
    let number = await this.#source.number()
    let data = await this.#topic.snapshot()
    const after = delta ? number : await this.#source.number()
    if (after > number) {
      number = after
      data = await this.#topic.snapshot()
    }
    return { number, frame: frameOf({ type: 'snapshot', topic: name, number, data }) }
  }
}

export class OwnFeed implements TopicFeed {
  readonly #topic: OwnTopic
  readonly #sources: readonly EventReader[]
  readonly #onError: (error: unknown) => void
  readonly #connections = new Map<bigint, Set<Connection>>()
  /** What each was last told, so that a look at everyone tells only what has changed. */
  readonly #lastSent = new Map<bigint, string>()
  #due = new Set<bigint>()
  /** One after the other: what was read first is told first. */
  #sending: Promise<void> = Promise.resolve()
  #polledAt = performance.now()

  constructor(topic: OwnTopic, sources: readonly EventReader[], onError: (error: unknown) => void) {
    this.#topic = topic
    this.#sources = sources
    this.#onError = onError
  }

  async subscribe(connection: Connection): Promise<void> {
    const { playerId } = connection
    if (playerId === null) throw new Refusal('loginNeeded')
    const connections = this.#connections.get(playerId) ?? new Set()
    this.#connections.set(playerId, connections.add(connection))
    for (const source of this.#sources) await source.begin()
    await this.repeat(connection)
  }

  unsubscribe(connection: Connection): void {
    if (connection.playerId === null) return
    const connections = this.#connections.get(connection.playerId)
    connections?.delete(connection)
    if (connections?.size !== 0) return
    this.#connections.delete(connection.playerId)
    this.#lastSent.delete(connection.playerId)
  }

  repeat({ playerId }: Connection): Promise<void> {
    if (playerId !== null) {
      this.#lastSent.delete(playerId)
      this.#ask([playerId])
    }
    return Promise.resolve()
  }

  onEvents({ events }: EventBatch): Promise<void> {
    this.#ask(events ? this.#topic.playersConcerned(events) : this.#connections.keys())
    return Promise.resolve()
  }

  poll(): Promise<void> {
    const { pollMs } = this.#topic
    if (pollMs > 0 && performance.now() - this.#polledAt >= pollMs) {
      this.#polledAt = performance.now()
      this.#ask(this.#connections.keys())
    }
    return Promise.resolve()
  }

  #ask(playerIds: Iterable<bigint>): void {
    const begin = this.#due.size === 0
    for (const playerId of playerIds) if (this.#connections.has(playerId)) this.#due.add(playerId)
    if (!begin || this.#due.size === 0) return
    setTimeout(() => {
      this.#sending = this.#sending.then(() => this.#sendDue()).catch(this.#onError)
    }, OWN_GATHER_MS)
  }

  async #sendDue(): Promise<void> {
    const due = [...this.#due]
    this.#due = new Set()
    for (let from = 0; from < due.length; from += OWN_AT_ONCE) {
      const states = await this.#topic.snapshot(due.slice(from, from + OWN_AT_ONCE)).catch((error: unknown) => {
        // Nobody else would tell them before something happens to them again.
        setTimeout(() => this.#ask(due.slice(from)), OWN_AGAIN_MS).unref()
        throw error
      })
      for (const [playerId, data] of states) this.#send(playerId, data)
    }
  }

  #send(playerId: bigint, data: unknown): void {
    const connections = this.#connections.get(playerId)
    const text = JSON.stringify(data)
    if (!connections || this.#lastSent.get(playerId) === text) return
    this.#lastSent.set(playerId, text)
    const frame = frameOf({ type: 'snapshot', topic: this.#topic.name, number: 0, data })
    for (const connection of connections) connection.send(this.#topic.name, frame)
  }
}

export class WatchedFeed implements TopicFeed {
  readonly #topic: PolledTopic
  readonly #delivery: Delivery
  readonly #connections = new Set<Connection>()
  #lastSent = ''
  #polledAt = -Infinity

  constructor(topic: PolledTopic, delivery: Delivery) {
    this.#topic = topic
    this.#delivery = delivery
  }

  async subscribe(connection: Connection): Promise<void> {
    this.#connections.add(connection)
    await this.repeat(connection)
  }

  unsubscribe(connection: Connection): void {
    this.#connections.delete(connection)
  }

  async repeat(connection: Connection): Promise<void> {
    connection.send(this.#topic.name, this.#frame(await this.#topic.snapshot()))
  }

  async poll(): Promise<void> {
    if (this.#connections.size === 0 || performance.now() - this.#polledAt < this.#topic.pollMs) return
    this.#polledAt = performance.now()
    const data = await this.#topic.snapshot()
    const text = JSON.stringify(data)
    if (text === this.#lastSent) return
    this.#lastSent = text
    this.#delivery.toAll(this.#connections, this.#topic.name, this.#frame(data))
  }

  #frame(data: unknown): Buffer {
    return frameOf({ type: 'snapshot', topic: this.#topic.name, number: 0, data })
  }
}
