import { LogInButton } from '../../client/player-only.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportContract } from '@glasshouse/rulebook/wire/account/support'
import { caller } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'
import css from './accounts.module.css'

const call = caller<SupportContract>()
const KEY = ['questions'] as const

/** A form to ask support, and the player's earlier questions. */
export function WriteToUs() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <>
      <Panel title={t('write')} text={t(loggedIn ? 'writeText' : 'writeVisitor')}>
        {loggedIn ? <QuestionForm /> : <LogInButton />}
      </Panel>
      {loggedIn && <Questions />}
    </>
  )
}

function QuestionForm() {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [text, setText] = useState('')
  // The same text sent again after a lost response is the same question.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isMissing, setIsMissing] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const write = (next: string): void => {
    setText(next)
    setIsMissing(false)
    clearRefusal()
    setRequestId(crypto.randomUUID())
  }
  const send = async (): Promise<void> => {
    await call('POST /api/user/contact', { text: text.trim(), requestId }, { quiet: true })
    write('')
    toast(t('sent'))
    await queries.invalidateQueries({ queryKey: KEY })
  }
  const submit = (form: HTMLFormElement): void => {
    if (text.trim() !== '') return void run(send)
    setIsMissing(true)
    showFirstFault(form)
  }
  return (
    <Form gap={10} onSubmit={submit}>
      <TextArea
        label={t('yourMessage')}
        name="message"
        value={text}
        onChange={write}
        error={isMissing ? t('textMissing') : refusal?.message}
      />
      <Button type="submit" wide busy={isBusy}>
        {t('send')}
      </Button>
    </Form>
  )
}

function Questions() {
  const t = useMessages(messages)
  const format = useFormat()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      call('GET /api/user/contact/{lastCreateTime}', { lastCreateTime: 0 }, { quiet: true, signal }),
    meta: { own: true },
  })
  if (!data || data.length === 0) return null
  return (
    <Panel title={t('asked')}>
      <Stack as="ol" gap={10} className={css.questions}>
        {data.map(({ id, text, answer, createTime }) => (
          <li key={id}>
            <p>{text}</p>
            <Hint>
              <time dateTime={new Date(createTime).toISOString()}>{format.dateTime(createTime)}</time>
              {' · '}
              {t(answer === null ? 'waiting' : 'answered')}
            </Hint>
            {answer !== null && <blockquote>{answer}</blockquote>}
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
