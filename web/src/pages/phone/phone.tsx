// A player's phone number: have a code sent to it, enter the code, verified. Another number can be entered as long as none
// is verified.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PhoneContract } from '@glasshouse/rulebook/wire/account/phone'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { IconTile } from '@glasshouse/ui/controls/icon-tile.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { CODE_DIGITS, resendAt, SendButton, TestInbox } from '../../client/contact/code-parts.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { refreshUser } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { messages } from './messages.ts'

const EMAIL_PAGE = '/pages/accounts/email'
const KEY = ['phone'] as const
const call = caller<PhoneContract>()

type OwnPhone = OutputOf<PhoneContract, 'GET /api/user/phone'> & { readonly resendAtMs: number | null }

export default function Phone() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')} under="/pages/account/account">
      <PlayerOnly text={t('visitorText')}>
        <OwnNumber />
      </PlayerOnly>
    </InnerPage>
  )
}

function OwnNumber() {
  return (
    <Loaded query={useOwnPhone()} skeleton={320}>
      {(own) => (
        <>
          <Overview own={own} />
          {!own.isVerified && (own.hasSms ? <Verification own={own} /> : <NoSms />)}
          {!own.isVerified && <TestInbox url={own.inbox} />}
        </>
      )}
    </Loaded>
  )
}

const useOwnPhone = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<OwnPhone> => {
      const own = await call('GET /api/user/phone', {}, { quiet: true, signal })
      return { ...own, resendAtMs: own.waiting && resendAt(own.waiting) }
    },
    meta: { own: true },
  })

function Overview({ own: { phone, isVerified } }: { own: OwnPhone }) {
  const t = useMessages(messages)
  return (
    <Panel>
      <Row gap={14}>
        <IconTile icon="phone" />
        <Stack gap={4}>
          <Hint as="h2" weight={600} style={{ fontFamily: 'var(--body)' }}>
            {t('yours')}
          </Hint>
          <Row gap={10} wrap>
            <strong className="num">{phone ?? t('none')}</strong>
            <Badge tone={isVerified ? 'good' : 'wait'}>{t(isVerified ? 'verified' : 'notVerified')}</Badge>
          </Row>
        </Stack>
      </Row>
      {phone === null && (
        <Note tone="info" icon="info">
          {t('claimed')}
        </Note>
      )}
      <Paragraph>{t(isVerified ? 'whyVerified' : 'why')}</Paragraph>
    </Panel>
  )
}

function NoSms() {
  const t = useMessages(messages)
  return (
    <Panel text={t('noSms')}>
      <ButtonLink to={EMAIL_PAGE} wide icon="mail" text={t('byEmail')} />
    </Panel>
  )
}

function Verification({ own }: { own: OwnPhone }) {
  return (
    <>
      <SendForm own={own} />
      {own.waiting && <CodeForm phone={own.waiting.phone} />}
      <NoCode />
    </>
  )
}

function SendForm({ own: { phone, resendAtMs } }: { own: OwnPhone }) {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [isOther, setIsOther] = useState(phone === null)
  const [entered, setEntered] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const send = async (): Promise<void> => {
    const isEmpty = isOther && entered.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return
    await run(() => call('POST /api/user/phone/code', isOther ? { phone: entered.trim() } : {}, { quiet: true }))
    await queries.invalidateQueries({ queryKey: KEY })
  }
  return (
    <Panel title={t('send')} text={isOther ? undefined : t('sendText', { phone: phone ?? '' })}>
      <Form gap={14} onSubmit={() => void send()}>
        {isOther && (
          <TextField
            label={t('newPhone')}
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel"
            maxLength={32}
            value={entered}
            onChange={(value) => {
              setEntered(value)
              setIsMissing(false)
              clearRefusal()
            }}
            hint={t('newPhoneHint')}
            error={isMissing ? t('phoneMissing') : undefined}
          />
        )}
        <ErrorNote text={refusal?.message} />
        <SendButton resendAtMs={resendAtMs} isBusy={isBusy} />
        {phone !== null && (
          <Button
            kind="quiet"
            wide
            onClick={() => {
              setIsOther(!isOther)
              clearRefusal()
            }}
          >
            {t(isOther ? 'useOwn' : 'useOther')}
          </Button>
        )}
        <p className="sr" role="status">
          {resendAtMs === null ? '' : t('codeSent')}
        </p>
      </Form>
    </Panel>
  )
}

function CodeForm({ phone }: { phone: string }) {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const shown = useRef<HTMLFormElement>(null)
  const verify = async (): Promise<void> => {
    const isShort = code.length < CODE_DIGITS
    setIsMissing(isShort)
    const isDone =
      !isShort &&
      (await run(async () => {
        await call('PUT /api/user/phone', { code }, { quiet: true })
        toast(t('done'))
        await refreshUser()
      }))
    // Before the page is read again: the player may be typing the next code by then.
    if (!isDone) showFirstFault(shown.current)
    await queries.invalidateQueries({ queryKey: KEY })
  }
  return (
    <Panel>
      <Form ref={shown} gap={14} onSubmit={() => void verify()}>
        <CodeInput
          label={t('code')}
          value={code}
          onChange={(digits) => {
            setCode(digits)
            setIsMissing(false)
            clearRefusal()
          }}
          hint={t('codeHint', { phone })}
          error={isMissing ? t('codeMissing') : refusal?.message}
          disabled={isBusy}
          takesFocus
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('verify')}
        </Button>
      </Form>
    </Panel>
  )
}

function NoCode() {
  const t = useMessages(messages)
  return (
    <Panel title={t('noCode')} text={t('noCodeText')}>
      <div>
        <ButtonLink to={EMAIL_PAGE} kind="quiet" size="small" icon="mail" text={t('byEmail')} />
      </div>
    </Panel>
  )
}
