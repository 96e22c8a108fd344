// Cuts whoever uses a database or a chain off in the middle: before its n-th call goes out, as a process that is killed
// there. To be killed after an answer is the same as before the next call: nothing has changed but in memory.

import { asTx, type Database, type Tx } from '../../src/platform/db/tx.ts'
import type { Chain } from '../../src/features/wallet/chain/chain.ts'

export class Cut extends Error {
  override readonly name = 'Cut'
}

export class Cutter {
  readonly #at: number
  #calls = 0

  constructor(at: number) {
    this.#at = at
  }

  async #call<T>(call: () => Promise<T>): Promise<T> {
    if (++this.#calls >= this.#at) throw new Cut()
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
