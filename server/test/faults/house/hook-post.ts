// A proxy between gateway and server that delays, duplicates, reorders or drops webhooks.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../../sim/luck.ts'

const FATES = { passed: 40, delayed: 20, doubled: 15, reordered: 15, dropped: 5, 'cut off': 5 } as const
const DELAY_MS = 15_000
const PATIENCE_MS = 4000
const TRIES = 5
const PAUSE_MS = 1000

interface Letter {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

export class HookPost {
  readonly counts: Record<keyof typeof FATES, number> = {
    passed: 0,
    delayed: 0,
    doubled: 0,
    reordered: 0,
    dropped: 0,
    'cut off': 0,
  }
  readonly #server: Server
  readonly #luck: Luck
  #houseUrls: () => readonly string[] = () => []
  /** Held back until another one overtakes it. */
  #overtaken: Letter[] = []
  readonly #late = new Set<Promise<unknown>>()
  #isCalm = true

  private constructor(luck: Luck) {
    this.#luck = luck
    this.#server = createServer((request, response) => {
      this.#take(request, response).catch(() => response.destroy())
    })
  }

  static async open(luck: Luck): Promise<HookPost> {
    const post = new HookPost(luck)
    post.#server.listen(0, '127.0.0.1')
    await once(post.#server, 'listening')
    return post
  }

  get url(): string {
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  /** Starts disturbing webhooks to these addresses. */
  begin(houseUrls: () => readonly string[]): void {
    this.#houseUrls = houseUrls
    this.#isCalm = false
  }

  /** From now on everything arrives, including what was held back. */
  async calm(): Promise<void> {
    this.#isCalm = true
    this.#overtake()
    await Promise.all(this.#late)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const letter = await letterOf(request)
    const fate = this.#isCalm ? 'passed' : this.#luck.weighed(FATES)
    const answer = (status: number): void => void response.writeHead(status).end()
    if (!this.#isCalm) this.counts[fate]++
    if (fate === 'cut off') return void response.destroy()
    if (fate === 'dropped') return answer(200)
    if (fate === 'delayed') {
      const delayMs = this.#luck.between(0, DELAY_MS)
      this.#later(sleep(delayMs).then(() => this.#insist(letter)))
      return answer(200)
    }
    if (fate === 'reordered') {
      this.#overtaken.push(letter)
      return answer(200)
    }
    const [status] = await Promise.all([this.#deliver(letter), fate === 'doubled' && this.#deliver(letter)])
    answer(status)
    this.#overtake()
  }

  #overtake(): void {
    for (const letter of this.#overtaken) this.#later(this.#insist(letter))
    this.#overtaken = []
  }

  #later(work: Promise<unknown>): void {
    this.#late.add(work)
    void work.finally(() => this.#late.delete(work))
  }

  /** The gateway believes it was delivered, so nobody resends it. */
  async #insist(letter: Letter): Promise<void> {
    for (let tries = 0; tries < TRIES && (await this.#deliver(letter)) >= 300; tries++) await sleep(PAUSE_MS)
  }

  async #deliver({ path, headers, body }: Letter): Promise<number> {
    const url = this.#luck.pick(this.#houseUrls()) ?? ''
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const answer = await fetch(url + path, { method: 'POST', headers, body, signal })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 502
    }
  }
}

async function letterOf(request: IncomingMessage): Promise<Letter> {
  const own = Object.entries(request.headers).filter(([name]) => name.startsWith('x-') || name === 'content-type')
  const body = new Uint8Array(await buffer(request))
  return {
    path: request.url ?? '',
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    body,
  }
}
