import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openPostgresql } from './postgresql.ts'

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
const DONE = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), message('Z', Buffer.from('I'))])
const SHUTDOWN = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'))

/** As much of PostgreSQL as is needed: it answers everything, and shuts down in the breath in which it welcomes the second. */
async function server() {
  let connections = 0
  const sockets: Socket[] = []
  const listening = createServer((socket) => {
    const isSecond = ++connections === 2
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(isSecond ? Buffer.concat([WELCOME, SHUTDOWN]) : WELCOME)
      // What is asked with a name is left without an answer.
      socket.on('data', (asked) => void (asked.toString('latin1', 0, 1) === 'Q' && socket.write(DONE)))
    })
  })
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const close = (): void => {
    for (const socket of sockets) socket.destroy()
    listening.close()
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/any`, close }
}

test('a database that shuts down while a connection is handed over fails the transaction, not the house', async () => {
  const { url, close } = await server()
  const db = await openPostgresql(url)
  const waiting = db.read('select 1').catch(String)
  await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toThrow()
  close()
  expect(await waiting).toContain('terminated')
  await db.close()
})

const url = process.env['TEST_DATABASE_URL']
test.runIf(url)('a statement goes on when a newer node has added a column', async () => {
  const db = await openPostgresql(url ?? '')
  const table = `outdated_${randomUUID().replaceAll('-', '')}`
  try {
    await db.commit(`create table ${table} as select 1 as one`)
    for (let i = 0; i < 3; i++) expect(await db.read(`select * from ${table}`)).toEqual([{ one: 1 }])
    await db.commit(`alter table ${table} add two int4 not null default 2`)
    const all = await Promise.all(Array.from({ length: 4 }, () => db.read(`select * from ${table}`)))
    expect(all).toEqual(Array.from({ length: 4 }, () => [{ one: 1, two: 2 }]))
  } finally {
    await db.commit(`drop table ${table}`)
    await db.close()
  }
})
