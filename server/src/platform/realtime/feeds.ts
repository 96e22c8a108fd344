// How each kind of topic reaches its listeners.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { EventLog } from '../db/event-log.ts'
import type { Delivery } from './delivery.ts'
import { frameOf, type Line } from './connection.ts'
import type { EventBatch, Source } from './event-reader.ts'
import type { OwnTopic, SharedTopic, WatchedTopic } from './topic.ts'

/** Listeners who come within this time are told the same whole state. */
const WHOLE_FRESH_MS = 50
/** Listeners' own states are looked up together with those of all who asked at the same moment. */
const OWN_GATHER_MS = 10
const OWN_AGAIN_MS = 1000
const OWN_AT_ONCE = 2000
/** Who has missed more than this is told the whole, which is made once for all. */
const CATCH_UP_MOST = 20

export interface Feed {
  follow(line: Line, after: number | undefined): Promise<void>
  leave(line: Line): void
  /** Tells the whole state again. */
  repeat(line: Line): Promise<void>
  /** Called every now and then. */
  watch(): Promise<void>
}

interface Whole {
  readonly number: number
  readonly frame: Buffer
}

export class SharedFeed implements Feed {
  readonly #topic: SharedTopic
  readonly #log: EventLog
  readonly #source: Source
  readonly #delivery: Delivery
  readonly #lines = new Set<Line>()
  #whole: { made: Promise<Whole>; at: number } | null = null
  /** The number of the state that all were told last. */
  #told = 0
  #turn: Promise<void> = Promise.resolve()

  constructor(topic: SharedTopic, log: EventLog, source: Source, delivery: Delivery) {
    this.#topic = topic
    this.#log = log
    this.#source = source
    this.#delivery = delivery
  }

  async follow(line: Line, after: number | undefined): Promise<void> {
    this.#lines.add(line)
    await this.#source.begin()
    const missed = after === undefined || !this.#topic.news ? null : await this.#since(after)
    if (missed) line.tell(this.#topic.name, missed)
    else await this.repeat(line)
  }

  leave(line: Line): void {
    this.#lines.delete(line)
  }

  async repeat(line: Line): Promise<void> {
    await this.#inTurn(async () => line.tell(this.#topic.name, (await this.#wholeNow()).frame))
  }

  async hear(heard: EventBatch): Promise<void> {
    await this.#inTurn(() => this.#tellAll(heard))
  }

  async #tellAll({ from, number, events }: EventBatch): Promise<void> {
    // Said before the state was read that everyone knows: at ten thousand listeners it would delay what comes next.
    if (number <= this.#told) return
    this.#whole = null
    if (this.#lines.size === 0) return
    const data = events && this.#topic.news ? await this.#topic.news(events) : null
    const { name } = this.#topic
    const { frame, number: told } =
      data === null
        ? await this.#wholeNow()
        : { frame: frameOf({ is: 'news', topic: name, from, number, data }), number }
    this.#told = told
    this.#delivery.toAll(this.#lines, name, frame)
  }

  watch(): Promise<void> {
    return Promise.resolve()
  }

  /** What was said after a number, as one frame; null where nobody can tell any more, or the number is none of ours. */
  async #since(after: number): Promise<Buffer | null> {
    const current = await this.#source.number()
    if (after > current || current - after > CATCH_UP_MOST) return null
    const said = await this.#log.after<unknown>(this.#source.name, after)
    // What this node has not heard yet it will tell in its turn: else a whole state told meanwhile would go back.
    const events = said?.filter(({ number }) => number <= current)
    if (!events || !this.#topic.news || (events.length === 0 && after < current)) return null
    const data = await this.#topic.news(events)
    const number = events.at(-1)?.number ?? after
    return data === null ? null : frameOf({ is: 'news', topic: this.#topic.name, from: after, number, data })
  }

  /** A whole state that took long must not come after a later one: on one line, numbers only grow. */
  #inTurn(tell: () => Promise<void>): Promise<void> {
    const told = this.#turn.then(tell)
    this.#turn = told.catch(() => {})
    return told
  }

  #wholeNow(): Promise<Whole> {
    if (!this.#whole || performance.now() - this.#whole.at > WHOLE_FRESH_MS) {
      const made = this.#makeWhole()
      this.#whole = { made, at: performance.now() }
      made.catch(() => (this.#whole = null))
    }
    return this.#whole.made
  }

  // The number is read before the state: what is said in between is told once more, and changes nothing. Where all is told
  // whole, a look afterwards spares that: a round that locks and starts in one breath is told once.
  async #makeWhole(): Promise<Whole> {
    const { name, news } = this.#topic
    let number = await this.#source.number()
    let data = await this.#topic.whole()
    const after = news ? number : await this.#source.number()
    if (after > number) {
      number = after
      data = await this.#topic.whole()
    }
    return { number, frame: frameOf({ is: 'whole', topic: name, number, data }) }
  }
}

export class OwnFeed implements Feed {
  readonly #topic: OwnTopic
  readonly #sources: readonly Source[]
  readonly #onError: (error: unknown) => void
  readonly #lines = new Map<bigint, Set<Line>>()
  /** What each was last told, so that a look at everyone tells only what has changed. */
  readonly #told = new Map<bigint, string>()
  #due = new Set<bigint>()
  /** One after the other: what was read first is told first. */
  #telling: Promise<void> = Promise.resolve()
  #watchedAt = performance.now()

  constructor(topic: OwnTopic, sources: readonly Source[], onError: (error: unknown) => void) {
    this.#topic = topic
    this.#sources = sources
    this.#onError = onError
  }

  async follow(line: Line): Promise<void> {
    const { playerId } = line
    if (playerId === null) throw new Refusal('loginNeeded')
    const lines = this.#lines.get(playerId) ?? new Set()
    this.#lines.set(playerId, lines.add(line))
    for (const source of this.#sources) await source.begin()
    await this.repeat(line)
  }

  leave(line: Line): void {
    if (line.playerId === null) return
    const lines = this.#lines.get(line.playerId)
    lines?.delete(line)
    if (lines?.size !== 0) return
    this.#lines.delete(line.playerId)
    this.#told.delete(line.playerId)
  }

  repeat({ playerId }: Line): Promise<void> {
    if (playerId !== null) {
      this.#told.delete(playerId)
      this.#ask([playerId])
    }
    return Promise.resolve()
  }

  hear({ events }: EventBatch): Promise<void> {
    this.#ask(events ? this.#topic.concerned(events) : this.#lines.keys())
    return Promise.resolve()
  }

  watch(): Promise<void> {
    const { watchMs } = this.#topic
    if (watchMs > 0 && performance.now() - this.#watchedAt >= watchMs) {
      this.#watchedAt = performance.now()
      this.#ask(this.#lines.keys())
    }
    return Promise.resolve()
  }

  #ask(playerIds: Iterable<bigint>): void {
    const begin = this.#due.size === 0
    for (const playerId of playerIds) if (this.#lines.has(playerId)) this.#due.add(playerId)
    if (!begin || this.#due.size === 0) return
    setTimeout(() => {
      this.#telling = this.#telling.then(() => this.#tellDue()).catch(this.#onError)
    }, OWN_GATHER_MS)
  }

  async #tellDue(): Promise<void> {
    const due = [...this.#due]
    this.#due = new Set()
    for (let from = 0; from < due.length; from += OWN_AT_ONCE) {
      const states = await this.#topic.whole(due.slice(from, from + OWN_AT_ONCE)).catch((error: unknown) => {
        // Nobody else would tell them before something happens to them again.
        setTimeout(() => this.#ask(due.slice(from)), OWN_AGAIN_MS).unref()
        throw error
      })
      for (const [playerId, data] of states) this.#tell(playerId, data)
    }
  }

  #tell(playerId: bigint, data: unknown): void {
    const lines = this.#lines.get(playerId)
    const text = JSON.stringify(data)
    if (!lines || this.#told.get(playerId) === text) return
    this.#told.set(playerId, text)
    const frame = frameOf({ is: 'whole', topic: this.#topic.name, number: 0, data })
    for (const line of lines) line.tell(this.#topic.name, frame)
  }
}

export class WatchedFeed implements Feed {
  readonly #topic: WatchedTopic
  readonly #delivery: Delivery
  readonly #lines = new Set<Line>()
  #told = ''
  #watchedAt = -Infinity

  constructor(topic: WatchedTopic, delivery: Delivery) {
    this.#topic = topic
    this.#delivery = delivery
  }

  async follow(line: Line): Promise<void> {
    this.#lines.add(line)
    await this.repeat(line)
  }

  leave(line: Line): void {
    this.#lines.delete(line)
  }

  async repeat(line: Line): Promise<void> {
    line.tell(this.#topic.name, this.#frame(await this.#topic.whole()))
  }

  async watch(): Promise<void> {
    if (this.#lines.size === 0 || performance.now() - this.#watchedAt < this.#topic.watchMs) return
    this.#watchedAt = performance.now()
    const data = await this.#topic.whole()
    const text = JSON.stringify(data)
    if (text === this.#told) return
    this.#told = text
    this.#delivery.toAll(this.#lines, this.#topic.name, this.#frame(data))
  }

  #frame(data: unknown): Buffer {
    return frameOf({ is: 'whole', topic: this.#topic.name, number: 0, data })
  }
}
