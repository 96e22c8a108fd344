// Feeds: how each kind of topic reaches its subscribers.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../db/event-log.ts'
import type { Logger } from '../log.ts'
import type { Delivery } from './delivery.ts'
import { encodeFrame, type Connection } from './connection.ts'
import type { EventBatch, EventReader } from './event-reader.ts'
import type { OwnTopic, SharedTopic, PolledTopic } from './topic.ts'

/** Subscribers that arrive within this time share one snapshot. */
const SNAPSHOT_FRESH_MS = 50
/** Own snapshots requested within this time are read together. */
const OWN_BATCH_MS = 10
const OWN_RETRY_MS = 1000
const OWN_BATCH_SIZE = 2000
/** A subscriber that missed more events than this gets the shared snapshot. */
const CATCH_UP_MAX = 20

export interface TopicFeed {
  subscribe(connection: Connection, after: number | undefined): Promise<void>
  unsubscribe(connection: Connection): void
  /** Sends the snapshot again. */
  sendSnapshot(connection: Connection): Promise<void>
  /** Called periodically. */
  poll(): Promise<void>
}

interface Snapshot {
  readonly number: number
  readonly frame: Buffer
}

export class SharedFeed implements TopicFeed {
  readonly #topic: SharedTopic
  readonly #events: EventLog
  readonly #reader: EventReader
  readonly #delivery: Delivery
  readonly #connections = new Set<Connection>()
  #snapshot: { promise: Promise<Snapshot>; madeAtMs: number } | null = null
  /** The number of the last state broadcast. */
  #lastSent = 0
  #turn: Promise<void> = Promise.resolve()

  constructor(topic: SharedTopic, events: EventLog, reader: EventReader, delivery: Delivery) {
    this.#topic = topic
    this.#events = events
    this.#reader = reader
    this.#delivery = delivery
  }

  async subscribe(connection: Connection, after: number | undefined): Promise<void> {
    this.#connections.add(connection)
    await this.#reader.begin()
    const missed = after === undefined || !this.#topic.delta ? null : await this.#catchUpFrame(after)
    if (missed) connection.send(this.#topic.name, missed)
    else await this.sendSnapshot(connection)
  }

  unsubscribe(connection: Connection): void {
    this.#connections.delete(connection)
  }

  async sendSnapshot(connection: Connection): Promise<void> {
    await this.#inTurn(async () => connection.send(this.#topic.name, (await this.#currentSnapshot()).frame))
  }

  async onEvents(batch: EventBatch): Promise<void> {
    await this.#inTurn(() => this.#broadcast(batch))
  }

  async #broadcast({ from, number, events }: EventBatch): Promise<void> {
    // These events are older than the snapshot that everyone has. Sending them to ten thousand subscribers would only
    // delay what follows.
    if (number <= this.#lastSent) return
    this.#snapshot = null
    if (this.#connections.size === 0) return
    const data = events && this.#topic.delta ? await this.#topic.delta(events) : null
    const { name } = this.#topic
    const { frame, number: lastSent } =
      data === null
        ? await this.#currentSnapshot()
        : { frame: encodeFrame({ type: 'delta', topic: name, from, number, data }), number }
    this.#lastSent = lastSent
    this.#delivery.broadcast(this.#connections, name, frame)
  }

  poll(): Promise<void> {
    return Promise.resolve()
  }

  /** The events after a number as one frame; null when they are gone or the number is unknown. */
  async #catchUpFrame(after: number): Promise<Buffer | null> {
    const current = await this.#reader.number()
    if (after > current || current - after > CATCH_UP_MAX) return null
    const found = await this.#events.after<unknown>(this.#reader.name, after)
    // Later events are broadcast in turn. Including them here would make a concurrent snapshot go back.
    const events = found?.filter(({ number }) => number <= current)
    if (!events || !this.#topic.delta || (events.length === 0 && after < current)) return null
    const data = await this.#topic.delta(events)
    const number = events.at(-1)?.number ?? after
    return data === null ? null : encodeFrame({ type: 'delta', topic: this.#topic.name, from: after, number, data })
  }

  /** Runs sends one after the other, so that numbers only grow on each connection. */
  #inTurn(send: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(send)
    this.#turn = done.catch(() => {})
    return done
  }

  #currentSnapshot(): Promise<Snapshot> {
    if (!this.#snapshot || performance.now() - this.#snapshot.madeAtMs > SNAPSHOT_FRESH_MS) {
      const promise = this.#makeSnapshot()
      this.#snapshot = { promise, madeAtMs: performance.now() }
      promise.catch(() => (this.#snapshot = null))
    }
    return this.#snapshot.promise
  }

  // The number is read before the state: an event in between is sent twice, which is harmless. Topics without deltas
  // read the number again, so that a round that locks and starts at once is sent once.
  async #makeSnapshot(): Promise<Snapshot> {
    const { name, delta } = this.#topic
    let number = await this.#reader.number()
    let data = await this.#topic.snapshot()
    const after = delta ? number : await this.#reader.number()
    if (after > number) {
      number = after
      data = await this.#topic.snapshot()
    }
    return { number, frame: encodeFrame({ type: 'snapshot', topic: name, number, data }) }
  }
}

export class OwnFeed implements TopicFeed {
  readonly #topic: OwnTopic
  readonly #readers: readonly EventReader[]
  readonly #log: Logger
  readonly #connections = new Map<bigint, Set<Connection>>()
  /** The last state sent to each player, so that polling sends only changes. */
  readonly #lastSent = new Map<bigint, string>()
  #due = new Set<bigint>()
  /** Sends run one after the other, in the order they were read. */
  #sending: Promise<void> = Promise.resolve()
  #polledAtMs = performance.now()

  constructor(topic: OwnTopic, readers: readonly EventReader[], log: Logger) {
    this.#topic = topic
    this.#readers = readers
    this.#log = log
  }

  async subscribe(connection: Connection): Promise<void> {
    const { playerId } = connection
    if (playerId === null) throw new Refusal('loginNeeded')
    const connections = this.#connections.get(playerId) ?? new Set()
    this.#connections.set(playerId, connections.add(connection))
    for (const reader of this.#readers) await reader.begin()
    await this.sendSnapshot(connection)
  }

  unsubscribe(connection: Connection): void {
    if (connection.playerId === null) return
    const connections = this.#connections.get(connection.playerId)
    connections?.delete(connection)
    if (connections?.size !== 0) return
    this.#connections.delete(connection.playerId)
    this.#lastSent.delete(connection.playerId)
  }

  sendSnapshot({ playerId }: Connection): Promise<void> {
    if (playerId !== null) {
      this.#lastSent.delete(playerId)
      this.#schedule([playerId])
    }
    return Promise.resolve()
  }

  onEvents({ events }: EventBatch): Promise<void> {
    this.#schedule(events ? this.#topic.affectedPlayers(events) : this.#connections.keys())
    return Promise.resolve()
  }

  poll(): Promise<void> {
    const { pollMs } = this.#topic
    if (pollMs > 0 && performance.now() - this.#polledAtMs >= pollMs) {
      this.#polledAtMs = performance.now()
      this.#schedule(this.#connections.keys())
    }
    return Promise.resolve()
  }

  #schedule(playerIds: Iterable<bigint>): void {
    const isIdle = this.#due.size === 0
    for (const playerId of playerIds) if (this.#connections.has(playerId)) this.#due.add(playerId)
    if (!isIdle || this.#due.size === 0) return
    setTimeout(() => {
      this.#sending = this.#sending.then(() => this.#sendDue())
    }, OWN_BATCH_MS)
  }

  async #sendDue(): Promise<void> {
    const due = [...this.#due]
    this.#due = new Set()
    for (let from = 0; from < due.length; from += OWN_BATCH_SIZE) {
      try {
        const states = await this.#topic.snapshot(due.slice(from, from + OWN_BATCH_SIZE))
        for (const [playerId, data] of states) this.#send(playerId, data)
      } catch (error) {
        // Without a retry, these players would wait for their next event.
        setTimeout(() => this.#schedule(due.slice(from)), OWN_RETRY_MS).unref()
        const fields = { err: error, topic: this.#topic.name, players: due.length - from, retryMs: OWN_RETRY_MS }
        return this.#log.warn(fields, 'own topic not sent, will retry')
      }
    }
  }

  #send(playerId: bigint, data: unknown): void {
    const connections = this.#connections.get(playerId)
    const text = JSON.stringify(data)
    if (!connections || this.#lastSent.get(playerId) === text) return
    this.#lastSent.set(playerId, text)
    const frame = encodeFrame({ type: 'snapshot', topic: this.#topic.name, number: 0, data })
    for (const connection of connections) connection.send(this.#topic.name, frame)
  }
}

export class PolledFeed implements TopicFeed {
  readonly #topic: PolledTopic
  readonly #delivery: Delivery
  readonly #connections = new Set<Connection>()
  #lastSent = ''
  #polledAtMs = -Infinity

  constructor(topic: PolledTopic, delivery: Delivery) {
    this.#topic = topic
    this.#delivery = delivery
  }

  async subscribe(connection: Connection): Promise<void> {
    this.#connections.add(connection)
    await this.sendSnapshot(connection)
  }

  unsubscribe(connection: Connection): void {
    this.#connections.delete(connection)
  }

  async sendSnapshot(connection: Connection): Promise<void> {
    connection.send(this.#topic.name, this.#frame(await this.#topic.snapshot()))
  }

  async poll(): Promise<void> {
    if (this.#connections.size === 0 || performance.now() - this.#polledAtMs < this.#topic.pollMs) return
    this.#polledAtMs = performance.now()
    const data = await this.#topic.snapshot()
    const text = JSON.stringify(data)
    if (text === this.#lastSent) return
    this.#lastSent = text
    this.#delivery.broadcast(this.#connections, this.#topic.name, this.#frame(data))
  }

  #frame(data: unknown): Buffer {
    return encodeFrame({ type: 'snapshot', topic: this.#topic.name, number: 0, data })
  }
}
