import { useFormat, useMessages } from '../ui/i18n.ts'
import { messages } from './messages.ts'
import { useVisit } from './visit.ts'
import css from './visit-line.module.css'

/** Net result and time played, in one quiet line. */
export function VisitLine({ isDemo }: { isDemo: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { net, demoNet, playedMinutes } = useVisit()
  const shown = isDemo ? demoNet : net
  return (
    <p className={css.line}>
      {t(isDemo ? 'demoVisit' : 'visit')} <b className="num">{signed(shown, format.gold)}</b> ·{' '}
      {t('minutes', { n: playedMinutes })}
    </p>
  )
}

/** A plus or a true minus sign before the amount. */
export function signed(gold: number, write: (gold: number) => string): string {
  const sign = gold > 0 ? '+' : gold < 0 ? '−' : '±'
  return sign + write(Math.abs(gold))
}
