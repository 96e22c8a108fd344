// A text in the shapes of the players' pages, so that the writer sees how it will look there.

import type { Fields, Language } from '../../ui/text/form.ts'
import css from './preview.module.css'
import { paragraphsOf, type Kind } from './kinds.ts'
import { previewMessages } from './messages.ts'

interface PreviewProps {
  readonly kind: Kind
  readonly fields: Fields
  readonly language: Language
}

export function Preview({ kind, fields, language }: PreviewProps) {
  if (kind === 'banner')
    return (
      <article className={css.slide}>
        <span className={css.art} aria-hidden>
          {fields['art']}
        </span>
        {fields['title'] && <h3>{fields['title']}</h3>}
        <p>{fields['text']}</p>
        {fields['action'] && <span className={css.button}>{fields['action']}</span>}
      </article>
    )
  if (kind === 'faq')
    return (
      <article className={css.entry}>
        {fields['question'] && <h3>{fields['question']}</h3>}
        <p>{fields['answer']}</p>
      </article>
    )
  if (kind === 'contact')
    return (
      <div className={css.channel}>
        <span>{fields['name']}</span>
        <small>{fields['target'] ? '›' : previewMessages[language].notOpen}</small>
      </div>
    )
  return (
    <article className={css.article}>
      {fields['title'] && <h3>{fields['title']}</h3>}
      {paragraphsOf(fields['paragraphs']).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {fields['placeName'] && <span className={css.place}>{fields['placeName']}</span>}
    </article>
  )
}
