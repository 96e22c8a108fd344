// The sandbox chain: a block every two seconds during activity and for a while after, persisted over restarts. An idle
// chain makes no blocks, because they would fill the disk.

import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningNode } from './node/start.ts'
import { freePort } from './ports.ts'
import { ensureToken, fillHotWallet } from './token.ts'

/** How many empty blocks follow the last transaction: more confirmations than anyone needs. */
const QUIET_BLOCKS = 30
const RETRY_MS = 5000
const FILL_EVERY_MS = 60_000

export interface ChainOptions {
  readonly folder: string
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** 0 leaves mining to the client. */
  readonly blockMs: number
  /** Logs when it comes up, and why it is down. */
  readonly log: (line: string) => void
}

export class SandboxChain {
  /** Its address once it is up. */
  readonly url: string
  readonly #options: ChainOptions
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()
  #up: RunningNode | null = null
  #error: string | null = null

  private constructor(options: ChainOptions) {
    this.#options = options
    this.url = `http://${options.host}:${options.port}`
  }

  /** Resolves when the chain is up or failed to start; it is retried until it is closed. */
  static async open(options: ChainOptions): Promise<SandboxChain> {
    fs.mkdirSync(options.folder, { recursive: true })
    const chain = new SandboxChain({ ...options, port: options.port || (await freePort(options.host)) })
    const { promise, resolve } = Promise.withResolvers<void>()
    chain.#running = chain.#run(resolve)
    await promise
    return chain
  }

  isUp(): boolean {
    return this.#up !== null
  }

  /** Why it is down, or null while it is up. */
  get error(): string | null {
    return this.#error
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  /** Replaces the last blocks by empty ones. */
  async reorganise(depth: number): Promise<void> {
    if (!this.#up) throw new Error('the sandbox chain is down')
    await this.#up.node.reorganise(depth)
  }

  async #run(settled: () => void): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        const running = await this.#open()
        settled()
        await this.#mineUntilStopped(running)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        if (message !== this.#error) this.#options.log(`The sandbox chain is down: ${message}`)
        this.#error = message
        settled()
        await this.#pause(RETRY_MS)
      }
    }
  }

  async #open(): Promise<RunningNode> {
    const { host, port, folder, log } = this.#options
    const { startNode } = await loadEngine()
    const running = await startNode(host, port, folder)
    try {
      await ensureToken(running.rpc)
      await fillHotWallet(running.rpc)
      await running.node.mine()
    } catch (error) {
      await running.stop()
      throw error
    }
    running.serve()
    this.#up = running
    this.#error = null
    log(`The sandbox chain is open: ${this.url}`)
    return running
  }

  /** Mines until it is stopped. A write error on the disk ends it as well, and the chain is opened again. */
  async #mineUntilStopped({ node, rpc, stop }: RunningNode): Promise<void> {
    const { blockMs } = this.#options
    let [quiet, arrivals, filledAt] = [0, node.pool.arrivals, performance.now()]
    try {
      while (!this.#stopping.signal.aborted) {
        await this.#pause(blockMs || RETRY_MS)
        if (blockMs === 0 || this.#stopping.signal.aborted) continue
        if (performance.now() - filledAt > FILL_EVERY_MS) {
          await fillHotWallet(rpc)
          filledAt = performance.now()
        }
        quiet = node.pool.arrivals === arrivals ? quiet + 1 : 0
        arrivals = node.pool.arrivals
        if (quiet <= QUIET_BLOCKS) await node.mine()
      }
    } finally {
      this.#up = null
      await stop()
    }
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}

/** Loaded only when a chain is needed. It is plain JavaScript, so it loads wherever its packages are installed. */
async function loadEngine(): Promise<typeof import('./node/start.ts')> {
  try {
    return await import('./node/start.ts')
  } catch (error) {
    throw new Error(`its engine can’t be loaded: ${(error as Error).message}`, { cause: error })
  }
}
