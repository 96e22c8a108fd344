import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import type { Mine } from './figures.ts'
import { messages } from './messages.ts'
import { useLocked, useWriting } from './writing.ts'
import css from './investment.module.css'

/** What the player holds, lot by lot, and what waits for the next settlement. */
export function SharePanel({ mine, nowMs }: { mine: Mine; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const { worth, paidIn, paidOut, units, lots, orders } = mine
  const result = worth + paidOut - paidIn
  const isNew = paidIn === 0 && orders.length === 0
  return (
    <Panel title={t('mine')}>
      {isNew ? (
        <EmptyState icon="chart" title={t('noneTitle')} text={t('none')} />
      ) : (
        <dl className={css.worth}>
          <Fact name={t('worth')}>
            <GoldAmount gold={worth} size={22} />
            <span className={css.fine}>{format.dollars(worth)}</span>
            <span className={css.fine}>{t('unitsOf', { units: format.number(units) })}</span>
          </Fact>
          <Fact name={t('result')}>
            <b className="num" data-tone={result > 0 ? 'gain' : result < 0 ? 'loss' : undefined}>
              {write.result(result)}
            </b>
            <span className={css.fine}>{t('resultText')}</span>
          </Fact>
        </dl>
      )}
      {orders.length > 0 && <Waiting orders={orders} />}
      {lots.length > 0 && <Lots lots={lots} nowMs={nowMs} />}
    </Panel>
  )
}

function Waiting({ orders }: Pick<Mine, 'orders'>) {
  const t = useMessages(messages)
  const format = useFormat()
  const isHeld = orders.some(({ kind }) => kind === 'buy')
  return (
    <section className={css.part}>
      <h3>{t('waiting')}</h3>
      <ul className={css.rows}>
        {orders.map(({ id, kind, gold, units }) => (
          <li key={id}>
            <Icon name="clock" size={18} />
            <b>
              {kind === 'buy'
                ? t('orderBuy', { gold: format.gold(gold ?? 0) })
                : t('orderRedeem', { units: format.number(units ?? 0) })}
            </b>
          </li>
        ))}
      </ul>
      {isHeld && <p className={css.fine}>{t('heldGold')}</p>}
    </section>
  )
}

function Lots({ lots, nowMs }: Pick<Mine, 'lots'> & { nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const locked = useLocked()
  return (
    <section className={css.part}>
      <h3>{t('lots')}</h3>
      <ul className={css.rows}>
        {lots.map(({ id, units, gold, worth, enterTime, unlockTime }) => (
          <li key={id} className={css.lot}>
            <Icon name={unlockTime > nowMs ? 'lock' : 'check'} size={18} />
            <b>{t('unitsOf', { units: format.number(units) })}</b>
            <span className="num" data-tone={worth > gold ? 'gain' : worth < gold ? 'loss' : undefined}>
              {write.result(worth - gold)}
            </span>
            <span className={css.under}>
              <span>{`${write.day(enterTime)} · ${t('boughtFor', { gold: format.gold(gold) })}`}</span>
              <span>{locked(unlockTime - nowMs)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
