// One listener. What is told to many is framed once and written to each as it is; a listener that does not keep up
// gets no queue of its own but is left out, and told the whole state when it has caught up.

import type { Duplex } from 'node:stream'
import type { LiveMessage } from '@glasshouse/rulebook/wire/realtime'
import type { Language } from '@glasshouse/rulebook/wire/fields'

/** More than this unsent means that a listener is behind. */
const BEHIND_BYTES = 64 * 1024
/** Whoever is behind for so long is not coming back. */
const LOST_MS = 30_000

/** A text message as one WebSocket frame, which may be written to any number of listeners. */
export function frameOf(message: LiveMessage): Buffer {
  const body = Buffer.from(JSON.stringify(message))
  const { length } = body
  const head = length < 126 ? Buffer.alloc(2) : length < 65_536 ? Buffer.alloc(4) : Buffer.alloc(10)
  head[0] = 0x81
  if (length < 126) head[1] = length
  else if (length < 65_536) {
    head[1] = 126
    head.writeUInt16BE(length, 2)
  } else {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([head, body])
}

/** Something to be told, by itself or on a topic. */
interface QueuedFrame {
  readonly topic: string | null
  readonly frame: Buffer
}

export class Connection {
  readonly #socket: Duplex
  readonly #isOpen: () => boolean
  readonly #missed = new Set<string>()
  /** What waits for its turn among all that is told to many. */
  #waiting: QueuedFrame[] = []
  #behindSince: number | null = null
  language: Language = 'en'
  playerId: bigint | null = null

  /** `isOpen` until a frame that closes has been sent: a browser takes any that follows it for an error. */
  constructor(socket: Duplex, isOpen: () => boolean) {
    this.#socket = socket
    this.#isOpen = isOpen
  }

  /** Tells something about a topic now, after what waits for its turn. */
  send(topic: string, frame: Buffer): void {
    this.#waiting.push({ topic, frame })
    this.flush()
  }

  /** What belongs to no topic: a time, a refusal. */
  sendUnlisted(frame: Buffer): void {
    this.#waiting.push({ topic: null, frame })
    this.flush()
  }

  /** Keeps something until it is its turn; answers whether it is the first that waits. */
  queue(lastSent: QueuedFrame): boolean {
    return this.#waiting.push(lastSent) === 1
  }

  /** Writes what waits, all at once. */
  flush(): void {
    const lastSent = this.#waiting
    if (lastSent.length === 0) return
    this.#waiting = []
    if (!this.#isOpen()) return
    if (lastSent.length > 1) this.#socket.cork()
    for (const each of lastSent) this.#write(each)
    if (lastSent.length > 1) this.#socket.uncork()
  }

  /** Or remembers what could not be told. */
  #write({ topic, frame }: QueuedFrame): void {
    if (this.#socket.writableLength <= BEHIND_BYTES) {
      if (topic === null || !this.#missed.has(topic)) this.#socket.write(frame)
    } else if (topic !== null) {
      this.#behindSince ??= performance.now()
      this.#missed.add(topic)
    }
  }

  get isBehind(): boolean {
    return this.#behindSince !== null
  }

  get isLost(): boolean {
    return this.#behindSince !== null && performance.now() - this.#behindSince > LOST_MS
  }

  /** The topics that it missed, once it has read all that it was sent. */
  caughtUp(): string[] {
    // What still waits about a topic that was missed does not fit any more.
    this.flush()
    if (this.#socket.writableLength > 0) return []
    const missed = [...this.#missed]
    this.#missed.clear()
    this.#behindSince = null
    return missed
  }
}
