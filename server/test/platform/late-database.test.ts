// A house as its own process, whose PostgreSQL begins to answer after it has started, or never does.

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

/** An empty database, as seen through another port. */
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

/** Starts the house, and passes on whatever it has printed so far. */
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
  const house = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], { env })
  let output = ''
  for (const stream of [house.stdout, house.stderr])
    stream.on('data', (bytes: Buffer) => onOutput((output += bytes.toString())))
  const ended = once(house, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    house.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  return { output: () => output, ended }
}

describe.runIf(adminUrl)('a start on PostgreSQL', () => {
  it('waits for a server that begins to answer late', async () => {
    const [port = 0] = await freePorts(1)
    let proxy: Promise<Server> | undefined
    const house = await startOn(await databaseBehind(port), (output) => {
      // Only then does it answer: the start has already failed to reach it twice.
      if (output.includes('(try 2:')) proxy ??= proxyTo(new URL(adminUrl ?? ''), port)
    })
    await expect.poll(house.output, { timeout: 120_000 }).toContain('Ctrl+C stops it.')
    expect(house.output()).toContain(`PostgreSQL at 127.0.0.1:${port}/`)
  })

  it('ends in words when the server refuses the database for good', async () => {
    const url = new URL(adminUrl ?? '')
    url.pathname = '/there_is_no_such_database'
    const house = await startOn(url.href, () => undefined)
    expect(await house.ended).toBe(1)
    expect(house.output()).toMatch(/could not start: PostgreSQL at .+ refused the connection: .+ does not exist\./)
    expect(house.output()).not.toContain(' at async ')
  })
})
