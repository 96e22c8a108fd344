// What a monitor remembers between its passes, so that it notices what changes later.

import fs from 'node:fs/promises'
import { z } from 'zod'

/** The books of one game in one epoch. Rounds follow each other, so the last number stands for all before it. */
const books = z.object({
  last: z.int(),
  /** The roots of the last rounds, for those that a restored database logs again. */
  recent: z.record(z.string(), z.string()),
})

const stateSchema = z.object({
  /** The pinned key: the one that was given, or the one that was seen first. */
  key: z.string(),
  /** The newest checkpoint that was verified, and when. */
  note: z.string(),
  passTime: z.int(),
  /** How many entries were read. */
  read: z.int(),
  books: z.record(z.string(), books),
  /** What was decided once, such as `manifest:1`: the entry without its time. */
  decided: z.record(z.string(), z.string()),
  /** The latest proofs of reserves: count and root. */
  solvency: z.array(z.object({ count: z.int(), root: z.string() })),
  /** The index of the last `restored` entry that was read. */
  restored: z.int().nullable(),
})
export type MonitorState = z.infer<typeof stateSchema>

export const newState = (key: string): MonitorState => ({
  key,
  note: '',
  passTime: 0,
  read: 0,
  books: {},
  decided: {},
  solvency: [],
  restored: null,
})

/** Null if there is no file yet. A damaged one stops the monitor: without its memory it would notice nothing. */
export async function readState(file: string): Promise<MonitorState | null> {
  try {
    return stateSchema.parse(JSON.parse(await fs.readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Renamed into place, so that a monitor that is stopped never leaves half a file. */
export async function writeState(file: string, state: MonitorState): Promise<void> {
  await fs.writeFile(`${file}.draft`, JSON.stringify(state, null, 1))
  await fs.rename(`${file}.draft`, file)
}
