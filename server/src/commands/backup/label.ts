// The label of a backup: what it holds, for which version and key, and the checksum of its data. A folder without a
// label is no backup, because the label is written last.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const LABEL = 'label.json'
/** Changes when an older `npm run restore` could misread a backup. */
export const FORMAT = 1

const labelSchema = z.object({
  format: z.literal(FORMAT),
  kind: z.enum(['postgresql', 'embedded']),
  /** The file beside the label, with its size and checksum. */
  file: z.string().regex(/^[a-z.]+$/),
  bytes: z.int(),
  sha256: z.hex().length(64),
  /** On the database's clock. Everything committed before is in the backup. */
  time: z.iso.datetime(),
  /** The version of Glasshouse that made it. */
  version: z.string(),
  /** The version of the database that it was taken from. */
  database: z.string(),
  /** Schema files and migrations that were applied, each with its hash. */
  schema: z.record(z.string(), z.string()),
  /** Ids of the keys that its secrets are sealed with. They reveal nothing about the keys. */
  keys: z.array(z.string()),
})
export type Label = z.infer<typeof labelSchema>

/** Refused before anything was changed. The message tells the operator what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

export function writeLabel(folder: string, label: Label): void {
  fs.writeFileSync(path.join(folder, LABEL), `${JSON.stringify(label, null, 2)}\n`, { mode: 0o600, flush: true })
}

export function readLabel(folder: string): Label {
  const file = path.join(folder, LABEL)
  if (!fs.existsSync(file)) throw new BackupRefused(`${folder} is no backup: it has no ${LABEL}.`)
  const found = parse(fs.readFileSync(file, 'utf8'))
  if (typeof found === 'object' && found !== null && 'format' in found && Number(found.format) > FORMAT)
    throw new BackupRefused(`${folder} was made by a newer version of Glasshouse. Restore it with that version.`)
  const { data, error } = labelSchema.safeParse(found)
  if (!data) throw new BackupRefused(`${file} is damaged. ${z.prettifyError(error)}`)
  return data
}

/** Returns the path of the backup's data, once every byte of it was read and is right. */
export async function verifiedData(folder: string, { file, bytes, sha256 }: Label): Promise<string> {
  const data = path.join(folder, file)
  const size = fs.statSync(data, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new BackupRefused(`${data} is missing. The backup is incomplete.`)
  if (size !== bytes) throw new BackupRefused(`${data} is damaged. It has ${size} bytes instead of ${bytes}.`)
  if ((await checksum(data)) !== sha256) throw new BackupRefused(`${data} is damaged. Its checksum is wrong.`)
  return data
}

export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
