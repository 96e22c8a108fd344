import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useAnswer } from '../../client/answers.ts'
import { call, type Operator } from '../../client/call.ts'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '../../ui/form.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { HiddenName } from '../../ui/password-form.tsx'
import { messages } from './messages.ts'

interface InvitationPageProps {
  readonly secret: string
  readonly onAccepted: (token: string, operator: Operator) => void
}

/** Where a link of an owner leads: a password, and then a second factor. */
export function InvitationPage({ secret, onAccepted }: InvitationPageProps) {
  const t = useMessages(messages)
  const opened = useAnswer('POST /api/console/invitation/open', { secret }, { gcTime: 0, staleTime: Infinity })
  if (opened.isPending) return <p className="wait">{t('loading')}</p>
  if (opened.isError) {
    return (
      <CenteredPage title={t('title')}>
        <p role="alert">{opened.error.message}</p>
        <a href="#/">{t('goToLogin')}</a>
      </CenteredPage>
    )
  }
  const { name, role, expiresAt } = opened.data
  const secretField = { type: 'password', required: true, maxLength: 200, autoComplete: 'new-password' } as const
  return (
    <CenteredPage title={t('invitedTitle')}>
      <p>
        <Sentence text={t('invitedAs')} parts={{ role: <strong>{role}</strong>, name: <strong>{name}</strong> }} />
      </p>
      <p className="hint">
        {t('choosePassword')} <Sentence text={t('validUntil')} parts={{ time: <Timestamp at={expiresAt} /> }} />
      </p>
      <Form<'new' | 'repeated'>
        act={t('accept')}
        busyAct={t('saving')}
        onSubmit={async (fields) => {
          if (fields.new !== fields.repeated) throw new Error(t('passwordsDiffer'))
          const entered = await call('POST /api/console/invitation/accept', { secret, password: fields.new })
          onAccepted(entered.token, entered.operator)
        }}
      >
        <HiddenName name={name} />
        <TextField label={t('password')} name="new" hint={t('newPasswordHint')} {...secretField} />
        <TextField label={t('passwordAgain')} name="repeated" {...secretField} />
      </Form>
    </CenteredPage>
  )
}
