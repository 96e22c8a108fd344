// Those who do not want an answer but the house's time: floods of sockets and of words, readers who never read, headers that
// never end, tokens by the thousand. The house shuts them out, and goes on answering everyone else.

import { randomBytes } from 'node:crypto'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { startTestServer } from '../support/test-server.ts'
import { expect, register, test as base } from '../support/house.ts'

/** A house with its limits as they are: the other tests' houses have none. */
const test = base.extend({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await startTestServer({ env: { LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' } })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
test.describe.configure({ mode: 'default' })
/** Not with every `npm test`: they begin a house of their own, and some wait for it to lose its patience. */
const attack = (name: string, body: (parts: { house: ServerProcess }) => Promise<void>) =>
  test(name, { tag: '@long' }, body)

const live = (house: ServerProcess): WebSocket => new WebSocket(`${house.url.replace('http', 'ws')}/api/live`)
const opening = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    socket.addEventListener('error', () => resolve(false))
  })
const closing = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
const answers = async (house: ServerProcess): Promise<boolean> => (await fetch(`${house.url}/api/health`)).ok

attack('refuses sockets above the limit of an address, and accepts new ones when others close', async ({ house }) => {
  const sockets = Array.from({ length: 80 }, () => live(house))
  const opened = (await Promise.all(sockets.map(opening))).filter(Boolean).length
  expect(opened).toBe(64)
  expect(await answers(house)).toBe(true)
  for (const socket of sockets) socket.close()
  await expect.poll(async () => await opening(live(house))).toBe(true)
})

attack('closes a connection that floods the server with requests', async ({ house }) => {
  const socket = live(house)
  await opening(socket)
  const closed = closing(socket)
  for (let n = 0; n < 200; n++) socket.send(JSON.stringify({ type: 'ping', sent: n }))
  expect(await closed).toBe(1008)
  expect(await answers(house)).toBe(true)
})

attack('closes a connection after a message that is too long or invalid', async ({ house }) => {
  for (const words of ['x'.repeat(100_000), 'not json', '{"type":"nothing"}', '[]']) {
    const socket = live(house)
    await opening(socket)
    const closed = closing(socket)
    socket.send(words)
    expect([1008, 1009]).toContain(await closed)
  }
  expect(await answers(house)).toBe(true)
})

attack('keeps responding during requests with endless headers, and closes them', async ({ house }) => {
  const { hostname, port } = new URL(house.url)
  let cut = 0
  const slow = Array.from({ length: 300 }, () => {
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.on('close', () => cut++)
    socket.write('POST /api/roller HTTP/1.1\r\nHost: a\r\n')
    return socket
  })
  const dripping = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('X-A: b\r\n')
  }, 500)
  await sleep(2000)
  expect(await answers(house)).toBe(true)
  await expect.poll(() => cut).toBe(300)
  clearInterval(dripping)
})

attack('clients that never read do not fill the server’s memory', async ({ house }) => {
  const { hostname, port } = new URL(house.url)
  const memory = async (): Promise<number> => {
    const text = await (await fetch(`${house.url}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
  }
  const before = await memory()
  const deaf = Array.from({ length: 50 }, () => {
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    socket.pause()
    // Pings whose answers the client never reads: an empty frame with the mask 0.
    return {
      socket,
      pinging: setInterval(() => socket.writable && socket.write(Buffer.from('898000000000', 'hex')), 2),
    }
  })
  await sleep(8000)
  expect(await answers(house)).toBe(true)
  expect((await memory()) - before).toBeLessThan(150 * 2 ** 20)
  for (const { socket, pinging } of deaf) {
    clearInterval(pinging)
    socket.destroy()
  }
})

// This test is last: the server counts connections from this address for a while after it.
attack('throttles a client that guesses tokens, and no one else', async ({ house }) => {
  const { token } = await register(house.url)
  const ask = async (guess: string): Promise<number> =>
    (await fetch(`${house.url}/api/user`, { headers: { token: guess } })).status
  const heard = new Set<number>()
  for (let n = 0; n < 40; n++) {
    const statuses = await Promise.all(Array.from({ length: 25 }, () => ask(randomBytes(32).toString('base64url'))))
    for (const status of statuses) heard.add(status)
  }
  expect([...heard]).toContain(429)
  // A player is counted by himself, not by the address that others guess from.
  expect(await ask(token)).toBe(200)
})
