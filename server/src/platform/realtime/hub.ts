// Tells on what is said. Topics come from features; the hub knows who follows what, and no feature.

import { LIVE_BEAT_MS } from '@glasshouse/rulebook/wire/realtime'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../db/event-log.ts'
import { Delivery } from './delivery.ts'
import { OwnFeed, SharedFeed, WatchedFeed, type Feed } from './feeds.ts'
import { frameOf, type Line } from './connection.ts'
import { Source, type EventBatch } from './event-reader.ts'
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
  readonly #sources = new Map<string, Source>()
  readonly #subscribers = new Map<string, { hear(heard: EventBatch): Promise<void> }[]>()
  readonly #feeds = new Map<string, Feed>()
  readonly #syncFeeds: SyncFeed[] = []
  readonly #delivery = new Delivery()
  readonly #lines = new Map<Line, { topics: Set<string>; drop: () => void }>()
  readonly #timers: NodeJS.Timeout[] = []

  constructor(deps: HubDeps) {
    this.#deps = deps
    for (const topic of deps.topics) if (topic.kind === 'shared') this.#source(topic.source, topic.gatherMs)
    for (const topic of deps.topics) this.#feeds.set(topic.name, this.#feed(topic))
    deps.log.onNotification((topic) => this.#sources.get(topic)?.wake())
  }

  start(): void {
    const every = (ms: number, work: () => Promise<void> | void): void => {
      const timer = setInterval(() => void Promise.resolve(work()).catch(this.#deps.onError), ms)
      timer.unref()
      this.#timers.push(timer)
    }
    every(LOOK_MS, () => this.#look())
    every(CATCH_UP_MS, () => this.#catchUp())
    every(LIVE_BEAT_MS, () => this.#beat())
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const source of this.#sources.values()) source.end()
    for (const feed of this.#syncFeeds) feed.stop()
    for (const { drop } of this.#lines.values()) drop()
  }

  get size(): number {
    return this.#lines.size
  }

  /** `drop` ends the connection of a listener who does not read. */
  admit(line: Line, drop: () => void): void {
    this.#lines.set(line, { topics: new Set(), drop })
  }

  dismiss(line: Line): void {
    for (const topic of this.#lines.get(line)?.topics ?? []) this.#feeds.get(topic)?.leave(line)
    this.#lines.delete(line)
  }

  async follow(line: Line, name: string, after: number | undefined): Promise<void> {
    const feed = this.#feeds.get(name)
    const known = this.#lines.get(line)
    if (!feed || !known) throw new Refusal('notFound')
    if (known.topics.size >= TOPICS_PER_LINE && !known.topics.has(name)) throw new Refusal('tooLarge')
    known.topics.add(name)
    await feed.follow(line, after)
  }

  leave(line: Line, name: string): void {
    this.#feeds.get(name)?.leave(line)
    this.#lines.get(line)?.topics.delete(name)
  }

  /** Another player listens now, or nobody: what was the former one's is not told on. */
  become(line: Line, playerId: bigint | null): void {
    for (const { kind, name } of this.#deps.topics) if (kind === 'own') this.leave(line, name)
    line.playerId = playerId
  }

  #feed(topic: Topic): Feed {
    const { log, onError } = this.#deps
    if (topic.kind === 'watched') return new WatchedFeed(topic, this.#delivery)
    if (topic.kind === 'sync') return this.#syncFeed(topic)
    if (topic.kind === 'shared') {
      const feed = new SharedFeed(topic, log, this.#source(topic.source, topic.gatherMs), this.#delivery)
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

  #source(name: string, gatherMs: number): Source {
    const known = this.#sources.get(name)
    if (known) return known
    const hear = async (heard: EventBatch): Promise<void> => {
      // All are told, also where one of them fails.
      const told = await Promise.allSettled(this.#subscribersOf(name).map((subscriber) => subscriber.hear(heard)))
      for (const each of told) if (each.status === 'rejected') throw each.reason
    }
    const source = new Source(name, gatherMs, { log: this.#deps.log, hear, onError: this.#deps.onError })
    this.#sources.set(name, source)
    return source
  }

  #subscribersOf(source: string) {
    const subscribers = this.#subscribers.get(source) ?? []
    this.#subscribers.set(source, subscribers)
    return subscribers
  }

  async #look(): Promise<void> {
    if (this.#lines.size === 0) {
      for (const source of this.#sources.values()) source.end()
      return
    }
    const followed = [...this.#sources.values()].filter(({ last }) => last !== null)
    const numbers = await this.#deps.log.numbers(followed.map(({ name }) => name))
    for (const source of followed) if ((numbers.get(source.name) ?? 0) > (source.last ?? 0)) source.wake()
    for (const feed of this.#feeds.values()) await feed.watch()
  }

  async #catchUp(): Promise<void> {
    for (const [line, { drop }] of this.#lines) {
      if (!line.isBehind) continue
      if (line.isLost) drop()
      else for (const topic of line.caughtUp()) await this.#feeds.get(topic)?.repeat(line)
    }
  }

  #beat(): void {
    this.#delivery.toAll(this.#lines.keys(), null, frameOf({ is: 'beat', now: this.#deps.now() }))
  }
}
