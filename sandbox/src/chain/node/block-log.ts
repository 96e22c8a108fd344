// The chain on disk: one line per block or change of state, written before it is acknowledged. Starting reads the lines;
// the file is rewritten occasionally with the last blocks only, so that it does not grow without limit.

import fs from 'node:fs/promises'
import path from 'node:path'
import { Journal } from '../../journal.ts'
import type { Hex, StateEntry, StoredBlock } from './types.ts'

export interface LogRecord {
  /** A block replaces every block with its number or a higher one. */
  readonly block?: StoredBlock
  /** The state that the next block starts from, where it differs from the block's own. */
  readonly root?: Hex
  readonly state: readonly StateEntry[]
}

export class BlockLog {
  readonly #file: string
  #journal: Journal<LogRecord>
  #count: number

  private constructor(file: string, journal: Journal<LogRecord>, count: number) {
    this.#file = file
    this.#journal = journal
    this.#count = count
  }

  static async open(folder: string, read: (record: LogRecord) => void): Promise<BlockLog> {
    const file = path.join(folder, 'chain.jsonl')
    let count = 0
    const journal = await Journal.open<LogRecord>(file, (record) => {
      count++
      read(record)
    })
    return new BlockLog(file, journal, count)
  }

  /** The number of lines in the file. */
  get count(): number {
    return this.#count
  }

  /** Resolves once the records are on disk. */
  async append(records: readonly LogRecord[]): Promise<void> {
    for (const record of records) this.#journal.append(record)
    this.#count += records.length
    await this.#journal.synced()
  }

  /** Replaces the file by one with only these records. */
  async rewrite(records: readonly LogRecord[]): Promise<void> {
    const fresh = `${this.#file}.new`
    await fs.rm(fresh, { force: true })
    const journal = await Journal.open<LogRecord>(fresh, () => {})
    for (const record of records) journal.append(record)
    await journal.synced()
    await this.#journal.close()
    // The journal writes to its open file handle, so a rename does not affect it.
    await fs.rename(fresh, this.#file)
    this.#journal = journal
    this.#count = records.length
  }

  async close(): Promise<void> {
    await this.#journal.close()
  }
}
