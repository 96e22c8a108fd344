import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './support.module.css'
import { formOf } from './templates.ts'

type Template = Answer<'GET /api/console/template'>[number]

export function TemplateList() {
  const cache = useAnswerCache()
  const templates = useAnswer('GET /api/console/template', {})
  const [leaving, leave] = useState<Template | null>(null)
  if (templates.isPending) return <p className="wait">Loading…</p>
  if (templates.isError) return <p role="alert">{templates.error.message}</p>
  const titleOf = (template: Template): string => formOf(template).en['title'] ?? template.id
  return (
    <div className={css.list}>
      <div>
        <Button kind="main" onClick={() => go('support', 'template', 'new')}>
          New template
        </Button>
      </div>
      {templates.data.length === 0 && <p className="hint">There is none yet.</p>}
      <ul className={css.templates} aria-label="Templates">
        {templates.data.map((template) => (
          <li key={template.id}>
            <a href={`#/support/template/${template.id}`}>{titleOf(template)}</a>
            <span className="hint">{formOf(template).fr['title']}</span>
            <Button
              kind="danger"
              aria-label={`Take away the template ${titleOf(template)}`}
              onClick={() => leave(template)}
            >
              Take away
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title="Take this template away?"
          act="Take away"
          isDanger
          onClose={() => leave(null)}
          onConfirm={async () => {
            await call('DELETE /api/console/template/{id}', { id: leaving.id, version: leaving.version })
            await cache.refresh('GET /api/console/template')
            toast('It is taken away.')
          }}
        >
          <p>“{titleOf(leaving)}” is offered to nobody any more. Answers that were sent stay as they are.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
