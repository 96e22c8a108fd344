// All prizes with their exact odds, from the rulebook: as one row under the thumb, and as a table.

import { TICKETS, TIERS } from '@glasshouse/rulebook/games/scratch/rules'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { SymbolIcon } from './stage/art.tsx'
import { messages } from './messages.ts'
import { LOSING_TICKETS, prizeOf } from './price.ts'
import { prizeText, symbolText } from './symbols.ts'
import css from './prizes.module.css'

/** Eight symbols and what each pays; opens the table. */
export function PrizeRow({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <button type="button" className={css.row} onClick={onOpen}>
      <span className="sr">{t('prizes')}</span>
      {TIERS.map(({ symbol, multiplier }) => (
        <span key={symbol} className={css.prize}>
          <SymbolIcon symbol={symbol} size={20} />
          <span className="sr">{symbolText(symbol, t)}</span>
          <b className="num">{prizeText(multiplier, format)}</b>
        </span>
      ))}
    </button>
  )
}

interface PrizeListProps {
  /** The price that the prizes are reckoned for. */
  price: number | null
  className?: string | undefined
}

export function PrizeList({ price, className = '' }: PrizeListProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const share = (tickets: number): string => format.percent(tickets / TICKETS)
  return (
    <table className={`${css.list} ${className}`}>
      <thead>
        <tr>
          <th scope="col">{t('symbol')}</th>
          <th scope="col">{price === null ? t('prize') : t('pays1')}</th>
          <th scope="col">{t('tickets')}</th>
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {TIERS.map(({ symbol, multiplier, tickets }) => (
          <tr key={symbol}>
            <th scope="row">
              <span>
                <SymbolIcon symbol={symbol} size={22} />
                <i>{symbolText(symbol, t)}</i>
              </span>
            </th>
            <td className="num" data-prize="">
              {price === null ? prizeText(multiplier, format) : format.gold(prizeOf(price, multiplier))}
            </td>
            <td className="num">{format.number(tickets)}</td>
            <td className="num">{share(tickets)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('noPrize')}</th>
          <td className="num">{format.number(0)}</td>
          <td className="num">{format.number(LOSING_TICKETS)}</td>
          <td className="num">{share(LOSING_TICKETS)}</td>
        </tr>
      </tbody>
    </table>
  )
}
