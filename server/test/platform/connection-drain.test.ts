import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { oneDatabase, openServer, roll, type TestServer } from '../support/open-server.ts'

let server: TestServer
let url: string
let closed: Promise<void> | null

beforeEach(async () => {
  server = await openServer(oneDatabase, { DRAIN_SECONDS: '1' }, { leads: true })
  await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.httpServer.server.address() as AddressInfo).port}`
  closed = null
})
afterEach(async () => {
  await (closed ?? server.app.close())
  // Closing twice is harmless; this also closes the database.
  await server.close()
})

const close = (): Promise<void> => (closed = server.app.close())
const health = (): Promise<Response> => fetch(`${url}/api/health`)
const connect = (): WebSocket => new WebSocket(`${url.replace('http', 'ws')}/api/live`)

test('reports itself as not ready, still answers calls and asks sockets to reconnect', async () => {
  const { token } = await server.player()
  const open = connect()
  await once(open, 'open')
  expect((await health()).status).toBe(200)
  void close()
  expect((await health()).status).toBe(503)
  const bet = await fetch(`${url}/api/roller`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(roll()),
  })
  expect(await bet.json()).toMatchObject({ errno: 0 })
  expect(bet.headers.get('connection')).toBe('close')
  const [refused] = (await once(connect(), 'error')) as [Error]
  expect(refused.message).toContain('503')
  expect(open.readyState).toBe(WebSocket.OPEN)
  const [code] = (await once(open, 'close')) as [number]
  expect(code).toBe(1012)
  await closed
  await expect(health()).rejects.toThrow()
})

test.runIf(oneDatabase === 'postgresql')('answers a call that is running when the server closes', async () => {
  const { token, user } = await server.player()
  let answered: Promise<Response> | null = null
  await server.db.transaction(async (tx) => {
    await tx.query('select 1 from accounts where owner_id = $1 for update', [user.id])
    void close()
    await sleep(700)
    answered = fetch(`${url}/api/roller`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify(roll()),
    })
    // The server refuses new connections before this call can be answered.
    await expect
      .poll(() =>
        health().then(
          () => 'open',
          () => 'shut',
        ),
      )
      .toBe('shut')
  })
  expect(await (answered as unknown as Promise<Response>).then((answer) => answer.json())).toMatchObject({ errno: 0 })
})

test('releases its game leases immediately', async () => {
  const held = async (): Promise<number> =>
    (await server.db.read(`select 1 from leases where name like 'leader:%' and expires_at > now_ms()`)).length
  await expect.poll(held).toBeGreaterThan(7)
  await close()
  expect(await held()).toBe(0)
  expect(await server.db.read('select 1 from nodes')).toEqual([])
})
