import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import { emptyForm, type Draft, type Fields, type Form } from '../../ui/text/form.ts'
import { History, type HistoryProps } from '../../ui/text/history.tsx'
import { TextEditor } from '../../ui/text/text-editor.tsx'
import { toast } from '../../ui/toast.ts'
import { filled, formOf, templateFields } from './templates.ts'

type Template = Answer<'GET /api/console/template'>[number]
const TEMPLATES = 'GET /api/console/template'
const VERSIONS = 'GET /api/console/template/{id}'
const STALE = 1086
const SAMPLE = { nickname: 'Ada', id: 1234 }

export function OneTemplate({ id }: { id: string }) {
  const templates = useAnswer(TEMPLATES, {}, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  const isNew = id === 'new'
  const template = templates.data?.find((each) => each.id === id)
  return (
    <Page
      title={isNew ? 'New template' : template ? (formOf(template).en['title'] ?? id) : 'Template'}
      aside={<a href="#/support?tab=templates">All templates</a>}
    >
      {templates.isError && <p role="alert">{templates.error.message}</p>}
      {templates.isPending ? (
        <p className="wait">Loading…</p>
      ) : !template && !isNew ? (
        <p className="hint">There is no such template any more.</p>
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
  const cache = useAnswerCache()
  const begin: Draft = template
    ? { version: template.version, form: formOf(template) }
    : { version: 0, form: emptyForm(templateFields) }
  const write = async ({ form, version }: Draft): Promise<void> => {
    const id = template?.id ?? `template-${crypto.randomUUID().slice(0, 8)}`
    await call('PUT /api/console/template/{id}', { id, version, en: { ...form.en }, fr: { ...form.fr } })
    await cache.refresh(VERSIONS, { id })
    await cache.refresh(TEMPLATES)
    toast('Saved.')
    if (!template) go('support', 'template', id)
  }
  const readAgain = async (): Promise<Draft | null> => {
    const found = (await call(TEMPLATES, {})).find(({ id }) => id === template?.id)
    return found ? { version: found.version, form: formOf(found) } : null
  }
  return (
    <Stack gap={16}>
      <TextEditor
        key={template?.version ?? 0}
        specs={templateFields}
        begin={begin}
        staleErrno={STALE}
        save={write}
        readAgain={readAgain}
        renderPreview={preview}
      />
      {template && (
        <TemplateHistory
          specs={templateFields}
          id={template.id}
          current={begin.form}
          onRestore={(form: Form) => write({ form, version: template.version })}
        />
      )}
    </Stack>
  )
}

function TemplateHistory({ id, ...shown }: Omit<HistoryProps, 'versions'> & { readonly id: string }) {
  const versions = useAnswer(VERSIONS, { id })
  if (versions.isError) return <p role="alert">{versions.error.message}</p>
  const read = versions.data?.map(({ en, fr, ...version }) => ({
    ...version,
    form: en && fr ? formOf({ en, fr }) : null,
  }))
  return <History {...shown} versions={read ?? []} />
}
