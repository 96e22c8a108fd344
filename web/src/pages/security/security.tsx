// How an account is protected and where it is logged in: password, second factors, passkeys, sessions. What a change
// leads to is shown before it is made. The server asks for every proof; nothing is decided here.

import { PlayerOnly } from '../../client/player-only.tsx'
import { HoldNotice } from '../../step-up/hold-notice.tsx'
import { useSecurity } from '../../step-up/use-security.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { DevicesPanel } from './devices-panel.tsx'
import { FactorsPanel } from './factors-panel.tsx'
import { messages } from './messages.ts'
import { PasswordPanel } from './password-panel.tsx'

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
