// The signer's own memory: what it has signed, in a file that no server node can reach. It holds even if the database
// lies: one order is one transfer, and no day's sum exceeds the limit.

import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { SigningRefused } from './signer.ts'

const DAY_MS = 24 * 3_600_000

export interface JournalEntry {
  readonly withdrawalId: bigint
  readonly nonce: bigint
  /** The token call: recipient and amount. */
  readonly data: string
  readonly amount: bigint
  readonly time: number
}

/** True if this nonce was mined for another order, so that a signature under it can no longer pay anything. */
export type IsVoid = (nonce: bigint, withdrawalId: bigint) => Promise<boolean>

export class SigningJournal {
  readonly #file: number
  readonly #maxPerDay: bigint
  readonly #entries: JournalEntry[]

  constructor(path: string, maxPerDay: bigint) {
    this.#entries = readEntries(path)
    this.#file = openSync(path, 'a', 0o600)
    this.#maxPerDay = maxPerDay
  }

  /** Records the signature on disk before it leaves the process. Throws SigningRefused. */
  async record(entry: JournalEntry, isVoid: IsVoid): Promise<void> {
    const earlier = this.#entries.filter(({ withdrawalId }) => withdrawalId === entry.withdrawalId)
    if (earlier.some(({ data }) => data !== entry.data)) throw new SigningRefused('call')
    // A replacement under the same nonce pays nothing more.
    if (earlier.some(({ nonce }) => nonce === entry.nonce)) return
    for (const { nonce, withdrawalId } of earlier)
      if (!(await isVoid(nonce, withdrawalId))) throw new SigningRefused('nonce')
    const lastDay = this.#entries.filter(({ time }) => time > entry.time - DAY_MS)
    const signed = lastDay.reduce((sum, { amount }) => sum + amount, 0n)
    if (signed + entry.amount > this.#maxPerDay) throw new SigningRefused('day')
    writeSync(
      this.#file,
      `${JSON.stringify(entry, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}\n`,
    )
    fsyncSync(this.#file)
    this.#entries.push(entry)
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** A last line without its end was cut off before its signature left, so it is removed. */
function readEntries(path: string): JournalEntry[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { withdrawalId, nonce, data, amount, time } = JSON.parse(line) as Record<keyof JournalEntry, string>
      return {
        withdrawalId: BigInt(withdrawalId),
        nonce: BigInt(nonce),
        data,
        amount: BigInt(amount),
        time: Number(time),
      }
    })
}
