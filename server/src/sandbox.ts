// The sandbox beside the house: a gateway, an advertising network, a mailbox and a chain with play money, as a process
// of their own that ends with the house. Its ports and secrets are kept in the data folder, so that links stay valid.

import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { SandboxPlace } from './config.ts'

const START_LIMIT_MS = 20_000
const FILE = 'sandbox.json'
const program = path.join(import.meta.dirname, '..', '..', 'sandbox', 'src', 'main.ts')

interface Kept {
  readonly keySecret: string
  readonly hookSecret: string
  readonly adsSecret: string
  readonly ports: Readonly<Record<'gateway' | 'ads' | 'chain', number>> & {
    /** Not there where the folder was kept before there was a mailbox. */
    readonly mail?: number
    readonly mailbox?: number
  }
}

interface Opened {
  readonly gatewayUrl: string
  readonly adsUrl: string
  readonly mailUrl: string
  readonly mailboxUrl: string
  /** Null where the chain could not be started: everything else works. */
  readonly chainUrl: string | null
}

export interface Sandbox {
  readonly place: SandboxPlace
  stop(): Promise<void>
}

/** Starts it; answers where it is. `houseUrl` is where webhooks go. */
export async function startSandbox(dataDir: string, host: string, houseUrl: string): Promise<Sandbox> {
  const folder = path.join(dataDir, 'sandbox')
  fs.mkdirSync(folder, { recursive: true })
  const kept = readKept(folder)
  const { opened, stop } = await spawnSandbox(folder, host, houseUrl, kept)
  const port = (url: string | null): number => (url ? Number(new URL(url).port) : 0)
  keep(folder, {
    ...kept,
    ports: {
      gateway: port(opened.gatewayUrl),
      ads: port(opened.adsUrl),
      mail: port(opened.mailUrl),
      mailbox: port(opened.mailboxUrl),
      chain: port(opened.chainUrl),
    },
  })
  const { keySecret, hookSecret, adsSecret } = kept
  return { place: { ...opened, keySecret, hookSecret, adsSecret }, stop }
}

async function spawnSandbox(
  folder: string,
  host: string,
  houseUrl: string,
  { ports, ...secrets }: Kept,
): Promise<{ opened: Opened; stop(): Promise<void> }> {
  const child = fork(program, {
    env: {
      ...process.env,
      SANDBOX_DATA_DIR: folder,
      SANDBOX_HOST: host,
      SANDBOX_HOUSE_URL: houseUrl,
      SANDBOX_KEY_SECRET: secrets.keySecret,
      SANDBOX_HOOK_SECRET: secrets.hookSecret,
      SANDBOX_ADS_SECRET: secrets.adsSecret,
      SANDBOX_GATEWAY_PORT: String(ports.gateway),
      SANDBOX_ADS_PORT: String(ports.ads),
      SANDBOX_MAIL_PORT: String(ports.mail ?? 0),
      SANDBOX_MAILBOX_PORT: String(ports.mailbox ?? 0),
      SANDBOX_CHAIN_PORT: String(ports.chain),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<Opened>()
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()))
  child.once('message', (message) => resolve(message as Opened))
  child.once('error', reject)
  const ended = new Promise<void>((gone) => child.once('exit', () => gone()))
  void ended.then(() => reject(new Error(words.trim() || 'The sandbox ended before it was open.')))
  const late = setTimeout(() => reject(new Error('The sandbox did not open in time.')), START_LIMIT_MS)
  // It ends when this process does, whatever ends it: the channel closes with it.
  const opened = await promise.finally(() => clearTimeout(late))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  return { opened, stop }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function readKept(folder: string): Kept {
  const file = path.join(folder, FILE)
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept
  const secret = (): string => randomBytes(32).toString('hex')
  const kept = {
    keySecret: secret(),
    hookSecret: secret(),
    adsSecret: secret(),
    ports: { gateway: 0, ads: 0, chain: 0 },
  }
  keep(folder, kept)
  return kept
}

function keep(folder: string, kept: Kept): void {
  fs.writeFileSync(path.join(folder, FILE), JSON.stringify(kept), { mode: 0o600 })
}
