import {
  BOMB_LIGHTS,
  fruitAt,
  PAY_TABLE,
  type FruitChoice,
  type FruitOutcome,
} from '@glasshouse/rulebook/games/fruit/rules'
import type { OwnBet } from '../../play/lottery/lottery-game.ts'
import { goldOn } from '../../play/lottery/controls/placed.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { FruitIcon } from './art.tsx'
import { messages } from './messages.ts'
import css from './middle.module.css'

interface MiddleProps {
  /** Once it was shown. */
  outcome: FruitOutcome | null
  my: readonly OwnBet<FruitChoice>[]
}

/** The bomb and, once the outcome was shown, what was hit and what each hit paid. */
export function Middle({ outcome, my }: MiddleProps) {
  const t = useMessages(messages)
  return (
    <div className={css.middle}>
      {outcome ? (
        <Hits outcome={outcome} my={my} />
      ) : (
        <div className={css.rest}>
          <span className={css.bomb}>
            <i className={css.wave} />
            <FruitIcon name="bomb" />
            <i className={css.spark} />
          </span>
          <p>
            <b>{t('bomb')}</b> {t('bombLights', { n: BOMB_LIGHTS })}
          </p>
        </div>
      )}
    </div>
  )
}

function Hits({ outcome, my }: { outcome: FruitOutcome; my: readonly OwnBet<FruitChoice>[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <ul className={css.hits} aria-label={t('hits')} data-many={outcome.lit.length > 1 || undefined}>
      {outcome.lit.map((cell) => {
        const fruit = fruitAt(cell)
        const { multiplier } = PAY_TABLE[fruit]
        const staked = goldOn(my, ({ selections }) => selections, fruit)
        const paid = (staked * multiplier) / 100
        return (
          <li key={cell}>
            <FruitIcon name={fruit} className={css.hit} />
            <span className="sr">{t(fruit)}</span>
            <b className="num">{format.multiplier(multiplier / 100)}</b>
            {paid > 0 && (
              <Row as="span" gap={4} className={css.paid}>
                <Coin size={13} />
                <span className="num" aria-label={t('paid', { gold: format.gold(paid) })} role="img">
                  {format.gold(paid)}
                </span>
              </Row>
            )}
          </li>
        )
      })}
    </ul>
  )
}
