import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportContract } from '@glasshouse/rulebook/wire/account/support'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { navigate } from '../../client/navigate.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { ContentSkeleton, useContactUs } from './content.tsx'
import { messages } from './messages.ts'
import css from './accounts.module.css'

export default function ContactUs() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('contactUs')} width={640}>
      <Text tone="muted">{t('contactText')}</Text>
      <Loaded query={useContactUs()} skeleton={<ContentSkeleton />}>
        {(channels) => channels.map((channel) => <Channel key={channel.channel} {...channel} />)}
      </Loaded>
      <WriteToUs />
    </InnerPage>
  )
}

function Channel({ channel, name, target }: { channel: string; name: string; target: string }) {
  const t = useMessages(messages)
  const icon = <Icon name={channel.startsWith('telegram') ? 'send' : 'chat'} size={22} />
  return target ? (
    <a className={css.channel} href={target} target="_blank" rel="noreferrer">
      {icon}
      <span>{name}</span>
      <Icon name="next" size={18} />
    </a>
  ) : (
    <button type="button" className={css.channel} onClick={() => navigate.push(target)}>
      {icon}
      <span>{name}</span>
      <small>{t('notYet')}</small>
    </button>
  )
}

const call = caller<SupportContract>()
const KEY = ['questions'] as const

/** A form to ask support, and the player's earlier questions. */
function WriteToUs() {
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
