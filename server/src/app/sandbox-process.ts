// The sandbox beside the house: a gateway, an advertising network, a mailbox and a chain with play money, as a process
// of their own that ends with the house. Its ports and secrets are kept in the data folder, so that links stay valid.

import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SandboxSettings } from '../config/config.ts'

const START_LIMIT_MS = 60_000
const FILE = 'sandbox.json'
const program = path.join(import.meta.dirname, '..', '..', '..', 'sandbox', 'src', 'main.ts')

type Part = 'gateway' | 'ads' | 'mail' | 'mailbox' | 'chain'
const PARTS: readonly Part[] = ['gateway', 'ads', 'mail', 'mailbox', 'chain']

interface Secrets {
  readonly keySecret: string
  readonly hookSecret: string
  readonly adsSecret: string
}
type Ports = Readonly<Record<Part, number>>
/** A part that a folder does not know yet has no port, or 0. */
type Kept = Secrets & { readonly ports: Readonly<Partial<Record<Part, number>>> }

export interface Sandbox {
  /** Where it will be, and what both sides sign with. */
  readonly place: SandboxSettings
  /** Answers when it is open, with the reason if its chain is down. `houseUrl` is where webhooks go. */
  start(houseUrl: string): Promise<{ chainError: string | null }>
  stop(): Promise<void>
}

/** Says where the sandbox will be before it is there, so that the house need not wait for it. */
export async function prepareSandbox(dataDir: string, host: string): Promise<Sandbox> {
  const folder = path.join(dataDir, 'sandbox')
  fs.mkdirSync(folder, { recursive: true })
  const { ports: known, ...secrets } = readKept(folder)
  const free = await freePorts(PARTS.length)
  const ports = Object.fromEntries(PARTS.map((part, i) => [part, known[part] || free[i]])) as Ports
  keep(folder, { ...secrets, ports })
  let child: ChildProcess | null = null
  return {
    place: {
      gatewayUrl: `http://${reached(host)}:${ports.gateway}`,
      adsUrl: `http://${reached(host)}:${ports.ads}`,
      mailUrl: `smtp://${reached(host)}:${ports.mail}`,
      mailboxUrl: `http://${reached(host)}:${ports.mailbox}`,
      chainUrl: `http://127.0.0.1:${ports.chain}`,
      ...secrets,
    },
    start: async (houseUrl) => {
      child = spawnSandbox({ folder, host, houseUrl, ports, secrets })
      return await opened(child)
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** How a browser on this machine reaches what listens at `host`. */
const reached = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host

interface SpawnDeps {
  readonly folder: string
  readonly host: string
  readonly houseUrl: string
  readonly ports: Ports
  readonly secrets: Secrets
}

const spawnSandbox = ({ folder, host, houseUrl, ports, secrets }: SpawnDeps): ChildProcess =>
  fork(program, {
    env: {
      ...process.env,
      SANDBOX_DATA_DIR: folder,
      SANDBOX_HOST: host,
      SANDBOX_HOUSE_URL: houseUrl,
      SANDBOX_KEY_SECRET: secrets.keySecret,
      SANDBOX_HOOK_SECRET: secrets.hookSecret,
      SANDBOX_ADS_SECRET: secrets.adsSecret,
      ...Object.fromEntries(PARTS.map((part) => [`SANDBOX_${part.toUpperCase()}_PORT`, String(ports[part])])),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })

async function opened(child: ChildProcess): Promise<{ chainError: string | null }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ chainError: string | null }>()
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()))
  child.once('message', (told) => resolve({ chainError: (told as { chainError: string | null }).chainError }))
  child.once('error', reject)
  child.once('exit', () => reject(new Error(words.trim() || 'The sandbox ended before it was open.')))
  const late = setTimeout(() => reject(new Error('The sandbox did not open in time.')), START_LIMIT_MS)
  // It ends when this process does, whatever ends it: the channel closes with it.
  return await promise.finally(() => clearTimeout(late))
}

/** Below where systems take ports for what goes out: a port found here is still free when the sandbox opens, or is down. */
const LOWEST_PORT = 20_000
const ABOVE_PORTS = 32_000
const TRIES = 200

/** All of them are held until the last is found: no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>()
  try {
    for (let tried = 0; held.size < count; tried++) {
      if (tried === count + TRIES) throw new Error('There is no free port for the sandbox.')
      const port = randomInt(LOWEST_PORT, ABOVE_PORTS)
      const probe = await hold(port)
      if (probe) held.set(port, probe)
    }
    return [...held.keys()]
  } finally {
    await Promise.all([...held.values()].map((probe) => promisify(probe.close.bind(probe))()))
  }
}

/** Null where somebody else has it. */
async function hold(port: number): Promise<Server | null> {
  const probe = createServer()
  const { promise, resolve } = Promise.withResolvers<Server | null>()
  probe.once('error', () => resolve(null))
  probe.listen(port, '127.0.0.1', () => resolve(probe))
  return promise
}

function readKept(folder: string): Kept {
  const file = path.join(folder, FILE)
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept
  const secret = (): string => randomBytes(32).toString('hex')
  return { keySecret: secret(), hookSecret: secret(), adsSecret: secret(), ports: {} }
}

function keep(folder: string, kept: Kept): void {
  fs.writeFileSync(path.join(folder, FILE), JSON.stringify(kept), { mode: 0o600 })
}
