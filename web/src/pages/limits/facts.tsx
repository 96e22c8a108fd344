import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { HelpLines } from '../../play/protection/help-lines.tsx'
import { durationOf } from '../../play/protection/words.ts'
import { signed } from '../../play/signed.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { messages } from './messages.ts'
import css from './limits.module.css'

/** Net result and time played of this day, week and month. */
export function Figures({ state }: { state: ProtectionState }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className={css.heading}>
        {t('figures')}
      </h2>
      <ul className={css.figures}>
        {(['day', 'week', 'month'] as const).map((period) => (
          <li key={period}>
            <span>{t(period)}</span>
            <b className="num">{signed(state[period].net, format.shortGold)}</b>
            <small>{durationOf(state[period].playedMs)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const COUNTED = ['counted1', 'counted2', 'counted3', 'counted4'] as const

export function Counted() {
  const t = useMessages(messages)
  return (
    <Disclosure title={t('counted')} card>
      <ul className={css.counted}>
        {COUNTED.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

export function Help() {
  const t = useMessages(messages)
  return (
    <section className={css.panel} aria-labelledby="help">
      <h2 id="help">{t('help')}</h2>
      <p>{t('helpText')}</p>
      <HelpLines className={css.lines} />
    </section>
  )
}
