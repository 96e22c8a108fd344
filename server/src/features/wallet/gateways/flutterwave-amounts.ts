// Flutterwave writes amounts as decimal numbers. Ours are whole units, and none may be lost on the way.

import type { Currency, Units } from '@glasshouse/rulebook/core/payments'
import { GatewayDeclined, GatewayUnknown } from '../gateway.ts'

type Money = Pick<Currency, 'code' | 'decimals'>

export function toNumber(units: Units, currency: Money): number {
  const value = Number(units) / 10 ** currency.decimals
  // Beyond some fifteen digits a number does not hold every amount.
  const isExact = units > 0n && Number.isSafeInteger(Number(units)) && toUnits(value, currency.code, currency) === units
  if (!isExact) throw new GatewayDeclined(`${units} can not be written as a number`)
  return value
}

/** An amount in `code`; `own` is the currency whose decimals are ours to know. */
export function toUnits(value: number, code: string, own: Money): Units {
  const decimals = code === own.code ? own.decimals : isoDecimals(code)
  const [, units, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (units === undefined || fraction.length > decimals) throw new GatewayUnknown(`${value} is no amount of ${code}`)
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
