// Money outside the house. Amounts are exact digits in text, and are written without going through a float.

import { locales } from '@glasshouse/rulebook/text/text'
import { useLanguage } from '@glasshouse/ui/text/i18n.ts'

type Digits = Intl.StringNumericLiteral

/** An amount as the language writes it: $5.00, 7.24 USDT. */
export function writeMoney(language: 'en' | 'fr', amount: string, currency: string): string {
  // Coins of a chain are no currencies of the world: only those have signs and places of their own.
  const isWorldly = currency.length === 3
  const style = isWorldly
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : { minimumFractionDigits: 2 }
  const text = new Intl.NumberFormat(locales[language], { ...style, maximumFractionDigits: 18 }).format(
    amount as Digits,
  )
  return isWorldly ? text : `${text}\u00a0${currency}`
}

export function useMoney(): (amount: string, currency: string) => string {
  const language = useLanguage()
  return (amount, currency) => writeMoney(language, amount, currency)
}
