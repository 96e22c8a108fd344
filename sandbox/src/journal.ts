// An append-only journal, one line of JSON per record. A response is sent only after its record is on disk. A torn last
// line was never acknowledged, so opening the file removes it.

import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

export class Journal<R extends object> {
  readonly #handle: FileHandle
  #lines: string[] = []
  /** Rejects permanently once a write has failed: memory is then ahead of the disk, and nothing may be acknowledged. */
  #tail: Promise<void> = Promise.resolve()

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  /** Reads every record, then accepts new ones. */
  static async open<R extends object>(file: string, read: (record: R) => void): Promise<Journal<R>> {
    await mkdir(path.dirname(file), { recursive: true })
    const handle = await open(file, 'a', 0o600)
    await syncFolder(path.dirname(file))
    const bytes = await readFile(file)
    const complete = bytes.lastIndexOf(0x0a) + 1
    if (complete < bytes.length) await handle.truncate(complete)
    for (const line of bytes.subarray(0, complete).toString().split('\n')) {
      if (line !== '') read(JSON.parse(line) as R)
    }
    return new Journal<R>(handle)
  }

  append(record: R): void {
    this.#lines.push(`${JSON.stringify(record)}\n`)
    // Records of the same tick are written together.
    if (this.#lines.length === 1) this.#tail = this.#tail.then(() => this.#flush())
    this.#tail.catch(() => undefined)
  }

  /** Resolves once everything appended so far is on disk. */
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

/** A new file's name is durable only once its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
