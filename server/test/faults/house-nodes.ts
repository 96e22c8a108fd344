// Several nodes of one house, each a process that can be killed, on a database of their own.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../src/db/database.ts'
import type { Database } from '../../src/db/tx.ts'
import { STRUCK } from './strikes.ts'

interface Node {
  readonly process: ChildProcess
  readonly slot: number
  readonly url: string
  readonly id: string
}

export interface NodeOptions {
  readonly size: number
  /** Where each node listens, and its successors; any free port where nothing is said. */
  readonly ports?: readonly number[]
  readonly env?: Readonly<Record<string, string>>
  /** The points at which a node strikes itself down, each once, and who is told that one did. */
  readonly points?: readonly string[]
  readonly onStruck?: (point: string) => void
}

export class HouseNodes {
  readonly db: Database
  readonly #databaseName: string
  readonly #url: string
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-storm-'))
  readonly #struckFile = path.join(this.#folder, 'struck')
  readonly #secretKey = randomUUID().replaceAll('-', '').repeat(2)
  readonly #options: NodeOptions
  readonly #children = new Set<ChildProcess>()
  #nodes: Node[] = []
  #urls: readonly string[] = []

  private constructor(db: Database, databaseName: string, url: string, options: NodeOptions) {
    this.db = db
    this.#databaseName = databaseName
    this.#url = url
    this.#options = options
    fs.writeFileSync(this.#struckFile, '')
  }

  static async open(options: NodeOptions): Promise<HouseNodes> {
    const name = `glasshouse_storm_${randomUUID().replaceAll('-', '')}`
    await admin(`create database ${name}`)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = `/${name}`
    const nodes = new HouseNodes(await openDatabase({ url: url.href }), name, url.href, options)
    await nodes.revive()
    return nodes
  }

  /** The addresses that players know: also those of nodes that were killed and not yet replaced. */
  get urls(): readonly string[] {
    return this.#urls
  }

  get ids(): readonly string[] {
    return this.#nodes.map(({ id }) => id)
  }

  /** kill -9: the node has no moment to say anything. */
  async kill(id: string): Promise<void> {
    const node = this.#nodes.find((each) => each.id === id)
    if (!node) throw new Error(`no node ${id} is up`)
    const gone = new Promise((resolve) => node.process.once('close', resolve))
    node.process.kill('SIGKILL')
    await gone
  }

  /** From now on no node strikes itself down. */
  disarm(): void {
    fs.writeFileSync(this.#struckFile, (this.#options.points ?? []).join('\n'))
  }

  /** Starts as many nodes as are missing. */
  async revive(): Promise<void> {
    for (let slot = 0; slot < this.#options.size; slot++) {
      if (this.#nodes.some((each) => each.slot === slot)) continue
      const node = await this.#start(slot)
      if (node) this.#nodes.push(node)
    }
    if (this.#nodes.length > 0) this.#urls = this.#nodes.map(({ url }) => url)
  }

  async close(): Promise<void> {
    // Also one that is just starting.
    for (const child of this.#children) child.kill('SIGKILL')
    await this.db.close()
    await admin(`drop database if exists ${this.#databaseName} with (force)`)
    fs.rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Null where it struck itself down before it was open. */
  async #start(slot: number): Promise<Node | null> {
    const { ports, env, points = [], onStruck } = this.#options
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
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#children.add(child)
    let isStruck = false
    const lines = createInterface({ input: child.stdout })
    const url = await new Promise<string | null>((resolve, reject) => {
      // After the last line: what it said before it ended is known by then.
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
        // What the log says is passed on: in a storm it is of interest.
        else console.log(`  node: ${line.slice(0, 300)}`)
      })
    })
    const id = url && (await nodeAt(url))
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    return url && id && !hasEnded ? { process: child, slot, url, id } : null
  }
}

/** Its own id; null where it has ended meanwhile. */
async function nodeAt(url: string): Promise<string | null> {
  try {
    const { data } = (await (await fetch(`${url}/api/health`)).json()) as { data: { node: string } }
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
