// Which origins may open a socket: our own, configured ones, and clients that are not browsers. Once the address of our
// own is configured, no other one is ours.

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originCheck } from '../../src/platform/http/origin.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const FRIEND = 'https://friend.example'

describe.each(['/api/live', '/api/ai_lady/ws/mira'])('%s', (path) => {
  const servers: TestServer[] = []
  let ports: { unnamed: number; named: number }
  beforeAll(async () => {
    const listen = async (env: Record<string, string>): Promise<number> => {
      const server = await openServer(databases[0] ?? 'embedded', { CORS_ORIGINS: FRIEND, ...env })
      servers.push(server)
      await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
      return (server.app.httpServer.server.address() as AddressInfo).port
    }
    ports = { unnamed: await listen({}), named: await listen({ PUBLIC_URL: 'https://house.example/' }) }
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  const statusFor = (port: number, origin?: string, host?: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        ...(origin !== undefined && { origin }),
        ...(host !== undefined && { host }),
      }
      const request = http.get({ port, host: '127.0.0.1', path, headers })
      request.on('upgrade', (_, socket) => {
        socket.destroy()
        resolve(101)
      })
      request.on('response', ({ statusCode = 0 }) => resolve(statusCode))
      request.on('error', reject)
    })

  test('accepts its own origin, configured ones and clients without an origin', async () => {
    for (const origin of [undefined, `http://127.0.0.1:${ports.unnamed}`, FRIEND])
      expect(await statusFor(ports.unnamed, origin), origin).toBe(101)
    for (const origin of [undefined, FRIEND, 'https://house.example'])
      expect(await statusFor(ports.named, origin), origin).toBe(101)
  })

  test('refuses every other origin before the upgrade', async () => {
    const near = (port: number) => [
      `http://127.0.0.1:${port + 1}`,
      `http://127.0.0.1.evil.example:${port}`,
      'https://friend.example.evil',
    ]
    for (const port of Object.values(ports))
      for (const origin of ['https://evil.example', 'null', '', 'http://friend.example', ...near(port)])
        expect(await statusFor(port, origin), origin).toBe(403)
  })

  test('refuses a name that leads to its address, once its own is configured', async () => {
    const { named } = ports
    expect(await statusFor(named, `http://127.0.0.1:${named}`)).toBe(403)
    expect(await statusFor(named, 'http://rebound.example', 'rebound.example')).toBe(403)
  })
})

describe('behind a proxy with another host name', () => {
  const request = (headers: http.IncomingHttpHeaders) => ({ headers }) as http.IncomingMessage
  const asked = { origin: 'https://play.example', host: 'inner:8080', 'x-forwarded-host': 'play.example' }
  const parts = { corsOrigins: [], publicUrl: null }
  test('uses the forwarded host only where the proxy is trusted', () => {
    expect(originCheck({ ...parts, trustedProxies: 1 })(request(asked))).toBe(true)
    expect(originCheck({ ...parts, trustedProxies: 0 })(request(asked))).toBe(false)
    expect(originCheck({ ...parts, trustedProxies: 1 })(request({ ...asked, origin: 'https://evil.example' }))).toBe(
      false,
    )
  })

  test('uses no forwarded host once the address is configured', () => {
    const named = { corsOrigins: [], publicUrl: 'https://house.example', trustedProxies: 1 }
    expect(originCheck(named)(request(asked))).toBe(false)
    expect(originCheck(named)(request({ ...asked, origin: 'https://house.example' }))).toBe(true)
  })
})
