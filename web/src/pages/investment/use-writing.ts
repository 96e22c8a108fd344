import { locales } from '@glasshouse/rulebook/text/text'
import { signed } from '../../play/signed.ts'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useUtcDate } from '../../client/text/utc.ts'
import { chanceOf, leftOf, shareOf } from './figures.ts'
import { messages } from './messages.ts'

const priceFormats = {
  en: new Intl.NumberFormat(locales.en, { minimumFractionDigits: 6, maximumFractionDigits: 6 }),
  fr: new Intl.NumberFormat(locales.fr, { minimumFractionDigits: 6, maximumFractionDigits: 6 }),
}

/** How the page writes prices, shares of a whole, and days in UTC. */
export function useWriting() {
  const language = useLanguage()
  const format = useFormat()
  const day = useUtcDate()
  return {
    price: (price: string): string => priceFormats[language].format(Number(price)),
    share: (ppm: number): string => format.percent(shareOf(ppm)),
    chance: (ppm: number): string => format.percent(chanceOf(ppm)),
    growth: (ppm: number): string => signed(shareOf(ppm), format.percent),
    result: (gold: number): string => signed(gold, format.gold),
    day,
  }
}

/** How long it is until the settlement, in words. */
export function useUntil(): (ms: number) => string {
  const t = useMessages(messages)
  return (ms) => {
    const left = leftOf(ms)
    if (left.of === 'days') return t('inDays', { ...left })
    if (left.of === 'hours') return t('inHours', { ...left })
    return ms <= 0 ? t('now') : t('inMinutes', { ...left })
  }
}

/** How long units stay locked, in words. */
export function useLocked(): (ms: number) => string {
  const t = useMessages(messages)
  return (ms) => {
    if (ms <= 0) return t('free')
    const left = leftOf(ms)
    const key = { days: 'lockedDays', hours: 'lockedHours', minutes: 'lockedMinutes' } as const
    return t(key[left.of], { ...left })
  }
}
