// A transparency log as a visitor reads it: by its files alone.

import { openCheckpoint, parseKey, type Checkpoint } from '@glasshouse/rulebook/transparency/checkpoint'
import { decodeEntry, type LogEntry } from '@glasshouse/rulebook/transparency/entries'
import { LogReader } from '@glasshouse/rulebook/transparency/tiles'
import { Sequencer } from '../../src/play/transparency/sequencer.ts'
import { openLog } from '../../src/play/transparency/log-head.ts'
import { strictLog } from '../support/logs.ts'
import type { TestServer } from '../support/open-server.ts'

export async function openSequencer({ db, vault }: TestServer): Promise<Sequencer> {
  const key = await db.transaction((tx) => openLog(tx, vault))
  return new Sequencer({ db, key, log: strictLog })
}

export interface LogFile {
  readonly status: number
  readonly cache: string | undefined
  readonly bytes: Uint8Array
}

export async function getFile(server: TestServer, path: string): Promise<LogFile> {
  const { statusCode, headers, rawPayload } = await server.app.httpServer.inject({ method: 'GET', url: `/log/${path}` })
  return { status: statusCode, cache: headers['cache-control'], bytes: new Uint8Array(rawPayload) }
}

const readText = async (server: TestServer, path: string): Promise<string> =>
  new TextDecoder().decode((await getFile(server, path)).bytes)

/** The checkpoint is read at most four times a second, so this waits until it has this size. */
export async function readHead(
  server: TestServer,
  isExpected: (head: Checkpoint) => boolean = () => true,
): Promise<Checkpoint> {
  const key = parseKey(await readText(server, 'key'))
  if (!key) throw new Error('the key is not in its form')
  for (;;) {
    const head = openCheckpoint(await readText(server, 'checkpoint'), key)
    if (head && isExpected(head)) return head
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const readerOf = (server: TestServer, { begin }: Checkpoint): LogReader =>
  new LogReader(async (path) => {
    const file = await getFile(server, `${begin}/${path}`)
    if (file.status !== 200) throw new Error(`${path} answered ${file.status}`)
    return file.bytes
  })

/** All entries, each proved to be in the signed tree. */
export async function readEntries(server: TestServer, head: Checkpoint, from = 0): Promise<LogEntry[]> {
  const entries = (await readerOf(server, head).entries([from, head.size], head)).map(decodeEntry)
  return entries.map((entry, i) => {
    if (!entry) throw new Error(`entry ${from + i} is not canonical`)
    return entry
  })
}

type HeadRow = Readonly<Record<string, unknown>> & { readonly size: bigint }

/** What a backup keeps of the log. */
export async function backUpLog({ db }: Pick<TestServer, 'db'>): Promise<HeadRow> {
  const [head] = await db.read<HeadRow>('select begin_time, size, root, peaks, checkpoint from log_head')
  if (!head) throw new Error('there is no log')
  return head
}

/** Brings the log back to what a backup had, as only somebody with the database's password can. */
export async function restoreLog({ db }: Pick<TestServer, 'db'>, head: HeadRow): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of ['log_entries', 'log_nodes']) await tx.script(`alter table ${table} disable trigger user`)
    await tx.query('delete from log_entries where index >= $1', [head.size])
    await tx.query('delete from log_nodes where (index + 1) * 256 ^ level > $1', [head.size])
    for (const table of ['log_entries', 'log_nodes']) await tx.script(`alter table ${table} enable trigger user`)
    await tx.query(
      'update log_head set begin_time = $1, size = $2, root = $3, peaks = $4, checkpoint = $5, lost = null',
      [head['begin_time'], head.size, head['root'], head['peaks'], head['checkpoint']],
    )
  })
}
