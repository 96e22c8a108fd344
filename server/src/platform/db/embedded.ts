// The embedded database, in a thread of its own: while it works, the house goes on hearing and answering. Its folder is
// locked, for a second server on the same folder would silently lose commits.

import fs from 'node:fs'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock.ts'
import { asTx, type Database, type Tx } from './tx.ts'

/** What the thread is asked, and what it tells; `tx` names a transaction that is open. */
export interface Asked {
  readonly id: number
  readonly verb: 'query' | 'script' | 'begin' | 'commit' | 'rollback' | 'close'
  readonly tx?: number
  readonly sql?: string
  readonly params?: readonly unknown[]
}
export type Told =
  | { readonly id: number; readonly rows: object[] }
  | { readonly id: number; readonly error: { message: string; stack: string | undefined; code: string | undefined } }

interface Waiting {
  readonly resolve: (rows: object[]) => void
  readonly reject: (error: Error) => void
}

const PATIENCE_MS = 60_000
const LOOKS = 10

/** Answers when the engine's thread is under way: whoever now keeps this one busy does not keep it waiting. */
export async function beginEmbedded(folder: string, patienceMs = PATIENCE_MS): Promise<{ opening: Promise<Database> }> {
  fs.mkdirSync(folder, { recursive: true })
  const release = await lockFolder(folder)
  const open = async (): Promise<Database> => {
    try {
      return overThread(await EngineThread.open(folder, patienceMs), release)
    } catch (error) {
      release()
      throw error
    }
  }
  return { opening: open() }
}

export const openEmbedded = async (folder: string, patienceMs?: number): Promise<Database> =>
  await (
    await beginEmbedded(folder, patienceMs)
  ).opening

class EngineThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #loss = Promise.withResolvers<Error>()
  /** How many transactions are open that may take minutes. */
  patientOnes = 0
  #last = 0
  #end: Error | null = null
  #isClosing = false

  private constructor(folder: string) {
    this.#worker = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData: { folder } })
    this.#worker.on('message', (told: Told) => this.#hear(told))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database has ended')))
  }

  /** Answers when the engine stands. */
  static async open(folder: string, patienceMs: number): Promise<EngineThread> {
    const thread = new EngineThread(folder)
    await new Promise<object[]>((resolve, reject) => thread.#waiting.set(0, { resolve, reject }))
    thread.#watch(patienceMs)
    return thread
  }

  /** Why it ended, if nobody had asked it to. */
  get lost(): Promise<Error> {
    return this.#loss.promise
  }

  ask<Row extends object>(asked: Omit<Asked, 'id'>): Promise<Row[]> {
    if (this.#end) return Promise.reject(this.#end)
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
      this.#worker.postMessage({ id, ...asked, ...(asked.params && { params: asked.params.map(sendable) }) })
    })
  }

  async close(): Promise<void> {
    this.#isClosing = true
    if (!this.#end) await this.ask({ verb: 'close' })
    await this.#worker.terminate()
  }

  // A disk that is full at the wrong moment leaves the engine turning in a circle: then it hears nothing any more.
  #watch(patienceMs: number): void {
    let left = LOOKS
    const looking = setInterval(() => {
      if (this.#end) return clearInterval(looking)
      if (this.patientOnes > 0) left = LOOKS
      if (left-- > 0) return void this.ask({ verb: 'query', sql: 'select 1' }).then(() => (left = LOOKS), NOTHING)
      this.#fail(new Error('the embedded database does not answer any more'))
      void this.#worker.terminate()
    }, patienceMs / LOOKS)
    looking.unref()
  }

  #hear(told: Told): void {
    const waiting = this.#waiting.get(told.id)
    this.#waiting.delete(told.id)
    if ('rows' in told) return waiting?.resolve(told.rows)
    const { message, stack, code } = told.error
    waiting?.reject(Object.assign(new Error(message), { code, ...(stack && { stack }) }))
  }

  #fail(error: Error): void {
    this.#end ??= error
    if (!this.#isClosing) this.#loss.resolve(this.#end)
    for (const { reject } of this.#waiting.values()) reject(this.#end)
    this.#waiting.clear()
  }
}

const NOTHING = (): void => {}

/** Bytes go as a copy of their own: many a buffer is a piece of a larger one, which would all go along. */
function sendable(value: unknown): unknown {
  if (value instanceof Uint8Array) return Uint8Array.prototype.slice.call(value)
  return Array.isArray(value) ? value.map(sendable) : value
}

function overThread(thread: EngineThread, release: () => void): Database {
  let transactions = 0
  const query = <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    thread.ask<Row>({ verb: 'query', sql, params })
  const within = (tx: number): Tx =>
    asTx({
      query: <Row extends object>(sql: string, params: readonly unknown[] = []) =>
        thread.ask<Row>({ verb: 'query', tx, sql, params }),
      script: async (sql) => void (await thread.ask({ verb: 'script', tx, sql })),
    })
  return {
    kind: 'embedded',
    read: query,
    commit: query,
    transaction: async (work, options) => {
      const tx = ++transactions
      const patience = options?.patient ? 1 : 0
      thread.patientOnes += patience
      try {
        await thread.ask({ verb: 'begin', tx })
        const answer = await work(within(tx)).catch(async (error: unknown) => {
          await thread.ask({ verb: 'rollback', tx })
          throw error
        })
        await thread.ask({ verb: 'commit', tx })
        return answer
      } finally {
        thread.patientOnes -= patience
      }
    },
    lost: thread.lost,
    close: async () => {
      await thread.close()
      release()
    },
  }
}
