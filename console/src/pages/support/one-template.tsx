import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import type { Draft, Fields } from '../../ui/text/form.ts'
import { VersionedText } from '../../ui/text/history.tsx'
import { toast } from '../../ui/toast.ts'
import { filled, formOf, templateFields } from './templates.ts'
import { messages } from './messages.ts'

type Template = Answer<'GET /api/console/template'>[number]
const TEMPLATES = 'GET /api/console/template'
const VERSIONS = 'GET /api/console/template/{id}'
const SAMPLE = { nickname: 'Ada', id: 1234 }

export function OneTemplate({ id }: { id: string }) {
  const t = useMessages(messages)
  const templates = useAnswer(TEMPLATES, {}, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  const isNew = id === 'new'
  const template = templates.data?.find((each) => each.id === id)
  return (
    <Page
      title={isNew ? t('newTemplate') : template ? (formOf(template).en['title'] ?? id) : t('template')}
      aside={<a href="#/support?tab=templates">{t('allTemplates')}</a>}
    >
      {templates.isError && <p role="alert">{templates.error.message}</p>}
      {templates.isPending ? (
        <p className="wait">{t('loading')}</p>
      ) : !template && !isNew ? (
        <p className="hint">{t('templateGone')}</p>
      ) : (
        <Editing template={template ?? null} />
      )}
    </Page>
  )
}

const preview = (fields: Fields) => (
  <Panel>
    <p className="written">{filled(fields['text'] ?? '', SAMPLE)}</p>
  </Panel>
)

function Editing({ template }: { template: Template | null }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const versions = useAnswer(VERSIONS, { id: template?.id ?? '' }, { enabled: template !== null })
  const write = async ({ form, version }: Draft): Promise<void> => {
    const id = template?.id ?? `template-${crypto.randomUUID().slice(0, 8)}`
    await call('PUT /api/console/template/{id}', { id, version, en: { ...form.en }, fr: { ...form.fr } })
    await cache.refresh(VERSIONS, { id })
    await cache.refresh(TEMPLATES)
    toast(t('templateSaved', { title: form.en['title'] ?? id }))
    if (!template) go('support', 'template', id)
  }
  return (
    <VersionedText
      {...{ formOf, versions }}
      item={template}
      specs={templateFields(t)}
      save={write}
      read={() => call(TEMPLATES, {})}
      renderPreview={preview}
    />
  )
}
