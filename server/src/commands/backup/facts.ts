// What a database says about itself: the facts that a backup's label records and that a restore compares.

import { isDeepStrictEqual } from 'node:util'
import { hashOf, sqlFiles } from '../../platform/db/migrate.ts'
import { only, type Database } from '../../platform/db/tx.ts'
import { VERSION } from '../../platform/version.ts'
import { BackupRefused, type Label } from './label.ts'

export type Facts = Pick<Label, 'time' | 'version' | 'database' | 'schema' | 'keys'>

export async function readFacts(db: Database): Promise<Facts> {
  if (!(await hasSchema(db))) throw new BackupRefused('The database has no tables of Glasshouse. Check the settings.')
  const { database, now } = only(
    await db.read<{ database: string; now: Date }>(
      `select current_setting('server_version') as database, now() as now`,
    ),
  )
  const keys = await db.read<{ id: string }>('select id from sealing_keys order by id')
  return {
    time: now.toISOString(),
    version: VERSION,
    database,
    schema: await readSchema(db),
    keys: keys.map(({ id }) => id),
  }
}

export async function readSchema(db: Database): Promise<Label['schema']> {
  const files = await db.read<{ name: string; hash: string }>('select name, hash from migrations order by name')
  return Object.fromEntries(files.map(({ name, hash }) => [name, hash]))
}

export const isSameSchema = (one: Label['schema'], other: Label['schema']): boolean => isDeepStrictEqual(one, other)

/** This version must know every file of the backup's schema. What the backup lacks, the next start applies. */
export function assertKnownSchema({ schema, version }: Pick<Label, 'schema' | 'version'>): void {
  const known = new Map(sqlFiles().map((file) => [file.name, hashOf(file)]))
  const unknown = Object.entries(schema).find(([name, hash]) => known.get(name) !== hash)
  if (!unknown) return
  const [name] = unknown
  const reason = known.has(name) ? `another text of ${name}` : `${name}, which is not in this version`
  throw new BackupRefused(
    `The backup has ${reason}. Restore it with Glasshouse ${version}, which made it. This is ${VERSION}.`,
  )
}

async function hasSchema(db: Database): Promise<boolean> {
  const [row] = await db.read<{ found: boolean }>(
    `select to_regclass('migrations') is not null and to_regclass('sealing_keys') is not null as found`,
  )
  return row?.found === true
}
