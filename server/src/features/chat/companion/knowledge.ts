// Answers questions about the app from its own texts: rules, returns, fees, limits, how to verify. Full-text search
// (BM25), and only where a question contains a term of the app; no answer is better than a vaguely related one.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import MiniSearch from 'minisearch'
import { plain, words } from '../safety/normalise.ts'
import type { Article } from './companion.ts'

export interface Text extends Article {
  /** Words that a question about it would contain. */
  readonly terms: string
}

interface Indexed {
  readonly search: MiniSearch<{ id: string; title: string; terms: string; text: string }>
  readonly byId: ReadonlyMap<string, Text>
  readonly terms: ReadonlySet<string>
}

/** Stop words: they occur in any question and find nothing. */
const COMMON = new Set(
  (
    'how what when where why who is are do does can i my you your the a an of in on to for it this that and or with about me tell explain much many get work works there be have ' +
    'comment que quoi quel quelle quels quelles quand ou pourquoi qui est sont je tu vous mon ma mes ton votre le la les un une de du des en sur pour ce cette et avec ca marche fonctionne est-ce dans il elle y a au aux se sa son ses par plus moi dis combien peut faire fait'
  ).split(' '),
)
/** Terms of several words that mean something else on their own. They are searched as one word: `time-out` as `timeout`. */
const COMPOUNDS = /\b(time|cash|auto|self|two|mise|deux|bombe)[ -](outs?|bets?|exclu\w*|step|auto|etapes|en or)\b/g
const joined = (text: string): string =>
  plain(text).replace(COMPOUNDS, (_, first: string, last: string) => (first + last).replace(' ', ''))
const termsOf = (text: string): string[] => words(text).filter((word) => word.length > 1 && !COMMON.has(word))
/** The minimum score of the best text. */
const FIT = 3

/** Builds the search index of a language. */
function index(texts: readonly Text[]): Indexed {
  const search = new MiniSearch<{ id: string; title: string; terms: string; text: string }>({
    fields: ['title', 'terms', 'text'],
    processTerm: (term) => {
      const bare = plain(term).replace(/^[ldjcmtsnq]u?'/, '')
      return bare.length > 1 && !COMMON.has(bare) ? bare : null
    },
    searchOptions: {
      boost: { title: 2, terms: 3 },
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      prefix: (term) => term.length > 3,
    },
  })
  search.addAll(texts.map(({ id, title, terms, text }) => ({ id, title, terms, text })))
  return {
    search,
    byId: new Map(texts.map((text) => [text.id, text])),
    terms: new Set(texts.flatMap(({ terms }) => termsOf(terms))),
  }
}

export class Knowledge {
  readonly #texts: Readonly<Record<Language, () => readonly Text[]>>
  readonly #indexed: Partial<Record<Language, Indexed>> = {}

  /** A language is indexed on its first question. */
  constructor(texts: Readonly<Record<Language, () => readonly Text[]>>) {
    this.#texts = texts
  }

  find(query: string, language: Language): Article | null {
    const { search, byId, terms } = (this.#indexed[language] ??= index(this.#texts[language]()))
    const queryTerms = termsOf(joined(query))
      .flatMap((word) => word.split("'"))
      .filter((word) => word.length > 1)
    if (!queryTerms.some((word) => terms.has(word))) return null
    const [best] = search.search(queryTerms.join(' '))
    if (!best || best.score < FIT) return null
    return byId.get(best.id as string) ?? null
  }
}
