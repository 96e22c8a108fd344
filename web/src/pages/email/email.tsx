// A player's email address: enter it, have a code sent, enter the code, save. The saved address is shown with its middle
// hidden, and what is typed is not stored.

import { useRef } from 'react'
import { PlayerOnly } from '../../client/player-only.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { IconTile } from '@glasshouse/ui/controls/icon-tile.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { Hint, Paragraph } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'
import { useEmailForm, useOwnEmail } from './use-email.ts'

const EMAIL_MAX = 100
const SECOND_MS = 1000

export default function Email() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('visitorText')}>
        <OwnEmail />
      </PlayerOnly>
    </InnerPage>
  )
}

function OwnEmail() {
  const t = useMessages(messages)
  return (
    <Loaded query={useOwnEmail()} skeleton={320}>
      {(own) => (
        <>
          <Panel>
            <Row gap={14}>
              <IconTile icon="mail" />
              <Stack gap={4}>
                <Hint as="h2" weight={600} style={{ fontFamily: 'var(--body)' }}>
                  {t('yours')}
                </Hint>
                <strong>{own.email ?? t('none')}</strong>
              </Stack>
            </Row>
            <Paragraph>{t('why')}</Paragraph>
          </Panel>
          <Forms waiting={own.waiting?.email ?? null} resendAt={own.resendAt} hasOne={own.email !== null} />
          {own.mailbox && (
            <Panel look="inset" text={t('mailboxText')}>
              <div>
                <a
                  className={buttonClass({ kind: 'quiet', size: 'small' })}
                  href={own.mailbox}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('mailbox')}
                </a>
              </div>
            </Panel>
          )}
        </>
      )}
    </Loaded>
  )
}

interface FormsProps {
  /** To which address a code is on its way. */
  waiting: string | null
  resendAt: number
  hasOne: boolean
}

function Forms({ waiting, resendAt, hasOne }: FormsProps) {
  const t = useMessages(messages)
  const form = useEmailForm()
  const nowMs = useNow(SECOND_MS)
  const seconds = waiting ? Math.max(0, Math.ceil((resendAt - nowMs) / SECOND_MS)) : 0
  const forms = useRef<HTMLDivElement>(null)
  const on = (act: () => Promise<boolean>) => () =>
    void act().then((isDone) => {
      // The fault may be in the other form: a code needs its address.
      if (!isDone) showFirstFault(forms.current)
    })
  return (
    <div ref={forms} style={{ display: 'contents' }}>
      <Panel>
        <Form gap={14} onSubmit={on(form.send)}>
          <TextField
            label={t(hasOne ? 'enterNew' : 'enter')}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            maxLength={EMAIL_MAX}
            value={form.email}
            onChange={form.setEmail}
            error={form.problems.email || undefined}
          />
          <Button
            type="submit"
            kind={waiting ? 'quiet' : 'primary'}
            wide
            busy={form.busy === 'sending'}
            disabled={seconds > 0}
          >
            {seconds > 0 ? t('wait', { seconds }) : t(waiting ? 'sendAgain' : 'sendCode')}
          </Button>
          <p className="sr" role="status">
            {form.hasSent ? t('codeSent') : ''}
          </p>
        </Form>
      </Panel>
      {waiting && (
        <Panel>
          <Form gap={14} onSubmit={on(form.save)}>
            {!form.hasSent && <Paragraph>{t('codeOnItsWay', { email: waiting })}</Paragraph>}
            <CodeInput
              label={t('code')}
              value={form.code}
              onChange={form.setCode}
              hint={t('codeHint')}
              error={form.problems.code || undefined}
              disabled={form.busy === 'saving'}
              takesFocus={form.hasSent}
            />
            <Button type="submit" size="large" wide busy={form.busy === 'saving'}>
              {t('save')}
            </Button>
          </Form>
        </Panel>
      )}
    </div>
  )
}
