// All prizes with their exact odds, from the rulebook: as one row under the thumb, and as a table.

import { TICKETS, TIERS } from '@glasshouse/rulebook/games/scratch/rules'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
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

/** Every prize with its odds; in gold where the price of a card is known. */
export function PrizeList({ price }: { price: number | null }) {
  const t = useMessages(messages)
  const format = useFormat()
  const rows = TIERS.map(({ symbol, multiplier, tickets }) => ({
    name: (
      <Row>
        <SymbolIcon symbol={symbol} size={22} />
        <Text as="span" style={{ textTransform: 'capitalize' }}>
          {symbolText(symbol, t)}
        </Text>
      </Row>
    ),
    pays: price === null ? prizeText(multiplier, format) : format.gold(prizeOf(price, multiplier)),
    tickets,
  }))
  return (
    <Table label={t('prizes')}>
      <thead>
        <tr>
          <th scope="col">{t('symbol')}</th>
          <th scope="col">{price === null ? t('prize') : t('pays1')}</th>
          <th scope="col">{t('tickets')}</th>
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, { name: t('noPrize'), pays: price === null ? '0×' : format.number(0), tickets: LOSING_TICKETS }].map(
          (row) => (
            <tr key={row.tickets}>
              <th scope="row">{row.name}</th>
              <td style={{ color: row.tickets === LOSING_TICKETS ? undefined : 'var(--gold)' }}>{row.pays}</td>
              <td>{format.number(row.tickets)}</td>
              <td>{format.percent(row.tickets / TICKETS)}</td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  )
}
