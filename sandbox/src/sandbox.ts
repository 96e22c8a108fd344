// Starts all services together, for a server or a test.

import { startAds } from './ads/ads.ts'
import { startBeacon } from './beacon/beacon.ts'
import type { Clock } from './clock.ts'
import { startGateway } from './gateway/gateway.ts'
import { startGoogle } from './google/google.ts'
import { startMailbox } from './mail/mailbox.ts'

export interface SandboxOptions {
  readonly dataDir: string
  /** The casino, which receives webhooks and postbacks. */
  readonly houseUrl: string
  /** Where people return to after a task; the casino, unless browsers reach it elsewhere. */
  readonly homeUrl?: string
  readonly keyId: string
  readonly keySecret: string
  readonly hookSecret: string
  readonly adsSecret: string
  readonly host?: string
  /** 0 picks a free port. */
  readonly gatewayPort?: number
  readonly adsPort?: number
  readonly mailPort?: number
  readonly mailboxPort?: number
  readonly beaconPort?: number
  readonly googlePort?: number
  /** The RSA key of the stand-in for Google, in PEM; by default one in the data folder. */
  readonly googleKey?: string
  /** Where email is taken and shown to everyone who asks; `host` by default. */
  readonly mailHost?: string
  /** The public URL of the gateway's pages, if it differs from where it listens. */
  readonly gatewayUrl?: string
  readonly payoutMs?: number
  readonly clock?: Clock
}

export interface Sandbox {
  readonly gatewayUrl: string
  readonly adsUrl: string
  /** The SMTP address that receives emails, and the page that shows them. */
  readonly mailUrl: string
  readonly mailboxUrl: string
  /** The address before the names of its relays. */
  readonly beaconUrl: string
  /** The stand-in for Google Play Billing. */
  readonly googleUrl: string
  close(): Promise<void>
}

const PAYOUT_MS = 3000

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, houseUrl, homeUrl = houseUrl, keyId, keySecret, host = '127.0.0.1' } = options
  const common = { dataDir, houseUrl, host, key: { id: keyId, secret: keySecret }, clock: options.clock ?? Date }
  const opened: { close(): Promise<void> }[] = []
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((service) => service.close()))
  }
  const register = <S extends { close(): Promise<void> }>(service: S): S => (opened.push(service), service)
  try {
    const gateway = register(
      await startGateway({
        ...common,
        port: options.gatewayPort ?? 0,
        hookSecret: options.hookSecret,
        publicUrl: options.gatewayUrl?.replace(/\/$/, '') ?? null,
        payoutMs: options.payoutMs ?? PAYOUT_MS,
      }),
    )
    const ads = register(
      await startAds({ ...common, homeUrl, port: options.adsPort ?? 0, hookSecret: options.adsSecret }),
    )
    const mailPorts = { mailPort: options.mailPort ?? 0, mailboxPort: options.mailboxPort ?? 0 }
    const { mailUrl, mailboxUrl } = register(
      await startMailbox({ ...common, ...mailPorts, host: options.mailHost ?? host }),
    )
    const beacon = register(await startBeacon({ ...common, port: options.beaconPort ?? 0 }))
    const { googlePort = 0, googleKey = null } = options
    const google = register(await startGoogle({ ...common, port: googlePort, googleKey }))
    const [beaconUrl, googleUrl] = [beacon.url, google.url]
    return { gatewayUrl: gateway.url, adsUrl: ads.url, mailUrl, mailboxUrl, beaconUrl, googleUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}
