import { useState } from 'react'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from '../messages.ts'
import { FiguresSheet } from '../protection/figures-sheet.tsx'
import { messages as guardMessages } from '../protection/messages.ts'
import { useProtection } from '../protection/use-protection.ts'
import { durationOf } from '../protection/texts.ts'
import { signed } from '../signed.ts'
import { useVisit } from '../visit.ts'
import css from './visit-line.module.css'

/** Net result and time played, in one quiet line; the whole of it is one tap away. */
export function VisitLine({ isDemo }: { isDemo: boolean }) {
  const { loggedIn } = useSession()
  return !isDemo && loggedIn ? <TodayLine /> : <DemoVisit isDemo={isDemo} />
}

function DemoVisit({ isDemo }: { isDemo: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { net, demoNet, playedMinutes } = useVisit()
  return (
    <p className={css.line}>
      {t(isDemo ? 'demoVisit' : 'visit')} <b className="num">{signed(isDemo ? demoNet : net, format.gold)}</b> ·{' '}
      {t('minutes', { n: playedMinutes })}
    </p>
  )
}

/** What the ledger says of today, not what this screen has seen of it. */
function TodayLine() {
  const t = useMessages(guardMessages)
  const format = useFormat()
  const { data } = useProtection()
  const [isOpen, setOpen] = useState(false)
  if (!data) return <p className={css.line}>{t('today')}</p>
  return (
    <>
      <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('today')} <b className="num">{signed(data.day.net, format.gold)}</b> ·{' '}
        {t('played', { time: durationOf(data.day.playedMs) })}
        <Icon name="next" size={14} />
      </button>
      <FiguresSheet state={data} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
