// The chain on the disk: one line per block or change of state, written before anyone is told. Starting again reads the
// lines; from time to time the file is rewritten with the last blocks only, so that it does not grow for ever.

import fs from 'node:fs/promises'
import path from 'node:path'
import { Journal } from '../../journal.ts'
import type { Hex, StateEntry, StoredBlock } from './types.ts'

export interface LogRecord {
  /** A block takes the place of every block that has its number or a higher one. */
  readonly block?: StoredBlock
  /** The state that the next block starts from, where it isn't the one that the block left. */
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

  /** How many lines the file has. */
  get count(): number {
    return this.#count
  }

  /** Answers when the records are on the disk. */
  async append(records: readonly LogRecord[]): Promise<void> {
    for (const record of records) this.#journal.append(record)
    this.#count += records.length
    await this.#journal.synced()
  }

  /** Puts a file with these records alone in the place of the old one. */
  async rewrite(records: readonly LogRecord[]): Promise<void> {
    const fresh = `${this.#file}.new`
    await fs.rm(fresh, { force: true })
    const journal = await Journal.open<LogRecord>(fresh, () => {})
    for (const record of records) journal.append(record)
    await journal.synced()
    await this.#journal.close()
    // The journal writes to its open file, whatever the file is called.
    await fs.rename(fresh, this.#file)
    this.#journal = journal
    this.#count = records.length
  }

  async close(): Promise<void> {
    await this.#journal.close()
  }
}
