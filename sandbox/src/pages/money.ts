import type { Language } from './language.ts'

/** How many digits a currency's smallest unit has behind the point. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Units as people of that language write them. */
export function shownMoney(language: Language, currency: string, units: string): string {
  const written = plainMoney(currency, units) as Intl.StringNumericLiteral
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(written)
}

/** Units with a point: "12.50". */
export function plainMoney(currency: string, units: string): string {
  const decimals = decimalsOf(currency)
  const digits = units.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}

/** What a person typed, in units; null where it is no amount. */
export function typedMoney(currency: string, typed: string): string | null {
  const decimals = decimalsOf(currency)
  const [, whole, fraction = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  return units > 0n ? units.toString() : null
}
