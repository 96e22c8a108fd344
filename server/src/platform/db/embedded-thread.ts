// The thread in which the embedded engine works: it takes what `embedded.ts` asks for, one after the other, and answers.

import { parentPort, workerData } from 'node:worker_threads'
import { copyTemplate } from './template.ts'
import type { Asked, Told } from './embedded.ts'
import { openEngine } from './embedded-engine.ts'
import type { Tx } from './tx.ts'

/** A transaction that is open: what is done in it, how it is ended, and when it has. */
interface Open {
  readonly tx: Tx
  readonly end: (how: 'commit' | 'rollback') => void
  readonly ended: Promise<void>
}

class RolledBack extends Error {}

const port = parentPort
if (!port) throw new Error('this is the thread of a database and nothing to be started by itself')
const { folder } = workerData as { folder: string }
const { onDisk } = await copyTemplate(folder)
const [engine] = await Promise.all([openEngine(folder), onDisk])
const open = new Map<number, Open>()

port.on('message', (asked: Asked) => void serve(asked))
tell({ id: 0, rows: [] })

async function serve(asked: Asked): Promise<void> {
  try {
    tell({ id: asked.id, rows: await rowsOf(asked) })
  } catch (error) {
    const { message, stack, code } = error as Error & { code?: string }
    tell({ id: asked.id, error: { message, stack, code } })
  }
}

async function rowsOf(asked: Asked): Promise<object[]> {
  const { verb, tx, sql = '', params } = asked
  if (verb === 'close') await engine.close()
  else if (verb === 'begin') await begin(tx)
  else if (verb === 'query') return await (tx ? within(tx).tx.query(sql, params) : engine.commit(sql, params))
  else if (verb === 'script') await within(tx).tx.script(sql)
  else await end(tx, verb)
  return []
}

function begin(id = 0): Promise<void> {
  return new Promise((begun, failed) => {
    const ended = engine.transaction(async (tx) => {
      const how = await new Promise<'commit' | 'rollback'>((resolve) => {
        open.set(id, { tx, end: resolve, ended })
        begun()
      })
      if (how === 'rollback') throw new RolledBack()
    })
    ended.catch(failed)
  })
}

async function end(id: number | undefined, how: 'commit' | 'rollback'): Promise<void> {
  const { end: ending, ended } = within(id)
  open.delete(id ?? 0)
  ending(how)
  await ended.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}

function within(id = 0): Open {
  const found = open.get(id)
  if (!found) throw new Error('this transaction is over')
  return found
}

function tell(told: Told): void {
  port?.postMessage(told)
}
