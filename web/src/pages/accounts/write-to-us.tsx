import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { SupportContract } from '@glasshouse/rulebook/wire/account/support'
import { CallError, caller } from '../../client/call.ts'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'
import css from './accounts.module.css'

const call = caller<SupportContract>()
const KEY = ['questions'] as const

/** A question to the people of the house, and those that were asked before. */
export function WriteToUs() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <>
      <section className={css.write}>
        <h2>{t('write')}</h2>
        <p>{t(loggedIn ? 'writeText' : 'writeVisitor')}</p>
        {loggedIn ? <Form /> : <Button onClick={() => navigate.login()}>{t('logIn')}</Button>}
      </section>
      {loggedIn && <Asked />}
    </>
  )
}

function Form() {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [text, setText] = useState('')
  // The same words sent again after a lost answer are the same question.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const write = (next: string): void => {
    setText(next)
    setProblem(undefined)
    setRequestId(crypto.randomUUID())
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('POST /api/user/contact', { text: text.trim(), requestId }, { quiet: true })
      write('')
      toast(t('sent'))
      await queries.invalidateQueries({ queryKey: KEY })
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setProblem(refusal.network ? t('network') : refusal.message)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') return void send()
    setProblem(t('textMissing'))
    showFirstFault(event.currentTarget)
  }
  return (
    <form className={css.waiting} onSubmit={submit} noValidate>
      <TextArea label={t('yourMessage')} name="message" value={text} onChange={write} error={problem} />
      <Button type="submit" wide busy={busy}>
        {t('send')}
      </Button>
    </form>
  )
}

function Asked() {
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
    <section className={css.questions}>
      <h2>{t('asked')}</h2>
      <ol className={css.questions}>
        {data.map(({ id, text, answer, createTime }) => (
          <li key={id}>
            <p>{text}</p>
            <small>
              <time dateTime={new Date(createTime).toISOString()}>{format.dateTime(createTime)}</time>
              {' · '}
              {t(answer === null ? 'waiting' : 'answered')}
            </small>
            {answer !== null && <blockquote>{answer}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  )
}
