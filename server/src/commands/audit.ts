// `npm run audit`: verifies the operators' audit log, either an exported file or the configured database.

import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import {
  AuditChain,
  describeBreak,
  type AuditBreak,
  type AuditHead,
  type ChainedAuditEntry,
} from '@glasshouse/rulebook/core/audit'
import { readConfig } from '../config/config.ts'
import { directDatabase } from '../config/database.ts'
import { openDatabase } from '../platform/db/database.ts'
import { verifyAudit } from '../backoffice/operators/audit.ts'

interface Report {
  readonly rows: number
  readonly head: AuditHead
  readonly broken: AuditBreak | null
}

const [argument] = process.argv.slice(2)
// npm runs commands in the project's root and names the caller's folder.
const file = argument && path.resolve(process.env['INIT_CWD'] ?? '.', argument)
try {
  const { rows, head, broken } = file ? await checkFile(file) : await checkDatabase()
  process.stdout.write(`${rows} rows. The last is row ${head.seq}, hash ${head.hash}.\n`)
  process.stdout.write(`${broken ? describeBreak(broken) : 'The audit log is complete and unchanged.'}\n`)
  process.exitCode = broken ? 1 : 0
} catch (error) {
  process.stderr.write(`The audit log can’t be read. ${(error as Error).message}\n`)
  process.exitCode = 2
}

async function checkFile(name: string): Promise<Report> {
  const chain = new AuditChain()
  let rows = 0
  let head: AuditHead | null = null
  for await (const line of createInterface({ input: fs.createReadStream(name) })) {
    if (head) throw new Error('The file has lines after its last one, the head.')
    const row = JSON.parse(line) as ChainedAuditEntry | { head: AuditHead }
    if ('head' in row) head = row.head
    else {
      chain.add(row)
      rows++
    }
  }
  // Without the head line, missing rows could not be detected.
  if (!head) throw new Error('The last line, the head, is missing. Export the log again.')
  return { rows, head, broken: chain.end(head) }
}

async function checkDatabase(): Promise<Report> {
  const onRetry = (line: string): void => void process.stderr.write(`${line}\n`)
  const db = await openDatabase(directDatabase(readConfig(process.env)), { onRetry })
  try {
    return await verifyAudit(db)
  } finally {
    await db.close()
  }
}
