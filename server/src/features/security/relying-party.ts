// The WebAuthn relying party. With a configured public URL, only that URL counts. A sandbox without one uses the origin of
// the request. That is safe: a passkey only works under the name it was created with, so a forged origin helps nobody.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

export interface RelyingParty {
  /** RP ID: a host name without port. */
  readonly rpId: string
  readonly origin: string
}

/** Null where browsers support no passkeys, such as at a bare IP address. */
export function relyingPartyAt(publicUrl: string | null, requestOrigin: string): RelyingParty | null {
  const text = publicUrl ?? requestOrigin
  if (!URL.canParse(text)) return null
  const { hostname, origin, protocol } = new URL(text)
  const isName = /^[a-z0-9.-]+$/i.test(hostname) && !/^[\d.]+$/.test(hostname)
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isName && isSafe ? { rpId: hostname, origin } : null
}

export function requireRelyingParty(relyingParty: RelyingParty | null): RelyingParty {
  if (!relyingParty) throw new Refusal('passkeyPlace')
  return relyingParty
}
