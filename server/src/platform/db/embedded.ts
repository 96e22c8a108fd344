// The embedded database in its own thread, so that the server stays responsive. Its folder is locked: a second server
// on the same folder would silently lose commits.

import fs from 'node:fs'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock.ts'
import { asTx, type Database, type Tx } from './tx.ts'

/** Messages to and from the worker; `tx` identifies an open transaction. */
export interface WorkerRequest {
  readonly id: number
  readonly verb: 'query' | 'script' | 'begin' | 'commit' | 'rollback' | 'close'
  readonly tx?: number
  readonly sql?: string
  readonly params?: readonly unknown[]
}
export type WorkerResponse =
  | { readonly id: number; readonly rows: object[] }
  | { readonly id: number; readonly error: { message: string; stack: string | undefined; code: string | undefined } }

interface PendingRequest {
  readonly resolve: (rows: object[]) => void
  readonly reject: (error: Error) => void
}

const RESPONSE_TIMEOUT_MS = 60_000
const PROBES = 10

/** Resolves when the worker is running, so that blocking this thread does not delay it. */
export async function beginEmbedded(
  folder: string,
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<{ opening: Promise<Database> }> {
  fs.mkdirSync(folder, { recursive: true })
  const release = await lockFolder(folder)
  const open = async (): Promise<Database> => {
    try {
      return databaseOverWorker(await EngineThread.open(folder, timeoutMs), release)
    } catch (error) {
      release()
      throw error
    }
  }
  return { opening: open() }
}

export const openEmbedded = async (folder: string, timeoutMs?: number): Promise<Database> =>
  await (
    await beginEmbedded(folder, timeoutMs)
  ).opening

class EngineThread {
  readonly #worker: Worker
  readonly #pending = new Map<number, PendingRequest>()
  readonly #lost = Promise.withResolvers<Error>()
  /** The number of open transactions that may take minutes. */
  longTransactions = 0
  #lastId = 0
  #endError: Error | null = null
  #isClosing = false

  private constructor(folder: string) {
    this.#worker = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData: { folder } })
    this.#worker.on('message', (response: WorkerResponse) => this.#receive(response))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the embedded database thread exited')))
  }

  /** Resolves when the engine is ready. */
  static async open(folder: string, timeoutMs: number): Promise<EngineThread> {
    const thread = new EngineThread(folder)
    await new Promise<object[]>((resolve, reject) => thread.#pending.set(0, { resolve, reject }))
    thread.#watch(timeoutMs)
    return thread
  }

  /** Resolves with the error when the thread ends without `close`. */
  get lost(): Promise<Error> {
    return this.#lost.promise
  }

  send<Row extends object>(request: Omit<WorkerRequest, 'id'>): Promise<Row[]> {
    if (this.#endError) return Promise.reject(this.#endError)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve: resolve as PendingRequest['resolve'], reject })
      this.#worker.postMessage({ id, ...request, ...(request.params && { params: request.params.map(cloneable) }) })
    })
  }

  async close(): Promise<void> {
    this.#isClosing = true
    if (!this.#endError) await this.send({ verb: 'close' })
    await this.#worker.terminate()
  }

  // A full disk can leave the engine in an endless loop, in which it answers nothing.
  #watch(timeoutMs: number): void {
    let probesLeft = PROBES
    const timer = setInterval(() => {
      if (this.#endError) return clearInterval(timer)
      if (this.longTransactions > 0) probesLeft = PROBES
      if (probesLeft-- > 0)
        return void this.send({ verb: 'query', sql: 'select 1' }).then(() => (probesLeft = PROBES), noop)
      this.#fail(new Error('the embedded database does not respond'))
      void this.#worker.terminate()
    }, timeoutMs / PROBES)
    timer.unref()
  }

  #receive(response: WorkerResponse): void {
    const waiting = this.#pending.get(response.id)
    this.#pending.delete(response.id)
    if ('rows' in response) return waiting?.resolve(response.rows)
    const { message, stack, code } = response.error
    waiting?.reject(Object.assign(new Error(message), { code, ...(stack && { stack }) }))
  }

  #fail(error: Error): void {
    this.#endError ??= error
    if (!this.#isClosing) this.#lost.resolve(this.#endError)
    for (const { reject } of this.#pending.values()) reject(this.#endError)
    this.#pending.clear()
  }
}

const noop = (): void => {}

/** Copies byte arrays: many buffers are views of a larger one, which would be transferred completely. */
function cloneable(value: unknown): unknown {
  if (value instanceof Uint8Array) return Uint8Array.prototype.slice.call(value)
  return Array.isArray(value) ? value.map(cloneable) : value
}

function databaseOverWorker(thread: EngineThread, release: () => void): Database {
  let transactions = 0
  const query = <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    thread.send<Row>({ verb: 'query', sql, params })
  const workerTx = (tx: number): Tx =>
    asTx({
      query: <Row extends object>(sql: string, params: readonly unknown[] = []) =>
        thread.send<Row>({ verb: 'query', tx, sql, params }),
      script: async (sql) => void (await thread.send({ verb: 'script', tx, sql })),
    })
  return {
    kind: 'embedded',
    read: query,
    commit: query,
    transaction: async (work, options) => {
      const tx = ++transactions
      const isLong = options?.patient ? 1 : 0
      thread.longTransactions += isLong
      try {
        await thread.send({ verb: 'begin', tx })
        const answer = await work(workerTx(tx)).catch(async (error: unknown) => {
          await thread.send({ verb: 'rollback', tx })
          throw error
        })
        await thread.send({ verb: 'commit', tx })
        return answer
      } finally {
        thread.longTransactions -= isLong
      }
    },
    lost: thread.lost,
    close: async () => {
      await thread.close()
      release()
    },
  }
}
