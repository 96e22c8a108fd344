import { agentLevels, INVESTMENT_REBATE_BPS, REBATE_BPS, TIERS } from '@glasshouse/rulebook/core/referral'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as levelNames } from './agent-messages.ts'
import { messages } from './rules-messages.ts'
import { useSummary } from './use-refer.ts'
import css from './refer.module.css'

const SECTIONS = ['counts', 'paid', 'who', 'house'] as const

/** All rates and rules, in numbers. */
export function RulesTab() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <>
      <section className={css.panel}>
        <h2>{t('rates')}</h2>
        {loggedIn ? <OwnRates /> : <Rates own={null} />}
        <p className={css.fine}>{t('tiersText')}</p>
        <p className={css.fine}>{t('investmentText')}</p>
      </section>
      <section className={css.panel}>
        {SECTIONS.map((name) => (
          <div key={name} className={css.rule}>
            <h2>{t(name)}</h2>
            <p>{t(`${name}Text`)}</p>
            {name === 'counts' && <Example />}
          </div>
        ))}
      </section>
    </>
  )
}

function Example() {
  const t = useMessages(messages)
  return (
    <div className={css.example}>
      <h3>{t('example')}</h3>
      <ol>
        {(['example1', 'example2', 'example3'] as const).map((name) => (
          <li key={name}>{t(name)}</li>
        ))}
      </ol>
    </div>
  )
}

const OwnRates = () => <Rates own={useSummary().data?.level ?? null} />

function Rates({ own }: { own: string | null }) {
  const t = useMessages(messages)
  const level = useMessages(levelNames)
  const format = useFormat()
  const percent = (bps: number): string => (bps === 0 ? '–' : format.percent(bps / 10_000))
  return (
    <table className={css.table}>
      <caption className="sr">{t('rates')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          {TIERS.map((tier) => (
            <th key={tier} scope="col">
              {t('tier', { n: tier })}
            </th>
          ))}
          <th scope="col">{t('investment')}</th>
        </tr>
      </thead>
      <tbody>
        {agentLevels.map((name) => (
          <tr key={name} aria-current={own === name || undefined}>
            <th scope="row">
              {level(name)} {own === name && <span className={css.badge}>{level('you')}</span>}
            </th>
            {REBATE_BPS[name].map((bps, place) => (
              <td key={place}>{percent(bps)}</td>
            ))}
            <td>{percent(INVESTMENT_REBATE_BPS[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
