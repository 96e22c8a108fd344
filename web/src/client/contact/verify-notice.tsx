import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ButtonLink } from '../link-rows.tsx'
import { navigate } from '../navigate.tsx'
import { useSession } from '../session.ts'
import { messages } from './messages.ts'

export const VERIFY_PAGE = '/pages/accounts/phone'
const CONTACT_UNVERIFIED = 1055

/** Whether the server has refused something until a contact is verified; then this leads to the page for it. */
export function leadToVerification(errno: number): boolean {
  if (errno !== CONTACT_UNVERIFIED) return false
  navigate.push(VERIFY_PAGE)
  return true
}

/** True for a player who has verified neither a phone number nor an email address. */
export function useIsUnverified(): boolean {
  const { user } = useSession()
  return user !== null && !user.contactVerified
}

/** Says what a player without a verified contact can't do yet, and where to verify one. */
export function VerifyNotice() {
  const t = useMessages(messages)
  if (!useIsUnverified()) return null
  return (
    <Panel look="inset" text={t('verifyText')}>
      <div>
        <ButtonLink to={VERIFY_PAGE} size="small" icon="shield" text={t('verifyNow')} />
      </div>
    </Panel>
  )
}
