// Beacon mode: whether every shared round also depends on a public beacon that comes after its lock.

import { ConfigError, text, type Env } from './env.ts'

/** `local` is the test network, whose key everybody can compute; otherwise relays of drand quicknet. */
export type BeaconSettings = 'off' | 'local' | readonly string[]

const RELAYS_MAX = 8
/** With a single one, nothing is left when it is down. */
const REAL_RELAYS_MIN = 2

export function beaconSettings(env: Env): BeaconSettings {
  const value = text(env, 'BEACON', 'off')
  if (value === 'off' || value === 'local') return value
  const urls = value.split(',').map((url) => url.trim().replace(/\/+$/, ''))
  if (!urls.every(isRelay) || new Set(urls).size < urls.length || urls.length > RELAYS_MAX) {
    throw new ConfigError(
      `BEACON must be off, local, or 1 to ${RELAYS_MAX} different drand relays, such as https://api.drand.sh,https://drand.cloudflare.com.`,
    )
  }
  return urls
}

const isRelay = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).search === ''

export const isRealBeacon = (beacon: BeaconSettings): boolean =>
  typeof beacon !== 'string' && beacon.length >= REAL_RELAYS_MIN && beacon.every((url) => url.startsWith('https:'))
