// What happened, one line of JSON each, in the order in which it happened. Nothing is answered before its line is on
// the disk; a line that was cut off in the middle was never answered, and is cut away when the file is opened again.

import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

export class Journal<R extends object> {
  readonly #handle: FileHandle
  #lines: string[] = []
  /** Fails for good once a write has failed: what is in memory is then ahead of the disk and must not be told. */
  #tail: Promise<void> = Promise.resolve()

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  /** Reads every record that was written, then takes new ones. */
  static async open<R extends object>(file: string, read: (record: R) => void): Promise<Journal<R>> {
    await mkdir(path.dirname(file), { recursive: true })
    const handle = await open(file, 'a', 0o600)
    await syncFolder(path.dirname(file))
    const bytes = await readFile(file)
    const whole = bytes.lastIndexOf(0x0a) + 1
    if (whole < bytes.length) await handle.truncate(whole)
    for (const line of bytes.subarray(0, whole).toString().split('\n')) {
      if (line !== '') read(JSON.parse(line) as R)
    }
    return new Journal<R>(handle)
  }

  append(record: R): void {
    this.#lines.push(`${JSON.stringify(record)}\n`)
    // Lines of one moment go to the disk together.
    if (this.#lines.length === 1) this.#tail = this.#tail.then(() => this.#flush())
    this.#tail.catch(() => undefined)
  }

  /** Everything that was appended so far is on the disk. */
  async synced(): Promise<void> {
    await this.#tail
  }

  async close(): Promise<void> {
    await this.#tail.catch(() => undefined)
    await this.#handle.close()
  }

  async #flush(): Promise<void> {
    const lines = this.#lines.join('')
    this.#lines = []
    await this.#handle.appendFile(lines)
    await this.#handle.datasync()
  }
}

/** A file that is new has its name on the disk only when its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
