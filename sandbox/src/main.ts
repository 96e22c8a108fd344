// Starts the sandbox gateway, ad network, mailbox, test beacon and stand-in for Google, and the sandbox chain if its port is
// set. Prints one line when all are open. Ends on SIGTERM or SIGINT, or when the IPC channel to its parent closes. A parent
// with such a channel receives { gatewayUrl, adsUrl, mailUrl, mailboxUrl, beaconUrl, googleUrl, chainUrl, chainError }.
// `chainUrl` is null where no chain was requested; `chainError` says why the chain is down.
//
//   SANDBOX_DATA_DIR      where all services store their journals (required)
//   SANDBOX_HOUSE_URL     the casino: webhooks go to /api/hook/sandbox, postbacks to /api/hook/ads (required)
//   SANDBOX_KEY_SECRET    signs the calls of the casino (required)
//   SANDBOX_HOOK_SECRET   signs the webhooks of the gateway (required)
//   SANDBOX_ADS_SECRET    signs the postbacks of the ad network (required)
//   SANDBOX_KEY_ID        the key's id; glasshouse
//   SANDBOX_HOST          127.0.0.1
//   SANDBOX_MAIL_HOST     SANDBOX_HOST; everyone who reaches it reads all emails and text messages
//   SANDBOX_GATEWAY_PORT  0, which picks a free port
//   SANDBOX_ADS_PORT      0
//   SANDBOX_MAIL_PORT     0, where emails are received (SMTP)
//   SANDBOX_MAILBOX_PORT  0, where emails are shown
//   SANDBOX_BEACON_PORT   0, where the relays of the test beacon are asked
//   SANDBOX_GOOGLE_PORT   0, where the stand-in for Google is asked
//   SANDBOX_GOOGLE_KEY    its RSA key in PEM, which also signs as a service account; by default one in the data folder
//   SANDBOX_GATEWAY_URL   the public URL of the gateway's pages, if it differs from where it listens
//   SANDBOX_HOME_URL      where people return to after a task; the casino's address
//   SANDBOX_PAYOUT_MS     how long a payout takes; 3000
//   SANDBOX_CHAIN_PORT, SANDBOX_CHAIN_HOST, SANDBOX_CHAIN_BLOCK_MS  as in chain/main.ts; without a port, no chain

import { setTimeout as sleep } from 'node:timers/promises'
import { SandboxChain } from './chain/chain.ts'
import { readChainOptions, readInteger, readRequired } from './environment.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** A previous process that is just ending may still hold the port. */
const PORT_TRIES = 40
const PORT_PAUSE_MS = 250

const closing: (() => Promise<void>)[] = []
const opening = open().catch((error: unknown) => {
  process.stderr.write(`The sandbox failed to start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
  end()
})
let ending = false

/** Also closes what is still being opened. */
function end(): void {
  if (ending) return
  ending = true
  void opening.then(() => Promise.allSettled(closing.map((close) => close()))).then(() => process.exit())
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
process.on('disconnect', end)

async function open(): Promise<void> {
  const options = readOptions()
  const [services, chain] = await Promise.allSettled([start(options), startChain()])
  if (services.status === 'rejected') throw services.reason
  if (chain.status === 'rejected') throw chain.reason
  const { gatewayUrl, adsUrl, mailUrl, mailboxUrl, beaconUrl, googleUrl } = services.value
  const chainUrl = chain.value?.url ?? null
  process.stdout.write(
    `The sandbox is open: gateway ${gatewayUrl}, ads ${adsUrl}, mailbox ${mailboxUrl}, beacon ${beaconUrl}, Google ${googleUrl}${chainUrl ? `, chain ${chainUrl}` : ''}\n`,
  )
  const urls = { gatewayUrl, adsUrl, mailUrl, mailboxUrl, beaconUrl, googleUrl, chainUrl }
  process.send?.({ ...urls, chainError: chain.value?.error ?? null })
}

/** A chain that is down is retried automatically; everything else works without it. */
async function startChain(): Promise<SandboxChain | null> {
  if (!process.env['SANDBOX_CHAIN_PORT']?.trim()) return null
  const chain = await SandboxChain.open(readChainOptions((line) => void process.stderr.write(`${line}\n`)))
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

function readOptions(): SandboxOptions {
  const { env } = process
  const address = (name: string): string | undefined => {
    const value = env[name]?.trim()
    if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new Error(`${name} must be a URL`)
    return value || undefined
  }
  const houseUrl = address('SANDBOX_HOUSE_URL') ?? readRequired('SANDBOX_HOUSE_URL')
  const [mailHost, googleKey] = [env['SANDBOX_MAIL_HOST']?.trim(), env['SANDBOX_GOOGLE_KEY']?.trim()]
  const [homeUrl, gatewayUrl] = [address('SANDBOX_HOME_URL'), address('SANDBOX_GATEWAY_URL')]
  return {
    dataDir: readRequired('SANDBOX_DATA_DIR'),
    houseUrl,
    ...(homeUrl && { homeUrl }),
    ...(gatewayUrl && { gatewayUrl }),
    keyId: env['SANDBOX_KEY_ID']?.trim() || 'glasshouse',
    keySecret: readRequired('SANDBOX_KEY_SECRET'),
    hookSecret: readRequired('SANDBOX_HOOK_SECRET'),
    adsSecret: readRequired('SANDBOX_ADS_SECRET'),
    host: env['SANDBOX_HOST']?.trim() || '127.0.0.1',
    gatewayPort: readInteger('SANDBOX_GATEWAY_PORT', 0),
    adsPort: readInteger('SANDBOX_ADS_PORT', 0),
    ...(mailHost && { mailHost }),
    mailPort: readInteger('SANDBOX_MAIL_PORT', 0),
    mailboxPort: readInteger('SANDBOX_MAILBOX_PORT', 0),
    beaconPort: readInteger('SANDBOX_BEACON_PORT', 0),
    googlePort: readInteger('SANDBOX_GOOGLE_PORT', 0),
    ...(googleKey && { googleKey }),
    payoutMs: readInteger('SANDBOX_PAYOUT_MS', 3000),
  }
}
