import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import css from './part-chip.module.css'

const messages = defineMessages({
  en: { placed: 'placed:', stake: 'chosen:' },
  fr: { placed: 'misé :', stake: 'choisi :' },
})

// Stakes are whole hundreds: up to a million one decimal of a thousand is exact.
const shortForm = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' } as const
const short = { en: new Intl.NumberFormat('en-US', shortForm), fr: new Intl.NumberFormat('fr-FR', shortForm) }

interface PartChipProps {
  /** What lies on it in this round. */
  placed: number
  /** What a press of the main button would put on it; null where it is not chosen. */
  stake: number | null
}

/** A chip on what can be bet on: solid where gold lies, an outline where it would. */
export function PartChip({ placed, stake }: PartChipProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  if (placed === 0 && stake === null) return null
  return (
    <span className={`num ${css.chip}`} data-placed={placed > 0 || undefined}>
      <span className="sr">{t(placed > 0 ? 'placed' : 'stake')} </span>
      {short[language].format(placed > 0 ? placed : (stake ?? 0))}
    </span>
  )
}
