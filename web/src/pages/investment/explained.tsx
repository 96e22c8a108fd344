import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { example } from './example.ts'
import type { Overview } from './figures.ts'
import { words } from './words.ts'
import { useWriting } from './writing.ts'
import css from './investment.module.css'

/** What was to be expected and what came, in plain words, with how often it loses. */
export function Expect({ overview: { month, outlook } }: { overview: Overview }) {
  const t = useMessages(words)
  const format = useFormat()
  const write = useWriting()
  const perDay = (gold: number, by: number): string => format.gold(Math.round(gold / by))
  return (
    <Panel title={t('expect')}>
      <div className={css.text}>
        {outlook ? (
          <>
            <p>
              {t('expectDay', {
                days: month.days,
                gain: perDay(month.expected, month.days),
                growth: write.growth(outlook.dayPpm),
                spread: perDay(month.spread, Math.sqrt(month.days)),
                spreadShare: write.share(outlook.spreadPpm),
              })}
            </p>
            <p>
              <b>
                {t('expectLoss', {
                  losingDays: write.chance(outlook.losingDaysPpm),
                  losingMonths: write.chance(outlook.losingMonthsPpm),
                })}
              </b>
            </p>
          </>
        ) : (
          <p>{t(month.days === 0 ? 'expectSoon' : 'expectNothing')}</p>
        )}
        {month.days > 0 && (
          <p>
            {t('realised', {
              days: month.days,
              realised: write.result(month.realised),
              growth: write.growth(month.growthPpm),
              losing: month.losingDays,
            })}
          </p>
        )}
        <p className={css.fine}>{t('imagine')}</p>
      </div>
    </Panel>
  )
}

/** An example that ends with a loss, how it works, and what can and can not happen. */
export function Explained() {
  const t = useMessages(words)
  return (
    <>
      <Panel title={t('example')}>
        <Example />
      </Panel>
      <Panel title={t('how')}>
        <div className={css.text}>
          {(['how1', 'how2', 'how3'] as const).map((name) => (
            <p key={name}>{t(name)}</p>
          ))}
        </div>
        <h3 className={css.head}>{t('may')}</h3>
        <ul className={css.points}>
          {(['may1', 'may2', 'may3'] as const).map((name) => (
            <li key={name}>
              <Icon name="info" size={18} />
              {t(name)}
            </li>
          ))}
        </ul>
        <h3 className={css.head}>{t('never')}</h3>
        <ul className={css.points}>
          {(['never1', 'never2', 'never3', 'never4'] as const).map((name) => (
            <li key={name}>
              <Icon name="close" size={18} />
              {t(name)}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

function Example() {
  const t = useMessages(words)
  const format = useFormat()
  const write = useWriting()
  const { seed, bought, lost, won, topWin, fees, prices, alice, bob } = example
  const gold = { seed: format.gold(seed), bought: format.gold(bought), lost: format.gold(lost), won: format.gold(won) }
  const steps = [
    t('example1', gold),
    t('example2', { ...gold, fee: format.gold(fees[0] ?? 0) }),
    t('example3', { win: format.gold(topWin), fee: format.gold(fees[1] ?? 0) }),
  ]
  return (
    <>
      <ol className={css.example}>
        {steps.map((text, at) => (
          <li key={text}>
            <span>{text}</span>
            <b className="num">{write.price(prices[at] ?? '0')}</b>
          </li>
        ))}
      </ol>
      <p className={css.end}>
        {t('example4', {
          alice: format.gold(alice.paid),
          aliceResult: write.result(alice.result),
          bob: format.gold(bob.paid),
          bobResult: write.result(bob.result),
        })}
      </p>
    </>
  )
}
