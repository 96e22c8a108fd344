// PGlite: PostgreSQL inside this process, stored in a folder. PGlite does not fsync its files, so this module does: a
// confirmed commit survives a power cut.

import fs from 'node:fs'
import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { asTx, type Database, type Tx } from './tx.ts'

const CHECKPOINT_MS = 5 * 60_000

/** The part of Emscripten's module that forwards `fsync` to the disk. */
interface FileSystemModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun as ((module: object) => void)[]
    preRun.push((module) => {
      const { NODEFS } = module as FileSystemModule
      NODEFS.stream_ops.fsync = (stream) => {
        fs.fsyncSync(stream.nfd)
        return 0
      }
    })
    return result
  }
}

const parsers = { [types.INT8]: (text: string) => BigInt(text) }
// -F would disable fsync. PGlite forwards fsync to the host but not fdatasync.
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

export const openEngine = async (folder: string): Promise<Database> =>
  wrap(await PGlite.create({ fs: new SyncedFiles(path.join(folder, 'db')), parsers, startParams }))

/** An in-memory database for tests; `template` is a dump of an earlier one, which opens faster. */
export async function openInMemory(template?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const pg = await PGlite.create({ parsers, ...(template && { loadDataDir: template }) })
  return { ...wrap(pg), dump: () => pg.dumpDataDir('none') }
}

function wrap(pg: PGlite): Database {
  // The embedded engine has no checkpointer; without checkpoints its WAL would only grow.
  const checkpoints = setInterval(() => void pg.exec('checkpoint').catch(() => {}), CHECKPOINT_MS)
  checkpoints.unref()
  const query = async <Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    (await pg.query<Row>(sql, [...params])).rows
  return {
    kind: 'embedded',
    read: query,
    commit: query,
    transaction: <T>(work: (tx: Tx) => Promise<T>) =>
      pg.transaction((t) =>
        work(
          asTx({
            query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
              (await t.query<Row>(sql, [...params])).rows,
            script: async (sql) => void (await t.exec(sql)),
          }),
        ),
      ),
    close: async () => {
      clearInterval(checkpoints)
      await pg.close()
    },
  }
}
