import type { ReactNode } from 'react'
import { Link } from '../../client/navigate.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { toneOf } from '../settled-bet.ts'
import { signed } from '../signed.ts'
import { messages } from './messages.ts'
import css from '../fairness/fairness.module.css'

interface BetDetailsProps {
  bet: { readonly id: number; readonly gold: number; readonly payout: number; readonly createTime: number }
  outcome: string
  isDemo: boolean
  /** The proof. */
  children: ReactNode
}

/** A bet on a shared round: what happened, what it cost and brought, and its proof. */
export function BetDetails({ bet, outcome, isDemo, children }: BetDetailsProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <div className={css.sheet}>
      <p className={css.outcome}>
        <b className="num">{outcome}</b>
        <span className="num" data-tone={toneOf(bet)}>
          {signed(bet.payout - bet.gold, format.gold)}
        </span>
      </p>
      {isDemo && <p>{t('demoNote')}</p>}
      <dl className={css.facts}>
        <Fact name={t('stake')}>
          <GoldAmount gold={bet.gold} dollars={!isDemo} />
        </Fact>
        <Fact name={t('payout')}>
          <GoldAmount gold={bet.payout} dollars={!isDemo} />
        </Fact>
        <Fact name={t('time')}>{format.dateTime(bet.createTime)}</Fact>
        {!isDemo && (
          <Fact name={t('number')}>
            <Link to={`/pages/bet/bet?id=${bet.id}`} className={css.link}>
              {bet.id} <Icon name="share" size={18} />
            </Link>
          </Fact>
        )}
      </dl>
      {children}
    </div>
  )
}
