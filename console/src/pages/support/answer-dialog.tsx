import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import type { questionList } from '@glasshouse/rulebook/backoffice/lists'
import { languageNames } from '@glasshouse/rulebook/backoffice/values'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { useState } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call, CallError } from '../../client/call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import css from './support.module.css'
import { filled, formOf } from './templates.ts'
import { messages } from './messages.ts'

const ANSWER_MAX = 1000
/** The error number for a question that another operator has answered. */
const ANSWERED = 1087

interface AnswerDialogProps {
  readonly question: RowOf<typeof questionList>
  readonly onAnswered: () => Promise<void>
  readonly onClose: () => void
}

export function AnswerDialog({ question, onAnswered, onClose }: AnswerDialogProps) {
  const t = useMessages(messages)
  const { id, language, nickname, playerId, createTime } = question
  const [text, setText] = useState('')
  const templates = useAnswer('GET /api/console/template', {})
  const send = async (): Promise<void> => {
    try {
      await call('POST /api/console/support', { id, answer: text })
    } catch (error) {
      // The question is no longer open, which the list behind shows as well.
      if (error instanceof CallError && error.errno === ANSWERED) void onAnswered()
      throw error
    }
    await onAnswered()
    toast(t('answerSent', { id, name: nickname }))
  }
  const fillIn = (templateId: string): void => {
    const found = templates.data?.find((each) => each.id === templateId)
    if (found) setText(filled(formOf(found)[language]['text'] ?? '', question))
  }
  const options = [
    { value: '', label: t('noTemplate') },
    ...(templates.data ?? []).map((each) => ({ value: each.id, label: formOf(each)[language]['title'] ?? each.id })),
  ]
  return (
    <FormDialog title={t('answerTitle', { name: nickname })} act={t('sendAnswer')} onSubmit={send} onClose={onClose}>
      <blockquote className={`${css.question} written`} lang={language}>
        {question.text}
      </blockquote>
      <p className="hint">
        <Sentence text={t('askedBy', { id: playerId })} parts={{ time: <Timestamp at={createTime} /> }} />
      </p>
      <p>{t('answerIn', { language: languageNames[language] })}</p>
      <Select label={t('template')} options={options} onChange={fillIn} />
      <TextArea
        label={t('answer')}
        rows={7}
        lang={language}
        required
        maxLength={ANSWER_MAX}
        value={text}
        onChange={setText}
      />
    </FormDialog>
  )
}
