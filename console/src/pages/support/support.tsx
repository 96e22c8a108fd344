// Players' questions and the answers to them, which arrive in the player's Messages in their language.

import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { questionList } from '@glasshouse/rulebook/backoffice/lists'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Person } from '../../ui/person.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type ListColumn } from '../../ui/data-table/data-table.tsx'
import { number } from '../../ui/format.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { messages } from './messages.ts'
import { OneTemplate } from './one-template.tsx'
import { TemplateList } from './template-list.tsx'

type Question = RowOf<typeof questionList>

const asked: ListColumn<typeof questionList>[] = [
  { id: 'createTime', show: ({ createTime }) => <Timestamp at={createTime} isAgo /> },
  { id: 'playerId', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
  'language',
  {
    id: 'text',
    show: ({ text, language }) => (
      <span lang={language} className="written">
        {text}
      </span>
    ),
  },
]

const answered: typeof asked = [
  ...asked,
  {
    id: 'answer',
    show: (row) => <GivenAnswer row={row} />,
  },
]

function GivenAnswer({ row: { answer, language, operator, answerTime } }: { row: Question }) {
  const t = useMessages(messages)
  return (
    <>
      <p lang={language} className="written">
        {answer}
      </p>
      <span className="hint">
        {answerTime && <Sentence text={t('answeredBy')} parts={{ operator, time: <Timestamp at={answerTime} /> }} />}
      </span>
    </>
  )
}

export default function SupportPage() {
  const t = useMessages(messages)
  const { rest } = usePlace()
  const [part, id] = rest
  if (part === 'template' && id) return <OneTemplate key={id} id={id} />
  return (
    <Page title={t('title')} aside={<Waiting />}>
      <Tabs
        label={t('title')}
        tabs={[
          { id: 'waiting', title: t('open'), show: () => <Inbox /> },
          { id: 'answered', title: t('answered'), show: () => <Answered /> },
          { id: 'templates', title: t('templates'), show: () => <TemplateList /> },
        ]}
      />
    </Page>
  )
}

function Waiting() {
  const t = useMessages(messages)
  const waiting = useAnswer('GET /api/console/support', {})
  if (!waiting.data) return null
  const { waiting: count, oldest } = waiting.data
  return (
    <p className="hint" role="status">
      {count === 0 ? (
        t('noOpen')
      ) : (
        <Sentence text={t('openSince', { n: number(count) })} parts={{ time: <Timestamp at={oldest ?? 0} isAgo /> }} />
      )}
    </p>
  )
}

function Inbox() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const [question, answer] = useState<Question | null>(null)
  const refresh = async (): Promise<void> => {
    await cache.refresh('GET /api/console/list/questions')
    await cache.refresh('GET /api/console/support')
  }
  const columns: typeof asked = [
    ...asked,
    {
      id: 'acts',
      title: t('action'),
      show: (row) => (
        <Button
          kind="link"
          style={{ whiteSpace: 'nowrap' }}
          aria-label={t('answerQuestion', { id: row.id })}
          onClick={() => answer(row)}
        >
          {t('answer')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        list={questionList}
        title={t('openQuestions')}
        columns={columns}
        fixed={{ state: 'waiting' }}
        empty={t('noOpen')}
      />
      {question && <AnswerDialog question={question} onAnswered={refresh} onClose={() => answer(null)} />}
    </>
  )
}

function Answered() {
  const t = useMessages(messages)
  return (
    <DataTable
      list={questionList}
      title={t('answeredQuestions')}
      columns={answered}
      fixed={{ state: 'answered' }}
      sort="-createTime"
      empty={t('noAnswered')}
    />
  )
}
