// One subscriber's socket. A broadcast is framed once and the same bytes go to every connection. A connection that
// falls behind has no queue: it skips frames and gets a snapshot once it has caught up.

import type { LiveMessage } from '@glasshouse/rulebook/wire/realtime'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import * as ws from 'ws'
import type { Client } from './client.ts'

/** A connection with more unsent bytes than this is behind. */
const BEHIND_BYTES = 64 * 1024
/** A connection that is behind for this long is dropped. */
const DROP_AFTER_MS = 30_000

/** `ws` exports its frame builder but neither documents nor types it, so connection.test.ts checks what it builds. */
const { Sender } = ws as unknown as {
  Sender: { frame(data: Buffer, options: { fin: boolean; opcode: number }): Buffer[] }
}
const TEXT = { fin: true, opcode: 1 }

/** Encodes a message as one WebSocket text frame, which can be written to any number of sockets. */
export const encodeFrame = (message: LiveMessage): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(JSON.stringify(message)), TEXT))

/** A frame to send; `topic` is null for frames that belong to no topic. */
interface QueuedFrame {
  readonly topic: string | null
  readonly frame: Buffer
}

export class Connection {
  readonly client: Client
  readonly #missed = new Set<string>()
  /** Frames that wait for this connection's turn in a broadcast. */
  #queue: QueuedFrame[] = []
  #behindSince: number | null = null
  language: Language = 'en'
  playerId: bigint | null = null

  constructor(client: Client) {
    this.client = client
  }

  /** Sends a frame of a topic now, after the queued frames. */
  send(topic: string, frame: Buffer): void {
    this.#queue.push({ topic, frame })
    this.flush()
  }

  /** Sends a frame that belongs to no topic, such as a time or an error. */
  sendDirect(frame: Buffer): void {
    this.#queue.push({ topic: null, frame })
    this.flush()
  }

  /** Queues a frame until the next flush. Returns whether the queue was empty before. */
  queue(queued: QueuedFrame): boolean {
    return this.#queue.push(queued) === 1
  }

  /** Writes all queued frames at once. */
  flush(): void {
    const frames = this.#queue
    if (frames.length === 0) return
    this.#queue = []
    if (!this.client.isOpen) return
    if (frames.length > 1) this.client.socket.cork()
    for (const each of frames) this.#write(each)
    if (frames.length > 1) this.client.socket.uncork()
  }

  /** Writes a frame, or records its topic as missed while the connection is behind. */
  #write({ topic, frame }: QueuedFrame): void {
    if (this.client.socket.writableLength <= BEHIND_BYTES) {
      if (topic === null || !this.#missed.has(topic)) this.client.socket.write(frame)
    } else if (topic !== null) {
      this.#behindSince ??= performance.now()
      this.#missed.add(topic)
    }
  }

  get isBehind(): boolean {
    return this.#behindSince !== null
  }

  get isTimedOut(): boolean {
    return this.#behindSince !== null && performance.now() - this.#behindSince > DROP_AFTER_MS
  }

  /** Returns the missed topics once everything sent was read, and clears them. */
  takeMissedTopics(): string[] {
    // Discards queued frames of missed topics: they no longer follow the last state sent.
    this.flush()
    if (this.client.socket.writableLength > 0) return []
    const missed = [...this.#missed]
    this.#missed.clear()
    this.#behindSince = null
    return missed
  }
}
