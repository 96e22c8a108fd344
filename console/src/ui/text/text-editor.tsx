import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { CallError } from '../../client/call.ts'
import { Button } from '../button.tsx'
import { Conflict } from './conflict.tsx'
import { languageNames, languages, type Draft, type FieldSpec, type Fields, type Form, type Language } from './form.ts'
import { Phone } from './phone.tsx'
import { TextFields } from './text-fields.tsx'
import css from './text.module.css'

interface TextEditorProps {
  readonly specs: readonly FieldSpec[]
  readonly begin: Draft
  /** By which refusal the server says that somebody has changed it meanwhile. */
  readonly staleErrno: number
  readonly save: (draft: Draft) => Promise<unknown>
  /** As it stands now; null where it is gone. */
  readonly readAgain: () => Promise<Draft | null>
  readonly renderPreview: (words: Fields, language: Language) => ReactNode
  /** Stands above the two columns. */
  readonly children?: ReactNode
}

/** Writes a text in both languages, shows what comes of it, and asks where two have written at once. */
export function TextEditor({ specs, begin, staleErrno, save, readAgain, renderPreview, children }: TextEditorProps) {
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
        <div className={css.feet}>
          <Button type="submit" kind="main" busy={saving.isPending} disabled={theirs !== null}>
            {saving.isPending ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
      <section className={css.preview} aria-label="Preview">
        <div className={css.previewHead}>
          <h2>Preview</h2>
          <div className={css.switch} role="group" aria-label="Language of the preview">
            {languages.map((language) => (
              <Button key={language} aria-pressed={language === shown} onClick={() => show(language)}>
                {languageNames[language]}
              </Button>
            ))}
          </div>
        </div>
        <Phone lang={shown}>{renderPreview(draft.form[shown], shown)}</Phone>
      </section>
    </div>
  )
}
