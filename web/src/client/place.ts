// Where a browser without an account says that it is: a country, kept here until it registers.

const KEPT = 'place'
const LAST_COUNTRY = 'country'

/** The country of the phone number that last logged in from this browser; null where nobody has yet. */
export const lastCountry = (): string | null => localStorage.getItem(LAST_COUNTRY)
export const keepLastCountry = (country: string): void => localStorage.setItem(LAST_COUNTRY, country)

export interface ClaimedPlace {
  readonly country: string
  readonly how: 'position' | 'hand'
}

export function keptPlace(): ClaimedPlace | null {
  const [country = '', how = ''] = (localStorage.getItem(KEPT) ?? '').split(' ')
  return /^[A-Z]{2}$/.test(country) && (how === 'position' || how === 'hand') ? { country, how } : null
}

export const keepPlace = ({ country, how }: ClaimedPlace): void => localStorage.setItem(KEPT, `${country} ${how}`)
