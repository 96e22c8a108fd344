// Formats an exact ratio as decimal digits.

import type { Ratio } from '../play/game.ts'

/** Decimal digits of a ratio, truncated (never rounded up) after `places`, without trailing zeros: "0.99". */
export function toDecimal({ of, per }: Ratio, places = 12): string {
  if (of < 0n || per <= 0n) throw new RangeError(`${of}/${per} is not a non-negative ratio`)
  const scale = 10n ** BigInt(places)
  const cut = (of * scale) / per
  const whole = (cut / scale).toString()
  const fraction = (cut % scale).toString().padStart(places, '0').replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
