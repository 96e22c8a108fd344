// How an account is protected and where it is logged in: password, second factors, passkeys, sessions. What a change
// leads to is shown before it is made. The server asks for every proof; nothing is decided here.

import { useQuery } from '@tanstack/react-query'
import type { SessionsContract, SessionView } from '@glasshouse/rulebook/wire/account/security'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { deviceMessages } from '../../client/text/device-messages.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { HoldNotice } from '../../step-up/use-security.tsx'
import { useSecurity } from '../../step-up/use-security.tsx'
import { FactorsPanel } from './factors-panel.tsx'
import { messages } from './messages.ts'
import { PasswordPanel } from './password-panel.tsx'
import { SecurityRow } from './security-row.tsx'
import { useChange } from './use-change.ts'

export default function Security() {
  const t = useMessages(messages)
  const query = useSecurity()
  return (
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('visitorText')}>
        <Loaded query={query} skeleton={480}>
          {(state) => (
            <>
              <HoldNotice />
              <PasswordPanel state={state} />
              <FactorsPanel state={state} />
              <DevicesPanel />
            </>
          )}
        </Loaded>
      </PlayerOnly>
    </InnerPage>
  )
}

const call = caller<SessionsContract>()
const NOW_MS = 30_000
const MOBILE: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad'])

/** Every browser that is logged in, this one first. */
function DevicesPanel() {
  const t = useMessages(messages)
  const query = useQuery({
    queryKey: ['security', 'sessions'],
    queryFn: ({ signal }) => call('GET /api/user/sessions', {}, { quiet: true, signal }),
    meta: { own: true },
  })
  const change = useChange()
  const endOne = ({ id }: SessionView) =>
    change.run(() => call('DELETE /api/user/sessions/{id}', { id }, { quiet: true }), t('deviceLoggedOut'))
  const endOthers = () => change.run(() => call('DELETE /api/user/sessions', {}, { quiet: true }), t('othersLoggedOut'))
  return (
    <Panel title={t('devices')}>
      <Loaded query={query} skeleton={72}>
        {(sessions) => (
          <>
            <Stack as="ul" gap={10} aria-label={t('devices')}>
              {sessions.map((session) => (
                <Device key={session.id} session={session} busy={change.isBusy} onEnd={() => void endOne(session)} />
              ))}
            </Stack>
            <ErrorNote text={change.refusal?.message} />
            {sessions.length > 1 ? (
              <Button kind="danger" wide busy={change.isBusy} onClick={() => void endOthers()}>
                {t('logOutOthers')}
              </Button>
            ) : (
              <Hint>{t('alone')}</Hint>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Device({ session, busy, onEnd }: { session: SessionView; busy: boolean; onEnd: () => void }) {
  const t = useMessages(messages)
  const named = useMessages(deviceMessages)
  const format = useFormat()
  const nowMs = useNow(NOW_MS)
  const { browser, system, firstSeen, lastSeen, isThis } = session
  const name =
    browser && system ? named('deviceOn', { browser, system }) : (browser ?? system ?? named('unknownDevice'))
  const icon: IconName = MOBILE.has(system) ? 'phone' : 'globe'
  const seen = isThis ? t('thisOne') : t('seen', { time: format.timeAgo(lastSeen, nowMs) })
  return (
    <li>
      <SecurityRow icon={icon} title={name} text={`${seen} · ${t('since', { date: format.date(firstSeen) })}`}>
        {!isThis && (
          <Button
            kind="quiet"
            size="small"
            disabled={busy}
            aria-label={`${t('logOutDevice')}: ${name}`}
            onClick={onEnd}
          >
            {t('logOutDevice')}
          </Button>
        )}
      </SecurityRow>
    </li>
  )
}
