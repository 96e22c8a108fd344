// One socket that stays open for as long as it is wanted: it notices when it is dead and comes back by itself. It
// knows nothing of what travels on it.

import type { HEARTBEAT_MS, LiveMessage, LiveRequest } from '@glasshouse/rulebook/wire/realtime'

// The type holds the two numbers together; importing the value would bring all schemas along.
const BEAT_MS: typeof HEARTBEAT_MS = 10_000
const SILENT_BEATS = 3
const OPEN_WITHIN_MS = 8_000
const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 30_000
/** Of a WebSocket. */
const OPEN = 1

export interface LiveConnectionEvents {
  opened(): void
  message(message: LiveMessage): void
  /** How often in a row it has now failed. */
  lost(failures: number): void
}

export interface LiveConnection {
  open(): void
  close(): void
  /** Tries at once where it is waiting for its next try. */
  hurry(): void
  send(request: LiveRequest): void
  /** How long it may be silent from now on before it is taken for dead; the usual heartbeats where this is null. */
  expect(withinMs: number | null): void
  /** It must be heard of within this time, this once. */
  probe(withinMs: number): void
  readonly isOpen: () => boolean
}

/** Grows with every failure, and is never the same for two browsers that lost the same server. */
export const retryAfterMs = (failures: number, luck: number): number =>
  Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** (failures - 1)) * (0.5 + luck / 2)

/** A time by which something must have been heard; each message moves it on. */
function createDeadline(onMissed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let usualMs = SILENT_BEATS * BEAT_MS
  const within = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(onMissed, ms)
  }
  return {
    within,
    reset: () => within(usualMs),
    usual: (ms: number) => void (usualMs = ms),
    clear: () => clearTimeout(timer),
  }
}

export function createLiveConnection(url: () => string, events: LiveConnectionEvents): LiveConnection {
  let socket: WebSocket | null = null
  let isOpen = false
  let isWanted = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const deadline = createDeadline(fail)

  function drop(): void {
    deadline.clear()
    clearTimeout(retry)
    const old = socket
    socket = null
    isOpen = false
    old?.close()
  }
  function fail(): void {
    drop()
    failures++
    retry = setTimeout(connect, retryAfterMs(failures, Math.random()))
    events.lost(failures)
  }
  function connect(): void {
    if (!isWanted || socket) return
    clearTimeout(retry)
    if (typeof WebSocket === 'undefined') return fail()
    const mine = new WebSocket(url())
    socket = mine
    deadline.within(OPEN_WITHIN_MS)
    mine.addEventListener('open', () => {
      if (socket !== mine) return
      isOpen = true
      deadline.reset()
      events.opened()
    })
    mine.addEventListener('message', ({ data }) => {
      if (socket !== mine) return
      // Only a connection that spoke is a good one: a proxy may open it and then let it hang.
      failures = 0
      deadline.reset()
      events.message(JSON.parse(String(data)) as LiveMessage)
    })
    mine.addEventListener('close', () => {
      if (socket === mine) fail()
    })
  }

  return {
    open() {
      if (isWanted) return
      isWanted = true
      connect()
    },
    close() {
      isWanted = false
      failures = 0
      drop()
    },
    hurry() {
      if (isWanted && !socket) connect()
    },
    send(request) {
      // One that is closing takes nothing more; what matters is asked again on the next.
      if (isOpen && socket?.readyState === OPEN) socket.send(JSON.stringify(request))
    },
    expect(withinMs) {
      deadline.usual(withinMs ?? SILENT_BEATS * BEAT_MS)
      if (isOpen) deadline.reset()
    },
    probe: (withinMs) => void (isOpen && deadline.within(withinMs)),
    isOpen: () => isOpen,
  }
}
