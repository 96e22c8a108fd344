import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { go } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { emptyForm, linesOf, type Draft, type Fields } from '../../ui/text/form.ts'
import { TextEditor } from '../../ui/text/text-editor.tsx'
import { toast } from '../../ui/toast.ts'
import css from './characters.module.css'
import { Portrait, PortraitField } from './portrait-field.tsx'
import { formOf, sheetFields, sheetOf, type Picture } from './sheet.ts'
import { messages } from './messages.ts'

type Character = Answer<'GET /api/console/character/{id}'>
const CHARACTER = 'GET /api/console/character/{id}'
const STALE = 1631

export function OneCharacter({ id }: { id: string }) {
  const t = useMessages(messages)
  const isNew = id === 'new'
  const character = useAnswer(
    CHARACTER,
    { id },
    { enabled: !isNew, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <Page
      title={isNew ? t('newCharacter') : (character.data?.name ?? id)}
      aside={
        <>
          {character.data && <ExportCard id={id} />}
          <a href="#/characters">{t('allCharacters')}</a>
        </>
      }
    >
      {isNew && <Editing character={null} />}
      <Loaded query={character}>{(data) => <Editing key={data.version} character={data} />}</Loaded>
    </Page>
  )
}

function Editing({ character }: { character: Character | null }) {
  const t = useMessages(messages)
  const specs = sheetFields(t)
  const cache = useAnswerCache()
  const [newId, setNewId] = useState('')
  const [picture, setPicture] = useState<Picture>()
  const id = character?.id ?? newId
  const save = async ({ form, version }: Draft): Promise<void> => {
    const portrait = picture === undefined ? {} : { portrait: picture }
    const stored = await call('PUT /api/console/character/{id}', { id, version, sheet: sheetOf(form), ...portrait })
    cache.set(CHARACTER, { id: stored.id }, stored)
    await cache.refresh('GET /api/console/character')
    toast(t('saved', { name: stored.name }))
    if (!character) go('characters', stored.id)
  }
  const readAgain = async (): Promise<Draft | null> => {
    const stored = await call('GET /api/console/character/{id}', { id }).catch(() => null)
    return stored ? { version: stored.version, form: formOf(stored.sheet) } : null
  }
  const shown = picture ? `data:${picture.type};base64,${picture.data}` : picture === null ? null : character?.portrait
  return (
    <TextEditor
      specs={specs}
      begin={
        character
          ? { version: character.version, form: formOf(character.sheet) }
          : { version: 0, form: emptyForm(specs) }
      }
      staleErrno={STALE}
      save={save}
      readAgain={readAgain}
      renderPreview={previewWith(shown ?? null)}
    >
      <Panel title={t('identity')}>
        {!character && (
          <TextField
            label={t('addressName')}
            value={newId}
            required
            pattern="[a-z]{2,20}"
            maxLength={20}
            hint={t('addressNameHint')}
            onChange={(value) => setNewId(value.trim())}
          />
        )}
        <PortraitField
          src={shown ?? null}
          name={character?.name ?? newId}
          onChoose={setPicture}
          hasOne={shown !== null && shown !== undefined}
        />
      </Panel>
    </TextEditor>
  )
}

/** The character in the list, and what it says first. */
function Preview({ fields, portrait }: { fields: Fields; portrait: string | null }) {
  const t = useMessages(messages)
  const { name = '', age = '' } = fields
  return (
    <>
      <article className={css.card}>
        <Portrait src={portrait} name={name} isLarge />
        <div>
          <h3>
            {t('nameAndAge', { name, age })} <small>{t('ai')}</small>
          </h3>
          <p>{fields['temper']}</p>
          <p>{linesOf(fields['moods'] ?? '')[0]}</p>
        </div>
      </article>
      <p>{fields['about']}</p>
      <Chips text={fields['topics']} />
      {fields['greeting'] && <p className={css.message}>{fields['greeting']}</p>}
      <Chips text={fields['suggestions']} />
    </>
  )
}

const Chips = ({ text = '' }: { text: string | undefined }) => (
  <Row as="ul" wrap gap={6} className={css.topics}>
    {linesOf(text).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Row>
)

const previewWith = (portrait: string | null) => (fields: Fields) => <Preview fields={fields} portrait={portrait} />

function ExportCard({ id }: { id: string }) {
  const t = useMessages(messages)
  const file = useMutation({
    mutationFn: async () => {
      const card = await call('GET /api/console/character/{id}/card', { id })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([JSON.stringify(card, null, 2)], { type: 'application/json' }))
      link.download = `${id}.card.json`
      link.click()
      URL.revokeObjectURL(link.href)
    },
  })
  return (
    <>
      <Button busy={file.isPending} onClick={() => file.mutate()}>
        {t('exportCard')}
      </Button>
      {file.isError && <p role="alert">{file.error.message}</p>}
    </>
  )
}
