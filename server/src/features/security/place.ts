// Under which name passkeys are made here. Where the configuration says at which address players reach the house, that
// address alone counts. A sandbox without one goes by the address that the request was sent to: a passkey keeps the name
// it was made under and works under no other, so whoever sends a made-up address only makes passkeys for himself.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'

export interface Place {
  /** WebAuthn's RP ID: a host name without port. */
  readonly rpId: string
  readonly origin: string
}

/** Null where browsers make no passkeys, as at a bare IP address. */
export function placeOf(publicUrl: string | null, requestOrigin: string): Place | null {
  const text = publicUrl ?? requestOrigin
  if (!URL.canParse(text)) return null
  const { hostname, origin, protocol } = new URL(text)
  const isName = /^[a-z0-9.-]+$/i.test(hostname) && !/^[\d.]+$/.test(hostname)
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isName && isSafe ? { rpId: hostname, origin } : null
}

export function needPlace(place: Place | null): Place {
  if (!place) throw new Refusal('passkeyPlace')
  return place
}
