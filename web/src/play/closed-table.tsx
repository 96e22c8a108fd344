// A table that takes no new bets from this player: gambling is closed for them, or their session has ended. It only replaces
// the button that would place a bet; a button that ends a bet stays as it is.

import { navigate } from '../client/navigate.tsx'
import { useRestriction, type Restriction } from '../client/restriction.ts'
import { chooseDemo, useSession } from '../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useMoment } from './protection/words.ts'
import css from './closed-table.module.css'

const messages = defineMessages({
  en: {
    until: 'Closed until {until}',
    permanent: 'Closed permanently',
    logIn: 'Log in to continue',
    demo: 'Try the demo',
  },
  fr: {
    until: 'Fermé jusqu’au {until}',
    permanent: 'Fermé définitivement',
    logIn: 'Se connecter pour continuer',
    demo: 'Essayer la démo',
  },
})

export type TableClosed = Restriction | { readonly kind: 'loggedOut' }

export function useTableClosed(): TableClosed | null {
  const restriction = useRestriction()
  const { wasLost } = useSession()
  return restriction ?? (wasLost ? { kind: 'loggedOut' } : null)
}

/** Visitors play with demo gold; a player who lost their session, or may not gamble, doesn't. */
export function useIsDemo(): boolean {
  const { loggedIn } = useSession()
  const closed = useTableClosed()
  return !loggedIn && closed === null
}

/** Stands where a new bet would be placed. */
export function ClosedButton({ closed }: { closed: TableClosed }) {
  const t = useMessages(messages)
  const moment = useMoment()
  if (closed.kind !== 'loggedOut') {
    return (
      <div className={css.closed}>
        <Button kind="quiet" size="large" className={css.until ?? ''} disabled>
          {closed.until === null ? t('permanent') : t('until', { until: moment(closed.until) })}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.closed}>
      <Button kind="quiet" size="large" className={css.demo ?? ''} onClick={chooseDemo}>
        {t('demo')}
      </Button>
      <Button size="large" className={css.logIn ?? ''} onClick={() => navigate.login()}>
        {t('logIn')}
      </Button>
    </div>
  )
}
