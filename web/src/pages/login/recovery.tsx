// A forgotten password: enter the phone number, have a code sent to a verified contact, choose a new password. What this
// page says is the same whether or not the number has an account.

import { useRef, useState } from 'react'
import type { RecoveryChannel, RecoveryContract } from '@glasshouse/rulebook/wire/account/recovery'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Segments } from '@glasshouse/ui/controls/segments.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { PasswordField } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { CODE_DIGITS, resendAt, SendButton, TestInbox } from '../../client/contact/code-parts.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { useSubmit } from '../../client/use-submit.ts'
import { messages } from './contact-messages.ts'
import { toE164 } from './countries.ts'
import { PASSWORD_MIN } from './form.ts'
import { emptyPhone, PhoneField } from './phone-field.tsx'
import { useChannels } from './use-channels.ts'

const LOGIN_PAGE = '/pages/login/login'
const call = caller<RecoveryContract>()

/** A request for a code; without a ticket, our team has sent the code. */
interface Request {
  readonly phone: string
  readonly ticket: string | null
  readonly resendAtMs: number | null
}

export default function Recovery() {
  const t = useMessages(messages)
  const [request, setRequest] = useState<Request | null>(null)
  const [isDone, setIsDone] = useState(false)
  const { data } = useChannels()
  if (isDone)
    return (
      <InnerPage title={t('recoverTitle')} under={LOGIN_PAGE}>
        <EmptyState icon="check" title={t('recovered')} text={t('recoveredText')}>
          <ButtonLink to={LOGIN_PAGE} how="redirect" text={t('logIn')} />
        </EmptyState>
      </InnerPage>
    )
  return (
    <InnerPage title={t('recoverTitle')} under={LOGIN_PAGE}>
      <Paragraph>{t('recoverLead')}</Paragraph>
      <SendForm hasSms={data?.hasSms ?? true} request={request} onRequest={setRequest} />
      {request && <PasswordForm request={request} onDone={() => setIsDone(true)} />}
      <TestInbox url={data?.inbox ?? null} />
      <Panel title={t('noCode')} text={t('noCodeText')}>
        <div>
          <ButtonLink to="/pages/accounts/contactUs" kind="quiet" size="small" icon="chat" text={t('contactUs')} />
        </div>
      </Panel>
    </InnerPage>
  )
}

interface SendFormProps {
  hasSms: boolean
  request: Request | null
  onRequest: (request: Request) => void
}

function SendForm({ hasSms, request, onRequest }: SendFormProps) {
  const t = useMessages(messages)
  const [form, setForm] = useState(emptyPhone)
  const [chosen, setChosen] = useState<RecoveryChannel>('sms')
  const [hasTried, setHasTried] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const by = hasSms ? chosen : 'email'
  const phone = toE164(form.phone, form.country)
  const fault = phone === null ? t(/\d/.test(form.phone) ? 'phoneWrong' : 'phoneMissing') : undefined
  const send = async (): Promise<void> => {
    setHasTried(true)
    if (phone === null) return
    await run(async () => {
      const { ticket, ...times } = await call('POST /api/user/recovery', { phone, by }, { quiet: true })
      onRequest({ phone, ticket, resendAtMs: resendAt(times) })
    })
  }
  const enterCode = (): void => {
    setHasTried(true)
    if (phone !== null) onRequest({ phone, ticket: null, resendAtMs: null })
  }
  return (
    <Panel>
      <Form gap={14} onSubmit={() => void send()}>
        <PhoneField
          form={form}
          change={(part) => {
            setForm({ ...form, ...part })
            clearRefusal()
          }}
          error={hasTried ? fault : undefined}
        />
        {hasSms ? (
          <Stack gap={6}>
            <Text as="span" size={2} weight={600} tone="muted">
              {t('channel')}
            </Text>
            <Segments
              label={t('channel')}
              name="by"
              options={[
                { name: 'sms', text: t('bySms') },
                { name: 'email', text: t('byEmail') },
              ]}
              chosen={by}
              onChoose={setChosen}
            />
          </Stack>
        ) : (
          <Hint>{t('noSms')}</Hint>
        )}
        <ErrorNote text={refusal?.message} />
        <SendButton resendAtMs={request?.resendAtMs ?? null} isBusy={isBusy} />
        {!request && (
          <Button kind="quiet" wide onClick={enterCode}>
            {t('haveCode')}
          </Button>
        )}
      </Form>
    </Panel>
  )
}

const OF_PASSWORD: readonly number[] = [1022, 1023]

function PasswordForm({ request, onDone }: { request: Request; onDone: () => void }) {
  const t = useMessages(messages)
  const [code, setCode] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const shown = useRef<HTMLFormElement>(null)
  const isShort = [...newPassword].length < PASSWORD_MIN
  const isOfPassword = refusal !== null && OF_PASSWORD.includes(refusal.errno)
  const save = async (): Promise<void> => {
    setHasTried(true)
    const { phone, ticket } = request
    const input = { phone, ...(ticket !== null && { ticket }), code, newPassword }
    const isSaved =
      code.length === CODE_DIGITS &&
      !isShort &&
      (await run(() => call('PUT /api/user/recovery', input, { quiet: true })))
    if (isSaved) onDone()
    else showFirstFault(shown.current)
  }
  const missing = hasTried && code.length < CODE_DIGITS ? t('codeMissing') : undefined
  const short = hasTried && isShort ? t('passwordShort', { min: PASSWORD_MIN }) : undefined
  return (
    <Panel>
      <Form ref={shown} gap={14} onSubmit={() => void save()}>
        <Note tone="info" icon="info" role="status">
          {t(request.ticket === null ? 'assistedSent' : 'recoverSent')}
        </Note>
        <CodeInput
          label={t('code')}
          value={code}
          onChange={(digits) => {
            setCode(digits)
            clearRefusal()
          }}
          error={missing ?? (isOfPassword ? undefined : refusal?.message)}
          disabled={isBusy}
          takesFocus
        />
        <PasswordField
          label={t('newPassword')}
          name="newPassword"
          autoComplete="new-password"
          value={newPassword}
          onChange={(value) => {
            setNewPassword(value)
            clearRefusal()
          }}
          hint={t('passwordHint', { min: PASSWORD_MIN })}
          error={short ?? (isOfPassword ? refusal.message : undefined)}
        />
        <Hint>{t('recoverEffect')}</Hint>
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('setPassword')}
        </Button>
      </Form>
    </Panel>
  )
}
