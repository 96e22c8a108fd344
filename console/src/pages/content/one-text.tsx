import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import type { Draft, Fields, FieldSpec, Language, StoredText } from '../../ui/text/form.ts'
import { VersionedText } from '../../ui/text/history.tsx'
import { toast } from '../../ui/toast.ts'
import { formOf, kinds, nameOf, newId, contentOf, type Kind } from './kinds.ts'
import { Preview } from './preview.tsx'

const TEXTS = 'GET /api/console/content/{kind}'
const VERSIONS = 'GET /api/console/content/{kind}/{id}'
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
  const options = [...HOUSE_ART, ...games.map(({ game }) => game)]
  return kinds[kind].fields.map((spec) => (spec.name === 'art' ? { ...spec, options } : spec))
}

const previewOf = (kind: Kind) => (fields: Fields, language: Language) => (
  <Preview kind={kind} fields={fields} language={language} />
)

interface EditingProps {
  readonly kind: Kind
  readonly item: StoredText | null
  readonly specs: readonly FieldSpec[]
}

function Editing({ kind, item, specs }: EditingProps) {
  const cache = useAnswerCache()
  const versions = useAnswer(VERSIONS, { kind, id: item?.id ?? '' }, { enabled: item !== null })
  const write = async ({ form, version }: Draft): Promise<void> => {
    const id = item?.id ?? newId(form, kind)
    const [en, fr] = [contentOf(kind, form.en, id), contentOf(kind, form.fr, id)]
    await call('PUT /api/console/content/{kind}/{id}', { kind, id, version, en, fr })
    await cache.refresh(VERSIONS, { kind, id })
    await cache.refresh(TEXTS, { kind })
    toast('Saved. Players see it now.')
    if (!item) go('content', kind, id)
  }
  return (
    <VersionedText
      {...{ item, specs, versions }}
      formOf={(text) => formOf(kind, text)}
      save={write}
      read={() => call(TEXTS, { kind })}
      renderPreview={previewOf(kind)}
    />
  )
}
