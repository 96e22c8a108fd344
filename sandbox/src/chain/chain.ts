// The sandbox chain: blocks every two seconds while anything happens and a while after, kept over restarts. When nobody
// uses it, it stands still: an idle chain that grew for ever would fill the disk with nothing.

import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, hasAnvil, startAnvil, type Anvil } from './anvil.ts'
import { rpcTo } from './rpc.ts'
import { saveState } from './state-file.ts'
import { ensureToken, fillHotWallet } from './token.ts'

/** So many blocks follow the last transaction: more than anyone waits for. */
const QUIET_BLOCKS = 30
const RETRY_MS = 5000
const FOREVER_MS = 2 ** 31 - 1
/** After so many blocks it is started afresh from its file, which holds the last ones only. */
const BLOCKS_IN_MEMORY = 5000
const FILL_EVERY_MS = 60_000

export interface ChainOptions {
  readonly folder: string
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** 0 leaves mining to whoever is connected. */
  readonly blockMs: number
  /** Told when it comes up, and why it is down. */
  readonly say: (line: string) => void
}

export class SandboxChain {
  /** Where it is as soon as it is up. */
  readonly url: string
  /** False where it can never be: there is no anvil for this machine. */
  readonly isPossible = hasAnvil()
  readonly #options: ChainOptions
  readonly #file: string
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()
  /** Ends when nobody changes its blocks any more. */
  #changing: Promise<unknown> = Promise.resolve()
  #isUp = false

  private constructor(options: ChainOptions) {
    this.#options = options
    this.url = `http://${options.host}:${options.port}`
    this.#file = path.join(options.folder, 'chain-state.json')
  }

  /** Answers when the chain is up or it is known why it is not; it is tried again until it is closed. */
  static async open(options: ChainOptions): Promise<SandboxChain> {
    fs.mkdirSync(options.folder, { recursive: true })
    const chain = new SandboxChain({ ...options, port: options.port || (await freePort(options.host)) })
    const { promise, resolve } = Promise.withResolvers<void>()
    chain.#running = chain.#run(resolve)
    await promise
    return chain
  }

  isUp(): boolean {
    return this.#isUp
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  /** Other blocks with nothing in them in place of its last ones. Never while it mines: anvil would be left with a gap. */
  async reorganise(depth: number): Promise<void> {
    if (!this.#isUp) throw new Error('the sandbox chain is down')
    await this.#alone(() => rpcTo(this.url)('anvil_reorg', depth, []))
  }

  async #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#changing.then(work)
    this.#changing = done.catch(() => {})
    return await done
  }

  async #run(settled: () => void): Promise<void> {
    let said = ''
    while (!this.#stopping.signal.aborted) {
      try {
        const anvil = await this.#open()
        said = ''
        settled()
        await this.#live(anvil)
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error)
        if (words !== said) this.#options.say(`The sandbox chain is down: ${words}`)
        said = words
        settled()
        await this.#rest(this.isPossible ? RETRY_MS : FOREVER_MS)
      }
    }
  }

  async #open(): Promise<Anvil> {
    const { host, port, say } = this.#options
    const anvil = await startAnvil(host, port, this.#file)
    try {
      await ensureToken(anvil.rpc)
      await fillHotWallet(anvil.rpc)
      await anvil.rpc('evm_mine')
      await saveState(anvil.rpc, this.#file)
    } catch (error) {
      await anvil.stop()
      throw error
    }
    this.#isUp = true
    say(`The sandbox chain is open: ${this.url}`)
    return anvil
  }

  /** Until it is stopped, has died, or has grown. */
  async #live(anvil: Anvil): Promise<void> {
    const { blockMs } = this.#options
    let hasEnded = false
    const ended = anvil.ended.then(() => (hasEnded = true))
    try {
      const [began, filled] = [await blockNumber(anvil), { at: performance.now() }]
      for (let quiet = 0; !this.#stopping.signal.aborted && !hasEnded;) {
        await Promise.race([this.#rest(blockMs || RETRY_MS), ended])
        if (blockMs === 0 || this.#stopping.signal.aborted || hasEnded) continue
        if (performance.now() - filled.at > FILL_EVERY_MS) {
          await fillHotWallet(anvil.rpc)
          filled.at = performance.now()
        }
        quiet = (await hasPending(anvil)) ? 0 : quiet + 1
        if (quiet > QUIET_BLOCKS) continue
        await this.#alone(async () => {
          await anvil.rpc('evm_mine')
          await saveState(anvil.rpc, this.#file)
        })
        if ((await blockNumber(anvil)) - began > BLOCKS_IN_MEMORY) return
      }
      if (hasEnded) throw new Error('anvil has ended')
      await saveState(anvil.rpc, this.#file)
    } finally {
      this.#isUp = false
      await anvil.stop()
    }
  }

  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}

const blockNumber = async ({ rpc }: Anvil): Promise<number> => Number(await rpc<string>('eth_blockNumber'))
const hasPending = async ({ rpc }: Anvil): Promise<boolean> =>
  Number((await rpc<{ pending: string }>('txpool_status')).pending) > 0
