// What players have written, and what they are answered: into their Messages, in their own language.

import { Person } from '../../ui/person.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table/card-table.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { ago } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { languageNames } from '../../ui/text/form.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { OneTemplate } from './one-template.tsx'
import { TemplateList } from './template-list.tsx'

type Question = RowOf<'questions'>

const filters: Filter[] = [
  {
    id: 'language',
    label: 'Language',
    options: Object.entries(languageNames).map(([value, label]) => ({ value, label })),
  },
  { id: 'player', label: 'Player’s number' },
  { id: 'from', label: 'From', kind: 'from' },
  { id: 'to', label: 'To', kind: 'to' },
]

const asked: Column<Question>[] = [
  {
    id: 'createTime',
    title: 'Written',
    isSorted: true,
    show: ({ createTime }) => <Timestamp at={createTime} isAgo />,
  },
  {
    id: 'player',
    title: 'Player',
    show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} />,
  },
  { id: 'language', title: 'Language', show: ({ language }) => languageNames[language] },
  {
    id: 'text',
    title: 'Question',
    isText: true,
    show: ({ text, language }) => (
      <span lang={language} className="written">
        {text}
      </span>
    ),
  },
]

const answered: Column<Question>[] = [
  ...asked,
  {
    id: 'answer',
    title: 'Answer',
    isText: true,
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
  const columns: Column<Question>[] = [
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
        list="questions"
        title="Questions that wait"
        columns={columns}
        keyOf={({ id }) => id}
        filters={filters}
        fixed={{ state: 'waiting' }}
        sort="createTime"
        empty="Nobody waits for an answer."
      />
      {question && <AnswerDialog question={question} onAnswered={refresh} onClose={() => answer(null)} />}
    </>
  )
}

const Answered = () => (
  <DataTable
    list="questions"
    title="Answered questions"
    columns={answered}
    keyOf={({ id }) => id}
    filters={filters}
    fixed={{ state: 'answered' }}
    sort="-createTime"
  />
)
