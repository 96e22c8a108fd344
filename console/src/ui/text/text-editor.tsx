import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { languageNames } from '@glasshouse/rulebook/backoffice/values'
import { Chips } from '@glasshouse/ui/controls/chip.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { CallError } from '../../client/call.ts'
import { Button } from '../button.tsx'
import { Conflict } from './conflict.tsx'
import { languages, type Draft, type FieldSpec, type Fields, type Form, type Language } from './form.ts'
import { Phone } from './phone.tsx'
import { TextFields } from './text-fields.tsx'
import css from './text.module.css'
import { messages } from '../messages.ts'

interface TextEditorProps {
  readonly specs: readonly FieldSpec[]
  readonly begin: Draft
  /** The server's error number for a text that another operator has changed in the meantime. */
  readonly staleErrno: number
  readonly save: (draft: Draft) => Promise<unknown>
  /** The stored text; null where it was removed. */
  readonly readAgain: () => Promise<Draft | null>
  readonly renderPreview: (fields: Fields, language: Language) => ReactNode
  /** Above the two columns. */
  readonly children?: ReactNode
}

/** Edits a text in both languages beside its preview, and asks what to keep where two people have edited it. */
export function TextEditor({ specs, begin, staleErrno, save, readAgain, renderPreview, children }: TextEditorProps) {
  const t = useMessages(messages)
  const [draft, setDraft] = useState(begin)
  const [theirs, setTheirs] = useState<{ readonly draft: Draft | null } | null>(null)
  const [shown, show] = useState<Language>('en')
  const saving = useMutation({
    mutationFn: async () => {
      try {
        await save(draft)
        setTheirs(null)
      } catch (error) {
        if (!(error instanceof CallError) || error.errno !== staleErrno) throw error
        setTheirs({ draft: await readAgain() })
      }
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    saving.mutate()
  }
  const setForm = (form: Form): void => setDraft({ ...draft, form })
  const goOn = (next: Draft): void => {
    setDraft(next)
    setTheirs(null)
  }
  return (
    <div className={css.editor}>
      <form className={css.writing} onSubmit={submit}>
        {children}
        <TextFields specs={specs} form={draft.form} onChange={setForm} />
        {theirs && (
          <Conflict
            specs={specs}
            mine={draft.form}
            theirs={theirs.draft}
            onTheirs={() => theirs.draft && goOn(theirs.draft)}
            onMine={() => goOn({ ...draft, version: theirs.draft?.version ?? 0 })}
          />
        )}
        {saving.isError && <p role="alert">{saving.error.message}</p>}
        <Row wrap gap={10} className={css.feet}>
          <Button type="submit" kind="primary" busy={saving.isPending} disabled={theirs !== null}>
            {t(saving.isPending ? 'saving' : 'save')}
          </Button>
        </Row>
      </form>
      <section className={css.preview} aria-label={t('preview')}>
        <Row gap={12} justify="space-between">
          <h2>{t('preview')}</h2>
          <Chips
            label={t('previewLanguage')}
            options={languages.map((name) => ({ name, text: languageNames[name] }))}
            chosen={shown}
            onChoose={show}
          />
        </Row>
        <Phone lang={shown}>{renderPreview(draft.form[shown], shown)}</Phone>
      </section>
    </div>
  )
}
