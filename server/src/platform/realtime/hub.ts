// Tells on what is said. Topics come from features; the hub knows who follows what, and no feature.

import { HEARTBEAT_MS } from '@glasshouse/rulebook/wire/realtime'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../db/event-log.ts'
import { Delivery } from './delivery.ts'
import { OwnFeed, SharedFeed, WatchedFeed, type TopicFeed } from './feeds.ts'
import { frameOf, type Connection } from './connection.ts'
import { EventReader, type EventBatch } from './event-reader.ts'
import { SyncFeed } from './sync-feed.ts'
import type { SyncTopic, Topic } from './topic.ts'

/** How often to look whether a wake-up was lost, and to serve those who had fallen behind. */
const LOOK_MS = 1000
const CATCH_UP_MS = 250
const TOPICS_PER_LINE = 32

export interface HubDeps {
  readonly log: EventLog
  readonly topics: readonly Topic[]
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export class Hub {
  readonly #deps: HubDeps
  readonly #sources = new Map<string, EventReader>()
  readonly #subscribers = new Map<string, { onEvents(batch: EventBatch): Promise<void> }[]>()
  readonly #feeds = new Map<string, TopicFeed>()
  readonly #syncFeeds: SyncFeed[] = []
  readonly #delivery = new Delivery()
  readonly #connections = new Map<Connection, { topics: Set<string>; drop: () => void }>()
  readonly #timers: NodeJS.Timeout[] = []

  constructor(deps: HubDeps) {
    this.#deps = deps
    for (const topic of deps.topics) if (topic.kind === 'shared') this.#source(topic.source, topic.batchMs)
    for (const topic of deps.topics) this.#feeds.set(topic.name, this.#feed(topic))
    deps.log.onNotification((topic) => this.#sources.get(topic)?.notify())
  }

  start(): void {
    const every = (ms: number, work: () => Promise<void> | void): void => {
      const timer = setInterval(() => void Promise.resolve(work()).catch(this.#deps.onError), ms)
      timer.unref()
      this.#timers.push(timer)
    }
    every(LOOK_MS, () => this.#look())
    every(CATCH_UP_MS, () => this.#catchUp())
    every(HEARTBEAT_MS, () => this.#heartbeat())
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const source of this.#sources.values()) source.end()
    for (const feed of this.#syncFeeds) feed.stop()
    for (const { drop } of this.#connections.values()) drop()
  }

  get size(): number {
    return this.#connections.size
  }

  /** `drop` ends the connection of a listener who does not read. */
  add(connection: Connection, drop: () => void): void {
    this.#connections.set(connection, { topics: new Set(), drop })
  }

  remove(connection: Connection): void {
    for (const topic of this.#connections.get(connection)?.topics ?? []) this.#feeds.get(topic)?.unsubscribe(connection)
    this.#connections.delete(connection)
  }

  async subscribe(connection: Connection, name: string, after: number | undefined): Promise<void> {
    const feed = this.#feeds.get(name)
    const known = this.#connections.get(connection)
    if (!feed || !known) throw new Refusal('notFound')
    if (known.topics.size >= TOPICS_PER_LINE && !known.topics.has(name)) throw new Refusal('tooLarge')
    known.topics.add(name)
    await feed.subscribe(connection, after)
  }

  unsubscribe(connection: Connection, name: string): void {
    this.#feeds.get(name)?.unsubscribe(connection)
    this.#connections.get(connection)?.topics.delete(name)
  }

  /** Another player listens now, or nobody: what was the former one's is not told on. */
  setPlayer(connection: Connection, playerId: bigint | null): void {
    for (const { kind, name } of this.#deps.topics) if (kind === 'own') this.unsubscribe(connection, name)
    connection.playerId = playerId
  }

  #feed(topic: Topic): TopicFeed {
    const { log, onError } = this.#deps
    if (topic.kind === 'polled') return new WatchedFeed(topic, this.#delivery)
    if (topic.kind === 'sync') return this.#syncFeed(topic)
    if (topic.kind === 'shared') {
      const feed = new SharedFeed(topic, log, this.#source(topic.source, topic.batchMs), this.#delivery)
      this.#subscribersOf(topic.source).push(feed)
      return feed
    }
    const feed = new OwnFeed(
      topic,
      topic.sources.map((source) => this.#source(source, 0)),
      onError,
    )
    for (const source of topic.sources) this.#subscribersOf(source).push(feed)
    return feed
  }

  #syncFeed(topic: SyncTopic): SyncFeed {
    const source = topic.source === null ? null : this.#source(topic.source, 0)
    const feed = new SyncFeed(topic, source, this.#delivery, this.#deps.onError)
    if (source) this.#subscribersOf(source.name).push(feed)
    this.#syncFeeds.push(feed)
    return feed
  }

  #source(name: string, batchMs: number): EventReader {
    const known = this.#sources.get(name)
    if (known) return known
    const onEvents = async (batch: EventBatch): Promise<void> => {
      // All are told, also where one of them fails.
      const lastSent = await Promise.allSettled(
        this.#subscribersOf(name).map((subscriber) => subscriber.onEvents(batch)),
      )
      for (const each of lastSent) if (each.status === 'rejected') throw each.reason
    }
    const source = new EventReader(name, batchMs, { log: this.#deps.log, onEvents, onError: this.#deps.onError })
    this.#sources.set(name, source)
    return source
  }

  #subscribersOf(source: string) {
    const subscribers = this.#subscribers.get(source) ?? []
    this.#subscribers.set(source, subscribers)
    return subscribers
  }

  async #look(): Promise<void> {
    if (this.#connections.size === 0) {
      for (const source of this.#sources.values()) source.end()
      return
    }
    const followed = [...this.#sources.values()].filter(({ last }) => last !== null)
    const numbers = await this.#deps.log.numbers(followed.map(({ name }) => name))
    for (const source of followed) if ((numbers.get(source.name) ?? 0) > (source.last ?? 0)) source.notify()
    for (const feed of this.#feeds.values()) await feed.poll()
  }

  async #catchUp(): Promise<void> {
    for (const [connection, { drop }] of this.#connections) {
      if (!connection.isBehind) continue
      if (connection.isLost) drop()
      else for (const topic of connection.caughtUp()) await this.#feeds.get(topic)?.repeat(connection)
    }
  }

  #heartbeat(): void {
    this.#delivery.toAll(this.#connections.keys(), null, frameOf({ type: 'heartbeat', now: this.#deps.now() }))
  }
}
