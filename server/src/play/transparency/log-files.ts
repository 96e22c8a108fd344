// The static files of the transparency log, which anyone can mirror: the newest checkpoint, tiles of hashes and bundles of
// entries. They are below the time at which the log of this origin began, so that a restored log never changes a file that
// somebody has kept.

import type { FastifyReply } from 'fastify'
import { formatKey } from '@glasshouse/rulebook/transparency/checkpoint'
import { encodeBundle, parseTilePath, TILE_WIDTH, type Tile } from '@glasshouse/rulebook/transparency/tiles'
import { Refusal, refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../../platform/db/tx.ts'
import { addressOf } from '../../platform/http/request-context.ts'
import type { HttpServer } from '../../platform/http/server.ts'
import { shared } from '../history/paging.ts'
import { readHashes, type LogKey } from './log-head.ts'

const CACHE_MS = 250
const FOREVER = 'public, max-age=31536000, immutable'
const BRIEFLY = 'public, max-age=1'
const TEXT = 'text/plain; charset=utf-8'
const BYTES = 'application/octet-stream'

interface LogFileDeps {
  readonly db: Database
  readonly key: LogKey
  /** Refuses an address with too many requests. */
  readonly checkRate: (address: string) => Promise<void>
}

interface HeadRow {
  begin_time: bigint
  size: bigint
  checkpoint: string | null
}

interface File {
  readonly type: string
  readonly cache: string
  readonly body: string | Buffer
}

export function serveLog(httpServer: HttpServer, { db, key, checkRate }: LogFileDeps): void {
  const head = shared(async () => {
    const [row] = await db.read<HeadRow>('select begin_time, size, checkpoint from log_head')
    return row?.checkpoint ? { ...row, checkpoint: row.checkpoint } : null
  }, CACHE_MS)
  const serve = (url: string, find: (path: string) => Promise<File | null>): void =>
    void httpServer.get<{ Params: { '*'?: string } }>(url, async (request, reply) => {
      try {
        await checkRate(addressOf(request.ip))
        return await send(reply, await find(request.params['*'] ?? ''))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return await reply.code(refusals[error.code].status).header('cache-control', 'no-store').type(TEXT).send('')
      }
    })
  serve('/log/key', () => Promise.resolve(keyFile(key)))
  serve('/log/checkpoint', async () => checkpointFile((await head())?.checkpoint))
  serve('/log/*', async (path) => {
    const current = await head()
    const [begin, ...rest] = path.split('/')
    if (!current || begin !== String(current.begin_time)) return null
    if (rest.join('/') === 'checkpoint') return checkpointFile(current.checkpoint)
    const tile = parseTilePath(rest.join('/'))
    return tile ? await tileFile(db, tile, Number(current.size)) : null
  })
}

/** Anyone may read the log from any page, such as a mirror's. */
const send = (reply: FastifyReply, file: File | null): FastifyReply =>
  file
    ? reply.headers({ 'cache-control': file.cache, 'access-control-allow-origin': '*' }).type(file.type).send(file.body)
    : reply.code(404).headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).type(TEXT).send('')

const keyFile = ({ house, publicKey }: LogKey): File => ({
  type: TEXT,
  cache: BRIEFLY,
  body: `${formatKey(house, publicKey)}\n`,
})

const checkpointFile = (checkpoint: string | undefined): File | null =>
  checkpoint === undefined ? null : { type: TEXT, cache: BRIEFLY, body: checkpoint }

/** A tile never changes at the width in its path: entries are only appended. */
async function tileFile(db: Database, { level, index, width }: Tile, size: number): Promise<File | null> {
  const first = index * TILE_WIDTH
  const count = level === 'entries' ? size : Math.floor(size / TILE_WIDTH ** level)
  if (first + width > count) return null
  const from = { query: db.read.bind(db) }
  const bytes = level === 'entries' ? await readBundle(db, first, width) : await readHashes(from, level, first, width)
  return { type: BYTES, cache: FOREVER, body: Buffer.from(bytes) }
}

async function readBundle(db: Database, first: number, count: number): Promise<Uint8Array> {
  const rows = await db.read<{ body: string }>(
    'select body from log_entries where index >= $1 and index < $2 order by index',
    [first, first + count],
  )
  return encodeBundle(rows.map(({ body }) => Buffer.from(body)))
}
