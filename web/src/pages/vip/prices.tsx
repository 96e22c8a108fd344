import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import type { Price } from './use-buy-vip.ts'
import css from './vip.module.css'

interface PricesProps {
  prices: readonly Price[]
  chosen: Price['days']
  onChoose: (days: Price['days']) => void
}

/** One of three, side by side; the arrow keys go from one to the next. */
export function Prices({ prices, chosen, onChoose }: PricesProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <fieldset className={css.prices}>
      <legend className="sr">{t('choose')}</legend>
      {prices.map(({ days, gold }) => (
        <label key={days}>
          <input type="radio" name="days" checked={days === chosen} onChange={() => onChoose(days)} />
          <b>{t('days', { n: format.number(days) })}</b>
          <GoldAmount gold={gold} size={15} />
          <small>{format.dollars(gold)}</small>
          <small>{t('perDay', { gold: format.gold(Math.round(gold / days)) })}</small>
        </label>
      ))}
    </fieldset>
  )
}
