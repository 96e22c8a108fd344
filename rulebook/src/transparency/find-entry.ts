// Finds an entry by its time, so that a reader of a long log needs a few files of it and no help from the server.

import type { Checkpoint } from './checkpoint.ts'
import { decodeEntry, type LogEntry } from './entries.ts'
import { TILE_WIDTH, type LogReader } from './tiles.ts'

/** Entries of one moment may be recorded in another order than they happened. */
const DISORDER_MS = 60_000

/** The first entry of about this time of which `isWanted` is true, proved to be in the log; null if there is none. */
export async function findEntry(
  reader: Pick<LogReader, 'entries'>,
  head: Checkpoint,
  time: number,
  isWanted: (entry: LogEntry) => boolean,
): Promise<LogEntry | null> {
  const bundles = Math.ceil(head.size / TILE_WIDTH)
  const read = async (bundle: number): Promise<LogEntry[]> => {
    const range = [bundle * TILE_WIDTH, Math.min((bundle + 1) * TILE_WIDTH, head.size)] as const
    return (await reader.entries(range, head)).flatMap((bytes) => decodeEntry(bytes) ?? [])
  }
  // The first bundle that doesn't end before the time.
  let [low, high] = [0, bundles]
  while (low < high) {
    const middle = (low + high) >> 1
    const last = (await read(middle)).at(-1)
    if (last && last.time < time - DISORDER_MS) low = middle + 1
    else high = middle
  }
  for (let bundle = low; bundle < bundles; bundle++) {
    const entries = await read(bundle)
    const found = entries.find(isWanted)
    if (found) return found
    if (entries.some((entry) => entry.time > time + DISORDER_MS)) break
  }
  return null
}
