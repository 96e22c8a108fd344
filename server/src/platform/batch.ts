// Collects intents into batches: those that arrive while a batch runs share the next commit. An intent's key is in at
// most one running batch, so that each player's actions stay in order.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { counter, Gauge, histogram, Tally, type Cell, SECONDS, secondsSince } from './metrics/registry.ts'
import { traceCause, traced, type TraceCause } from './tracing.ts'

const waiting = new Tally(Gauge, 'glasshouse_batch_waiting', 'Intents that wait for the next batch', 'batch')
const full = counter('glasshouse_batch_full_total', 'Intents refused as busy because too many waited', 'batch')
const sizes = histogram(
  'glasshouse_batch_size',
  'Intents that one batch ran',
  [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
  'batch',
)
const durations = histogram('glasshouse_batch_seconds', 'Duration of a batch', SECONDS, 'batch')

/** How long a few intents wait for a running batch, which a lock may delay, before they run beside it. */
const MAX_DELAY_MS = 20

interface Pending<I, A> {
  readonly intent: I
  readonly key: unknown
  readonly cause: TraceCause
  readonly resolve: (result: A) => void
  readonly reject: (error: unknown) => void
}

export interface BatchOptions<I, A> {
  /** Its label in the metrics, and the name of its spans. */
  readonly name: string
  readonly keyOf: (intent: I) => unknown
  /** Returns results in the order of the intents; a thrown error rejects the complete batch. */
  readonly run: (intents: readonly I[]) => Promise<readonly A[]>
  readonly slots: number
  readonly maxBatch: number
  readonly maxWaiting: number
  /** How many intents of one key may wait, so that no key can fill the queue. */
  readonly maxPerKey?: number
}

export class Batch<I, A> {
  readonly #options: BatchOptions<I, A>
  readonly #runningKeys = new Set<unknown>()
  readonly #pendingByKey = new Map<unknown, number>()
  readonly #waiting: Cell
  #pending: Pending<I, A>[] = []
  #runningBatches = 0
  #isLaunchScheduled = false
  #delayTimer: NodeJS.Timeout | null = null

  constructor(options: BatchOptions<I, A>) {
    this.#options = options
    // Prometheus sees no increase in a series that begins with its first refusal.
    full.inc({ batch: options.name }, 0)
    this.#waiting = waiting.cell(options.name)
  }

  submit(intent: I): Promise<A> {
    const key = this.#options.keyOf(intent)
    const pendingOfKey = this.#pendingByKey.get(key) ?? 0
    const isFull =
      this.#pending.length >= this.#options.maxWaiting || pendingOfKey >= (this.#options.maxPerKey ?? Infinity)
    const batch = this.#options.name
    if (isFull) {
      full.inc({ batch })
      return Promise.reject(new Refusal('busy'))
    }
    this.#pendingByKey.set(key, pendingOfKey + 1)
    this.#waiting.sum++
    return new Promise((resolve, reject) => {
      this.#pending.push({ intent, key, cause: traceCause(), resolve, reject })
      this.#scheduleLaunch()
    })
  }

  // Launches after the event loop has read the sockets, so that simultaneous requests share a batch.
  #scheduleLaunch(): void {
    if (this.#isLaunchScheduled || this.#runningBatches >= this.#options.slots) return
    if (!this.#isWorthASlot()) {
      this.#delayTimer ??= setTimeout(() => this.#launch(true), MAX_DELAY_MS)
      return
    }
    this.#isLaunchScheduled = true
    setImmediate(() => {
      this.#isLaunchScheduled = false
      this.#launch()
    })
  }

  /** A batch costs the same at any size, so a second one starts only when it is half full. */
  #isWorthASlot(): boolean {
    return this.#runningBatches === 0 || this.#pending.length >= this.#options.maxBatch / 2
  }

  #launch(ignoreSize = false): void {
    if (this.#delayTimer) clearTimeout(this.#delayTimer)
    this.#delayTimer = null
    while (this.#runningBatches < this.#options.slots && (ignoreSize || this.#isWorthASlot())) {
      const batch = this.#takeBatch()
      if (batch.length === 0) return
      this.#runningBatches++
      void this.#run(batch)
    }
    if (this.#pending.length > 0) this.#scheduleLaunch()
  }

  #takeBatch(): Pending<I, A>[] {
    const batch: Pending<I, A>[] = []
    const rest: Pending<I, A>[] = []
    for (const pending of this.#pending) {
      if (batch.length < this.#options.maxBatch && !this.#runningKeys.has(pending.key)) {
        this.#runningKeys.add(pending.key)
        this.#decrementPending(pending.key)
        batch.push(pending)
      } else rest.push(pending)
    }
    this.#pending = rest
    this.#waiting.sum -= batch.length
    return batch
  }

  #decrementPending(key: unknown): void {
    const rest = (this.#pendingByKey.get(key) ?? 1) - 1
    if (rest === 0) this.#pendingByKey.delete(key)
    else this.#pendingByKey.set(key, rest)
  }

  async #run(batch: readonly Pending<I, A>[]): Promise<void> {
    const { name, run } = this.#options
    const startMs = performance.now()
    sizes.observe({ batch: name }, batch.length)
    try {
      const causes = batch.map(({ cause }) => cause)
      const results = await traced({ name: `batch ${name}`, kind: 'internal', isPart: true, causes }, async (span) => {
        span?.set('glasshouse.batch.size', batch.length)
        return await run(batch.map(({ intent }) => intent))
      })
      if (results.length !== batch.length) throw new Error(`${results.length} results for ${batch.length} intents`)
      this.#finish(batch, startMs)
      batch.forEach(({ resolve }, i) => resolve(results[i] as A))
    } catch (error) {
      this.#finish(batch, startMs)
      for (const { reject } of batch) reject(error)
    }
  }

  // Starts the next batch before resolving this one, so that the database does not wait.
  #finish(batch: readonly Pending<I, A>[], startMs: number): void {
    durations.observe({ batch: this.#options.name }, secondsSince(startMs))
    this.#runningBatches--
    for (const { key } of batch) this.#runningKeys.delete(key)
    this.#launch()
  }
}
