// Compares the newest head of a log with one that was seen before. Browsers and the monitor use the same rules.

import { bytesToHex } from '@noble/hashes/utils.js'
import type { Checkpoint } from './checkpoint.ts'
import { decodeEntry, type LogEntry } from './entries.ts'
import { isSameHash } from './merkle.ts'
import { LogError, type LogReader } from './tiles.ts'

/**
 * `rollback`: the log has fewer entries than before. `fork`: it does not continue what was seen. `damaged`: its files
 * contradict its signed head.
 */
export type LogAlarm = 'rollback' | 'fork' | 'damaged'

export type Comparison =
  /** Everything that was seen is still there. */
  | { readonly state: 'consistent' }
  /** The house says, in its log, that it restored its database and lost all after the first `kept` entries. */
  | { readonly state: 'restored'; readonly time: number; readonly kept: number }
  | { readonly state: 'alarm'; readonly alarm: LogAlarm }

const CONSISTENT: Comparison = { state: 'consistent' }
const alarmOf = (alarm: LogAlarm): Comparison => ({ state: 'alarm', alarm })

/** Both heads are signed by the house's key. Rejects if a file cannot be fetched: that proves nothing. */
export async function compareHeads(seen: Checkpoint, now: Checkpoint, reader: LogReader): Promise<Comparison> {
  try {
    if (seen.begin === now.begin) return await compareSizes(seen, now, reader)
    if (seen.house !== now.house) return alarmOf('fork')
    return seen.begin > now.begin ? alarmOf('rollback') : await compareRestored(seen, now, reader)
  } catch (error) {
    if (error instanceof LogError) return alarmOf('damaged')
    throw error
  }
}

async function compareSizes(seen: Checkpoint, now: Checkpoint, reader: LogReader): Promise<Comparison> {
  if (seen.house !== now.house) return alarmOf('fork')
  if (now.size < seen.size) return alarmOf('rollback')
  return (await reader.isConsistent(seen, now)) ? CONSISTENT : alarmOf('fork')
}

interface Restore {
  readonly time: number
  readonly kept: number
  readonly lost: { readonly begin: unknown; readonly size: unknown; readonly root: unknown }
}

/** A log under another origin continues the one before only as far as its `restored` entries say. */
async function compareRestored(seen: Checkpoint, now: Checkpoint, reader: LogReader): Promise<Comparison> {
  const restores: Restore[] = []
  for (const index of now.restored) {
    const [bytes] = await reader.entries([index, index + 1], now)
    const restore = bytes && readRestore(decodeEntry(bytes), index)
    if (!restore) return alarmOf('fork')
    if (restore.time > seen.begin) restores.push(restore)
  }
  // The origin is the time of the last restore, so an origin without its entry was not explained.
  if (restores.at(-1)?.time !== now.begin) return alarmOf('fork')
  const kept = Math.min(...restores.map((restore) => restore.kept))
  if (seen.size <= kept) return (await reader.isConsistent(seen, now)) ? CONSISTENT : alarmOf('fork')
  const contradicts = restores.some(
    ({ lost }) => lost.begin === seen.begin && lost.size === seen.size && lost.root !== bytesToHex(seen.root),
  )
  return contradicts ? alarmOf('fork') : { state: 'restored', time: now.begin, kept }
}

function readRestore(entry: LogEntry | null, index: number): Restore | null {
  if (entry?.kind !== 'restored') return null
  const { time, size = null, lost = null } = entry
  if (typeof size !== 'number' || size < 0 || size > index) return null
  if (typeof lost !== 'object' || lost === null || Array.isArray(lost)) return null
  const { begin = null, size: lostSize = null, root = null } = lost as Readonly<Record<string, unknown>>
  return { time, kept: size, lost: { begin, size: lostSize, root } }
}

/** Whether two heads are the same one. */
export const isSameHead = (one: Checkpoint, other: Checkpoint): boolean =>
  one.house === other.house && one.begin === other.begin && one.size === other.size && isSameHash(one.root, other.root)
