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
  await server.house.httpServer.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.house.httpServer.server.address() as AddressInfo).port}`
  closed = null
})
afterEach(async () => {
  await (closed ?? server.house.close())
  // Closing twice does no harm; this one also lets the database go.
  await server.close()
})

const leave = (): Promise<void> => (closed = server.house.close())
const health = (): Promise<Response> => fetch(`${url}/api/health`)
const line = (): WebSocket => new WebSocket(`${url.replace('http', 'ws')}/api/live`)

test('whoever stands in front is told, and what still comes is answered; lines are asked to come back', async () => {
  const { token } = await server.player()
  const open = line()
  await once(open, 'open')
  expect((await health()).status).toBe(200)
  void leave()
  expect((await health()).status).toBe(503)
  const bet = await fetch(`${url}/api/roller`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(roll()),
  })
  expect(await bet.json()).toMatchObject({ errno: 0 })
  expect(bet.headers.get('connection')).toBe('close')
  const [refused] = (await once(line(), 'error')) as [Error]
  expect(refused.message).toContain('503')
  expect(open.readyState).toBe(WebSocket.OPEN)
  const [code] = (await once(open, 'close')) as [number]
  expect(code).toBe(1012)
  await closed
  await expect(health()).rejects.toThrow()
})

test.runIf(oneDatabase === 'postgresql')('a call that is under way when the door shuts is answered', async () => {
  const { token, user } = await server.player()
  let answered: Promise<Response> | null = null
  await server.db.transaction(async (tx) => {
    await tx.query('select 1 from accounts where owner_id = $1 for update', [user.id])
    void leave()
    await sleep(700)
    answered = fetch(`${url}/api/roller`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify(roll()),
    })
    // The door is shut for everyone else before this one can be answered.
    await expect
      .poll(
        () =>
          health().then(
            () => 'open',
            () => 'shut',
          ),
        { timeout: 5000 },
      )
      .toBe('shut')
  })
  expect(await (answered as unknown as Promise<Response>).then((answer) => answer.json())).toMatchObject({ errno: 0 })
})

test('its games are free for the next node at once', async () => {
  const held = async (): Promise<number> =>
    (await server.db.read(`select 1 from leases where name like 'drive:%' and expires_at > now_ms()`)).length
  await expect.poll(held, { timeout: 5000 }).toBeGreaterThan(7)
  await leave()
  expect(await held()).toBe(0)
  expect(await server.db.read('select 1 from nodes')).toEqual([])
})
