import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Balancer } from './balancer.ts'
import { freePort } from './server-process.ts'

/** Not a multiple of the nodes, so that round-robin cannot look like stickiness. */
const TOKENS = Array.from({ length: 61 }, (_, i) => `token-${i}`)

/** Responds with its number, to requests and on sockets. */
class FakeNode {
  readonly #server = http.createServer(({ url }, response) => {
    if (url !== '/api/health') return void response.end(this.name)
    response.statusCode = this.isOpen ? 200 : 503
    setTimeout(() => {
      this.healthTold++
      response.end()
    }, this.healthAfterMs)
  })
  readonly name: string
  isOpen = true
  healthAfterMs = 0
  healthTold = 0

  constructor(name: string) {
    this.name = name
    this.#server.on('upgrade', (_, socket) =>
      socket.end(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: test\r\nnode: ${name}\r\n\r\n`),
    )
  }

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

const nodes = ['0', '1', '2'].map((name) => new FakeNode(name))
let ports: number[]
let balancer: Balancer
let port: number
beforeAll(async () => {
  ports = await Promise.all(nodes.map((node) => node.listen()))
  port = await freePort()
  // Health checks only run while a test waits, which lets these timers proceed.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  balancer = new Balancer(ports)
  await balancer.listen(port)
})
afterAll(async () => {
  balancer.close()
  vi.useRealTimers()
  for (const node of nodes) await node.close()
})

const nodeOf = async (token?: string): Promise<string> =>
  await (await fetch(`http://127.0.0.1:${port}/`, { headers: token ? { token } : {} })).text()
const nodesOf = async (tokens: readonly string[]): Promise<string[]> => await Promise.all(tokens.map(nodeOf))
const socketNodeOf = (token: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = { connection: 'upgrade', upgrade: 'test' }
    const asked = http.get({ host: '127.0.0.1', port, path: `/socket?as=1&token=${token}`, headers })
    asked.on('upgrade', ({ headers: answered }, socket) => {
      socket.destroy()
      resolve(answered['node'])
    })
    asked.on('error', reject)
  })

test('keeps a player at one node for requests and sockets, and spreads players over all nodes', async () => {
  const homes = await nodesOf(TOKENS)
  expect(new Set(homes)).toEqual(new Set(['0', '1', '2']))
  for (let i = 0; i < 3; i++) expect(await nodesOf(TOKENS)).toEqual(homes)
  expect(await Promise.all(TOKENS.map(socketNodeOf))).toEqual(homes)
})

test('distributes requests without a token round-robin', async () => {
  const asked: string[] = []
  for (let i = 0; i < 9; i++) asked.push(await nodeOf())
  for (const { name } of nodes) expect(asked.filter((each) => each === name)).toHaveLength(3)
})

test('keeps the players of a busy node with a late health response', async () => {
  const homes = await nodesOf(TOKENS)
  const [, middle] = nodes
  if (!middle) throw new Error('expected three nodes')
  middle.healthAfterMs = 1_200
  const enough = middle.healthTold + 3
  try {
    await vi.waitUntil(
      async () => {
        expect(await nodesOf(TOKENS)).toEqual(homes)
        return middle.healthTold >= enough
      },
      { timeout: 30_000, interval: 50 },
    )
  } finally {
    middle.healthAfterMs = 0
  }
})

test('moves only the players of a failed node, and moves them back', async () => {
  const homes = await nodesOf(TOKENS)
  const elsewhere = homes.map((home) => (home === '1' ? '2' : home))
  const [, middle] = nodes
  if (!middle) throw new Error('expected three nodes')
  const until = (expected: readonly string[]) =>
    vi.waitUntil(async () => (await nodesOf(TOKENS)).join() === expected.join(), { timeout: 10_000, interval: 50 })

  middle.isOpen = false
  await until(elsewhere)
  middle.isOpen = true
  await until(homes)
  // At its first refusal, before a health check.
  await middle.close()
  expect(await nodesOf(TOKENS)).toEqual(elsewhere)
  expect(await Promise.all(TOKENS.map(socketNodeOf))).toEqual(elsewhere)
  await middle.listen(ports[1])
  await until(homes)
})
