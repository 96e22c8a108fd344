// A WebSocket whose other end is the test.

import type { LiveMessage } from '@glasshouse/rulebook/wire/realtime'

export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  readonly sent: Record<string, unknown>[] = []
  isClosed = false
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.isClosed = true
  }
  accept(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(message: LiveMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  /** The other side has asked to end, and the browser has not told so yet. */
  isEnding(): void {
    this.readyState = 2
  }
  fall(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  follows = (): unknown[] => this.sent.filter((one) => one['type'] === 'subscribe')
}

export const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket
export const whole = (topic: string, number: number, data: unknown): LiveMessage => ({
  type: 'snapshot',
  topic,
  number,
  data,
})
