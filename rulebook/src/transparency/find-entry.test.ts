import { describe, expect, it } from 'vitest'
import { encodeEntry, type LogEntry } from './entries.ts'
import { findEntry } from './find-entry.ts'

const [BEGIN, EVERY_MS] = [1_794_900_000_000, 7_000]
const timeOf = (index: number): number => BEGIN + index * EVERY_MS

/** A log of so many entries, and how many bundles of it were read. */
function log(size: number, change: (entry: LogEntry, index: number) => LogEntry = (entry) => entry) {
  const reads: number[] = []
  const reader = {
    entries: ([begin, end]: readonly [number, number]) => {
      reads.push(begin)
      const entries = Array.from({ length: end - begin }, (_, i) => begin + i)
      return Promise.resolve(
        entries.map((index) => encodeEntry(change({ v: 1, kind: 'test', time: timeOf(index), index }, index))),
      )
    },
  }
  const head = { house: 'test', begin: BEGIN, size, root: new Uint8Array(32), restored: [] }
  const find = (time: number, index: number) => findEntry(reader, head, time, (entry) => entry['index'] === index)
  return { reads, find }
}

describe('an entry', () => {
  it('is found by its time, wherever it is in a log of any length', async () => {
    for (const size of [1, 255, 256, 257, 1000, 100_000])
      for (const index of [0, size >> 1, size - 1]) {
        const { find } = log(size)
        expect((await find(timeOf(index), index))?.['index'], `${index} of ${size}`).toBe(index)
      }
  })

  it('needs few files of a long log', async () => {
    const { find, reads } = log(1_000_000)
    await find(timeOf(700_000), 700_000)
    expect(reads.length).toBeLessThan(16)
  })

  it('is found although its neighbours were recorded out of order', async () => {
    const swapped = (entry: LogEntry, index: number): LogEntry =>
      index === 255 ? { ...entry, index: 256 } : index === 256 ? { ...entry, index: 255 } : entry
    const { find } = log(600, swapped)
    expect(await find(timeOf(255), 255)).not.toBeNull()
    expect(await find(timeOf(256), 256)).not.toBeNull()
  })

  it('that isn’t there is not found, and the whole log is not read for it', async () => {
    const { find, reads } = log(1_000_000)
    expect(await find(timeOf(500_000), -1)).toBeNull()
    expect(await find(BEGIN - 1e9, -1)).toBeNull()
    expect(await find(timeOf(2_000_000), -1)).toBeNull()
    expect(reads.length).toBeLessThan(48)
    expect(await log(0).find(BEGIN, 0)).toBeNull()
  })
})
