import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '../../../test/support/open-server.ts'
import { SESSION_SETTINGS } from './connection/pooler.ts'
import { openPostgresql } from './postgresql.ts'

const frame = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const WELCOME = Buffer.concat([frame('R', Buffer.alloc(4)), frame('Z', Buffer.from('I'))])
const DONE = Buffer.concat([frame('C', Buffer.from('SELECT 0\0')), frame('Z', Buffer.from('I'))])
const SHUTDOWN = frame('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'))

/** A minimal PostgreSQL server: answers everything, and shuts down while it welcomes the second connection. */
async function fakeServer() {
  let connections = 0
  const sockets: Socket[] = []
  const listening = createServer((socket) => {
    const isSecond = ++connections === 2
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(isSecond ? Buffer.concat([WELCOME, SHUTDOWN]) : WELCOME)
      // Prepared statements get no response.
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

test('takes another connection when the database shuts down while one is handed over', async () => {
  const { url, close } = await fakeServer()
  const db = await openPostgresql({ url })
  const waiting = db.read('select 1').catch(String)
  expect(await db.transaction((tx) => tx.query('select 1'))).toEqual([])
  close()
  expect(await waiting).toContain('terminated')
  await db.close()
})

/** One row with a boolean that is true. */
const TRUE = Buffer.concat([
  frame('T', Buffer.from('00017374616e64627900000000000000000000100001ffffffff0000', 'hex')),
  frame('D', Buffer.from('00010000000174', 'hex')),
  DONE,
])

/**
 * A server that answers the first connections with the given bytes, if any, and all others like PostgreSQL. The first
 * `standbys` of these are a standby's.
 */
async function startingServer(port: number, firstAnswers: readonly (Buffer | null)[], standbys = 0) {
  const sockets: Socket[] = []
  const listening = createServer((socket) => {
    const answer = firstAnswers[sockets.push(socket) - 1]
    const done = sockets.length <= standbys ? TRUE : DONE
    socket.on('error', () => {})
    socket.once('data', () => {
      if (answer) return void socket.end(answer)
      socket.write(WELCOME)
      socket.on('data', (asked) => void (asked.toString('latin1', 0, 1) === 'Q' && socket.write(done)))
    })
  })
  listening.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const close = (): void => {
    for (const socket of sockets) socket.destroy()
    listening.close()
  }
  return { port: (listening.address() as AddressInfo).port, connections: () => sockets.length, close }
}

/** A port on which nothing listens. */
async function unusedPort(): Promise<number> {
  const { port, close } = await startingServer(0, [])
  close()
  return port
}

const STARTING = frame('E', Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0'))
const FULL = frame('E', Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0'))
const POOLER_FULL = frame('E', Buffer.from('SFATAL\0C08P01\0Mserver login has been failing, try again later\0\0'))
const WRONG_PASSWORD = frame('E', Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0'))
const urlAt = (port: number): string => `postgres://someone:secret@127.0.0.1:${port}/any`
/** Longer than the connection timeout, which expires before the response can be read. */
const blockThread = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6000)

describe('the first connection', () => {
  test('is retried until the database responds, with a message for each failed try', async () => {
    const port = await unusedPort()
    const messages: string[] = []
    let starting: ReturnType<typeof startingServer> | undefined
    const db = await openPostgresql(
      { url: urlAt(port) },
      {
        onRetry: (message) => {
          messages.push(message)
          // Refused twice, then "starting up" twice, then accepted.
          if (messages.length === 2) starting = startingServer(port, [STARTING, STARTING])
        },
      },
    )
    expect(messages).toHaveLength(4)
    expect(messages[0]).toBe(
      `PostgreSQL at 127.0.0.1:${port}/any can’t be reached (try 1: connect ECONNREFUSED 127.0.0.1:${port}). Next try in 0.25 s.`,
    )
    expect(messages[3]).toContain('try 4: the database system is starting up')
    ;(await starting)?.close()
    await db.close()
  })

  test('fails after the time limit with a message that names the server but no password', async () => {
    const port = await unusedPort()
    const messages: string[] = []
    const failure: unknown = await openPostgresql(
      { url: urlAt(port) },
      {
        limitMs: 1000,
        onRetry: (message) => messages.push(message),
      },
    ).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ConnectionFailed' })
    expect(String(failure)).toMatch(
      /PostgreSQL at 127\.0\.0\.1:\d+\/any couldn’t be reached in \d+ s and 3 tries\..*ECONNREFUSED.*DATABASE_URL/,
    )
    expect([...messages, String(failure)].join()).not.toContain('secret')
    expect(messages).toHaveLength(2)
  })

  test('is not retried when the password is wrong', async () => {
    const slow = await startingServer(0, [WRONG_PASSWORD])
    await expect(openPostgresql({ url: urlAt(slow.port) })).rejects.toThrow(
      /refused the connection: password authentication/,
    )
    expect(slow.connections()).toBe(1)
    slow.close()
  })

  test('succeeds although this thread is blocked for longer than the connection timeout', async () => {
    const slow = await startingServer(0, [])
    const messages: string[] = []
    const opening = openPostgresql(
      { url: urlAt(slow.port) },
      { limitMs: 1000, onRetry: (message) => messages.push(message) },
    )
    blockThread()
    const db = await opening
    expect(messages).toHaveLength(1)
    await db.close()
    slow.close()
  })
})

test('retries a transaction whose connection timed out while this thread was blocked', async () => {
  const slow = await startingServer(0, [])
  const db = await openPostgresql({ url: urlAt(slow.port) })
  const runs = [0, 0]
  const transactions = runs.map((_, i) => db.transaction(() => Promise.resolve(runs[i]!++)))
  // The first uses the open connection; the second starts to connect.
  blockThread()
  await Promise.all(transactions)
  expect(runs).toEqual([1, 1])
  await db.close()
  slow.close()
})

test.each([
  ['the server', FULL],
  ['the pooler', POOLER_FULL],
])('waits for a connection while %s has none left', async (_, refusal) => {
  const full = await startingServer(0, [null, refusal, refusal])
  const db = await openPostgresql({ url: urlAt(full.port) })
  const isDone = Promise.withResolvers<void>()
  // The first transaction keeps the open connection until the second has found one.
  const first = db.transaction(() => isDone.promise)
  await db.transaction(() => Promise.resolve(isDone.resolve()))
  await first
  expect(full.connections()).toBe(4)
  await db.close()
  full.close()
})

describe('a failover', () => {
  test('is waited for by what was not sent yet', async () => {
    const port = await unusedPort()
    const before = await startingServer(port, [])
    const db = await openPostgresql({ url: urlAt(port) })
    before.close()
    let runs = 0
    const waiting = db.transaction(() => Promise.resolve(++runs))
    await sleep(1000)
    const after = await startingServer(port, [STARTING])
    expect(await waiting).toBe(1)
    expect(after.connections()).toBe(2)
    await db.close()
    after.close()
  })

  test('never repeats what was sent', async () => {
    const before = await startingServer(0, [])
    const db = await openPostgresql({ url: urlAt(before.port) })
    let runs = 0
    const cutOff = db.transaction(async (tx) => {
      runs++
      await tx.query('select 1')
      before.close()
      return await tx.query('select 2')
    })
    await expect(cutOff).rejects.toThrow()
    expect(runs).toBe(1)
    await db.close()
  })

  test('gives no work to a standby, which may be behind', async () => {
    const servers = await startingServer(0, [], 3)
    const messages: string[] = []
    const db = await openPostgresql({ url: urlAt(servers.port) }, { onRetry: (message) => messages.push(message) })
    expect(messages).toHaveLength(3)
    expect(messages[0]).toContain('the server is a standby')
    expect(servers.connections()).toBe(4)
    await db.close()
    servers.close()
  })
})

const url = process.env['TEST_DATABASE_URL']
test.runIf(url)('keeps running a statement after a newer node added a column', async () => {
  const db = await openPostgresql({ url: url ?? '' })
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

describe.runIf(url)('with a direct address', () => {
  // PostgreSQL itself in place of the pooler: what it must be is checked in the same way.
  let made: Awaited<ReturnType<typeof createDatabase>>
  beforeAll(async () => {
    made = await createDatabase()
  })
  afterAll(() => made.drop())

  const open = (directUrl: string) => openPostgresql({ url: made.url, directUrl })
  const setDefaults = async (): Promise<void> => {
    const db = await openPostgresql({ url: made.url })
    const name = new URL(made.url).pathname.slice(1)
    await db.transaction(async (tx) => {
      for (const [setting, value] of Object.entries(SESSION_SETTINGS))
        await tx.script(`alter database ${name} set ${setting} = '${value}'`)
    })
    await db.close()
  }

  test('refuses sessions without our settings, and names them', async () => {
    await expect(open(made.url)).rejects.toThrow(/statement_timeout = 10000, lock_timeout = 3000.*jit = off/)
  })

  test('refuses addresses of two databases', async () => {
    await setDefaults()
    await expect(open(url ?? '')).rejects.toThrow(/lead to different databases/)
  })

  test('prepares no statement by name', async () => {
    await setDefaults()
    const named = `select count(*)::int4 as count from pg_prepared_statements where name like 'q%'`
    const [pooled, own] = [await open(made.url), await openPostgresql({ url: made.url })]
    for (let i = 0; i < 3; i++) await pooled.read(`select $1::int4 as one`, [i])
    expect(await pooled.read(named)).toEqual([{ count: 0 }])
    // Its own name is the second.
    await own.read('select 1')
    expect(await own.read(named)).toEqual([{ count: 2 }])
    for (const db of [pooled, own]) await db.close()
  })
})
