// Which origins may open a socket: our own, configured ones, and clients that are not browsers.

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originCheck } from '../../src/platform/http/origin.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const FRIEND = 'https://friend.example'

describe.each(['/api/live', '/api/ai_lady/ws/mira'])('%s', (path) => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    server = await openServer(databases[0] ?? 'embedded', { CORS_ORIGINS: FRIEND, PUBLIC_URL: 'https://house.example' })
    await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.httpServer.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  const statusFor = (origin?: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        ...(origin !== undefined && { origin }),
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
    for (const origin of [undefined, `http://127.0.0.1:${port}`, FRIEND, 'https://house.example']) {
      expect(await statusFor(origin), origin).toBe(101)
    }
  })

  test('refuses every other origin before the upgrade', async () => {
    const near = [
      `http://127.0.0.1:${port + 1}`,
      `http://127.0.0.1.evil.example:${port}`,
      'https://friend.example.evil',
    ]
    for (const origin of ['https://evil.example', 'null', '', 'http://friend.example', ...near]) {
      expect(await statusFor(origin), origin).toBe(403)
    }
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
})
