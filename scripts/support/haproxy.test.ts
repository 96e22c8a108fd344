// HAProxy with the rules of ops/haproxy in front of three stand-ins for nodes. `npm run rehearse-cluster` runs these.

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startProxy, type Proxy } from './haproxy.ts'
import { freePort, freshFolder } from './server-process.ts'

/** Not a multiple of the nodes, so that round-robin cannot look like stickiness. */
const TOKENS = Array.from({ length: 61 }, (_, i) => `token-${i}`)
/** HAProxy passes only sockets whose key has its answer; these two are the example of RFC 6455. */
const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='
const ACCEPT = 's3pPLMBiTxaQ9kYGzzhZRbK+xOo='
const PATIENCE = { timeout: 60_000, interval: 50 }

/** Responds with its number, to requests and on sockets; its health, and how it answers, can be changed. */
class FakeNode {
  readonly name: string
  isOpen = true
  healthAfterMs = 0
  healthTold = 0
  /** Closes each connection that asks for something, as a node does that has ended. */
  drops = false
  refusesSockets = false
  asked = 0
  readonly #server = http.createServer((request, response) => this.#answer(request, response))

  constructor(name: string) {
    this.name = name
    this.#server.on('upgrade', (_, socket) => {
      socket.on('error', () => {})
      if (this.refusesSockets) return void socket.end('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n')
      const lines = ['connection: upgrade', 'upgrade: websocket', `sec-websocket-accept: ${ACCEPT}`, `node: ${name}`]
      socket.end(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    })
  }

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer({ url, headers, socket }: http.IncomingMessage, response: http.ServerResponse): void {
    if (url === '/headers') return void response.end(JSON.stringify(headers))
    if (url !== '/api/health') {
      this.asked++
      if (this.drops) return void socket.destroy()
      return void response.end(this.name)
    }
    response.statusCode = this.isOpen ? 200 : 503
    setTimeout(() => {
      this.healthTold++
      response.end()
    }, this.healthAfterMs)
  }
}

const nodes = ['0', '1', '2'].map((name) => new FakeNode(name))
const middle = nodes[1] as FakeNode
let ports: number[]
let folder: string
let proxy: Proxy
let port: number
beforeAll(async () => {
  ports = await Promise.all(nodes.map((node) => node.listen()))
  port = await freePort()
  folder = await freshFolder()
  proxy = await startProxy({ nodes: ports, httpPort: port, folder })
  await vi.waitUntil(async () => new Set(await nodesOf(TOKENS)).size === 3, PATIENCE)
})
afterAll(async () => {
  await proxy.stop()
  for (const node of nodes) await node.close()
  rmSync(folder, { recursive: true, force: true })
})

const nodeOf = async (token?: string): Promise<string> =>
  await (await fetch(`http://127.0.0.1:${port}/`, { headers: token ? { token } : {} })).text()
const nodesOf = async (tokens: readonly string[]): Promise<string[]> => await Promise.all(tokens.map(nodeOf))
const socketNodeOf = (token: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': KEY,
    }
    const asked = http.get({ host: '127.0.0.1', port, path: `/socket?as=1&token=${token}`, headers })
    asked.on('upgrade', ({ headers: answered }, socket) => {
      socket.on('error', () => {}).destroy()
      resolve(answered['node'])
    })
    asked.on('response', ({ statusCode }) => resolve(statusCode))
    asked.on('error', reject)
  })
const until = (expected: readonly string[]) =>
  vi.waitUntil(async () => (await nodesOf(TOKENS)).join() === expected.join(), PATIENCE)
const without = (homes: readonly string[]): number[] => homes.flatMap((home, i) => (home === '1' ? [] : [i]))

test('keeps a player at one node for requests and sockets, and spreads players over all nodes', async () => {
  const homes = await nodesOf(TOKENS)
  expect(new Set(homes)).toEqual(new Set(['0', '1', '2']))
  for (let i = 0; i < 3; i++) expect(await nodesOf(TOKENS)).toEqual(homes)
  expect(await Promise.all(TOKENS.map(socketNodeOf))).toEqual(homes)
})

test('distributes requests without a token over all nodes', async () => {
  const asked: string[] = []
  for (let i = 0; i < 30; i++) asked.push(await nodeOf())
  for (const { name } of nodes) expect(asked.filter((each) => each === name).length).toBeGreaterThan(0)
})

test('keeps the players of a busy node with a late health response', async () => {
  const homes = await nodesOf(TOKENS)
  middle.healthAfterMs = 1_200
  const enough = middle.healthTold + 3
  try {
    await vi.waitUntil(async () => {
      expect(await nodesOf(TOKENS)).toEqual(homes)
      return middle.healthTold >= enough
    }, PATIENCE)
  } finally {
    middle.healthAfterMs = 0
  }
})

test('moves only the players of a draining node, and moves them back', async () => {
  const homes = await nodesOf(TOKENS)
  middle.isOpen = false
  await vi.waitUntil(async () => !(await nodesOf(TOKENS)).includes('1'), PATIENCE)
  const elsewhere = await nodesOf(TOKENS)
  for (const i of without(homes)) expect(elsewhere[i]).toBe(homes[i])
  middle.isOpen = true
  await until(homes)
})

test('asks another node where a connection is refused, before any health check', async () => {
  const homes = await nodesOf(TOKENS)
  await middle.close()
  expect(await nodesOf(TOKENS)).not.toContain('1')
  expect(await Promise.all(TOKENS.map(socketNodeOf))).not.toContain('1')
  await middle.listen(ports[1])
  await until(homes)
})

test('sends a GET and a socket to another node where a node drops or refuses them, and never a POST', async () => {
  const homes = await nodesOf(TOKENS)
  const token = TOKENS[homes.indexOf('1')] ?? ''
  middle.refusesSockets = true
  expect(['0', '2']).toContain(await socketNodeOf(token))
  middle.refusesSockets = false
  middle.drops = true
  try {
    expect(['0', '2']).toContain(await nodeOf(token))
    const asked = nodes.reduce((sum, node) => sum + node.asked, 0)
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}', headers: { token } }).then(
      ({ status }) => status,
      () => 'closed',
    )
    // On a connection that the proxy had used before, it closes the client's: the client may ask again.
    expect([502, 'closed']).toContain(answer)
    expect(nodes.reduce((sum, node) => sum + node.asked, 0)).toBe(asked + 1)
  } finally {
    middle.drops = false
  }
})

test('tells nodes the address and the protocol itself, and hides the metrics', async () => {
  const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  const headers = (await (await fetch(`http://127.0.0.1:${port}/headers`, { headers: claims })).json()) as object
  expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7, 127.0.0.1', 'x-forwarded-proto': 'http' })
  expect(headers).not.toHaveProperty('x-forwarded-host')
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
})
