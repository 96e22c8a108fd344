// The server in its own process, with a PostgreSQL that responds late or never.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePorts } from '../../src/app/sandbox-process.ts'

const adminUrl = process.env['TEST_DATABASE_URL']

/** An empty database behind another port. */
async function databaseBehind(port: number): Promise<string> {
  const name = `late_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const url = new URL(adminUrl ?? '')
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.pathname = `/${name}`
  return url.href
}

async function proxyTo(target: URL, port: number): Promise<Server> {
  const sockets: Socket[] = []
  const proxy = createServer((socket) => {
    const onward = connect(Number(target.port || 5432), target.hostname)
    for (const each of [socket, onward]) sockets.push(each.on('error', () => {}))
    socket.pipe(onward).pipe(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}

/** Starts the server and passes on its output so far. */
async function startOn(databaseUrl: string, onOutput: (output: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'glasshouse-late-'))
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String((await freePorts(1))[0]),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    CHAIN_LENGTH: '1000',
    LOG_LEVEL: 'warn',
  }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], { env })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes: Buffer) => onOutput((output += bytes.toString())))
  const ended = once(server, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  return { output: () => output, ended }
}

describe.runIf(adminUrl)('startup on PostgreSQL', () => {
  it('waits for a database that responds late', async () => {
    const [port = 0] = await freePorts(1)
    let proxy: Promise<Server> | undefined
    const server = await startOn(await databaseBehind(port), (output) => {
      // It starts responding only now, after two failed tries.
      if (output.includes('(try 2:')) proxy ??= proxyTo(new URL(adminUrl ?? ''), port)
    })
    await expect.poll(server.output, { timeout: 120_000 }).toContain('Press Ctrl+C to stop.')
    expect(server.output()).toContain(`PostgreSQL at 127.0.0.1:${port}/`)
  })

  it('exits with a clear message when the database refuses the connection for good', async () => {
    const url = new URL(adminUrl ?? '')
    url.pathname = '/there_is_no_such_database'
    const server = await startOn(url.href, () => undefined)
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/failed to start\. PostgreSQL at .+ refused the connection: .+ does not exist\./)
    expect(server.output()).not.toContain(' at async ')
  })
})
