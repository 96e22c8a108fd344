import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import type { questionList } from '@glasshouse/rulebook/backoffice/lists'
import { languageNames } from '@glasshouse/rulebook/backoffice/values'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { useState } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call, CallError } from '../../client/call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import css from './support.module.css'
import { filled, formOf } from './templates.ts'

const ANSWER_MAX = 1000
/** The error number for a question that somebody else has answered. */
const ANSWERED = 1087

interface AnswerDialogProps {
  readonly question: RowOf<typeof questionList>
  readonly onAnswered: () => Promise<void>
  readonly onClose: () => void
}

export function AnswerDialog({ question, onAnswered, onClose }: AnswerDialogProps) {
  const { id, language, nickname, playerId, createTime } = question
  const [text, setText] = useState('')
  const templates = useAnswer('GET /api/console/template', {})
  const send = async (): Promise<void> => {
    try {
      await call('POST /api/console/support', { id, answer: text })
    } catch (error) {
      // The question waits no more, which the list behind shows as well.
      if (error instanceof CallError && error.errno === ANSWERED) void onAnswered()
      throw error
    }
    await onAnswered()
    toast('The answer is in the player’s messages.')
  }
  const fillIn = (templateId: string): void => {
    const found = templates.data?.find((each) => each.id === templateId)
    if (found) setText(filled(formOf(found)[language]['text'] ?? '', question))
  }
  const options = [
    { value: '', label: 'none' },
    ...(templates.data ?? []).map((each) => ({ value: each.id, label: formOf(each)[language]['title'] ?? each.id })),
  ]
  return (
    <FormDialog title={`Answer ${nickname}`} act="Send answer" onSubmit={send} onClose={onClose}>
      <blockquote className={`${css.question} written`} lang={language}>
        {question.text}
      </blockquote>
      <p className="hint">
        Player {playerId}, <Timestamp at={createTime} />. He reads {languageNames[language]}: answer in it.
      </p>
      <Select label="Template" options={options} onChange={fillIn} />
      <TextArea
        label="Answer"
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
