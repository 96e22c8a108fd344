import type { ComponentProps } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { BetFacts } from '../fairness/bet-facts.tsx'
import { messages } from './messages.ts'
import css from '../fairness/fairness.module.css'

/** A bet on a shared round: what happened, what it cost and brought, and its proof as children. */
export function BetDetails({ children, isDemo, ...facts }: ComponentProps<typeof BetFacts>) {
  const t = useMessages(messages)
  return (
    <div className={css.sheet}>
      <BetFacts {...facts} isDemo={isDemo}>
        {isDemo && <p>{t('demoNote')}</p>}
      </BetFacts>
      {children}
    </div>
  )
}
