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

interface Node {
  readonly process: ChildProcess
  readonly url: string
  readonly id: string
}

export class HouseNodes {
  readonly db: Database
  readonly #databaseName: string
  readonly #url: string
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-storm-'))
  readonly #secretKey = randomUUID().replaceAll('-', '').repeat(2)
  readonly #size: number
  #nodes: Node[] = []
  #urls: readonly string[] = []

  private constructor(db: Database, databaseName: string, url: string, size: number) {
    this.db = db
    this.#databaseName = databaseName
    this.#url = url
    this.#size = size
  }

  static async open(size: number): Promise<HouseNodes> {
    const name = `glasshouse_storm_${randomUUID().replaceAll('-', '')}`
    await admin(`create database ${name}`)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = `/${name}`
    const nodes = new HouseNodes(await openDatabase({ url: url.href }), name, url.href, size)
    await nodes.revive()
    return nodes
  }

  /** The addresses that players know: also those of nodes that were killed and not yet replaced. */
  get urls(): readonly string[] {
    return this.#urls
  }

  /** kill -9: the node has no moment to say anything. */
  async kill(id: string): Promise<void> {
    const node = this.#nodes.find((each) => each.id === id)
    if (!node) throw new Error(`no node ${id} is up`)
    this.#nodes = this.#nodes.filter((each) => each !== node)
    const gone = new Promise((resolve) => node.process.once('exit', resolve))
    node.process.kill('SIGKILL')
    await gone
  }

  /** Starts as many nodes as are missing. */
  async revive(): Promise<void> {
    while (this.#nodes.length < this.#size) this.#nodes.push(await this.#start())
    this.#urls = this.#nodes.map(({ url }) => url)
  }

  async close(): Promise<void> {
    for (const { process: child } of this.#nodes) child.kill('SIGKILL')
    await this.db.close()
    await admin(`drop database if exists ${this.#databaseName} with (force)`)
    fs.rmSync(this.#folder, { recursive: true, force: true })
  }

  async #start(): Promise<Node> {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'house-process.ts')], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: this.#folder,
        DATABASE_URL: this.#url,
        REDIS_URL: process.env['TEST_REDIS_URL'],
        SECRET_KEY: this.#secretKey,
        RATE_FACTOR: '0',
        LOG_LEVEL: 'error',
        CHAIN_LENGTH: '9000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`a node ended with ${code}`)))
      lines.on('line', (line) => {
        if (line.startsWith('open ')) resolve(line.slice(5))
        // What the log says is passed on: in a storm it is of interest.
        else console.log(`  node: ${line.slice(0, 300)}`)
      })
    })
    const { data } = (await (await fetch(`${url}/api/health`)).json()) as { data: { node: string } }
    return { process: child, url, id: data.node }
  }
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client(process.env['TEST_DATABASE_URL'])
  await client.connect()
  await client.query(sql)
  await client.end()
}
