// Starts the sandbox gateway, ad network and mailbox, and the sandbox chain where it is asked for; says so in one line,
// and ends with whoever started it: on SIGTERM or SIGINT, or when the channel to its parent closes. A parent that has
// such a channel is told the addresses as a message as well: { gatewayUrl, adsUrl, mailUrl, mailboxUrl, chainUrl,
// chainError }. `chainUrl` is null where no chain was asked for, `chainError` says why it is down.
//
//   SANDBOX_DATA_DIR      where all of them keep what happened (needed)
//   SANDBOX_HOUSE_URL     the house: webhooks go to /api/hook/sandbox, postbacks to /api/hook/ads (needed)
//   SANDBOX_KEY_SECRET    signs the calls of the house (needed)
//   SANDBOX_HOOK_SECRET   signs the webhooks of the gateway (needed)
//   SANDBOX_ADS_SECRET    signs the postbacks of the ad network (needed)
//   SANDBOX_KEY_ID        names the key; glasshouse
//   SANDBOX_HOST          127.0.0.1
//   SANDBOX_GATEWAY_PORT  0, which takes a free one
//   SANDBOX_ADS_PORT      0
//   SANDBOX_MAIL_PORT     0, where letters are taken
//   SANDBOX_MAILBOX_PORT  0, where letters are shown
//   SANDBOX_GATEWAY_URL   where browsers reach the gateway's pages, if not where it listens
//   SANDBOX_HOME_URL      where people go back to after a task; the house's address
//   SANDBOX_PAYOUT_MS     how long a payout is under way; 3000
//   SANDBOX_CHAIN_PORT, SANDBOX_CHAIN_HOST, SANDBOX_CHAIN_BLOCK_MS  as for the chain alone; without a port, no chain

import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SandboxChain } from './chain/chain.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** A predecessor that is just ending may hold the port for a moment. */
const PORT_TRIES = 40
const PORT_PAUSE_MS = 250
const BLOCK_MS = 2000

const closing: (() => Promise<void>)[] = []
const opening = open().catch((error: unknown) => {
  process.stderr.write(`The sandbox could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
  end()
})
let ending = false

/** What is just being opened is closed as well. */
function end(): void {
  if (ending) return
  ending = true
  void opening.then(() => Promise.allSettled(closing.map((close) => close()))).then(() => process.exit())
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
process.on('disconnect', end)

async function open(): Promise<void> {
  const options = readOptions(process.env)
  const [services, chain] = await Promise.allSettled([start(options), startChain(options.dataDir)])
  if (services.status === 'rejected') throw services.reason
  if (chain.status === 'rejected') throw chain.reason
  const [{ gatewayUrl, adsUrl, mailUrl, mailboxUrl }, chainUrl] = [services.value, chain.value?.url ?? null]
  process.stdout.write(
    `The sandbox is open: gateway ${gatewayUrl}, ads ${adsUrl}, mailbox ${mailboxUrl}${chainUrl ? `, chain ${chainUrl}` : ''}\n`,
  )
  process.send?.({ gatewayUrl, adsUrl, mailUrl, mailboxUrl, chainUrl, chainError: chain.value?.error ?? null })
}

/** A chain that is down is tried again by itself; everything else works without it. */
async function startChain(dataDir: string): Promise<SandboxChain | null> {
  if (!process.env['SANDBOX_CHAIN_PORT']?.trim()) return null
  const chain = await SandboxChain.open({
    folder: path.resolve(dataDir),
    host: process.env['SANDBOX_CHAIN_HOST']?.trim() || '127.0.0.1',
    port: whole(process.env, 'SANDBOX_CHAIN_PORT', 0),
    blockMs: whole(process.env, 'SANDBOX_CHAIN_BLOCK_MS', BLOCK_MS),
    say: (line) => void process.stderr.write(`${line}\n`),
  })
  closing.push(() => chain.close())
  return chain
}

async function start(options: SandboxOptions): Promise<Sandbox> {
  for (let tries = 1; ; tries++) {
    try {
      const sandbox = await startSandbox(options)
      closing.push(() => sandbox.close())
      return sandbox
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'EADDRINUSE' || tries === PORT_TRIES || ending) throw error
      await sleep(PORT_PAUSE_MS)
    }
  }
}

function readOptions(env: NodeJS.ProcessEnv): SandboxOptions {
  const needed = (name: string): string => {
    const value = env[name]?.trim()
    if (!value) throw new Error(`${name} is needed`)
    return value
  }
  const address = (name: string): string | undefined => {
    const value = env[name]?.trim()
    if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new Error(`${name} must be a web address`)
    return value || undefined
  }
  const houseUrl = address('SANDBOX_HOUSE_URL') ?? needed('SANDBOX_HOUSE_URL')
  const [homeUrl, gatewayUrl] = [address('SANDBOX_HOME_URL'), address('SANDBOX_GATEWAY_URL')]
  return {
    dataDir: needed('SANDBOX_DATA_DIR'),
    houseUrl,
    ...(homeUrl && { homeUrl }),
    ...(gatewayUrl && { gatewayUrl }),
    keyId: env['SANDBOX_KEY_ID']?.trim() || 'glasshouse',
    keySecret: needed('SANDBOX_KEY_SECRET'),
    hookSecret: needed('SANDBOX_HOOK_SECRET'),
    adsSecret: needed('SANDBOX_ADS_SECRET'),
    host: env['SANDBOX_HOST']?.trim() || '127.0.0.1',
    gatewayPort: whole(env, 'SANDBOX_GATEWAY_PORT', 0),
    adsPort: whole(env, 'SANDBOX_ADS_PORT', 0),
    mailPort: whole(env, 'SANDBOX_MAIL_PORT', 0),
    mailboxPort: whole(env, 'SANDBOX_MAILBOX_PORT', 0),
    payoutMs: whole(env, 'SANDBOX_PAYOUT_MS', 3000),
  }
}

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name]?.trim() || fallback)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`)
  return value
}
