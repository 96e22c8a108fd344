// Texts with placeholders: {name} is replaced by a parameter, and {n|bet|bets} by the form that the count `n` takes in the
// language. A number with such a form is a count and is grouped (1,000); any other number is an id and is not.

export type Language = 'en' | 'fr'
export type TextParams = Readonly<Record<string, string | number>>

/** British dates and spelling, and French as in France. */
export const locales = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>

const plurals = { en: new Intl.PluralRules(locales.en), fr: new Intl.PluralRules(locales.fr) }
const counts = { en: new Intl.NumberFormat(locales.en), fr: new Intl.NumberFormat(locales.fr) }

const PLACEHOLDER = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g

/** A placeholder without its parameter stays as it is, so that nobody reads a sentence with a hole in it. */
export function fillText(language: Language, text: string, params: TextParams = {}): string {
  return typeset(language, text).replace(PLACEHOLDER, (placeholder, name: string, one?: string, other?: string) => {
    const value = params[name]
    if (value === undefined) return placeholder
    if (one !== undefined) return plurals[language].select(Number(value)) === 'one' ? one : (other ?? '')
    return typeof value === 'number' && text.includes(`{${name}|`) ? counts[language].format(value) : String(value)
  })
}

/** French keeps its signs, groups of digits and units on one line: a thin no-break space before ; ! ? and a wide one
 * elsewhere. */
export const typeset = (language: Language, text: string): string =>
  language === 'en' ? text : text.replaceAll(THIN_SPACE, '\u202F').replaceAll(WIDE_SPACE, '\u00A0')

const THIN_SPACE = / (?=[;!?])|(?<=\d) (?=\d{3}(?!\d))/g
/** A unit follows its number or its placeholder, either written out or as the form that the count takes. */
const WIDE_SPACE =
  / (?=[:%»])|(?<=«) |(?<=[\d}]) (?=\{\w+\||(?:secondes?|s|minutes?|min|heures?|h|jours?|semaines?|mois|ans?|pièces?|parts?|[KM]o)(?!\p{L}))/gu
