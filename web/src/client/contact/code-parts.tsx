// Parts of every form that sends a code.

import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { messages } from './messages.ts'

const SECOND_MS = 1000
const RESEND_SECONDS = 60
export const CODE_DIGITS = 6

interface SentTimes {
  readonly resendTime: number
  readonly serverNow: number
}

/** When another code can be requested, on this device's own clock. */
export const resendAt = ({ resendTime, serverNow }: SentTimes): number => Date.now() + resendTime - serverNow

interface SendButtonProps {
  /** Null before the first code. */
  resendAtMs: number | null
  isBusy: boolean
}

/** Submits a form that sends a code, and counts down until another one can be sent. */
export function SendButton({ resendAtMs, isBusy }: SendButtonProps) {
  const t = useMessages(messages)
  const nowMs = useNow(SECOND_MS)
  // The clock of the page may lag by a second.
  const left = resendAtMs === null ? 0 : Math.ceil((resendAtMs - nowMs) / SECOND_MS)
  const seconds = Math.min(RESEND_SECONDS, Math.max(0, left))
  const hasSent = resendAtMs !== null
  return (
    <Button type="submit" kind={hasSent ? 'quiet' : 'primary'} wide busy={isBusy} disabled={seconds > 0}>
      {seconds > 0 ? t('wait', { seconds }) : t(hasSent ? 'sendAgain' : 'sendCode')}
    </Button>
  )
}

/** The way to the messages of a server in test mode. */
export function TestInbox({ url }: { url: string | null }) {
  const t = useMessages(messages)
  if (!url) return null
  return (
    <Panel look="inset" text={t('testInboxText')}>
      <div>
        <a className={buttonClass({ kind: 'quiet', size: 'small' })} href={url} target="_blank" rel="noreferrer">
          {t('testInbox')}
        </a>
      </div>
    </Panel>
  )
}
