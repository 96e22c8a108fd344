import { useState } from 'react'

const WITHIN_MS = 20_000
/** A position of some minutes ago is good enough for a country. */
const FRESH_MS = 600_000

type Found = { code: string; isSure: boolean }
export type PositionState =
  | { readonly is: 'unasked' | 'searching' | 'denied' | 'unavailable' | 'atSea' }
  | ({ readonly is: 'found' } & Found)

/** The browser's position, asked for only when `ask` is called, and turned into a country right here. */
export function usePosition(
  countryAt: (point: { lng: number; lat: number }) => Found | null,
  onFound: (code: string) => void,
) {
  const [state, setState] = useState<PositionState>({ is: 'unasked' })
  const ask = (): void => {
    if (!('geolocation' in navigator)) return setState({ is: 'unavailable' })
    setState({ is: 'searching' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = countryAt({ lng: coords.longitude, lat: coords.latitude })
        setState(found ? { is: 'found', ...found } : { is: 'atSea' })
        if (found) onFound(found.code)
      },
      ({ code, PERMISSION_DENIED }) => setState({ is: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: WITHIN_MS, maximumAge: FRESH_MS },
    )
  }
  return { state, ask }
}
