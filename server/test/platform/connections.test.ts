// How many connections one address may hold, and which uploads are read at all.

import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterEach, describe, expect, it } from 'vitest'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'

const open: { destroy(): unknown }[] = []
let server: TestServer
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  await server.close()
})

async function listen(env: Record<string, string>): Promise<number> {
  server = await openServer(oneDatabase, env)
  await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
  return (server.app.httpServer.server.address() as AddressInfo).port
}

/** A connection that has not been closed by the server when it answers. */
async function connect(port: number): Promise<{ socket: net.Socket; status: string }> {
  const socket = net.connect(port, '127.0.0.1')
  open.push(socket)
  socket.on('error', () => undefined)
  socket.write('GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n')
  const answer = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => ''),
  ])
  return { socket, status: answer.split(' ')[1] ?? '' }
}

describe('connections of one address', () => {
  it('are closed above the limit, and accepted again when others end', async () => {
    const port = await listen({ RATE_FACTOR: '0.005' })
    const first = await Promise.all(Array.from({ length: 5 }, () => connect(port)))
    expect(first.map(({ status }) => status)).toEqual(Array(5).fill('404'))
    expect((await connect(port)).status).toBe('')
    first[0]?.socket.destroy()
    await expect.poll(async () => (await connect(port)).status).toBe('404')
  })

  it('are left to the proxy where there is one', async () => {
    const port = await listen({ RATE_FACTOR: '0.005', TRUST_PROXY: '1' })
    const all = await Promise.all(Array.from({ length: 7 }, () => connect(port)))
    expect(all.map(({ status }) => status)).toEqual(Array(7).fill('404'))
  })
})

describe('a large upload', () => {
  const { loginNeeded, tokenUnknown, operatorNotAllowed, sanctionsFile } = refusals
  const sizes = { 'PUT /api/user/identity/image/front': 10_000_000, 'POST /api/console/sanctions': 30_000_000 }
  const calls = Object.entries(sizes)

  /** Sends the headers and the first bytes of a body that never comes, and returns the answer. */
  async function announce(port: number, call: string, token: string, bytes: number): Promise<string> {
    const socket = net.connect(port, '127.0.0.1')
    open.push(socket)
    const [method, path] = call.split(' ')
    const headers = [
      'host: a',
      'content-type: application/json',
      `content-length: ${bytes}`,
      ...(token ? [`token: ${token}`] : []),
    ]
    socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"data":"`)
    const [data] = (await once(socket, 'data')) as [Buffer]
    return data.toString()
  }

  it.each(calls)('of %s is refused before its body arrives, without a login', async (call, bytes) => {
    const port = await listen({})
    const forged = 'x_'.padEnd(45, 'a')
    expect(await announce(port, call, '', bytes)).toContain(`"errno":${loginNeeded.errno},`)
    expect(await announce(port, call, forged, bytes)).toContain(`"errno":${tokenUnknown.errno},`)
  })

  it('to the console is refused before its body arrives, with another role', async () => {
    const port = await listen({})
    const { token } = await signInOperator(server, 'content')
    expect(await announce(port, 'POST /api/console/sanctions', token, 30_000_000)).toContain(
      `"errno":${operatorNotAllowed.errno},`,
    )
  })

  it('is counted once against the rate of its sender', async () => {
    const port = await listen({ RATE_FACTOR: '0.02' })
    const answers = []
    for (let i = 0; i < 8; i++) answers.push(await announce(port, 'POST /api/console/sanctions', 'x_a', 30_000_000))
    expect(answers.map((text) => /"errno":(\d+)/.exec(text)?.[1])).toEqual([...Array(6).fill('505'), '1008', '1008'])
  })

  it('is read after the login was checked', async () => {
    await listen({})
    const { token } = await signInOperator(server, 'risk')
    const data = Buffer.alloc(200_000, '<a/>').toString('base64')
    const refused = await server.call('POST /api/console/sanctions', { data }, token)
    expect(refused.errno).toBe(sanctionsFile.errno)
  })
})
