// A server as an outsider sees it: the files of its log and its public pages, by HTTP alone.

import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import { LogReader } from '@glasshouse/rulebook/transparency/tiles'

const ANSWER_MS = 30_000
const RETRIES = 3
const RETRY_MS = 2000

/** The server could not be reached. That proves nothing. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

export class WatchedServer {
  readonly #url: string

  constructor(url: string) {
    this.#url = url.replace(/\/+$/, '')
  }

  /** Null if the server has no such file. */
  async file(path: string): Promise<Uint8Array | null> {
    const response = await fetchPatiently(`${this.#url}/log/${path}`)
    if (response.status === 404) return null
    if (!response.ok) throw new Unreachable(`/log/${path} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }

  async text(path: string): Promise<string | null> {
    const bytes = await this.file(path)
    return bytes && new TextDecoder().decode(bytes)
  }

  /** The files of the log that began at this time. */
  reader(begin: number): LogReader {
    return new LogReader(async (path) => {
      const bytes = await this.file(`${begin}/${path}`)
      if (!bytes) throw new Unreachable(`/log/${begin}/${path} is missing`)
      return bytes
    })
  }

  /** The text of a file that every visitor can save. */
  async served(file: string): Promise<string> {
    const response = await fetchPatiently(`${this.#url}/${file}`)
    if (!response.ok) throw new Unreachable(`/${file} answered ${response.status}`)
    return await response.text()
  }

  /** The page that players open; null if this server has none. */
  async page(): Promise<string | null> {
    const response = await fetchPatiently(`${this.#url}/`)
    return response.ok ? await response.text() : null
  }

  /** A public call; null if the server refuses it as not found. */
  async call<T>(path: string): Promise<T | null> {
    const response = await fetchPatiently(`${this.#url}/api${path}`)
    if (response.status === 404) return null
    const envelope = (await response.json().catch(() => null)) as Envelope<T> | null
    if (!response.ok || envelope?.errno !== 0) throw new Unreachable(`/api${path} answered ${response.status}`)
    return envelope.data
  }
}

/** Waits and asks again while the server is busy or limits the rate. */
async function fetchPatiently(url: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), cache: 'no-store' }).catch(
      (error: unknown) => new Unreachable(`${url} can’t be reached: ${String(error)}`),
    )
    const isBusy = response instanceof Error || response.status === 429 || response.status >= 500
    if (isBusy && tries < RETRIES) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * tries))
      continue
    }
    if (response instanceof Error) throw response
    return response
  }
}
