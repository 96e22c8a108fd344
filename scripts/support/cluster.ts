// Several nodes on one PostgreSQL and one Redis, with PgBouncer between, HAProxy in front and a shared sandbox, all on this
// machine. A node that ends is restarted.

import { fork, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireProgram } from './debian.ts'
import { startProxy, type Proxy } from './haproxy.ts'
import { startPgbouncer, type Pooler } from './pgbouncer.ts'
import { ending, environment, root, type Environment } from './processes.ts'
import { freePort } from './server-process.ts'

const RESTART_MS = 500

export interface ClusterOptions {
  readonly nodes: number
  /** The proxy's port without TLS. */
  readonly httpPort: number
  /** Its port with TLS. */
  readonly httpsPort: number
  readonly databaseUrl: string
  readonly redisUrl: string
  /** For secrets, the nodes' data and the configurations. */
  readonly folder: string
  readonly drainSeconds: string
  readonly env?: Environment
  readonly say: (line: string) => void
}

interface ClusterNode {
  readonly port: number
  process: ChildProcess
}

interface Sandbox {
  readonly env: Environment
  stop(): void
}

export class Cluster {
  readonly #options: ClusterOptions
  readonly #nodes: ClusterNode[] = []
  #pooler: Pooler | undefined
  #proxy: Proxy | undefined
  #sandbox: Sandbox | undefined
  #isStopping = false

  private constructor(options: ClusterOptions) {
    this.#options = options
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    for (const name of ['haproxy', 'pgbouncer', 'openssl'] as const) requireProgram(name)
    const cluster = new Cluster(options)
    try {
      await cluster.#start()
      return cluster
    } catch (error) {
      await cluster.stop()
      throw error
    }
  }

  get nodes(): { readonly port: number; readonly pid: number }[] {
    return this.#nodes.map(({ port, process: child }) => ({ port, pid: child.pid ?? 0 }))
  }

  /** The settings of a command on the cluster's database. */
  get settings(): Environment {
    const { folder, databaseUrl } = this.#options
    return {
      DATA_DIR: folder,
      SECRET_KEY: secretOf(folder, 'secret-key'),
      ...this.#pooler?.settingsOf(databaseUrl),
    }
  }

  /** The certificate of the proxy, with its key. */
  get certificate(): string {
    return join(this.#options.folder, 'tls', 'localhost.pem')
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return
    this.#isStopping = true
    await Promise.all(
      this.#nodes.map(async ({ process: child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        const ended = ending(child)
        child.kill('SIGTERM')
        await ended
      }),
    )
    await this.#proxy?.stop()
    await this.#pooler?.stop()
    this.#sandbox?.stop()
  }

  async #start(): Promise<void> {
    const { folder, databaseUrl, nodes, httpPort, httpsPort } = this.#options
    mkdirSync(folder, { recursive: true })
    this.#pooler = await startPgbouncer({ databaseUrl, folder: join(folder, 'pgbouncer') })
    this.#sandbox = await startSandbox(folder, httpPort)
    const ports = await Promise.all(Array.from({ length: nodes }, freePort))
    // The first node migrates the database and creates the first owner; the others join it.
    for (const port of ports) {
      const { process: child, open } = this.#spawn(port)
      this.#nodes.push({ port, process: child })
      await open
    }
    this.#proxy = await startProxy({ nodes: ports, httpPort, httpsPort, folder })
  }

  /** `open` resolves when the node answers. */
  #spawn(port: number): { process: ChildProcess; open: Promise<void> } {
    const { redisUrl, drainSeconds, env, say } = this.#options
    const child = spawn(process.execPath, [join(root, 'server', 'src', 'main.ts')], {
      cwd: root,
      env: environment({
        MODE: 'sandbox',
        HOST: '127.0.0.1',
        PORT: String(port),
        TRUST_PROXY: '1',
        DRAIN_SECONDS: drainSeconds,
        REDIS_URL: redisUrl,
        ...this.settings,
        ...this.#sandbox?.env,
        ...env,
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const isOpen = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const output = chunk.toString()
        // Printed once per database; the rest of a node's output would only repeat ours.
        const owner = /first operator.*one-time.*/.exec(output)?.[0]
        if (owner) say(`  ${owner}`)
        if (output.includes('Glasshouse is running')) resolve()
      })
    })
    const ended = ending(child).then(() => this.#replace(port, child))
    const open = Promise.race([isOpen, ended]).then(() => {
      if (!this.#isStopping) say(`A node is running on port ${port} (pid ${child.pid})`)
    })
    return { process: child, open }
  }

  #replace(port: number, child: ChildProcess): void {
    if (this.#isStopping) return
    this.#options.say(`The node on port ${port} (pid ${child.pid}) has stopped. Restarting it.`)
    setTimeout(() => {
      const node = this.#nodes.find((each) => each.port === port)
      if (node && !this.#isStopping) node.process = this.#spawn(port).process
    }, RESTART_MS)
  }
}

async function startSandbox(folder: string, housePort: number): Promise<Sandbox> {
  const secrets = Object.fromEntries(
    ['KEY', 'HOOK', 'ADS'].map((name) => [`SANDBOX_${name}_SECRET`, secretOf(folder, `sandbox-${name.toLowerCase()}`)]),
  )
  const child = fork(join(root, 'sandbox', 'src', 'main.ts'), {
    env: environment({
      ...secrets,
      SANDBOX_DATA_DIR: folder,
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_HOUSE_URL: `http://127.0.0.1:${housePort}`,
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const opened = await new Promise<Record<string, string | null>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, string | null>))
    child.once('exit', () => reject(new Error('The sandbox exited before it was ready.')))
  })
  return {
    env: {
      ...secrets,
      SANDBOX_GATEWAY_URL: opened['gatewayUrl'] ?? undefined,
      SANDBOX_ADS_URL: opened['adsUrl'] ?? undefined,
      SANDBOX_MAIL_URL: opened['mailUrl'] ?? undefined,
      SANDBOX_MAILBOX_URL: opened['mailboxUrl'] ?? undefined,
      CHAIN_URL: opened['chainUrl'] ?? undefined,
    },
    stop: () => void child.kill('SIGTERM'),
  }
}

/** A secret of this cluster, created at its first start. */
function secretOf(folder: string, name: string): string {
  const file = join(folder, `${name}.hex`)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
