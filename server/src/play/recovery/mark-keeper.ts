// Notices a database that went back in time. Each node counts once a second in its own row of the database, and only after
// that commit writes the count outside of it. So the database is never behind a mark, unless it lost what was committed.
// A loss within the second before the last mark can go unnoticed.

import { randomUUID } from 'node:crypto'
import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import { only, type Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mark, MarkStore } from './mark-stores.ts'
import { beginRecovery } from './recovery.ts'

const TICK_MS = 1000

interface Tick {
  counter: bigint
  time: bigint
  epoch: number | null
  hash: string | null
  begin: bigint | null
  size: bigint | null
  root: Uint8Array | null
  recovering: boolean
}

/** Counts only if the database still has this node's last count. */
const TICK = `with ticked as (
    update generations set counter = counter + 1 where id = $1 and counter >= $2 returning counter)
  select t.counter, now_ms() as time, m.epoch, m.hash, is_recovering() as recovering,
      l.begin_time as begin, l.size, l.root from ticked t left join log_head l on l.checkpoint is not null
    left join lateral (select epoch, hash from manifests order by epoch desc limit 1) m on true`

export interface MarkKeeperDeps {
  readonly db: Database
  readonly stores: readonly MarkStore[]
  readonly log: Logger
}

export class MarkKeeper {
  readonly #deps: MarkKeeperDeps
  readonly #unchecked: Set<MarkStore>
  readonly #failing = new Set<MarkStore>()
  readonly #loop: BackgroundLoop
  /** The last mark of this node. */
  #last: Mark | null = null
  /** Called after this node has stopped all games. */
  onBehind: () => Promise<void> = () => Promise.resolve()

  constructor(deps: MarkKeeperDeps) {
    this.#deps = deps
    this.#unchecked = new Set(deps.stores)
    this.#loop = new BackgroundLoop({ name: 'marks', intervalMs: TICK_MS, run: () => this.tick(), log: deps.log })
  }

  /** Compares the database with every mark in reach. Call it before a manifest is published or a bet is taken. */
  async open(): Promise<void> {
    const { db } = this.#deps
    const [known] = await db.read<{ value: string }>(`select value from job_runs where name = 'house'`)
    for (const store of this.#unchecked) await this.#check(store, known?.value ?? null)
    const house = await db.transaction(async (tx) => {
      await tx.query(`insert into job_runs (name, value) values ('house', $1) on conflict do nothing`, [randomUUID()])
      return only(await tx.query<{ value: string }>(`select value from job_runs where name = 'house'`)).value
    })
    this.#last = await this.#begin(house)
  }

  start(): void {
    this.#loop.start()
  }

  /** Counts in the database, then outside of it. */
  async tick(): Promise<void> {
    const { db, stores } = this.#deps
    const last = this.#last
    if (!last) throw new Error('the marks were not opened')
    // A store that did not answer at the start is compared before it is written.
    for (const store of this.#unchecked) await this.#check(store, last.house)
    const [tick] = await db.commit<Tick>(TICK, [last.generation, last.counter])
    if (!tick) {
      // The database lost what this node has counted, such as after a failover to a standby that was behind.
      if (await this.#isBehind(last, last.house)) await this.#recover(last)
      this.#last = await this.#begin(last.house)
      return
    }
    const { counter, time, epoch, hash, recovering, begin, size, root } = tick
    const mark = { counter: Number(counter), time: Number(time), epoch: epoch ?? 0, manifestHash: hash ?? '' }
    const log = root && { begin: Number(begin), size: Number(size), root: bytesToHex(root) }
    this.#last = { ...last, ...mark, ...(log && { log }) }
    // Until the operators have accepted this database, it may be a copy: the marks belong to the one before.
    if (recovering) return
    for (const store of stores) if (!this.#unchecked.has(store)) await this.#write(store, this.#last)
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    for (const store of this.#deps.stores) store.close()
  }

  async #begin(house: string): Promise<Mark> {
    const { db } = this.#deps
    const generation = randomUUID()
    const { time } = only(
      await db.commit<{ time: bigint }>('insert into generations (id) values ($1) returning start_time as time', [
        generation,
      ]),
    )
    return { house, generation, counter: 0, time: Number(time), epoch: 0, manifestHash: '' }
  }

  async #write(store: MarkStore, mark: Mark): Promise<void> {
    try {
      await store.write(mark)
      this.#failing.delete(store)
    } catch (error) {
      this.#report(store, error, 'mark not written, a lost moment may go unnoticed')
    }
  }

  /** Once for each time that a store fails, not every second. */
  #report(store: MarkStore, error: unknown, message: string): void {
    if (this.#failing.has(store)) return
    this.#failing.add(store)
    this.#deps.log.warn({ err: error, store: store.name, retryMs: TICK_MS }, message)
  }

  async #check(store: MarkStore, house: string | null): Promise<void> {
    const { log } = this.#deps
    let mark: Mark | null
    try {
      mark = await store.read(house)
    } catch (error) {
      this.#report(store, error, 'mark not read, will retry')
      return
    }
    if (!mark)
      log.info({ store: store.name }, 'no mark found, so this start can’t tell whether the database is complete')
    else if (await this.#isBehind(mark, house)) await this.#recover(mark)
    this.#unchecked.delete(store)
  }

  /** A database without a name of its own is either new or older than any mark. */
  async #isBehind(mark: Mark, house: string | null): Promise<boolean> {
    const { db, log } = this.#deps
    const state = only(
      await db.read<{ counter: bigint | null; published: boolean; used: boolean; recovered: boolean }>(
        `select (select counter from generations where id = $1) as counter,
             $2::text = '' or exists (select 1 from manifests where hash = $2) as published,
             exists (select 1 from manifests) as used,
             exists (select 1 from recoveries where greatest(begin_time, mark_time) >= $3) as recovered`,
        [mark.generation, mark.manifestHash, mark.time],
      ),
    )
    if (house !== null && mark.house !== house) {
      log.warn({ mark: mark.house, database: house }, 'the mark belongs to another database and is replaced')
      return false
    }
    if (house === null) return state.used
    const isComplete = state.published && state.counter !== null && state.counter >= BigInt(mark.counter)
    return !isComplete && !state.recovered
  }

  async #recover(mark: Mark): Promise<void> {
    const { db, log } = this.#deps
    await db.transaction((tx) => beginRecovery(tx, mark))
    log.error({ mark }, 'the database is behind its mark, so no bets are taken until it is recovered')
    await this.onBehind()
  }
}
