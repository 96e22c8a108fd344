import {
  FRUITS,
  multiplierOf,
  PAY_TABLE,
  type FruitChoice,
  type FruitOutcome,
} from '@glasshouse/rulebook/games/fruit/rules'
import type { CSSProperties } from 'react'
import { ChoiceButton } from '../../play/lottery/controls/choice-button.tsx'
import type { ChoicePanelProps } from '../../play/lottery/lottery-game.ts'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { FruitIcon, JUICE } from './art.tsx'
import { messages } from './messages.ts'
import css from './choice-panel.module.css'

/** Six fruits, any of them at once, each with what a hit pays and its chip. */
export function ChoicePanel(panel: ChoicePanelProps<FruitChoice, FruitOutcome>) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Grid columns={6} gap={5} role="group" aria-label={t('fruits')}>
      {FRUITS.map((fruit) => (
        <ChoiceButton
          key={fruit}
          name={fruit}
          all={FRUITS}
          panel={panel}
          wins={({ lit }) => multiplierOf(fruit, lit) > 0}
          className={css.fruit}
          style={{ '--juice': JUICE[fruit] } as CSSProperties}
        >
          <FruitIcon name={fruit} className={css.icon} />
          <Text as="span" size={1} tone="muted" style={{ lineHeight: '16px' }}>
            {t(fruit)}
          </Text>
          <span className={css.pays}>{format.multiplier(PAY_TABLE[fruit].multiplier / 100)}</span>
        </ChoiceButton>
      ))}
    </Grid>
  )
}
