import type { FlightRules } from '@glasshouse/rulebook/core/game'
import { Link } from '../../client/navigate.tsx'
import { Fact } from '../../ui/fact.tsx'
import { GoldAmount } from '../../ui/gold.tsx'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { toneOf } from '../settled-bet.ts'
import { signed } from '../visit-line.tsx'
import { BetProof } from './flight-proof.tsx'
import type { FlownBet } from './flown-bet.ts'
import { endValue } from './moment.ts'
import { messages } from './proof-messages.ts'
import css from '../fairness/fairness.module.css'

/** A bet on a flight: what happened, its round, and its proof recomputed here. Fetched when a bet is opened. */
export function FlownDetails({ rules, bet, isDemo }: { rules: FlightRules; bet: FlownBet; isDemo: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { bust } = bet.outcome
  return (
    <div className={css.sheet}>
      <p className={css.outcome}>
        <b className="num">{format.multiplier(endValue(rules, bust) / 100)}</b>
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
      <BetProof rules={rules} bet={bet} />
    </div>
  )
}
