// A player's email address: enter it, have a code sent, enter the code, save. The saved address is shown with its middle
// hidden, and what is typed is not stored.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { EmailContract } from '@glasshouse/rulebook/wire/account/email'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { IconTile } from '@glasshouse/ui/controls/icon-tile.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Hint, Paragraph } from '@glasshouse/ui/text/text.tsx'
import { caller, CallError } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { messages } from './messages.ts'

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
            <Panel look="inset" text={t('testInboxText')}>
              <div>
                <a
                  className={buttonClass({ kind: 'quiet', size: 'small' })}
                  href={own.mailbox}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('testInbox')}
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
            {!form.hasSent && <Paragraph>{t('codePending', { email: waiting })}</Paragraph>}
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

const call = caller<EmailContract>()
const KEY = ['email'] as const
const CODE_DIGITS = 6
/** Refusals that are about the address; all others are about the code. */
const ABOUT_EMAIL: ReadonlySet<number> = new Set([1070, 1072, 1073, 1076, 1077, 1078])

const useOwnEmail = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const own = await call('GET /api/user/email', {}, { quiet: true, signal })
      // When another code can be asked for, on this device's own clock.
      return { ...own, resendAt: own.waiting ? Date.now() + own.waiting.resendTime - own.waiting.serverNow : 0 }
    },
    meta: { own: true },
  })

interface Problems {
  readonly email?: string
  readonly code?: string
}

/** What is typed, what is being sent, and what was refused. */
function useEmailForm() {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'sending' | 'saving' | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  /** True once a code was sent while this page was open. */
  const [hasSent, setHasSent] = useState(false)

  /** False where something must be corrected. */
  const run = async (what: 'sending' | 'saving', work: () => Promise<void>): Promise<boolean> => {
    setBusy(what)
    setProblems({})
    try {
      await work()
      return true
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      const { errno, message } = refusal
      setProblems(what === 'sending' || ABOUT_EMAIL.has(errno) ? { email: message } : { code: message })
      return false
    } finally {
      setBusy(null)
      await queries.invalidateQueries({ queryKey: KEY })
    }
  }
  const missing = (faults: Problems): false => {
    setProblems(faults)
    return false
  }
  const send = async (): Promise<boolean> => {
    if (email.trim() === '') return missing({ email: t('emailMissing') })
    return await run('sending', async () => {
      await call('POST /api/user/email/{email}', { email: email.trim() }, { quiet: true })
      setCode('')
      setHasSent(true)
    })
  }
  const save = async (): Promise<boolean> => {
    const faults = {
      ...(email.trim() === '' && { email: t('emailMissing') }),
      ...(code.length < CODE_DIGITS && { code: t('codeMissing') }),
    }
    if (faults.email || faults.code) return missing(faults)
    return await run('saving', async () => {
      await call('PUT /api/user/email', { email: email.trim(), code }, { quiet: true })
      setEmail('')
      setCode('')
      setHasSent(false)
      toast(t('addressSaved'))
    })
  }
  return {
    email,
    setEmail: (text: string) => {
      setEmail(text)
      setProblems({ ...problems, email: '' })
    },
    code,
    setCode: (digits: string) => {
      setCode(digits)
      setProblems({ ...problems, code: '' })
    },
    busy,
    problems,
    hasSent,
    send,
    save,
  }
}
