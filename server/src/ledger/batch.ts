// Intents that arrive while a batch is under way wait for the next one: one commit for many.
// An intent's key is in at most one batch at a time, so that what one player does stays in order.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

/** How long a few may wait for a batch under way, which somebody's lock may hold up, before they go beside it. */
const PATIENCE_MS = 20

interface Waiting<I, A> {
  readonly intent: I
  readonly key: unknown
  readonly resolve: (answer: A) => void
  readonly reject: (error: unknown) => void
}

export interface BatchPlan<I, A> {
  readonly keyOf: (intent: I) => unknown
  /** Answers in the order of the intents; a thrown error refuses the whole batch. */
  readonly run: (intents: readonly I[]) => Promise<readonly A[]>
  readonly slots: number
  readonly maxBatch: number
  readonly maxWaiting: number
  /** How many intents of one key may wait: so nobody fills the queue for all. */
  readonly maxPerKey?: number
}

export class Batch<I, A> {
  readonly #plan: BatchPlan<I, A>
  readonly #keysUnderWay = new Set<unknown>()
  readonly #waitingOf = new Map<unknown, number>()
  #waiting: Waiting<I, A>[] = []
  #slotsUsed = 0
  #launchPlanned = false
  #overdue: NodeJS.Timeout | null = null

  constructor(plan: BatchPlan<I, A>) {
    this.#plan = plan
  }

  submit(intent: I): Promise<A> {
    const key = this.#plan.keyOf(intent)
    const ofKey = this.#waitingOf.get(key) ?? 0
    const full = this.#waiting.length >= this.#plan.maxWaiting || ofKey >= (this.#plan.maxPerKey ?? Infinity)
    if (full) return Promise.reject(new Refusal('busy'))
    this.#waitingOf.set(key, ofKey + 1)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ intent, key, resolve, reject })
      this.#planLaunch()
    })
  }

  // Launched after the event loop has read what is already in the sockets, so that batches fill by themselves.
  #planLaunch(): void {
    if (this.#launchPlanned || this.#slotsUsed >= this.#plan.slots) return
    if (!this.#isWorthASlot()) {
      this.#overdue ??= setTimeout(() => this.#launch(true), PATIENCE_MS)
      return
    }
    this.#launchPlanned = true
    setImmediate(() => {
      this.#launchPlanned = false
      this.#launch()
    })
  }

  /** A batch costs the same whether few are in it or many: beside another it leaves when it is half full. */
  #isWorthASlot(): boolean {
    return this.#slotsUsed === 0 || this.#waiting.length >= this.#plan.maxBatch / 2
  }

  #launch(evenFew = false): void {
    if (this.#overdue) clearTimeout(this.#overdue)
    this.#overdue = null
    while (this.#slotsUsed < this.#plan.slots && (evenFew || this.#isWorthASlot())) {
      const batch = this.#take()
      if (batch.length === 0) return
      this.#slotsUsed++
      void this.#run(batch)
    }
    if (this.#waiting.length > 0) this.#planLaunch()
  }

  #take(): Waiting<I, A>[] {
    const batch: Waiting<I, A>[] = []
    const left: Waiting<I, A>[] = []
    for (const waiting of this.#waiting) {
      if (batch.length < this.#plan.maxBatch && !this.#keysUnderWay.has(waiting.key)) {
        this.#keysUnderWay.add(waiting.key)
        this.#waitsLess(waiting.key)
        batch.push(waiting)
      } else left.push(waiting)
    }
    this.#waiting = left
    return batch
  }

  #waitsLess(key: unknown): void {
    const left = (this.#waitingOf.get(key) ?? 1) - 1
    if (left === 0) this.#waitingOf.delete(key)
    else this.#waitingOf.set(key, left)
  }

  async #run(batch: readonly Waiting<I, A>[]): Promise<void> {
    try {
      const answers = await this.#plan.run(batch.map(({ intent }) => intent))
      if (answers.length !== batch.length) throw new Error(`${answers.length} answers for ${batch.length} intents`)
      this.#ended(batch)
      batch.forEach(({ resolve }, i) => resolve(answers[i] as A))
    } catch (error) {
      this.#ended(batch)
      for (const { reject } of batch) reject(error)
    }
  }

  // The next batch leaves before the answers of this one are written: the database does not wait for that.
  #ended(batch: readonly Waiting<I, A>[]): void {
    this.#slotsUsed--
    for (const { key } of batch) this.#keysUnderWay.delete(key)
    this.#launch()
  }
}
