// Asks the player to accept a changed agreement: what has changed, the whole text, accept or log out. Closing it is allowed,
// because reading and withdrawals need no acceptance; a refused bet or deposit opens it again.

import { useEffect, useState } from 'react'
import { TERMS_CHANGES, TERMS_VERSION } from '@glasshouse/rulebook/core/terms'
import { typeset } from '@glasshouse/rulebook/text/text'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { defineMessages, say, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller, onRefusal } from '../../client/call.ts'
import { logOut, refreshUser, useSession } from '../../client/session.ts'
import { agreement } from '../../pages/login/agreement-text.ts'

const call = caller<PlayersContract>()
/** `termsChanged` */
const TERMS_CHANGED = 1096

const messages = defineMessages({
  title: ['Our agreement has changed', 'Nos conditions ont changé'],
  changes: ['What’s new', 'Ce qui change'],
  needed: [
    'Accept it to bet or deposit. You can withdraw without accepting.',
    'Acceptez-les pour miser ou déposer. Vous pouvez retirer votre or sans les accepter.',
  ],
  read: ['Read the agreement', 'Lire les conditions'],
  accept: ['Accept agreement', 'Accepter les conditions'],
  logOut: ['Log out', 'Se déconnecter'],
  accepted: ['You’ve accepted the agreement.', 'Vous avez accepté les conditions.'],
})

export function TermsSheet() {
  const t = useMessages(messages)
  const language = useLanguage()
  const { user } = useSession()
  /** The player who closed it: another one who logs in here is asked again. */
  const [closedBy, setClosedBy] = useState<number | null>(null)
  const [isReading, setReading] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(
    () =>
      onRefusal((errno) => {
        if (errno !== TERMS_CHANGED) return
        setClosedBy(null)
        void refreshUser()
      }),
    [],
  )
  const accept = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('POST /api/user/terms', { version: TERMS_VERSION })
      await refreshUser()
      toast(say(messages, 'accepted'))
    } catch {
      // The call has shown why; the sheet stays open for another try.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open={Boolean(user?.termsDue) && closedBy !== user?.id}
      onClose={() => user?.termsDue && setClosedBy(user.id)}
      title={t('title')}
    >
      <Stack gap={16} pad="0 0 8px">
        <Text>{t('needed')}</Text>
        <Text as="h3" size={4}>
          {t('changes')}
        </Text>
        <Stack as="ul" gap={10}>
          {TERMS_CHANGES[language].map((change) => (
            <li key={change}>
              <Text tone="muted">{typeset(language, change)}</Text>
            </li>
          ))}
        </Stack>
        {isReading ? (
          <Agreement />
        ) : (
          <Button kind="quiet" wide onClick={() => setReading(true)}>
            {t('read')}
          </Button>
        )}
        <Button size="large" wide busy={isBusy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button kind="quiet" wide onClick={() => void logOut()}>
          {t('logOut')}
        </Button>
      </Stack>
    </Sheet>
  )
}

function Agreement() {
  const language = useLanguage()
  return (
    <Stack as="ol" gap={18}>
      {Object.entries(agreement[language]).map(([heading, text]) => (
        <li key={heading}>
          <Text as="h3" size={4}>
            {heading}
          </Text>
          <Text tone="muted">{typeset(language, text)}</Text>
        </li>
      ))}
    </Stack>
  )
}
