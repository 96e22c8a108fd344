// The worker thread of the embedded engine: handles requests from `embedded.ts` in order and replies.

import { parentPort, workerData } from 'node:worker_threads'
import { copyTemplate } from './template.ts'
import type { WorkerRequest, WorkerResponse } from './embedded.ts'
import { openEngine } from './embedded-engine.ts'
import type { Tx } from './tx.ts'

/** An open transaction. */
interface OpenTransaction {
  readonly tx: Tx
  readonly end: (outcome: 'commit' | 'rollback') => void
  readonly ended: Promise<void>
}

class RolledBack extends Error {}

const port = parentPort
if (!port) throw new Error('the database worker must be started as a worker thread')
const { folder } = workerData as { folder: string }
const { onDisk } = await copyTemplate(folder)
const [engine] = await Promise.all([openEngine(folder), onDisk])
const open = new Map<number, OpenTransaction>()

port.on('message', (request: WorkerRequest) => void serve(request))
reply({ id: 0, rows: [] })

async function serve(request: WorkerRequest): Promise<void> {
  try {
    reply({ id: request.id, rows: await execute(request) })
  } catch (error) {
    const { message, stack, code } = error as Error & { code?: string }
    reply({ id: request.id, error: { message, stack, code } })
  }
}

async function execute(request: WorkerRequest): Promise<object[]> {
  const { verb, tx, sql = '', params } = request
  if (verb === 'close') await engine.close()
  else if (verb === 'begin') await begin(tx)
  else if (verb === 'query') return await (tx ? openTransaction(tx).tx.query(sql, params) : engine.commit(sql, params))
  else if (verb === 'script') await openTransaction(tx).tx.script(sql)
  else await end(tx, verb)
  return []
}

function begin(id = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = engine.transaction(async (tx) => {
      const outcome = await new Promise<'commit' | 'rollback'>((finish) => {
        open.set(id, { tx, end: finish, ended })
        resolve()
      })
      if (outcome === 'rollback') throw new RolledBack()
    })
    ended.catch(reject)
  })
}

async function end(id: number | undefined, outcome: 'commit' | 'rollback'): Promise<void> {
  const { end: finish, ended } = openTransaction(id)
  open.delete(id ?? 0)
  finish(outcome)
  await ended.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}

function openTransaction(id = 0): OpenTransaction {
  const found = open.get(id)
  if (!found) throw new Error('transaction is already closed')
  return found
}

function reply(response: WorkerResponse): void {
  port?.postMessage(response)
}
