// What an amount of gold costs at the rate that is shown. The order states the price again before anything is paid.

import { priceOf, formatUnits, type Currency } from '@glasshouse/rulebook/core/payments'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'

export type Prices = OutputOf<WalletContract, 'GET /api/recharge/price_setting'>
export type CryptoMethod = Prices['crypto'][number]

const GOLD_OF_RATE = 1000n
const TEN = 10n

/** A currency as the setting describes it: its rate in digits, and as many decimals as its prices have. */
function currencyOf(code: string, per1000Gold: string, example: string): Currency {
  const decimals = fractionOf(example).length
  const fraction = fractionOf(per1000Gold)
  const of = BigInt(per1000Gold.replace('.', '')) * TEN ** BigInt(decimals)
  return { code, decimals, shownDecimals: decimals, rate: { of, per: GOLD_OF_RATE * TEN ** BigInt(fraction.length) } }
}

const fractionOf = (digits: string): string => digits.split('.')[1] ?? ''

interface PriceBasis {
  readonly currency: string
  readonly rate: { readonly per1000Gold: string }
  readonly packages: readonly { readonly amount: string }[]
}

export function priceText({ currency, rate, packages }: PriceBasis, gold: number): string {
  const known = currencyOf(currency, rate.per1000Gold, packages[0]?.amount ?? '0.00')
  return formatUnits(known, priceOf(known, BigInt(gold)))
}
