import { countryCodes, countryName } from '@glasshouse/rulebook/core/countries'
import type { Language } from '@glasshouse/ui/text/i18n.ts'

export interface NamedCountry {
  readonly code: string
  readonly name: string
  /** Its names in both languages and its code: what a search looks at. */
  readonly searchText: string
}

export const namedCountries = (language: Language): NamedCountry[] =>
  countryCodes
    .map((code) => ({
      code,
      name: countryName(code, language),
      searchText: `${countryName(code, 'en')} ${countryName(code, 'fr')} ${code}`,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
