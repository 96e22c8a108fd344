// Flutterwave uses decimal numbers for amounts; ours are integer units. The conversion must be lossless.

import type { Currency, Units } from '@glasshouse/rulebook/core/payments'
import { GatewayDeclined, GatewayUnknown } from '../gateway.ts'

type Money = Pick<Currency, 'code' | 'decimals'>

export function toNumber(units: Units, currency: Money): number {
  const value = Number(units) / 10 ** currency.decimals
  // A double cannot represent every amount above about fifteen digits.
  const isExact = units > 0n && Number.isSafeInteger(Number(units)) && toUnits(value, currency.code, currency) === units
  if (!isExact) throw new GatewayDeclined(`${units} cannot be represented as a number`)
  return value
}

/** `code` is the currency of the amount. Other currencies than `own` use their ISO 4217 decimals. */
export function toUnits(value: number, code: string, own: Money): Units {
  const decimals = code === own.code ? own.decimals : isoDecimals(code)
  const [, units, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (units === undefined || fraction.length > decimals)
    throw new GatewayUnknown(`${value} is not a valid amount of ${code}`)
  return BigInt(units + fraction.padEnd(decimals, '0'))
}

function isoDecimals(code: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
    )
  } catch {
    return 2
  }
}
