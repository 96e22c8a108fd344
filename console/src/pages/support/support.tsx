// What players have written, and what they are answered: into their Messages, in their own language.

import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { questionList } from '@glasshouse/rulebook/backoffice/lists'
import { Person } from '../../ui/person.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type ListColumn } from '../../ui/data-table/data-table.tsx'
import { ago } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
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
    show: ({ answer, language, operator, answerTime }) => (
      <>
        <p lang={language} className="written">
          {answer}
        </p>
        <span className="hint">
          {operator}, {answerTime && <Timestamp at={answerTime} />}
        </span>
      </>
    ),
  },
]

export default function SupportPage() {
  const { rest } = usePlace()
  const [part, id] = rest
  if (part === 'template' && id) return <OneTemplate key={id} id={id} />
  return (
    <Page title="Support" aside={<Waiting />}>
      <Tabs
        label="Support"
        tabs={[
          { id: 'waiting', title: 'Waiting', show: () => <Inbox /> },
          { id: 'answered', title: 'Answered', show: () => <Answered /> },
          { id: 'templates', title: 'Templates', show: () => <TemplateList /> },
        ]}
      />
    </Page>
  )
}

function Waiting() {
  const waiting = useAnswer('GET /api/console/support', {})
  if (!waiting.data) return null
  const { waiting: count, oldest } = waiting.data
  return (
    <p className="hint" role="status">
      {count === 0 ? 'Nobody waits for an answer.' : `${count} waiting, the first one written ${ago(oldest ?? 0)}.`}
    </p>
  )
}

function Inbox() {
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
      title: 'Decide',
      show: (row) => (
        <Button
          kind="link"
          style={{ whiteSpace: 'nowrap' }}
          aria-label={`Answer question ${row.id}`}
          onClick={() => answer(row)}
        >
          Answer
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        list={questionList}
        title="Questions that wait"
        columns={columns}
        fixed={{ state: 'waiting' }}
        empty="Nobody waits for an answer."
      />
      {question && <AnswerDialog question={question} onAnswered={refresh} onClose={() => answer(null)} />}
    </>
  )
}

const Answered = () => (
  <DataTable
    list={questionList}
    title="Answered questions"
    columns={answered}
    fixed={{ state: 'answered' }}
    sort="-createTime"
  />
)
