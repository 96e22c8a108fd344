// A player's mail address: enter it, have a code sent, enter the code, save. It shows the address with its middle hidden
// and never keeps what was typed.

import { useRef, type FormEvent } from 'react'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import { useEmailForm, useOwnEmail } from './use-email.ts'
import css from './email.module.css'

const EMAIL_MAX = 100
const SECOND_MS = 1000

export default function Email() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <InnerPage title={t('title')} onBack={navigate.back}>
      {loggedIn ? <Own /> : <Caller />}
    </InnerPage>
  )
}

function Caller() {
  const t = useMessages(messages)
  return (
    <EmptyState icon="lock" title={t('visitor')} text={t('visitorText')}>
      <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
    </EmptyState>
  )
}

function Own() {
  const t = useMessages(messages)
  const { data: own, isError, refetch } = useOwnEmail()
  if (!own) {
    if (!isError) return <Skeleton height={320} />
    return (
      <EmptyState icon="refresh" title={t('failed')} text={t('failedText')}>
        <Button kind="quiet" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      <section className={css.own}>
        <span className={css.lamp}>
          <Icon name="mail" />
        </span>
        <h2>{t('yours')}</h2>
        <strong>{own.email ?? t('none')}</strong>
        <p>{t('why')}</p>
      </section>
      <Forms waiting={own.waiting?.email ?? null} resendAt={own.resendAt} hasOne={own.email !== null} />
      {own.mailbox && (
        <aside className={css.mailbox}>
          <p className={css.note}>{t('mailboxText')}</p>
          <a
            className={buttonClass({ kind: 'quiet', size: 'small' })}
            href={own.mailbox}
            target="_blank"
            rel="noreferrer"
          >
            {t('mailbox')}
          </a>
        </aside>
      )}
    </>
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
  const on = (act: () => Promise<boolean>) => (event: FormEvent) => {
    event.preventDefault()
    void act().then((isDone) => {
      if (!isDone) showFirstFault(forms.current)
    })
  }
  return (
    <div ref={forms} className={css.forms}>
      <form className={css.panel} onSubmit={on(form.send)} noValidate>
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
      </form>
      {waiting && (
        <form className={css.panel} onSubmit={on(form.save)} noValidate>
          {!form.hasSent && <p className={css.note}>{t('codeOnItsWay', { email: waiting })}</p>}
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
        </form>
      )}
    </div>
  )
}
