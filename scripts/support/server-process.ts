// A real server as its own process, on a free port and with fresh data, for clients: browser tests, benchmarks,
// screenshots. It knows nothing about what the server does.

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ending, environment, root, type Environment } from './processes.ts'

const START_LIMIT_MS = 240_000
const STOP_LIMIT_MS = 10_000
const RESPONSE_LIMIT_MS = 20_000

/** Isolates the server from settings in the caller's environment. */
const isolated: Environment = { HOST: '127.0.0.1', MODE: 'sandbox', DATABASE_URL: undefined, REDIS_URL: undefined }

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** Everything that the server has printed so far. */
  output(): string
  /** Stops it gracefully, and removes the data folder if it was created here. */
  stop(): Promise<void>
  /** Ends it at once, as a power cut would; the data stays. */
  kill(): Promise<void>
}

export interface ServerOptions {
  /** The checkout to start, if it is not this one. */
  readonly house?: string
  /** The entry point, if it is not the server's own; a path inside the checkout. */
  readonly entry?: string
  /** What it prints once everything has started, if it is another version. */
  readonly openWords?: string
  readonly port?: number
  /** Data that outlives this process; otherwise a fresh folder that `stop` removes. */
  readonly dataDir?: string
  readonly env?: Environment
}

export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? (await freshFolder())
  const house = options.house ?? root
  const child = spawn(process.execPath, [join(house, options.entry ?? 'server/src/main.ts')], {
    cwd: house,
    env: environment({
      ...isolated,
      PORT: String(port),
      DATA_DIR: dataDir,
      MARK_FILE: join(dataDir, 'mark.json'),
      ...options.env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let ended = false
  const end = ending(child).finally(() => (ended = true))
  const url = `http://127.0.0.1:${port}`

  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await end
    clearTimeout(killTimer)
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await end
  }

  const deadline = Date.now() + START_LIMIT_MS
  // The server prints this once everything has started, which is shortly after it begins to listen.
  const hasStarted = async (): Promise<boolean> =>
    (await isHealthy(url)) &&
    (options.entry !== undefined || output.includes(options.openWords ?? 'Press Ctrl+C to stop.'))
  while (!(await hasStarted())) {
    if (ended || Date.now() > deadline) {
      await stop()
      throw new Error(`The server failed to start at ${url}.\n${output}`)
    }
    await sleep(50)
  }
  return { url, pid: child.pid as number, dataDir, output: () => output, stop, kill }
}

/** An empty data folder for a new server. */
export const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'glasshouse-'))

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`, { signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) }).then(
    (response) => response.ok,
    () => false,
  )
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
