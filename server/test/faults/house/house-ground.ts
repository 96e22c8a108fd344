// The environment of the complete storm: three nodes with own connections to a dedicated PostgreSQL and Redis, a
// gateway behind a disturbing webhook proxy, and a chain.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../../sim/luck.ts'
import { HookPost } from './hook-post.ts'
import { HouseNodes } from './house-nodes.ts'
import { ProxyConnection } from './line.ts'
import { Outside, stablePort } from './outside.ts'
import { OwnPostgres } from './own-postgres.ts'
import { OwnRedis } from './own-redis.ts'

const NODES = 3
const DISK_MEGABYTES = 1024
const DISK_MEGABYTES_A_MINUTE = 30
/** What cannot be stopped within this time is left behind. */
const CLOSE_MS = 15_000

interface Closing {
  close(): Promise<void>
}

export class HouseGround {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-whole-storm-'))
  readonly log = path.join(this.folder, 'nodes.log')
  /** Nodes that ended without being killed. */
  readonly fallen: string[] = []
  readonly postgresLines: ProxyConnection[] = []
  readonly redisLines: ProxyConnection[] = []
  readonly #closing: Closing[] = []
  #post: HookPost | null = null
  #postgres: OwnPostgres | null = null
  #redis: OwnRedis | null = null
  #outside: Outside | null = null
  #nodes: HouseNodes | null = null

  get post(): HookPost {
    return there(this.#post)
  }

  get postgres(): OwnPostgres {
    return there(this.#postgres)
  }

  get redis(): OwnRedis {
    return there(this.#redis)
  }

  get outside(): Outside {
    return there(this.#outside)
  }

  get nodes(): HouseNodes {
    return there(this.#nodes)
  }

  async lay(minutes: number, luck: Luck): Promise<void> {
    // Everything started below keeps its files in this folder, which is removed at the end.
    process.env['TMPDIR'] = this.folder
    const megabytes = DISK_MEGABYTES + Math.ceil(minutes * DISK_MEGABYTES_A_MINUTE)
    const postgres = (this.#postgres = this.#keep(new OwnPostgres(this.folder, await stablePort())))
    await postgres.begin(megabytes)
    const redis = (this.#redis = this.#keep(new OwnRedis(this.folder, await stablePort())))
    await redis.begin()
    for (let slot = 0; slot < NODES; slot++) {
      this.postgresLines.push(this.#keep(await ProxyConnection.to(postgres.port)))
      this.redisLines.push(this.#keep(await ProxyConnection.to(redis.port)))
    }
    const post = (this.#post = this.#keep(await HookPost.open(luck)))
    const outside = (this.#outside = this.#keep(await Outside.open(post.url)))
    const nodes = await HouseNodes.open({
      size: NODES,
      ports: await Promise.all(Array.from({ length: NODES }, stablePort)),
      env: outside.env,
      log: this.log,
      onFallen: (text) => this.fallen.push(text),
      services: {
        databaseUrl: postgres.url(),
        envOf: (slot) => ({
          DATABASE_URL: postgres.url(this.postgresLines[slot]?.port),
          REDIS_URL: `redis://127.0.0.1:${this.redisLines[slot]?.port}`,
        }),
      },
    })
    this.#nodes = this.#keep(nodes)
    post.begin(() => nodes.urls)
  }

  /** Stops everything in reverse order, whatever its state. */
  async clear(keepLogs: boolean): Promise<void> {
    for (const each of this.#closing.toReversed()) await Promise.race([each.close().catch(() => {}), sleep(CLOSE_MS)])
    for (const name of fs.existsSync(this.folder) ? fs.readdirSync(this.folder) : []) {
      if (!keepLogs || !name.endsWith('.log')) fs.rmSync(path.join(this.folder, name), { recursive: true, force: true })
    }
    if (!keepLogs) fs.rmSync(this.folder, { recursive: true, force: true })
  }

  #keep<T extends Closing>(part: T): T {
    this.#closing.push(part)
    return part
  }
}

function there<T>(part: T | null): T {
  if (part === null) throw new Error('the environment is not ready yet')
  return part
}
