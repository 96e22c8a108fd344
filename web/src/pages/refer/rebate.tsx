import type { ReactNode } from 'react'
import type { Friend } from '@glasshouse/rulebook/wire/account/referral'
import { locales } from '@glasshouse/rulebook/text/text'
import { useLanguage } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'

const MICRO = 1_000_000

const writers = (language: 'en' | 'fr') => {
  const exact = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 6 })
  const short = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2, roundingMode: 'trunc' })
  return {
    /** To the last digit, as lines of a statement are. */
    exact: (micro: number): string => exact.format(micro / MICRO),
    /** Cut off after two decimals, as sums are. */
    short: (micro: number): string => short.format(micro / MICRO),
  }
}
const known = { en: writers('en'), fr: writers('fr') }

/** Writes amounts in millionths of a coin. */
export const useMicro = () => known[useLanguage()]

interface RebateProps {
  link: Friend['link']
  micro: number
  children: ReactNode
}

/** An amount that a friend brought: faint while it is looked at, struck out when it was refused. */
export function Rebate({ link, micro, children }: RebateProps) {
  const tone = link === 'open' ? (micro > 0 ? 'win' : 'plain') : 'faint'
  const style = link === 'refused' ? { textDecoration: 'line-through' } : {}
  return (
    <Text as="span" isNumber tone={tone} style={style}>
      {children}
    </Text>
  )
}
