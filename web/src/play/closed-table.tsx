// A table that takes no new bets from this player: gambling is closed for them, or their session has ended. It only replaces
// the button that would place a bet; a button that ends a bet stays as it is.

import { navigate } from '../client/navigate.tsx'
import { useRestriction, type Restriction } from '../client/restriction.ts'
import { chooseDemo, useSession } from '../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { defineMessages, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'

const messages = defineMessages({
  until: ['Betting closed until {until}', 'Mises bloquées jusqu’au {until}'],
  permanent: ['Betting closed permanently', 'Mises bloquées définitivement'],
  logIn: ['Log in to continue', 'Se connecter pour continuer'],
  demo: ['Try the demo', 'Essayer la démo'],
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

/** For long texts on a narrow screen. */
const roomy = { flex: 1, minWidth: 0, paddingInline: 12, fontSize: 'var(--fs-4)', textWrap: 'balance' } as const

/** Stands where a new bet would be placed. */
export function ClosedButton({ closed }: { closed: TableClosed }) {
  const t = useMessages(messages)
  const { dateTime } = useFormat()
  if (closed.kind !== 'loggedOut') {
    return (
      <Button kind="quiet" size="large" style={roomy} disabled>
        {closed.until === null ? t('permanent') : t('until', { until: dateTime(closed.until) })}
      </Button>
    )
  }
  return (
    <Row style={{ width: '100%' }} align="stretch">
      <Button
        kind="quiet"
        size="large"
        style={{ ...roomy, flex: 'none', maxWidth: '40%', fontSize: 'var(--fs-3)' }}
        onClick={chooseDemo}
      >
        {t('demo')}
      </Button>
      <Button size="large" style={roomy} onClick={() => navigate.login()}>
        {t('logIn')}
      </Button>
    </Row>
  )
}
