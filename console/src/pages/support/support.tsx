// What players have written, and what they are answered: into their Messages, in their own language.

import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { ago } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { languageNames } from '../../ui/text/form.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { OneTemplate } from './one-template.tsx'
import css from './support.module.css'
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
    show: ({ createTime }) => <Moment at={createTime} isAgo />,
  },
  {
    id: 'player',
    title: 'Player',
    show: ({ nickname, playerId }) => (
      <>
        {nickname} <span className="hint">{playerId}</span>
      </>
    ),
  },
  { id: 'language', title: 'Language', show: ({ language }) => languageNames[language] },
  {
    id: 'text',
    title: 'Question',
    isText: true,
    show: ({ text, language }) => (
      <span lang={language} className={css.words}>
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
        <span lang={language} className={css.words}>
          {answer}
        </span>
        <span className="hint">
          {operator}, {answerTime && <Moment at={answerTime} />}
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
        <Button kind="link" className={css.act} aria-label={`Answer question ${row.id}`} onClick={() => answer(row)}>
          Answer
        </Button>
      ),
    },
  ]
  return (
    <div className={css.list}>
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
    </div>
  )
}

const Answered = () => (
  <div className={css.list}>
    <DataTable
      list="questions"
      title="Answered questions"
      columns={answered}
      keyOf={({ id }) => id}
      filters={filters}
      fixed={{ state: 'answered' }}
      sort="-createTime"
    />
  </div>
)
