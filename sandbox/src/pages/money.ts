import type { Language } from './language.ts'

/** Decimal places of a currency's smallest unit. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Formats units in a language. */
export function shownMoney(language: Language, currency: string, units: string): string {
  const decimal = plainMoney(currency, units) as Intl.StringNumericLiteral
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(decimal)
}

/** Units as decimal text: "12.50". */
export function plainMoney(currency: string, units: string): string {
  const decimals = decimalsOf(currency)
  const digits = units.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}

/** Parses typed text to units; null where it is not an amount. */
export function typedMoney(currency: string, typed: string): string | null {
  const decimals = decimalsOf(currency)
  const [, whole, fraction = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  return units > 0n ? units.toString() : null
}

/** The most that another amount may be: enough to overpay, and no way to all the gold one can write down. */
export const mostPaid = ({ amount }: { readonly amount: string }): bigint => BigInt(amount) * 10n
