// What the server tells by itself. Whoever follows a topic holds its newest state: from the one socket that all
// share, or, where none can be opened, from the same facts asked for again and again.

import { useCallback, useSyncExternalStore } from 'react'
import type { LiveMessage } from '@glasshouse/rulebook/wire/realtime'
import { currentLanguage, onLanguage } from '@glasshouse/ui/text/i18n.ts'
import { connection, onConnection, receivedMessage, setSilent } from '../connection.ts'
import { hostOf } from '../hosts.ts'
import { onPlayerToken, playerToken } from '../tokens.ts'
import { createLiveConnection } from './live-connection.ts'
import { createServerClock } from './server-clock.ts'

const PATH = '/api/live'
/** A topic that nobody follows is kept for a moment: a page may just have changed. */
const LINGER_MS = 5_000
const HIDDEN_MOST_MS = 300_000
/** After this many failures in a row the facts are asked for instead. */
const POLL_AFTER_FAILURES = 2
const POLL_MS = 500
/** Who is not answered asks more slowly. */
const POLL_MOST_MS = 4_000
const CLOCK_AFTER_MS = [0, 400, 1_200] as const
const CLOCK_EVERY_MS = 60_000
/** Who follows a sync hears something every second or two: a connection that is silent for longer is dead. */
const SYNC_SILENT_MS = 5_000
/** How late a sync may be before the screen stops trusting what it shows, and the least that is waited. */
const SYNC_LATE_MS = 750
const SILENCE_LEAST_MS = 1_000
const SILENCE_LOOK_MS = 200
/** After the network came back the old connection must answer within this time. */
const PROBE_MS = 2_500

export interface Topic<T> {
  readonly name: string
  /** Belongs to the logged-in player: followed only while there is one, forgotten when he changes. */
  readonly own?: boolean
  /** The state after some news; absent where the topic always comes whole. */
  readonly merge?: (state: T, news: T) => T
  /** The same state by a call, for where there is no socket. */
  readonly fetch?: () => Promise<T>
  /** The server's time within a state, where it carries it. */
  readonly serverNow?: (state: T) => number | undefined
  /** Where the state is sent again and again: the time within which the next one follows. */
  readonly everyMs?: (state: T) => number
}

/** `opening` until the first connection stands or fails; `lost` while neither it nor calls get through, or there is no network. */
export type LiveStatus = 'opening' | 'open' | 'polling' | 'lost'

interface Followed {
  readonly topic: Topic<unknown>
  readonly listeners: Set<() => void>
  number: number | null
  data: unknown
  /** How often in a row the call was not answered. */
  missed: number
  /** Something of it has come on the connection that is open now. */
  isTold: boolean
  /** When its newest state came, by this device's steady clock. */
  receivedMs: number
  leaving?: ReturnType<typeof setTimeout> | undefined
  poll?: ReturnType<typeof setTimeout> | undefined
}

const liveUrl = (): string => {
  const host = hostOf(PATH) || location.origin
  return host.replace(/^http/, 'ws') + PATH
}

export class Live {
  readonly clock = createServerClock()
  readonly #followed = new Map<string, Followed>()
  readonly #statusListeners = new Set<() => void>()
  readonly #connection = createLiveConnection(liveUrl, {
    opened: () => this.#opened(),
    message: (message) => this.#hear(message),
    lost: (failures) => this.#lost(failures),
  })
  /** Told when the house does not take the token any more: it ended elsewhere. */
  onRefused: () => void = () => undefined
  #status: LiveStatus = 'opening'
  #isPolling = false
  #isOffline = false
  #silenceTimer: ReturnType<typeof setInterval> | undefined
  #clockTimers: ReturnType<typeof setTimeout>[] = []
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor() {
    onPlayerToken(() => this.#changePlayer())
    onLanguage(() => this.#hello())
    onConnection(() => this.#networkChanged())
    document.addEventListener('visibilitychange', () => this.#seenOrHidden())
  }

  readonly serverNow = (): number => this.clock.now()
  readonly status = (): LiveStatus => (connection() === 'offline' ? 'lost' : this.#status)
  readonly onStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener)
    return () => this.#statusListeners.delete(listener)
  }

  state<T>({ name }: Topic<T>): T | undefined {
    return this.#followed.get(name)?.data as T | undefined
  }

  /** When the newest state of a topic came, by this device's steady clock; undefined where none is known. */
  receivedMs<T>({ name }: Topic<T>): number | undefined {
    const one = this.#followed.get(name)
    return one?.data === undefined ? undefined : one.receivedMs
  }

  follow<T>(topic: Topic<T>, listener: () => void): () => void {
    const one = this.#followed.get(topic.name) ?? this.#begin(topic as Topic<unknown>)
    one.listeners.add(listener)
    clearTimeout(one.leaving)
    return () => {
      one.listeners.delete(listener)
      if (one.listeners.size === 0) one.leaving = setTimeout(() => this.#leave(one), LINGER_MS)
    }
  }

  #begin(topic: Topic<unknown>): Followed {
    const one: Followed = {
      topic,
      listeners: new Set(),
      number: null,
      data: undefined,
      missed: 0,
      isTold: false,
      receivedMs: 0,
    }
    this.#followed.set(topic.name, one)
    this.#expectSyncs()
    if (this.#connection.isOpen()) this.#ask(one)
    else this.#connection.open()
    if (this.#isPolling) void this.#poll(one)
    return one
  }
  #leave(one: Followed): void {
    clearTimeout(one.poll)
    this.#followed.delete(one.topic.name)
    this.#connection.send({ type: 'unsubscribe', topic: one.topic.name })
    this.#expectSyncs()
    if (this.#followed.size === 0) this.#rest()
  }
  #expectSyncs(): void {
    const hasSync = [...this.#followed.values()].some(({ topic }) => topic.everyMs)
    this.#connection.expect(hasSync ? SYNC_SILENT_MS : null)
    clearInterval(this.#silenceTimer)
    if (hasSync) this.#silenceTimer = setInterval(() => this.#lookForSilence(), SILENCE_LOOK_MS)
  }
  /** Syncs come from one connection: where the newest of all is overdue, nothing comes any more. */
  #lookForSilence(): void {
    const overdue = [...this.#followed.values()].flatMap(({ topic, data, receivedMs }) => {
      if (!topic.everyMs || data === undefined) return []
      const limitMs = Math.max(SILENCE_LEAST_MS, topic.everyMs(data) + SYNC_LATE_MS)
      return [performance.now() - receivedMs > limitMs]
    })
    setSilent(this.#status === 'lost' || (overdue.length > 0 && overdue.every(Boolean)))
  }
  #networkChanged(): void {
    const isOffline = connection() === 'offline'
    if (isOffline === this.#isOffline) return
    this.#isOffline = isOffline
    for (const listener of this.#statusListeners) listener()
    if (isOffline) return
    this.#connection.hurry()
    // The old connection may have died with the old network, without a word.
    if (!this.#connection.isOpen()) return
    this.#setClock()
    this.#connection.probe(PROBE_MS)
  }
  #rest(): void {
    this.#endPolling()
    for (const timer of this.#clockTimers) clearTimeout(timer)
    clearInterval(this.#silenceTimer)
    this.#connection.close()
    setSilent(false)
    this.#setStatus('opening')
  }

  #opened(): void {
    this.#endPolling()
    this.#setStatus('open')
    this.#hello()
    for (const one of this.#followed.values()) {
      one.isTold = false
      this.#ask(one)
    }
    this.#setClock()
  }
  #lost(failures: number): void {
    for (const timer of this.#clockTimers) clearTimeout(timer)
    if (failures >= POLL_AFTER_FAILURES) this.#beginPolling()
    if (!this.#isPolling) this.#setStatus('lost')
  }
  #setStatus(next: LiveStatus): void {
    if (next === this.#status) return
    this.#status = next
    setSilent(next === 'lost')
    for (const listener of this.#statusListeners) listener()
  }
  #hello(): void {
    this.#connection.send({ type: 'auth', token: playerToken() ?? '', language: currentLanguage() })
  }
  #ask(one: Followed): void {
    if (!isOurs(one)) return
    this.#connection.send({
      type: 'subscribe',
      topic: one.topic.name,
      ...(one.number !== null && { after: one.number }),
    })
  }
  #askAnew(one: Followed): void {
    one.number = null
    this.#ask(one)
  }
  #setClock(): void {
    for (const timer of this.#clockTimers) clearTimeout(timer)
    const sample = (): void => this.#connection.send({ type: 'time', sent: performance.now() })
    this.#clockTimers = CLOCK_AFTER_MS.map((ms) => setTimeout(sample, ms))
    this.#clockTimers.push(setTimeout(() => this.#setClock(), CLOCK_EVERY_MS))
  }

  #hear(message: LiveMessage): void {
    if (connection() !== 'online') receivedMessage()
    if (message.type === 'heartbeat') return this.clock.heard(message.now)
    if (message.type === 'time') return this.clock.sample(message.sent, message.now, performance.now())
    if (message.type === 'refused' && message.topic === 'auth') return this.onRefused()
    const one = this.#followed.get(message.topic)
    if (!one || !isOurs(one)) return
    if (message.type === 'refused') return this.#forget(one)
    if (message.type === 'snapshot') return this.#take(one, message.number, message.data)
    // News of what is not held yet is no gap: its whole is on the way.
    if (one.number === null) return
    if (message.from === one.number && one.topic.merge)
      return this.#take(one, message.number, one.topic.merge(one.data, message.data))
    // Numbers only grow on one connection, so what is not above the one held has been heard already.
    if (one.isTold && message.number <= one.number) return
    this.#askAnew(one)
  }
  #take(one: Followed, number: number | null, data: unknown): void {
    one.number = number
    one.data = data
    one.receivedMs = performance.now()
    one.isTold = number !== null
    const serverMs = one.topic.serverNow?.(data)
    if (serverMs !== undefined) this.clock.heard(serverMs)
    tell(one)
  }
  #forget(one: Followed): void {
    one.number = null
    if (one.data === undefined) return
    one.data = undefined
    tell(one)
  }

  #beginPolling(): void {
    if (this.#isPolling) return
    this.#isPolling = true
    for (const one of this.#followed.values()) void this.#poll(one)
  }
  #endPolling(): void {
    this.#isPolling = false
    for (const one of this.#followed.values()) clearTimeout(one.poll)
  }
  async #poll(one: Followed): Promise<void> {
    const { fetch, own, name } = one.topic
    if (!fetch) return
    const isStill = (): boolean => this.#isPolling && this.#followed.get(name) === one
    if (isOurs(one) && !document.hidden) {
      const token = playerToken()
      const data = await fetch().catch(() => undefined)
      // The connection came back meanwhile, or another player did: then this answer is nobody's.
      if (!isStill() || (own && token !== playerToken())) return
      one.missed = data === undefined ? one.missed + 1 : 0
      // Whoever answers again may well take the connection again too.
      if (data !== undefined && this.#status === 'lost') this.#connection.hurry()
      this.#setStatus(data === undefined ? 'lost' : 'polling')
      if (data !== undefined) this.#take(one, null, data)
    }
    const waitMs = Math.min(POLL_MOST_MS, POLL_MS * 2 ** one.missed)
    if (isStill()) one.poll = setTimeout(() => void this.#poll(one), waitMs)
  }

  #changePlayer(): void {
    this.#hello()
    for (const one of this.#followed.values()) {
      if (!one.topic.own) continue
      this.#forget(one)
      this.#connection.send({ type: 'unsubscribe', topic: one.topic.name })
      this.#askAnew(one)
      clearTimeout(one.poll)
      if (this.#isPolling) void this.#poll(one)
    }
  }
  #seenOrHidden(): void {
    clearTimeout(this.#pause)
    if (document.hidden) this.#pause = setTimeout(() => this.#rest(), HIDDEN_MOST_MS)
    else if (this.#followed.size > 0) {
      this.#connection.open()
      this.#connection.hurry()
      // A device that slept may have stopped its steady clock.
      if (this.#connection.isOpen()) this.#setClock()
    }
  }
}

const isOurs = ({ topic }: Followed): boolean => !topic.own || playerToken() !== null
const tell = ({ listeners }: Followed): void => {
  for (const listener of listeners) listener()
}

export const live = new Live()
export const serverNow = live.serverNow

const nothing = (): (() => void) => () => undefined

/** The newest state of a topic, followed for as long as the component lives; undefined until it is known. */
export function useLive<T>(topic: Topic<T> | null): T | undefined {
  const subscribe = useCallback((listener: () => void) => (topic ? live.follow(topic, listener) : nothing()), [topic])
  return useSyncExternalStore(subscribe, () => (topic ? live.state(topic) : undefined))
}

export const useLiveStatus = (): LiveStatus => useSyncExternalStore(live.onStatus, live.status)
