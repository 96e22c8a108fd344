// Amounts in millionths of a coin, as one reads them.

import { useLanguage } from '@glasshouse/ui/text/i18n.ts'

const MICRO = 1_000_000

const writers = (language: 'en' | 'fr') => {
  const locale = language === 'fr' ? 'fr-FR' : 'en-US'
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, roundingMode: 'trunc' })
  return {
    /** To the last digit, as lines of a statement are. */
    exact: (micro: number): string => exact.format(micro / MICRO),
    /** Cut off after two decimals, as sums are. */
    short: (micro: number): string => short.format(micro / MICRO),
  }
}
const known = { en: writers('en'), fr: writers('fr') }

export const useMicro = () => known[useLanguage()]
