// Connects topics to subscribers. Features define the topics; the hub knows who is subscribed to what, and no feature.

import { HEARTBEAT_MS } from '@glasshouse/rulebook/wire/realtime'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { BackgroundLoop } from '../background-loop.ts'
import type { EventLog } from '../db/event-log.ts'
import type { Logger } from '../log.ts'
import { Delivery } from './delivery.ts'
import { OwnFeed, SharedFeed, PolledFeed, type TopicFeed } from './feeds.ts'
import type { Client } from './client.ts'
import { encodeFrame, Connection } from './connection.ts'
import { EventReader, type EventBatch } from './event-reader.ts'
import { SyncFeed } from './sync-feed.ts'
import type { SyncTopic, Topic } from './topic.ts'

/** How often to check for lost notifications and to poll topics. */
const POLL_MS = 1000
const CATCH_UP_MS = 250
const TOPICS_PER_CONNECTION = 32

export interface HubDeps {
  readonly events: EventLog
  readonly topics: readonly Topic[]
  readonly nowMs: () => number
  readonly log: Logger
}

export class Hub {
  readonly #deps: HubDeps
  readonly #readers = new Map<string, EventReader>()
  readonly #subscribers = new Map<string, { onEvents(batch: EventBatch): Promise<void> }[]>()
  readonly #feeds = new Map<string, TopicFeed>()
  readonly #syncFeeds: SyncFeed[] = []
  readonly #delivery = new Delivery()
  readonly #connections = new Map<Connection, Set<string>>()
  #loops: BackgroundLoop[] = []

  constructor(deps: HubDeps) {
    this.#deps = deps
    for (const topic of deps.topics) if (topic.kind === 'shared') this.#reader(topic.source, topic.batchMs)
    for (const topic of deps.topics) this.#feeds.set(topic.name, this.#feed(topic))
    deps.events.onNotification((topic) => this.#readers.get(topic)?.notify())
  }

  start(): void {
    const { log } = this.#deps
    const loop = (name: string, intervalMs: number, run: () => Promise<void> | void): BackgroundLoop =>
      new BackgroundLoop({ name, intervalMs, run, log }).start()
    this.#loops = [
      loop('poll topics', POLL_MS, () => this.#poll()),
      loop('catch up slow connections', CATCH_UP_MS, () => this.#catchUp()),
      loop('heartbeat', HEARTBEAT_MS, () => this.#heartbeat()),
    ]
  }

  async stop(): Promise<void> {
    for (const reader of this.#readers.values()) reader.end()
    for (const feed of this.#syncFeeds) feed.stop()
    await Promise.all(this.#loops.map((loop) => loop.stop()))
  }

  add(client: Client): Connection {
    const connection = new Connection(client)
    this.#connections.set(connection, new Set())
    return connection
  }

  remove(connection: Connection): void {
    for (const topic of this.#connections.get(connection) ?? []) this.#feeds.get(topic)?.unsubscribe(connection)
    this.#connections.delete(connection)
  }

  async subscribe(connection: Connection, name: string, after: number | undefined): Promise<void> {
    const feed = this.#feeds.get(name)
    const topics = this.#connections.get(connection)
    if (!feed || !topics) throw new Refusal('notFound')
    if (topics.size >= TOPICS_PER_CONNECTION && !topics.has(name)) throw new Refusal('tooLarge')
    topics.add(name)
    await feed.subscribe(connection, after)
  }

  unsubscribe(connection: Connection, name: string): void {
    this.#feeds.get(name)?.unsubscribe(connection)
    this.#connections.get(connection)?.delete(name)
  }

  /** Changes the connection's player and ends the former player's own topics. */
  setPlayer(connection: Connection, playerId: bigint | null): void {
    for (const { kind, name } of this.#deps.topics) if (kind === 'own') this.unsubscribe(connection, name)
    connection.playerId = playerId
  }

  #feed(topic: Topic): TopicFeed {
    const { events, log } = this.#deps
    if (topic.kind === 'polled') return new PolledFeed(topic, this.#delivery)
    if (topic.kind === 'sync') return this.#syncFeed(topic)
    if (topic.kind === 'shared') {
      const feed = new SharedFeed(topic, events, this.#reader(topic.source, topic.batchMs), this.#delivery)
      this.#subscribersOf(topic.source).push(feed)
      return feed
    }
    const feed = new OwnFeed(
      topic,
      topic.sources.map((source) => this.#reader(source, 0)),
      log,
    )
    for (const source of topic.sources) this.#subscribersOf(source).push(feed)
    return feed
  }

  #syncFeed(topic: SyncTopic): SyncFeed {
    const reader = topic.source === null ? null : this.#reader(topic.source, 0)
    const feed = new SyncFeed(topic, reader, this.#delivery, this.#deps.log)
    if (reader) this.#subscribersOf(reader.name).push(feed)
    this.#syncFeeds.push(feed)
    return feed
  }

  #reader(name: string, batchMs: number): EventReader {
    const known = this.#readers.get(name)
    if (known) return known
    const onEvents = async (batch: EventBatch): Promise<void> => {
      // One failing subscriber must not keep the others from their events.
      const results = await Promise.allSettled(
        this.#subscribersOf(name).map((subscriber) => subscriber.onEvents(batch)),
      )
      for (const result of results) if (result.status === 'rejected') throw result.reason
    }
    const { events, log } = this.#deps
    const reader = new EventReader(name, batchMs, { events, onEvents, log })
    this.#readers.set(name, reader)
    return reader
  }

  #subscribersOf(source: string) {
    const subscribers = this.#subscribers.get(source) ?? []
    this.#subscribers.set(source, subscribers)
    return subscribers
  }

  async #poll(): Promise<void> {
    if (this.#connections.size === 0) {
      for (const reader of this.#readers.values()) reader.end()
      return
    }
    const followed = [...this.#readers.values()].filter(({ last }) => last !== null)
    const numbers = await this.#deps.events.numbers(followed.map(({ name }) => name))
    for (const reader of followed) if ((numbers.get(reader.name) ?? 0) > (reader.last ?? 0)) reader.notify()
    for (const feed of this.#feeds.values()) await feed.poll()
  }

  async #catchUp(): Promise<void> {
    for (const connection of this.#connections.keys()) {
      if (!connection.isBehind) continue
      if (connection.isTimedOut) connection.client.terminate()
      else for (const topic of connection.takeMissedTopics()) await this.#feeds.get(topic)?.sendSnapshot(connection)
    }
  }

  #heartbeat(): void {
    this.#delivery.broadcast(
      this.#connections.keys(),
      null,
      encodeFrame({ type: 'heartbeat', now: this.#deps.nowMs() }),
    )
  }
}
