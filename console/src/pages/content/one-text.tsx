import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import { emptyForm, type Draft, type Fields, type FieldSpec, type Form, type Language } from '../../ui/text/form.ts'
import { History, type HistoryProps } from '../../ui/text/history.tsx'
import { TextEditor } from '../../ui/text/text-editor.tsx'
import { toast } from '../../ui/toast.ts'
import { formOf, kinds, nameOf, newId, wordsOf, type Item, type Kind } from './kinds.ts'
import { Preview } from './preview.tsx'

const TEXTS = 'GET /api/console/content/{kind}'
const VERSIONS = 'GET /api/console/content/{kind}/{id}'
/** The server's error number for a text that somebody else has changed meanwhile. */
const STALE = 1086
const NEW = 'new'
/** Pictures that belong to no game. */
const HOUSE_ART = ['glass', 'coins']

export function OneText({ kind, id }: { kind: Kind; id: string }) {
  const isNew = id === NEW
  const texts = useAnswer(TEXTS, { kind }, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  const games = useAnswer('GET /api/home/games', {}, { staleTime: Infinity })
  const item = texts.data?.find((each) => each.id === id)
  const { one, title } = kinds[kind]
  return (
    <Page
      title={isNew ? `New ${one}` : item ? nameOf(kind, item) : title}
      aside={<a href={`#/content?tab=${kind}`}>Back to {title}</a>}
    >
      {texts.isError && <p role="alert">{texts.error.message}</p>}
      {texts.isPending || games.isPending ? (
        <p className="wait">Loading…</p>
      ) : !item && !isNew ? (
        <p className="hint">There is no such text any more.</p>
      ) : (
        <Editing kind={kind} item={item ?? null} specs={withArt(kind, games.data ?? [])} />
      )}
    </Page>
  )
}

const withArt = (kind: Kind, games: readonly { readonly game: string }[]): FieldSpec[] => {
  const options = [...HOUSE_ART, ...games.map(({ game }) => game)].map((value) => ({ value, label: value }))
  return kinds[kind].fields.map((spec) => (spec.name === 'art' ? { ...spec, options } : spec))
}

const previewOf = (kind: Kind) => (fields: Fields, language: Language) => (
  <Preview kind={kind} fields={fields} language={language} />
)

interface EditingProps {
  readonly kind: Kind
  readonly item: Item | null
  readonly specs: readonly FieldSpec[]
}

function Editing({ kind, item, specs }: EditingProps) {
  const cache = useAnswerCache()
  const begin: Draft = item
    ? { version: item.version, form: formOf(kind, item) }
    : { version: 0, form: emptyForm(specs) }
  const write = async ({ form, version }: Draft): Promise<void> => {
    const id = item?.id ?? newId(form, kind)
    const [en, fr] = [wordsOf(kind, form.en, id), wordsOf(kind, form.fr, id)]
    await call('PUT /api/console/content/{kind}/{id}', { kind, id, version, en, fr })
    await cache.refresh(VERSIONS, { kind, id })
    await cache.refresh(TEXTS, { kind })
    toast('Saved. Players see it now.')
    if (!item) go('content', kind, id)
  }
  const readAgain = async (): Promise<Draft | null> => {
    const all = await call(TEXTS, { kind })
    const found = all.find(({ id }) => id === item?.id)
    return found ? { version: found.version, form: formOf(kind, found) } : null
  }
  return (
    <Stack gap={16}>
      <TextEditor
        // Begins anew with what was saved, here or by a restore.
        key={item?.version ?? 0}
        specs={specs}
        begin={begin}
        staleErrno={STALE}
        save={write}
        readAgain={readAgain}
        renderPreview={previewOf(kind)}
      />
      {item && (
        <TextHistory
          specs={specs}
          kind={kind}
          id={item.id}
          current={begin.form}
          onRestore={(form: Form) => write({ form, version: item.version })}
        />
      )}
    </Stack>
  )
}

type TextHistoryProps = Omit<HistoryProps, 'versions'> & { readonly kind: Kind; readonly id: string }

function TextHistory({ kind, id, ...shown }: TextHistoryProps) {
  const versions = useAnswer(VERSIONS, { kind, id })
  if (versions.isError) return <p role="alert">{versions.error.message}</p>
  const read = versions.data?.map(({ en, fr, ...version }) => ({
    ...version,
    form: en && fr ? formOf(kind, { en, fr }) : null,
  }))
  return <History {...shown} versions={read ?? []} />
}
