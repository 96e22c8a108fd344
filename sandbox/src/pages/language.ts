import { typeset, type Language } from '@glasshouse/rulebook/text/text'
import type { FastifyRequest } from 'fastify'

export type { Language }

/** The language of the URL, otherwise the browser's preference, otherwise English. */
export function languageOf({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown }
  if (lang === 'en' || lang === 'fr') return lang
  const preferred = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const weight = rest
        .find((each) => each.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { tag: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => (tag === 'en' || tag === 'fr') && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return preferred[0]?.tag === 'fr' ? 'fr' : 'en'
}

type Texts<Key extends string> = Readonly<Record<Key, string>>

/** A page's texts in both languages; French gets its no-break spaces. */
export const dictionaryOf = <Key extends string>(
  en: Texts<Key>,
  fr: Texts<Key>,
): Readonly<Record<Language, Texts<Key>>> => ({
  en,
  fr: Object.fromEntries(Object.entries<string>(fr).map(([key, text]) => [key, typeset('fr', text)])) as Texts<Key>,
})
