// Who goes next. Every call of a process to the database, the gateway or the chain waits here for its turn, and luck
// says whose it is: so two processes meet in every order, and the same seed gives the same order again. A process can
// be ended before a call goes out, or after it took effect and before the answer came; nothing of it runs afterwards.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { asTx, type Database, type Tx } from '../../src/platform/db/tx.ts'
import { Broken } from './broken.ts'
import type { Luck } from './luck.ts'

export type Cut = 'before' | 'after'
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'trouble'; readonly error: unknown }

class Killed extends Error {
  override readonly name = 'Killed'
}

interface Gate {
  readonly process: Process
  readonly place: string
  /** A statement outside of transactions needs a database without one; false needs none at all. */
  readonly needs: object | null | false
  readonly go: (cut: Cut | null) => Promise<void>
}

export interface TurnsDeps {
  readonly luck: Luck
  readonly cut: (place: string) => Cut | null
  /** What happens in the world while everyone waits. */
  readonly between: () => void
  /** After the commit of a transaction in which these statements were. */
  readonly committed: (statements: readonly string[]) => Promise<void>
  readonly note: (words: string) => void
}

export class Turns {
  readonly #deps: TurnsDeps
  #waiting: Gate[] = []
  #threads = 0
  #open: object | null = null
  #closing: Promise<unknown> | null = null

  constructor(deps: TurnsDeps) {
    this.#deps = deps
  }

  wait(gate: Gate): void {
    if (!gate.process.isDead) this.#waiting.push(gate)
  }

  /** Begins something that a process does; its answer is `lost` where the process ends first. */
  thread<T>(process: Process, work: () => Promise<T>, heard: (answer: Answer<T>) => void): void {
    this.#threads++
    const answer = Promise.race([work(), process.killed]).then(
      (value): Answer<T> => ({ kind: 'ok', value }),
      (error: unknown): Answer<T> => {
        if (error instanceof Killed) return { kind: 'lost' }
        return error instanceof Refusal ? { kind: 'refused', code: error.code } : { kind: 'trouble', error }
      },
    )
    void answer.then((known) => {
      this.#threads--
      heard(known)
    })
  }

  /** Until everything that was begun has its answer. */
  async run(): Promise<void> {
    const { luck, note } = this.#deps
    for (;;) {
      await this.#settle()
      if (this.#threads === 0) return
      this.#deps.between()
      const ready = this.#waiting.filter(({ needs }) => needs === false || needs === this.#open)
      const gate = luck.pick(ready)
      if (!gate) throw new Broken('Nobody waits for ever', this.#waiting.map(({ place }) => place).join(', '))
      this.#waiting.splice(this.#waiting.indexOf(gate), 1)
      const cut = this.#deps.cut(gate.place)
      if (cut) note(`${gate.process.name} ends ${cut} ${gate.place}`)
      await gate.go(cut)
      if (cut) this.kill(gate.process)
    }
  }

  kill(process: Process): void {
    process.end()
    this.#waiting = this.#waiting.filter((gate) => gate.process !== process)
  }

  /** Lets whatever is under way come to its end, with no transaction left open. */
  async abandon(processes: readonly Process[]): Promise<void> {
    for (const process of processes) this.kill(process)
    await this.#settle()
  }

  /** Everything that needs nobody's turn has run. */
  async #settle(): Promise<void> {
    await new Promise(setImmediate)
    while (this.#closing) {
      await this.#closing
      await new Promise(setImmediate)
    }
  }

  /** Runs a transaction whose statements and commit each wait for their turn. */
  async transact<T>(
    process: Process,
    begin: (work: (tx: Tx) => Promise<T>) => Promise<T>,
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ ended: Promise<T> }> {
    const key = {}
    const statements: string[] = []
    const entered = Promise.withResolvers<void>()
    this.#open = key
    const ended = begin(async (tx) => {
      entered.resolve()
      try {
        const value = await Promise.race([work(this.#inside(process, key, tx, statements)), process.killed])
        await Promise.race([this.#commit(process, key, () => told), process.killed])
        return value
      } catch (error) {
        this.#closing = ended.catch(() => {})
        throw error
      }
    }).finally(() => {
      this.#open = null
      this.#closing = null
    })
    const told = ended.then(async (value) => {
      await this.#deps.committed(statements)
      return value
    })
    told.catch(() => {})
    await Promise.race([entered.promise, ended])
    return { ended: told }
  }

  #inside(process: Process, key: object, tx: Tx, statements: string[]): Tx {
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
      this.wait({
        process,
        place: 'commit',
        needs: key,
        go: async (cut) => {
          if (cut === 'before') return
          if (cut) process.isDead = true
          resolve()
          await ended().catch((error: unknown) => {
            if (error instanceof Broken) throw error
          })
        },
      })
    })
  }
}

/** A server of ours: what it knows is gone when it ends. */
export class Process {
  readonly name: string
  readonly killed: Promise<never>
  isDead = false
  readonly #turns: Turns
  readonly #reject: (error: Error) => void

  constructor(name: string, turns: Turns) {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => {})
    this.name = name
    this.killed = promise
    this.#reject = reject
    this.#turns = turns
  }

  end(): void {
    this.isDead = true
    this.#reject(new Killed(this.name))
  }

  async call<T>(place: string, needs: object | null | false, work: () => Promise<T>): Promise<T> {
    return await new Promise<T>((resolve, reject) => {
      const go = async (cut: Cut | null): Promise<void> => {
        if (cut === 'before') return
        const answer = await work().then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        )
        if (!cut) answer()
      }
      this.#turns.wait({ process: this, place, needs, go })
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
    const begun = await this.call('begin', null, () =>
      this.#turns.transact(this, (inside) => db.transaction(inside, options), work),
    )
    try {
      return await begun.ended
    } finally {
      // Who was ended does not go on, not even to clean up.
      if (this.isDead) await new Promise(() => {})
    }
  }

  /** The gateway or the chain as this process reaches it. */
  port<T extends object>(name: string, target: T, asked: ReadonlySet<string>): T {
    return new Proxy(target, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key)
        if (typeof value !== 'function') return value
        const call = value.bind(of) as (...args: unknown[]) => unknown
        if (!asked.has(String(key))) return call
        return (...args: unknown[]) =>
          this.call(`${name}.${String(key)}`, false, () => call(...args) as Promise<unknown>)
      },
    })
  }
}
