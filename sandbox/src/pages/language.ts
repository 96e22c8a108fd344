import type { FastifyRequest } from 'fastify'

export type Language = 'en' | 'fr'

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

/** Fills the placeholders of a sentence: `{amount}`. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
