// A text in the shapes of the players' pages, so that whoever writes it sees how it will stand there.

import type { Fields, Language } from '../../ui/text/form.ts'
import css from './preview.module.css'
import { paragraphsOf, type Kind } from './kinds.ts'

interface PreviewProps {
  readonly kind: Kind
  readonly words: Fields
  readonly language: Language
}

const NOT_YET = { en: 'Not open yet', fr: 'Pas encore ouvert' } as const

export function Preview({ kind, words, language }: PreviewProps) {
  if (kind === 'banner')
    return (
      <article className={css.slide}>
        <span className={css.art} aria-hidden>
          {words['art']}
        </span>
        {words['title'] && <h3>{words['title']}</h3>}
        <p>{words['text']}</p>
        {words['action'] && <span className={css.button}>{words['action']}</span>}
      </article>
    )
  if (kind === 'faq')
    return (
      <article className={css.entry}>
        {words['question'] && <h3>{words['question']}</h3>}
        <p>{words['answer']}</p>
      </article>
    )
  if (kind === 'contact')
    return (
      <div className={css.channel}>
        <span>{words['name']}</span>
        <small>{words['target'] ? '›' : NOT_YET[language]}</small>
      </div>
    )
  return (
    <article className={css.article}>
      {words['title'] && <h3>{words['title']}</h3>}
      {paragraphsOf(words['paragraphs']).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {words['placeName'] && <span className={css.place}>{words['placeName']}</span>}
    </article>
  )
}
