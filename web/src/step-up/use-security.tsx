import { useQuery } from '@tanstack/react-query'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { caller } from '../client/call.ts'
import { useSession } from '../client/session.ts'
import { messages } from './messages.ts'

const call = caller<SecurityContract>()

export const SECURITY_KEY = ['security'] as const
export type SecurityState = OutputOf<SecurityContract, 'GET /api/user/security'>

/** How the account is secured, for a player who is logged in. */
export function useSecurity() {
  const { loggedIn } = useSession()
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: ({ signal }) => call('GET /api/user/security', {}, { quiet: true, signal }),
    enabled: loggedIn,
    meta: { own: true },
  })
}

/** Says until when withdrawals are paused, if they are. */
export function HoldNotice() {
  const t = useMessages(messages)
  const format = useFormat()
  const ends = useSecurity().data?.holdEnds ?? null
  if (ends === null) return null
  return (
    <Note tone="info" icon="clock" role="status">
      {t('hold', { time: format.dateTime(ends) })}
    </Note>
  )
}
