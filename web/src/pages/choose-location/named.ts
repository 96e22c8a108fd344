import { countryCodes, countryName } from '@glasshouse/rulebook/core/countries'
import type { Language } from '@glasshouse/ui/text/i18n.ts'

export interface NamedCountry {
  readonly code: string
  readonly name: string
  /** What finds it: its names in both languages and its letters, without case and accents. */
  readonly found: string
}

/** Without case, accents and signs, so that 'cote d ivoire' finds Côte d’Ivoire. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const namedCountries = (language: Language): NamedCountry[] =>
  countryCodes
    .map((code) => ({
      code,
      name: countryName(code, language),
      found: ` ${plain(`${countryName(code, 'en')} ${countryName(code, 'fr')} ${code}`)}`,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))

/** Those whose name has a word that begins so. */
export function matching(countries: readonly NamedCountry[], wanted: string): NamedCountry[] {
  const start = plain(wanted)
  return start === '' ? [...countries] : countries.filter(({ found }) => found.includes(` ${start}`))
}
