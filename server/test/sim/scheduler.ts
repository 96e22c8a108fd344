// A deterministic scheduler. Every call of a process to the database, gateway or chain is queued here, and the seeded
// random generator picks the next one: processes interleave in any order, and the same seed repeats it. A process can
// crash before a call or after its effect but before its answer; nothing of it runs afterwards.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { asTx, type Database, type Tx } from '../../src/platform/db/tx.ts'
import { InvariantViolation } from './invariant.ts'
import type { Luck } from './luck.ts'

export type CrashPoint = 'before' | 'after'
export type Result<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'error'; readonly error: unknown }

class Killed extends Error {
  override readonly name = 'Killed'
}

interface PendingCall {
  readonly process: Process
  readonly name: string
  /** The transaction it belongs to; null if none may be open; false if it transaction no database. */
  readonly transaction: object | null | false
  readonly go: (crash: CrashPoint | null) => Promise<void>
}

export interface SchedulerDeps {
  readonly luck: Luck
  readonly crashPoint: (call: string) => CrashPoint | null
  /** Called before each step, while all processes wait. */
  readonly beforeStep: () => void
  /** Called after a commit with the transaction's statements. */
  readonly onCommit: (statements: readonly string[]) => Promise<void>
  readonly note: (text: string) => void
}

export class Scheduler {
  readonly #deps: SchedulerDeps
  #waiting: PendingCall[] = []
  #threads = 0
  #openTransaction: object | null = null
  #closing: Promise<unknown> | null = null

  constructor(deps: SchedulerDeps) {
    this.#deps = deps
  }

  enqueue(call: PendingCall): void {
    if (!call.process.isDead) this.#waiting.push(call)
  }

  /** Starts work on a process. The result is `lost` if the process crashes first. */
  thread<T>(process: Process, work: () => Promise<T>, onResult: (result: Result<T>) => void): void {
    this.#threads++
    const outcome = Promise.race([work(), process.killed]).then(
      (value): Result<T> => ({ kind: 'ok', value }),
      (error: unknown): Result<T> => {
        if (error instanceof Killed) return { kind: 'lost' }
        return error instanceof Refusal ? { kind: 'refused', code: error.code } : { kind: 'error', error }
      },
    )
    void outcome.then((result) => {
      this.#threads--
      onResult(result)
    })
  }

  /** Runs until all started work has a result. */
  async run(): Promise<void> {
    const { luck, note } = this.#deps
    for (;;) {
      await this.#settle()
      if (this.#threads === 0) return
      this.#deps.beforeStep()
      const ready = this.#waiting.filter(
        ({ transaction }) => transaction === false || transaction === this.#openTransaction,
      )
      const call = luck.pick(ready)
      if (!call) throw new InvariantViolation('No deadlock occurs', this.#waiting.map(({ name }) => name).join(', '))
      this.#waiting.splice(this.#waiting.indexOf(call), 1)
      const crash = this.#deps.crashPoint(call.name)
      if (crash) note(`${call.process.name} ends ${crash} ${call.name}`)
      await call.go(crash)
      if (crash) this.kill(call.process)
    }
  }

  kill(process: Process): void {
    process.end()
    this.#waiting = this.#waiting.filter((call) => call.process !== process)
  }

  /** Kills the processes and waits until no transaction is open. */
  async abandon(processes: readonly Process[]): Promise<void> {
    for (const process of processes) this.kill(process)
    await this.#settle()
  }

  /** Waits until nothing runs that is not queued. */
  async #settle(): Promise<void> {
    await new Promise(setImmediate)
    while (this.#closing) {
      await this.#closing
      await new Promise(setImmediate)
    }
  }

  /** Runs a transaction whose statements and commit are each scheduled. */
  async transact<T>(
    process: Process,
    begin: (work: (tx: Tx) => Promise<T>) => Promise<T>,
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ ended: Promise<T> }> {
    const key = {}
    const statements: string[] = []
    const entered = Promise.withResolvers<void>()
    this.#openTransaction = key
    const ended = begin(async (tx) => {
      entered.resolve()
      try {
        const value = await Promise.race([work(this.#wrapTx(process, key, tx, statements)), process.killed])
        await Promise.race([this.#commit(process, key, () => reported), process.killed])
        return value
      } catch (error) {
        this.#closing = ended.catch(() => {})
        throw error
      }
    }).finally(() => {
      this.#openTransaction = null
      this.#closing = null
    })
    const reported = ended.then(async (value) => {
      await this.#deps.onCommit(statements)
      return value
    })
    reported.catch(() => {})
    await Promise.race([entered.promise, ended])
    return { ended: reported }
  }

  #wrapTx(process: Process, key: object, tx: Tx, statements: string[]): Tx {
    return asTx({
      query: <Row extends object>(sql: string, params?: readonly unknown[]) => {
        statements.push(sql)
        return process.call('inside', key, () => tx.query<Row>(sql, params))
      },
      script: (sql) => process.call('inside', key, () => tx.script(sql)),
    })
  }

  async #commit(process: Process, key: object, ended: () => Promise<unknown>): Promise<void> {
    await new Promise<void>((resolve) => {
      this.enqueue({
        process,
        name: 'commit',
        transaction: key,
        go: async (crash) => {
          if (crash === 'before') return
          if (crash) process.isDead = true
          resolve()
          await ended().catch((error: unknown) => {
            if (error instanceof InvariantViolation) throw error
          })
        },
      })
    })
  }
}

/** A server process. Its memory is gone when it crashes. */
export class Process {
  readonly name: string
  readonly killed: Promise<never>
  isDead = false
  readonly #scheduler: Scheduler
  readonly #reject: (error: Error) => void

  constructor(name: string, scheduler: Scheduler) {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => {})
    this.name = name
    this.killed = promise
    this.#reject = reject
    this.#scheduler = scheduler
  }

  end(): void {
    this.isDead = true
    this.#reject(new Killed(this.name))
  }

  async call<T>(name: string, transaction: object | null | false, work: () => Promise<T>): Promise<T> {
    return await new Promise<T>((resolve, reject) => {
      const go = async (crash: CrashPoint | null): Promise<void> => {
        if (crash === 'before') return
        const deliver = await work().then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        )
        if (!crash) deliver()
      }
      this.#scheduler.enqueue({ process: this, name, transaction, go })
    })
  }

  database(db: Database): Database {
    return {
      kind: db.kind,
      read: (sql, params) => this.call('read', null, () => db.read(sql, params)),
      commit: (sql, params) => this.call('statement', null, () => db.commit(sql, params)),
      transaction: (work, options) => this.#transaction(db, work, options),
      close: () => db.close(),
    }
  }

  async #transaction<T>(db: Database, work: (tx: Tx) => Promise<T>, options?: { patient: boolean }): Promise<T> {
    const started = await this.call('begin', null, () =>
      this.#scheduler.transact(this, (inside) => db.transaction(inside, options), work),
    )
    try {
      return await started.ended
    } finally {
      // A crashed process does not continue, not even to clean up.
      if (this.isDead) await new Promise(() => {})
    }
  }

  /** Wraps the gateway or chain so that its calls are scheduled. */
  port<T extends object>(name: string, target: T, methods: ReadonlySet<string>): T {
    return new Proxy(target, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key)
        if (typeof value !== 'function') return value
        const call = value.bind(of) as (...args: unknown[]) => unknown
        if (!methods.has(String(key))) return call
        return (...args: unknown[]) =>
          this.call(`${name}.${String(key)}`, false, () => call(...args) as Promise<unknown>)
      },
    })
  }
}
