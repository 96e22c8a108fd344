import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import type { Draft, Fields, FieldSpec, Language, StoredText } from '../../ui/text/form.ts'
import { VersionedText } from '../../ui/text/history.tsx'
import { toast } from '../../ui/toast.ts'
import { contentOf, formOf, isOpen, kinds, nameOf, newId, specsOf, type Kind } from './kinds.ts'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'

const TEXTS = 'GET /api/console/content/{kind}'
const VERSIONS = 'GET /api/console/content/{kind}/{id}'
const NEW = 'new'
/** Pictures that belong to no game. */
const OTHER_ART = ['glass', 'coins']

export function OneText({ kind, id }: { kind: Kind; id: string }) {
  const t = useMessages(messages)
  const isNew = id === NEW
  const texts = useAnswer(TEXTS, { kind }, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  const games = useAnswer('GET /api/home/games', {}, { staleTime: Infinity })
  const item = texts.data?.find((each) => each.id === id)
  const title = t(`title ${kind}`)
  return (
    <Page
      title={isNew && isOpen(kind) ? t(`new ${kind}`) : item ? nameOf(kind, item) : title}
      aside={<a href={`#/content?tab=${kind}`}>{t('backTo', { title })}</a>}
    >
      {texts.isError && <p role="alert">{texts.error.message}</p>}
      {texts.isPending || games.isPending ? (
        <p className="wait">{t('loading')}</p>
      ) : !item && !isNew ? (
        <p className="hint">{t('gone')}</p>
      ) : (
        <Editing kind={kind} item={item ?? null} specs={withArt(t, kind, games.data ?? [])} />
      )}
    </Page>
  )
}

type Text = Translate<keyof (typeof messages)['en']>

const withArt = (t: Text, kind: Kind, games: readonly { readonly game: string }[]): FieldSpec[] => {
  const options = [...OTHER_ART, ...games.map(({ game }) => game)]
  return specsOf(t, kind).map((spec) => (spec.name === 'art' ? { ...spec, options } : spec))
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
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const versions = useAnswer(VERSIONS, { kind, id: item?.id ?? '' }, { enabled: item !== null })
  const write = async ({ form, version }: Draft): Promise<void> => {
    const id = item?.id ?? newId(form, kind)
    const [en, fr] = [contentOf(kind, form.en, id), contentOf(kind, form.fr, id)]
    await call('PUT /api/console/content/{kind}/{id}', { kind, id, version, en, fr })
    await cache.refresh(VERSIONS, { kind, id })
    await cache.refresh(TEXTS, { kind })
    toast(t('saved', { name: form.en[kinds[kind].name] ?? id }))
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
