// One listener. What is told to many is framed once and written to each as it is; a listener that does not keep up
// gets no queue of its own but is left out, and told the whole state when it has caught up.

import type { Duplex } from 'node:stream'
import type { LiveMessage } from '@glasshouse/rulebook/wire/live'
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

export class Line {
  readonly #socket: Duplex
  readonly #isOpen: () => boolean
  readonly #missed = new Set<string>()
  #behindSince: number | null = null
  language: Language = 'en'
  playerId: bigint | null = null

  /** `isOpen` until a frame that closes has been sent: a browser takes any that follows it for an error. */
  constructor(socket: Duplex, isOpen: () => boolean) {
    this.#socket = socket
    this.#isOpen = isOpen
  }

  /** Tells something about a topic, or remembers that it could not be told. */
  tell(topic: string, frame: Buffer): void {
    if (!this.#isOpen()) return
    if (this.#socket.writableLength > BEHIND_BYTES) {
      this.#behindSince ??= performance.now()
      this.#missed.add(topic)
    } else if (!this.#missed.has(topic)) this.#socket.write(frame)
  }

  /** What belongs to no topic: a beat, a time, a refusal. */
  say(frame: Buffer): void {
    if (this.#isOpen() && this.#socket.writableLength <= BEHIND_BYTES) this.#socket.write(frame)
  }

  get isBehind(): boolean {
    return this.#behindSince !== null
  }

  get isLost(): boolean {
    return this.#behindSince !== null && performance.now() - this.#behindSince > LOST_MS
  }

  /** The topics that it missed, once it has read all that it was sent. */
  caughtUp(): string[] {
    if (this.#socket.writableLength > 0) return []
    const missed = [...this.#missed]
    this.#missed.clear()
    this.#behindSince = null
    return missed
  }
}
