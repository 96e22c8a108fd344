import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call, CallError } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { Dialog, dialogBody, dialogFeet } from '../../ui/dialog.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { Moment } from '../../ui/moment.tsx'
import { languageNames } from '../../ui/text/form.ts'
import { toast } from '../../ui/toast.tsx'
import css from './support.module.css'
import { filled, formOf } from './templates.ts'

const ANSWER_MAX = 1000
/** Somebody else was first. */
const ANSWERED = 1087

interface AnswerDialogProps {
  readonly question: RowOf<'questions'>
  readonly onAnswered: () => Promise<void>
  readonly onClose: () => void
}

export function AnswerDialog({ question, onAnswered, onClose }: AnswerDialogProps) {
  const { id, text, language, nickname, playerId, createTime } = question
  const [words, setWords] = useState('')
  const templates = useAnswer('GET /api/console/template', {})
  const sending = useMutation({
    mutationFn: () => call('POST /api/console/support', { id, answer: words }),
    onSuccess: async () => {
      await onAnswered()
      toast('The answer is in the player’s messages.')
      onClose()
    },
    onError: (error) => {
      // It waits no more: the list behind says so as well.
      if (error instanceof CallError && error.errno === ANSWERED) void onAnswered()
    },
  })
  const take = (templateId: string): void => {
    const found = templates.data?.find((each) => each.id === templateId)
    if (found) setWords(filled(formOf(found)[language]['text'] ?? '', question))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    sending.mutate()
  }
  const options = [
    { value: '', label: 'none' },
    ...(templates.data ?? []).map((each) => ({ value: each.id, label: formOf(each)[language]['title'] ?? each.id })),
  ]
  return (
    <Dialog title={`Answer ${nickname}`} onClose={onClose}>
      <form className={dialogBody} onSubmit={submit}>
        <blockquote className={css.question} lang={language}>
          {text}
        </blockquote>
        <p className="hint">
          Player {playerId}, <Moment at={createTime} />. He reads {languageNames[language]}: answer in it.
        </p>
        <SelectField label="Template" options={options} onChange={({ target }) => take(target.value)} />
        <TextArea
          label="Answer"
          rows={7}
          lang={language}
          required
          maxLength={ANSWER_MAX}
          value={words}
          hint={`${words.length} of ${ANSWER_MAX} characters.`}
          onChange={({ target }) => setWords(target.value)}
        />
        {sending.isError && <p role="alert">{sending.error.message}</p>}
        <div className={dialogFeet}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="main" busy={sending.isPending}>
            Send answer
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
