import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Ordered } from '../../ui/text/ordered.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { formOf } from './templates.ts'
import { messages } from './messages.ts'

type Template = Answer<'GET /api/console/template'>[number]

export function TemplateList() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const templates = useAnswer('GET /api/console/template', {})
  const [removing, remove] = useState<Template | null>(null)
  if (!templates.data) return <Loaded query={templates}>{() => null}</Loaded>
  const titleOf = (template: Template): string => formOf(template).en['title'] ?? template.id
  return (
    <Stack gap={16}>
      <Button kind="primary" style={{ justifySelf: 'start' }} onClick={() => go('support', 'template', 'new')}>
        {t('newTemplate')}
      </Button>
      {templates.data.length === 0 && <p className="hint">{t('noTemplates')}</p>}
      <Ordered
        label={t('templates')}
        items={templates.data}
        idOf={({ id }) => id}
        nameOf={titleOf}
        show={(template) => (
          <>
            <a href={`#/support/template/${template.id}`}>{titleOf(template)}</a>
            <span className="hint">{formOf(template).fr['title']}</span>
            <Button
              kind="danger"
              aria-label={t('removeTemplate', { title: titleOf(template) })}
              onClick={() => remove(template)}
            >
              {t('remove')}
            </Button>
          </>
        )}
      />
      {removing && (
        <FormDialog
          title={t('removeTitle', { title: titleOf(removing) })}
          act={t('remove')}
          isDanger
          onClose={() => remove(null)}
          onSubmit={async () => {
            await call('DELETE /api/console/template/{id}', { id: removing.id, version: removing.version })
            await cache.refresh('GET /api/console/template')
            toast(t('removed', { title: titleOf(removing) }))
          }}
        >
          <p>{t('removeText')}</p>
        </FormDialog>
      )}
    </Stack>
  )
}
