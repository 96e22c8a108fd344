// Several nodes on one database, each a process that can be killed.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../../src/platform/db/database.ts'
import type { Database } from '../../../src/platform/db/tx.ts'
import { persistent } from './persistent-database.ts'
import { STRUCK } from '../strikes.ts'

const PATIENCE_MS = 10_000

interface Node {
  readonly process: ChildProcess
  readonly slot: number
  readonly url: string
  readonly id: string
}

export interface NodeOptions {
  readonly size: number
  /** The port of each node and its replacements; any free port by default. */
  readonly ports?: readonly number[]
  readonly env?: Readonly<Record<string, string>>
  /** The crash points, each used once, and a callback for each crash. */
  readonly points?: readonly string[]
  readonly onStruck?: (point: string) => void
  /** The database and Redis, if not a new database on the test servers. */
  readonly services?: ServiceAddresses
  /** Called for a node that ended without being killed, after it was open. */
  readonly onFallen?: (output: string) => void
  /** Writes the nodes' output to this file instead of the terminal. */
  readonly log?: string
}

interface ServiceAddresses {
  /** For the audit. */
  readonly databaseUrl: string
  /** Each node may have its own connection settings. */
  readonly envOf: (slot: number) => Readonly<Record<string, string>>
}

export class HouseNodes {
  readonly db: Database
  /** Null if another owner drops it. */
  readonly #databaseName: string | null
  readonly #url: string
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-storm-'))
  readonly #struckFile = path.join(this.#folder, 'struck')
  readonly #secretKey = randomUUID().replaceAll('-', '').repeat(2)
  readonly #options: NodeOptions
  readonly #children = new Set<ChildProcess>()
  readonly #killed = new Set<ChildProcess>()
  #nodes: Node[] = []
  #urls: readonly string[] = []
  #isClosed = false

  private constructor(db: Database, databaseName: string | null, url: string, options: NodeOptions) {
    this.db = db
    this.#databaseName = databaseName
    this.#url = url
    this.#options = options
    fs.writeFileSync(this.#struckFile, '')
  }

  static async open(options: NodeOptions): Promise<HouseNodes> {
    const nodes = await (options.services ? HouseNodes.#at(options.services, options) : HouseNodes.#onTests(options))
    await nodes.revive()
    return nodes
  }

  static async #at({ databaseUrl: url }: ServiceAddresses, options: NodeOptions): Promise<HouseNodes> {
    return new HouseNodes(persistent(await openDatabase({ url })), null, url, options)
  }

  static async #onTests(options: NodeOptions): Promise<HouseNodes> {
    const name = `glasshouse_storm_${randomUUID().replaceAll('-', '')}`
    await admin(`create database ${name}`)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = `/${name}`
    return new HouseNodes(await openDatabase({ url: url.href }), name, url.href, options)
  }

  /** The addresses that players know, including killed nodes not yet replaced. */
  get urls(): readonly string[] {
    return this.#urls
  }

  get ids(): readonly string[] {
    return this.#nodes.map(({ id }) => id)
  }

  /** kill -9: the node cannot say anything. */
  async kill(id: string): Promise<void> {
    const node = this.#nodes.find((each) => each.id === id)
    if (!node) throw new Error(`no node ${id} is up`)
    const exited = new Promise((resolve) => node.process.once('close', resolve))
    this.#killed.add(node.process)
    node.process.kill('SIGKILL')
    await exited
  }

  /** Moves one node's host clock; returns the time it then shows. */
  async moveClock(id: string, aheadMs: number): Promise<number> {
    const node = this.#nodes.find((each) => each.id === id)
    if (!node) throw new Error(`no node ${id} is up`)
    const ending = new AbortController()
    node.process.once('close', () => ending.abort())
    const shown = once(node.process, 'message', { signal: ending.signal }) as Promise<[number]>
    node.process.send(aheadMs, () => {})
    return (await shown)[0]
  }

  /** Disarms all crash points. */
  disarm(): void {
    fs.writeFileSync(this.#struckFile, (this.#options.points ?? []).join('\n'))
  }

  /** Starts the missing nodes. */
  async revive(): Promise<void> {
    for (let slot = 0; slot < this.#options.size; slot++) {
      if (this.#isClosed || this.#nodes.some((each) => each.slot === slot)) continue
      const node = await this.#start(slot)
      if (node) this.#nodes.push(node)
    }
    if (this.#nodes.length > 0) this.#urls = this.#nodes.map(({ url }) => url)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    // Including one that is just starting.
    for (const child of this.#children) {
      this.#killed.add(child)
      child.kill('SIGKILL')
    }
    await this.db.close()
    if (this.#databaseName) await admin(`drop database if exists ${this.#databaseName} with (force)`)
    fs.rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Null if it crashed before it was open. */
  async #start(slot: number): Promise<Node | null> {
    const { ports, env, points = [], services, log } = this.#options
    const output = log ? fs.openSync(log, 'a') : ('inherit' as const)
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'house-process.ts')], {
      env: {
        ...process.env,
        MODE: 'sandbox',
        PORT: String(ports?.[slot] ?? 0),
        DATA_DIR: this.#folder,
        DATABASE_URL: this.#url,
        REDIS_URL: process.env['TEST_REDIS_URL'],
        SECRET_KEY: this.#secretKey,
        RATE_FACTOR: '0',
        LOG_LEVEL: 'error',
        CHAIN_LENGTH: '9000',
        STRIKE_AT: points.join('\n'),
        STRUCK: this.#struckFile,
        NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'glasshouse-compiled'),
        ...env,
        ...services?.envOf(slot),
      },
      stdio: ['ignore', 'pipe', output, 'ipc'],
    })
    if (typeof output === 'number') fs.closeSync(output)
    this.#children.add(child)
    const url = await this.#opened(child)
    const id = url && (await nodeAt(url))
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (!url || !id || hasEnded) {
      child.kill('SIGKILL')
      return null
    }
    child.once('close', (code, signal) => {
      if (!this.#killed.has(child)) this.#options.onFallen?.(`${url} ended with ${signal ?? code}`)
    })
    return { process: child, slot, url, id }
  }

  async #opened(child: ChildProcess): Promise<string | null> {
    const { onStruck, log } = this.#options
    let isStruck = false
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
    return await new Promise<string | null>((resolve, reject) => {
      // After the last line, so that all output is known.
      child.once('close', (code) => {
        this.#children.delete(child)
        this.#nodes = this.#nodes.filter((each) => each.process !== child)
        if (isStruck) resolve(null)
        else reject(new Error(`a node ended with ${code}`))
      })
      lines.on('line', (line) => {
        if (line.startsWith('open ')) resolve(line.slice(5))
        else if (line.startsWith(STRUCK)) {
          isStruck = true
          onStruck?.(line.slice(STRUCK.length))
        }
        // Passes the log on: it matters in a storm.
        else if (log) fs.appendFileSync(log, `${line}\n`)
        else console.log(`  node: ${line.slice(0, 300)}`)
      })
    })
  }
}

/** The node's id; null if it has ended meanwhile. */
async function nodeAt(url: string): Promise<string | null> {
  try {
    const { data } = (await (
      await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    ).json()) as { data: { node: string } }
    return data.node
  } catch {
    return null
  }
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client(process.env['TEST_DATABASE_URL'])
  await client.connect()
  await client.query(sql)
  await client.end()
}
