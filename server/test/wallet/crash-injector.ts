// Simulates a crash before the n-th call to a database or chain. A crash after an answer equals one before the next call,
// because only memory has changed in between.

import { asTx, type Database, type Tx } from '../../src/platform/db/tx.ts'
import type { Chain } from '../../src/features/wallet/chain/chain.ts'

export class InjectedCrash extends Error {
  override readonly name = 'Cut'
}

export class CrashInjector {
  readonly #at: number
  #calls = 0

  constructor(at: number) {
    this.#at = at
  }

  async #call<T>(call: () => Promise<T>): Promise<T> {
    if (++this.#calls >= this.#at) throw new InjectedCrash()
    return await call()
  }

  database(db: Database): Database {
    return {
      kind: db.kind,
      read: (sql, params) => this.#call(() => db.read(sql, params)),
      commit: (sql, params) => this.#call(() => db.commit(sql, params)),
      transaction: (work, options) => this.#call(() => db.transaction((tx) => work(this.#transaction(tx)), options)),
      close: () => db.close(),
    }
  }

  #transaction(tx: Tx): Tx {
    return asTx({
      query: <Row extends object>(sql: string, params?: readonly unknown[]) =>
        this.#call(() => tx.query<Row>(sql, params)),
      script: (sql) => tx.script(sql),
    })
  }

  chain(chain: Chain): Chain {
    return new Proxy(chain, {
      get: (target, name) => {
        const call = target[name as keyof Chain] as (...args: unknown[]) => Promise<unknown>
        return (...args: unknown[]) => this.#call(() => call.apply(target, args))
      },
    })
  }
}
