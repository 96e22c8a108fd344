import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goldFor, packageGold, priceOf, quoteWithdrawal, formatUnits, type Currency } from './payments.ts'

const usdt: Currency = { code: 'USDT', decimals: 6, shownDecimals: 2, rate: { of: 1000n, per: 1n } }
const usd: Currency = { code: 'USD', decimals: 2, shownDecimals: 2, rate: { of: 1n, per: 10n } }
/** A currency whose rate always leaves a remainder. */
const xaf: Currency = { code: 'XAF', decimals: 0, shownDecimals: 0, rate: { of: 6017n, per: 10_000n } }
const crypto = { minGold: 2000n, maxGold: 1_000_000n, stepGold: 10n, feeFixed: 1_000_000n, feePpm: 0n }
const fiat = { minGold: 2000n, maxGold: 1_000_000n, stepGold: 10n, feeFixed: 50n, feePpm: 10_000n }

describe('quoteWithdrawal', () => {
  test('quotes 7.24 USDT for 8,240 gold less a fee of 1.00', () => {
    const quote = quoteWithdrawal(usdt, crypto, 8240n)
    expect(quote).toEqual({ gold: 8240n, fee: 1_000_000n, net: 7_240_000n, netGold: 7240n, feeGold: 1000n })
    expect(formatUnits(usdt, quote?.net ?? 0n)).toBe('7.24')
  })

  test('rounds a percentage fee up once, to a displayed step', () => {
    // 1% of 20.01 dollars is 20.01 cents: 21 cents, and fifty more.
    expect(quoteWithdrawal(usd, fiat, 20_010n)).toMatchObject({ fee: 71n, net: 1930n })
  })

  test('quotes nothing where the fee takes everything', () => {
    expect(quoteWithdrawal(usdt, crypto, 1000n)).toBeNull()
    expect(quoteWithdrawal(usdt, crypto, 1010n)?.net).toBe(10_000n)
  })

  test('splits gold without a remainder at any rate, with a fee of at least zero and a net of at most the gold', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000_000n), fc.constantFrom(usdt, usd, xaf), (gold, currency) => {
        const quote = quoteWithdrawal(currency, { ...fiat, feeFixed: 7n }, gold)
        fc.pre(quote !== null)
        expect(quote.netGold + quote.feeGold).toBe(gold)
        expect(quote.feeGold).toBeGreaterThanOrEqual(0n)
        // The outgoing gold is worth at least what is paid out.
        expect(quote.netGold * currency.rate.of).toBeGreaterThanOrEqual(quote.net * currency.rate.per)
      }),
    )
  })
})

describe('priceOf and goldFor', () => {
  test('sells packages at a thousand gold per dollar', () => {
    expect(packageGold(5n)).toBe(5000n)
    expect(priceOf(usd, 5000n)).toBe(500n)
    expect(formatUnits(usd, 500n)).toBe('5.00')
    expect(priceOf(usdt, 5000n)).toBe(5_000_000n)
  })

  test('returns the exact remainder below one coin', () => {
    expect(goldFor(usdt, 12_345_678n)).toEqual({ gold: 12_345n, rest: 678n })
    expect(goldFor(usdt, 999n)).toEqual({ gold: 0n, rest: 999n })
  })

  test('buys exactly the priced gold at any rate, without losing a unit', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000_000n), fc.constantFrom(usdt, usd, xaf), (gold, currency) => {
        const price = priceOf(currency, gold)
        const bought = goldFor(currency, price)
        expect(bought.gold).toBeGreaterThanOrEqual(gold)
        expect(bought.rest).toBeGreaterThanOrEqual(0n)
        expect(goldFor(currency, price - bought.rest).gold).toBe(bought.gold)
      }),
    )
  })
})

test('formats amounts with the displayed decimals', () => {
  expect(formatUnits(usdt, 0n)).toBe('0.00')
  expect(formatUnits(usdt, 1n)).toBe('0.000001')
  expect(formatUnits(usdt, 1_500_000n)).toBe('1.50')
  expect(formatUnits(xaf, 6017n)).toBe('6017')
})
