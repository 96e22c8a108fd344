// A bounded queue for password hashes: a flood of logins starves neither the games of CPU nor those who log in rightly.
// Each group is shared fairly by network address, and groups take turns.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

/** Who waits: at an account from where it was used before, at an operator's account from elsewhere, or anybody else. */
export type Group = 'known' | 'operator' | 'public'

export interface Turn {
  readonly group: Group
  readonly address: string
}

const CONCURRENCY_MAX = 2
const WAITING_MAX = 100
/** From this many strangers on, work for accounts that do not exist is spared. */
const PRESSURE_MIN = 20
/** The groups that get the next slots, in turn; an empty one is passed over. So no group can starve another. */
const ROTA: readonly Group[] = ['known', 'operator', 'known', 'public']

export class PasswordQueue {
  readonly #groups: Readonly<Record<Group, FairGroup>> = {
    known: new FairGroup(),
    operator: new FairGroup(),
    public: new FairGroup(),
  }
  #running = 0
  #rota = 0

  get isPressed(): boolean {
    return this.#groups.public.size >= PRESSURE_MIN
  }

  waiting(group: Group): number {
    return this.#groups[group].size
  }

  async run<T>({ group, address }: Turn, work: () => Promise<T>): Promise<T> {
    if (this.#running >= CONCURRENCY_MAX) await this.#groups[group].wait(address)
    else this.#running++
    try {
      return await work()
    } finally {
      // Hand the slot to the next waiter directly, so that a newcomer cannot overtake the queue.
      const next = this.#takeNext()
      if (next) next.resume()
      else this.#running--
    }
  }

  #takeNext(): Waiter | undefined {
    for (let passed = 0; passed < ROTA.length; passed++) {
      const group = ROTA[this.#rota] ?? 'public'
      this.#rota = (this.#rota + 1) % ROTA.length
      const next = this.#groups[group].take()
      if (next) return next
    }
    return undefined
  }
}

interface Waiter {
  resume(): void
  refuse(reason: Refusal): void
}

class FairGroup {
  /** The address whose turn is next comes first. */
  readonly #byAddress = new Map<string, Waiter[]>()
  size = 0

  wait(address: string): Promise<void> {
    const own = this.#byAddress.get(address) ?? []
    if (this.size >= WAITING_MAX) this.#makeRoom(own.length)
    this.#byAddress.set(address, own)
    this.size++
    return new Promise((resume, refuse) => own.push({ resume, refuse }))
  }

  take(): Waiter | undefined {
    const [first] = this.#byAddress
    if (!first) return undefined
    const [address, waiters] = first
    const next = waiters.shift()
    this.#byAddress.delete(address)
    if (waiters.length > 0) this.#byAddress.set(address, waiters)
    this.size--
    return next
  }

  /** The address with the most waiters loses its last one, unless the newcomer's would then have as many. */
  #makeRoom(own: number): void {
    let most: Waiter[] = []
    for (const waiters of this.#byAddress.values()) if (waiters.length > most.length) most = waiters
    if (most.length <= own + 1) throw new Refusal('busy')
    most.pop()?.refuse(new Refusal('busy'))
    this.size--
  }
}
