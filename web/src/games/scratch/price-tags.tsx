import { isTestMode } from '../../client/mode.ts'
import { play } from '../../play/sound.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import type { Cards } from './use-cards.ts'
import css from './price-tags.module.css'

interface PriceTagsProps {
  cards: Pick<Cards, 'prices' | 'hasFailed' | 'reload' | 'isDemo'>
  price: number | null
  onChoose: (price: number) => void
}

/** What cards cost now. The server decides the list: it grows with the bankroll. */
export function PriceTags({ cards: { prices, hasFailed, reload, isDemo }, price, onChoose }: PriceTagsProps) {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const format = useFormat()
  if (!prices) {
    return hasFailed ? (
      <Row role="alert" justify="space-between" gap={12} style={{ minHeight: 50 }}>
        <Text as="span" size={2} tone="lose">
          {t('pricesFailed')}
        </Text>
        <Button kind="quiet" size="small" onClick={reload}>
          {shared('tryAgain')}
        </Button>
      </Row>
    ) : (
      <Skeleton height={50} />
    )
  }
  return (
    <div className={css.tags} role="radiogroup" aria-label={t('price')}>
      {prices.map((one) => (
        <label key={one} className={css.tag}>
          <input
            type="radio"
            name="price"
            className="sr"
            checked={one === price}
            onChange={() => {
              play('tap')
              onChoose(one)
            }}
          />
          <Row as="span" className="num" gap={5} style={{ fontSize: 'var(--fs-5)', lineHeight: 1.2 }}>
            <Coin size={16} />
            {format.gold(one)}
          </Row>
          {!isDemo && !isTestMode() && <span className={css.dollars}>{format.dollars(one)}</span>}
        </label>
      ))}
    </div>
  )
}
