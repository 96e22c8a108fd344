import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Answer } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Page } from '../../ui/panel.tsx'
import { emptyForm, type Draft, type Fields, type Form } from '../../ui/text/form.ts'
import { History } from '../../ui/text/history.tsx'
import { TextEditor } from '../../ui/text/text-editor.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './support.module.css'
import { filled, formOf, templateFields } from './templates.ts'

type Template = Answer<'GET /api/console/template'>[number]
const STALE = 1086
const SAMPLE = { nickname: 'Ada', id: 1234 }

export function OneTemplate({ id }: { id: string }) {
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: () => call('GET /api/console/template', {}),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
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

const preview = (words: Fields) => <p className={css.answer}>{filled(words['text'] ?? '', SAMPLE)}</p>

function Editing({ template }: { template: Template | null }) {
  const queries = useQueryClient()
  const begin: Draft = template
    ? { version: template.version, form: formOf(template) }
    : { version: 0, form: emptyForm(templateFields) }
  const write = async ({ form, version }: Draft): Promise<void> => {
    const id = template?.id ?? `template-${crypto.randomUUID().slice(0, 8)}`
    await call('PUT /api/console/template/{id}', { id, version, en: { ...form.en }, fr: { ...form.fr } })
    await queries.invalidateQueries({ queryKey: ['versions', 'template', id] })
    await queries.invalidateQueries({ queryKey: ['templates'] })
    toast('Saved.')
    if (!template) go('support', 'template', id)
  }
  const readAgain = async (): Promise<Draft | null> => {
    const found = (await call('GET /api/console/template', {})).find(({ id }) => id === template?.id)
    return found ? { version: found.version, form: formOf(found) } : null
  }
  return (
    <div className={css.list}>
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
        <History
          specs={templateFields}
          queryKey={['versions', 'template', template.id]}
          read={async () => {
            const versions = await call('GET /api/console/template/{id}', { id: template.id })
            return versions.map(({ en, fr, ...version }) => ({
              ...version,
              form: en && fr ? formOf({ en, fr }) : null,
            }))
          }}
          current={begin.form}
          onRestore={(form: Form) => write({ form, version: template.version })}
        />
      )}
    </div>
  )
}
