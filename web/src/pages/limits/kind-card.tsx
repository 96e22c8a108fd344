import { useState, type CSSProperties } from 'react'
import type { Limit } from '@glasshouse/rulebook/wire/account/protection'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { LimitSheet } from './limit-sheet.tsx'
import { messages } from './messages.ts'
import { PendingNote } from './pending-note.tsx'
import { useAmount } from './use-change.ts'
import css from './limits.module.css'

interface KindCardProps {
  kind: 'deposit' | 'loss' | 'stake' | 'time'
  limits: readonly Limit[]
  now: number
}

/** One kind of limit by day, week and month, with what is used of each. */
export function KindCard({ kind, limits, now }: KindCardProps) {
  const t = useMessages(messages)
  const [changed, setChanged] = useState<Limit['period'] | null>(null)
  const limit = limits.find(({ period }) => period === changed) ?? limits[0]
  return (
    <section className={css.panel} aria-labelledby={`kind-${kind}`}>
      <h3 id={`kind-${kind}`}>{t(kind)}</h3>
      <p>{t(`${kind}Text`)}</p>
      <ul className={css.rows}>
        {limits.map((each) => (
          <Row key={each.period} limit={each} now={now} onChange={() => setChanged(each.period)} />
        ))}
      </ul>
      {limit && (
        <LimitSheet
          key={limit.period}
          limit={limit}
          now={now}
          open={changed !== null}
          onClose={() => setChanged(null)}
        />
      )}
    </section>
  )
}

function Row({ limit, now, onChange }: { limit: Limit; now: number; onChange: () => void }) {
  const t = useMessages(messages)
  const amount = useAmount(limit.kind)
  const { kind, period, amount: most, used, ceiling, pending } = limit
  if (kind === 'check' || period === 'play') return null
  const spent = amount(Math.max(0, used))
  const share = most === null ? 0 : Math.min(1, Math.max(0, used) / most)
  const words = { kind: t(kind), period: t(period).toLowerCase() }
  return (
    <li>
      <div className={css.row}>
        <span className={css.period}>{t(period)}</span>
        <span className={css.amount}>
          <b className={most === null ? undefined : 'num'}>{most === null ? t('none') : amount(most)}</b>
          <small>{most === null ? t('usedNone', { used: spent }) : t('used', { used: spent })}</small>
        </span>
        <Button
          size="small"
          kind="quiet"
          onClick={onChange}
          aria-label={t(most === null ? 'setFor' : 'changeFor', words)}
        >
          {t(most === null ? 'set' : 'change')}
        </Button>
      </div>
      {most !== null && <div className={css.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />}
      {ceiling !== null && <p className={css.fine}>{t('ceiling')}</p>}
      {pending && <PendingNote name={{ kind, period }} own={limit.own} pending={pending} now={now} />}
    </li>
  )
}
