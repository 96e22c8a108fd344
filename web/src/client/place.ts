// Where a browser without an account says that it is: a country, kept here until it registers.

const KEPT = 'place'

export interface ClaimedPlace {
  readonly country: string
  readonly how: 'position' | 'hand'
}

export function keptPlace(): ClaimedPlace | null {
  const [country = '', how = ''] = (localStorage.getItem(KEPT) ?? '').split(' ')
  return /^[A-Z]{2}$/.test(country) && (how === 'position' || how === 'hand') ? { country, how } : null
}

export const keepPlace = ({ country, how }: ClaimedPlace): void => localStorage.setItem(KEPT, `${country} ${how}`)
