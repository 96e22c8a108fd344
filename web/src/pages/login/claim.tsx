// The true holder of a number frees it from an account that never verified it.

import { useRef, useState } from 'react'
import type { PhoneContract } from '@glasshouse/rulebook/wire/account/phone'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { CODE_DIGITS, resendAt, SendButton, TestInbox } from '../../client/contact/code-parts.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { useSubmit } from '../../client/use-submit.ts'
import { messages } from './contact-messages.ts'
import { toE164 } from './countries.ts'
import { emptyPhone, PhoneField } from './phone-field.tsx'
import { useChannels } from './use-channels.ts'

const REGISTER_PAGE = '/pages/login/login?mode=register'
const call = caller<PhoneContract>()

interface Request {
  readonly ticket: string
  readonly resendAtMs: number
}

export default function Claim() {
  const t = useMessages(messages)
  const [request, setRequest] = useState<Request | null>(null)
  const [isDone, setIsDone] = useState(false)
  const { data } = useChannels()
  return (
    <InnerPage title={t('claimTitle')} under={REGISTER_PAGE}>
      {isDone ? (
        <EmptyState icon="check" title={t('freed')} text={t('freedText')}>
          <ButtonLink to={REGISTER_PAGE} how="redirect" text={t('create')} />
        </EmptyState>
      ) : (
        <>
          <Paragraph>{t('claimLead')}</Paragraph>
          <Note tone="info" icon="info">
            {t('claimWarning')}
          </Note>
          <SendForm request={request} onRequest={setRequest} />
          {request && <CodeForm key={request.ticket} request={request} onDone={() => setIsDone(true)} />}
          <TestInbox url={data?.inbox ?? null} />
        </>
      )}
    </InnerPage>
  )
}

function SendForm({ request, onRequest }: { request: Request | null; onRequest: (request: Request) => void }) {
  const t = useMessages(messages)
  const [form, setForm] = useState(emptyPhone)
  const [hasTried, setHasTried] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const phone = toE164(form.phone, form.country)
  const fault = phone === null ? t(/\d/.test(form.phone) ? 'phoneWrong' : 'phoneMissing') : undefined
  const send = (): void => {
    setHasTried(true)
    if (phone === null) return
    void run(async () => {
      const { ticket, ...times } = await call('POST /api/user/phone/claim', { phone }, { quiet: true })
      onRequest({ ticket, resendAtMs: resendAt(times) })
    })
  }
  return (
    <Panel>
      <Form gap={14} onSubmit={send}>
        <PhoneField
          form={form}
          change={(part) => {
            setForm({ ...form, ...part })
            clearRefusal()
          }}
          error={hasTried ? fault : undefined}
        />
        <ErrorNote text={refusal?.message} />
        <SendButton resendAtMs={request?.resendAtMs ?? null} isBusy={isBusy} />
      </Form>
    </Panel>
  )
}

function CodeForm({ request: { ticket }, onDone }: { request: Request; onDone: () => void }) {
  const t = useMessages(messages)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const shown = useRef<HTMLFormElement>(null)
  const free = async (): Promise<void> => {
    const isShort = code.length < CODE_DIGITS
    setIsMissing(isShort)
    const isFreed = !isShort && (await run(() => call('PUT /api/user/phone/claim', { ticket, code }, { quiet: true })))
    if (isFreed) onDone()
    else showFirstFault(shown.current)
  }
  return (
    <Panel>
      <Form ref={shown} gap={14} onSubmit={() => void free()}>
        <Note tone="info" icon="info" role="status">
          {t('claimSent')}
        </Note>
        <CodeInput
          label={t('code')}
          value={code}
          onChange={(digits) => {
            setCode(digits)
            setIsMissing(false)
            clearRefusal()
          }}
          error={isMissing ? t('codeMissing') : refusal?.message}
          disabled={isBusy}
          takesFocus
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('free')}
        </Button>
      </Form>
    </Panel>
  )
}
