// Starts the sandbox: a gateway, an advertising network, a mailbox, a test beacon, a stand-in for Google and a chain with play
// money, in one child process that ends with the server. Its ports and secrets are stored in the data folder, so that links stay valid.

import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SandboxSettings } from '../config/config.ts'
import { newGoogleKey, sandboxGoogle, type GoogleSettings } from './sandbox-google.ts'

const START_LIMIT_MS = 60_000
const FILE = 'sandbox.json'
const program = path.join(import.meta.dirname, '..', '..', '..', 'sandbox', 'src', 'main.ts')

const PARTS = ['gateway', 'ads', 'mail', 'mailbox', 'chain', 'beacon', 'google'] as const
type Part = (typeof PARTS)[number]
/** The mailbox shows the codes of all players without a login, so only this machine reaches it, wherever the server listens. */
const LOOPBACK = '127.0.0.1'

interface Secrets {
  readonly keySecret: string
  readonly hookSecret: string
  readonly adsSecret: string
}
type Ports = Readonly<Record<Part, number>>
/** A part that is new since the file was written has no port yet, or 0, and no key. */
interface Stored extends Secrets {
  readonly ports: Readonly<Partial<Record<Part, number>>>
  readonly googleKey?: string
}

export interface Sandbox {
  /** Its addresses, and the secrets that both sides sign with. */
  readonly place: SandboxSettings
  /** Settings for its stand-in for Google, which pushes to `serverUrl`. */
  readonly googleFor: (serverUrl: string) => GoogleSettings
  /** Resolves when it is open, with the reason if its chain is down. Webhooks go to `serverUrl`. */
  start(serverUrl: string): Promise<{ chainError: string | null }>
  stop(): Promise<void>
}

/** Chooses the addresses before the sandbox starts, so that the server need not wait for it. */
export async function prepareSandbox(dataDir: string, host: string): Promise<Sandbox> {
  const folder = path.join(dataDir, 'sandbox')
  fs.mkdirSync(folder, { recursive: true })
  const { ports: known, googleKey = newGoogleKey(), ...secrets } = readStored(folder)
  const free = await freePorts(PARTS.length)
  const ports = Object.fromEntries(PARTS.map((part, i) => [part, known[part] || free[i]])) as Ports
  store(folder, { ...secrets, ports, googleKey })
  const googleUrl = `http://${reachable(host)}:${ports.google}`
  let child: ChildProcess | null = null
  return {
    place: {
      gatewayUrl: `http://${reachable(host)}:${ports.gateway}`,
      adsUrl: `http://${reachable(host)}:${ports.ads}`,
      mailUrl: `smtp://${LOOPBACK}:${ports.mail}`,
      mailboxUrl: `http://${LOOPBACK}:${ports.mailbox}`,
      chainUrl: `http://${LOOPBACK}:${ports.chain}`,
      beaconUrl: `http://${reachable(host)}:${ports.beacon}`,
      ...secrets,
    },
    googleFor: (serverUrl) => sandboxGoogle(googleUrl, googleKey, serverUrl),
    start: async (serverUrl) => {
      child = spawnSandbox({ folder, host, serverUrl, ports, secrets, googleKey })
      return await opened(child)
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The host that a browser on this machine connects to when a server listens at `host`. */
const reachable = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host

interface SpawnDeps {
  readonly folder: string
  readonly host: string
  readonly serverUrl: string
  readonly ports: Ports
  readonly secrets: Secrets
  readonly googleKey: string
}

const spawnSandbox = ({ folder, host, serverUrl, ports, secrets, googleKey }: SpawnDeps): ChildProcess =>
  fork(program, {
    env: {
      ...process.env,
      SANDBOX_DATA_DIR: folder,
      SANDBOX_HOST: host,
      SANDBOX_MAIL_HOST: LOOPBACK,
      SANDBOX_HOUSE_URL: serverUrl,
      SANDBOX_KEY_SECRET: secrets.keySecret,
      SANDBOX_HOOK_SECRET: secrets.hookSecret,
      SANDBOX_ADS_SECRET: secrets.adsSecret,
      SANDBOX_GOOGLE_KEY: googleKey,
      ...Object.fromEntries(PARTS.map((part) => [`SANDBOX_${part.toUpperCase()}_PORT`, String(ports[part])])),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })

async function opened(child: ChildProcess): Promise<{ chainError: string | null }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ chainError: string | null }>()
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.once('message', (message) => resolve({ chainError: (message as { chainError: string | null }).chainError }))
  child.once('error', reject)
  child.once('exit', () => reject(new Error(output.trim() || 'The sandbox exited before it was ready.')))
  const timer = setTimeout(() => reject(new Error('The sandbox wasn’t ready in time.')), START_LIMIT_MS)
  // The child ends when this channel closes, however this process ends.
  return await promise.finally(() => clearTimeout(timer))
}

/** Below the range of outgoing connections, so a free port stays free until the sandbox opens. */
const LOWEST_PORT = 20_000
const PORTS_END = 32_000
const TRIES = 200

/** Holds all of them until the last is found, so that no two are equal. */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>()
  try {
    for (let tried = 0; held.size < count; tried++) {
      if (tried === count + TRIES) throw new Error('No free port found for the sandbox.')
      const port = randomInt(LOWEST_PORT, PORTS_END)
      const probe = await hold(port)
      if (probe) held.set(port, probe)
    }
    return [...held.keys()]
  } finally {
    await Promise.all([...held.values()].map((probe) => promisify(probe.close.bind(probe))()))
  }
}

/** Null if the port is in use. */
async function hold(port: number): Promise<Server | null> {
  const probe = createServer()
  const { promise, resolve } = Promise.withResolvers<Server | null>()
  probe.once('error', () => resolve(null))
  probe.listen(port, '127.0.0.1', () => resolve(probe))
  return promise
}

function readStored(folder: string): Stored {
  const file = path.join(folder, FILE)
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Stored
  const secret = (): string => randomBytes(32).toString('hex')
  return { keySecret: secret(), hookSecret: secret(), adsSecret: secret(), ports: {} }
}

function store(folder: string, stored: Stored): void {
  fs.writeFileSync(path.join(folder, FILE), JSON.stringify(stored), { mode: 0o600 })
}
