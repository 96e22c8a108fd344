// Exchange rates, fees and limits of deposits and withdrawals. The operator sets them; players see them before they order.

import type { Currency, Units, WithdrawalTerms } from '@glasshouse/rulebook/core/payments'

export interface RateTerms {
  readonly currency: Currency
  readonly rateSource: string
  readonly rateTime: number
}

export interface FiatTerms extends RateTerms {
  readonly withdrawal: WithdrawalTerms
}

/** One token on one chain. */
export interface NetworkTerms extends RateTerms {
  readonly network: string
  /** Display name. */
  readonly name: string
  readonly confirmations: number
  /** Deposits below this are listed but not credited. */
  readonly minDeposit: Units
  readonly withdrawal: WithdrawalTerms
}

const GOLD_LIMITS = { minGold: 2000n, maxGold: 1_000_000n, stepGold: 10n } as const
/** The sandbox prices play money in dollars at a fixed rate. */
const FIXED_RATE = { rateSource: 'fixed', rateTime: Date.UTC(2026, 10, 1) } as const

export const SANDBOX_FIAT_TERMS: FiatTerms = {
  ...FIXED_RATE,
  currency: { code: 'USD', decimals: 2, shownDecimals: 2, rate: { of: 1n, per: 10n } },
  withdrawal: { ...GOLD_LIMITS, feeFixed: 0n, feePpm: 10_000n },
}

/** A real currency at the operator's rate. `per1000Gold` is a decimal amount, such as `12.50`. */
export function fiatTerms(code: string, per1000Gold: string, rateTime: number): FiatTerms {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const [units = '', fraction = ''] = per1000Gold.split('.')
  const rate = { of: BigInt(units + fraction) * 10n ** BigInt(decimals), per: 1000n * 10n ** BigInt(fraction.length) }
  return {
    ...SANDBOX_FIAT_TERMS,
    rateSource: 'operator',
    rateTime,
    currency: { code, decimals, shownDecimals: decimals, rate },
  }
}

const USDT: Currency = { code: 'USDT', decimals: 6, shownDecimals: 2, rate: { of: 1000n, per: 1n } }

export const usdtTerms = (network: string, name: string, confirmations: number): NetworkTerms => ({
  ...FIXED_RATE,
  network,
  name,
  confirmations,
  currency: USDT,
  minDeposit: 1_000_000n,
  withdrawal: { ...GOLD_LIMITS, feeFixed: 1_000_000n, feePpm: 0n },
})
