// Where marks are kept outside of the database: in a file, and in Redis where there is one. A restored database comes
// without them, so a mark shows what the database has lost.

import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { openRedis, type OnRedis } from '../../platform/db/redis.ts'

/** What a node knew to be committed: its count in the database, and the newest manifest that players could see. */
const markSchema = z.object({
  /** Identifies the database, so that a mark of another one is not mistaken for a lost moment. */
  house: z.uuid(),
  generation: z.uuid(),
  counter: z.int(),
  /** On the database's clock. */
  time: z.int(),
  epoch: z.int(),
  manifestHash: z.string(),
  /** The newest head of the transparency log; marks of older versions have none. */
  log: z.object({ begin: z.int(), size: z.int(), root: z.hex() }).optional(),
})
export type Mark = z.infer<typeof markSchema>

export interface MarkStore {
  readonly name: string
  /** Null when there is no mark. `house` is null for a database that has none yet. */
  read(house: string | null): Promise<Mark | null>
  write(mark: Mark): Promise<void>
  close(): void
}

export const fileStore = (file: string): MarkStore => ({
  name: file,
  read: async () => parseMark(await readIfExists(file)),
  write: async (mark) => {
    // Renamed into place: nodes that share the folder never read half a mark.
    const draft = `${file}.${randomUUID()}`
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(draft, JSON.stringify(mark), { mode: 0o600 })
    await fs.rename(draft, file)
  },
  close: () => {},
})

const COMMAND_MS = 1000
const CONNECT_MS = 2000

export async function redisStore(url: string, onRedis: OnRedis): Promise<MarkStore> {
  const redis = await openRedis(url, { commandTimeout: COMMAND_MS }, onRedis)
  const keyOf = (house: string): string => `glasshouse:mark:${house}`
  // The check at the start is worth a short wait. Without Redis it is made up for as soon as it answers.
  if (redis.status !== 'ready') {
    await new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, CONNECT_MS)
      redis.once('ready', () => {
        clearTimeout(timeout)
        resolve()
      })
    })
  }
  return {
    name: 'Redis',
    read: async (house) => (house === null ? null : parseMark(await redis.get(keyOf(house)))),
    write: async (mark) => void (await redis.set(keyOf(mark.house), JSON.stringify(mark))),
    close: () => redis.disconnect(),
  }
}

async function readIfExists(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A damaged mark says nothing: a power cut may leave an empty file. */
function parseMark(text: string | null): Mark | null {
  try {
    return markSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
