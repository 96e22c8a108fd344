// The colours of the glass. White stands on every one of the flat ones with at least 5 to 1.

import type { Colour } from '@glasshouse/rulebook/games/wingo/rules'

const FLAT: Readonly<Record<Colour, string>> = { green: '#0f7a46', red: '#c2182f', violet: '#6a35f2' }
const LIGHT: Readonly<Record<Colour, string>> = { green: '#57f2a5', red: '#ff8b90', violet: '#c4a6ff' }

interface Glass {
  /** One colour, or two that meet in a slanted line. */
  readonly flat: string
  /** What glows within and around it. */
  readonly light: string
}

export function glassOf(colours: readonly Colour[]): Glass {
  const [first = 'green', second] = colours
  const flat = second ? `linear-gradient(112deg, ${FLAT[first]} 50%, ${FLAT[second]} 50%)` : FLAT[first]
  return { flat, light: LIGHT[second ?? first] }
}
