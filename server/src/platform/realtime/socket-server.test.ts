import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Logger } from '../log.ts'
import type { Client } from './client.ts'
import { SocketServer } from './socket-server.ts'

type Opened = (client: Client) => Promise<Client | null> | Client
const errors: unknown[] = []
const deps = {
  corsOrigins: [],
  publicUrl: null,
  trustedProxies: 0,
  rateFactor: 1,
  log: {
    warn: (fields: object) => errors.push(fields),
    error: (fields: object) => errors.push(fields),
  } as unknown as Logger,
}

describe('SocketServer', () => {
  const http = createServer()
  let server: SocketServer<Client, number>
  let onOpen: Opened
  let onMessage: (client: Client, message: number) => Promise<void>
  let closed: Client[]
  beforeEach(async () => {
    ;[onOpen, onMessage, closed] = [(client) => client, () => Promise.resolve(), []]
    server = new SocketServer(
      {
        name: 'test',
        path: /^\/socket$/,
        messageBytes: 100,
        messagesPerWindow: 80,
        schema: { safeParse: (message) => ({ data: Number(message) }) },
        onOpen: (client) => onOpen(client),
        onMessage: (client, message) => onMessage(client, message),
        onClose: (client) => closed.push(client),
      },
      deps,
    )
    http.removeAllListeners('upgrade').on('upgrade', (...upgrade) => server.upgrade(...upgrade))
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    await server.close()
    await new Promise((resolve) => http.close(resolve))
    expect(errors.splice(0)).toEqual([])
  })

  const connect = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/socket`)
    await once(socket, 'open')
    return socket
  }
  const closeCode = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0]

  it('handles messages in order, after the client was admitted', async () => {
    const admitted = Promise.withResolvers<void>()
    const handled: number[] = []
    onOpen = async (client) => {
      await admitted.promise
      return client
    }
    onMessage = (_, message) => Promise.resolve(void handled.push(message))
    const socket = await connect()
    for (const message of [1, 2, 3]) socket.send(String(message))
    await new Promise(setImmediate)
    expect(handled).toEqual([])
    admitted.resolve()
    await expect.poll(() => handled).toEqual([1, 2, 3])
  })

  it('closes a client with too many unanswered messages', async () => {
    onMessage = () => new Promise(() => {})
    const socket = await connect()
    for (let count = 1; count <= 51; count++) socket.send(String(count))
    expect(await closeCode(socket)).toBe(1008)
  })

  it('disconnects a client that pings above its rate', async () => {
    const socket = await connect()
    for (let count = 1; count <= 81; count++) socket.ping()
    expect(await closeCode(socket)).toBe(1006)
  })

  it('ends a connection once when its client leaves before it was admitted', async () => {
    const admitted = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    onOpen = async (client) => {
      client.socket.once('close', left.resolve)
      await admitted.promise
      return client
    }
    ;(await connect()).terminate()
    await left.promise
    await new Promise(setImmediate)
    admitted.resolve()
    await expect.poll(() => closed).toHaveLength(1)
  })

  it('checks the session of the player it concerns, unless another has replaced it', async () => {
    const ended: string[] = []
    const session = (playerId: bigint, name: string, check: () => Promise<unknown>) => ({
      playerId,
      check,
      onEnded: () => void ended.push(name),
    })
    const refused = (): Promise<never> => Promise.reject(new Refusal('tokenRevoked'))
    const clients: Client[] = []
    onOpen = (client) => {
      clients.push(client)
      return client
    }
    await connect()
    const [client] = clients
    client?.watchSession(session(1n, 'first', refused))
    server.checkSessions(2n)
    server.checkSessions(1n)
    client?.watchSession(session(1n, 'second', () => Promise.resolve()))
    await new Promise(setImmediate)
    expect(ended).toEqual([])
    client?.watchSession(session(1n, 'third', refused))
    server.checkSessions(1n)
    await expect.poll(() => ended).toEqual(['third'])
  })

  it('ends the session of one player while the check of another hangs', async () => {
    const clients: Client[] = []
    onOpen = (client) => {
      clients.push(client)
      return client
    }
    await connect()
    await connect()
    await expect.poll(() => clients).toHaveLength(2)
    const ended: bigint[] = []
    const watch = (client: Client | undefined, playerId: bigint, check: () => Promise<unknown>) =>
      client?.watchSession({ playerId, check, onEnded: () => void ended.push(playerId) })
    const hanging = Promise.withResolvers<void>()
    watch(clients[0], 1n, () => hanging.promise)
    watch(clients[1], 2n, () => Promise.reject(new Refusal('tokenRevoked')))
    server.checkSessions(1n)
    server.checkSessions(2n)
    await expect.poll(() => ended).toEqual([2n])
    hanging.resolve()
  })
})
