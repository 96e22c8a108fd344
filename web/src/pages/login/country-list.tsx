import { useState } from 'react'
import { Option, Options } from '@glasshouse/ui/controls/options.tsx'
import { SearchField } from '@glasshouse/ui/forms/search-field.tsx'
import { useLanguage, useMessages, type Language } from '@glasshouse/ui/text/i18n.ts'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { plain } from '@glasshouse/ui/text/search.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { countries, drawsFlags, flagOf, type Country } from './countries.ts'
import { messages } from './messages.ts'
import css from './login.module.css'

/** Countries with their dial codes, to choose from. */
export function CountryList({ onChoose }: { onChoose: (country: Country) => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const found = named(language).filter(
    ({ country, name }) => plain(name).includes(plain(search)) || `+${country.dial}`.includes(search.trim()),
  )
  return (
    <Stack gap={8} justify="start" style={{ minHeight: '70dvh' }}>
      <div className={css.search}>
        <SearchField label={t('searchCountry')} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 && (
        <Text tone="muted" align="center">
          {t('noCountry')}
        </Text>
      )}
      <Options label={t('chooseCountry')}>
        {found.map(({ country, name }) => (
          <Option
            key={country.code}
            name={name}
            onChoose={() => onChoose(country)}
            start={<Flag code={country.code} />}
            end={
              <Hint as="span" isNumber>
                +{country.dial}
              </Hint>
            }
          />
        ))}
      </Options>
    </Stack>
  )
}

function named(language: Language): { country: Country; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countries
    .map((country) => ({ country, name: names.of(country.code) ?? country.code }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

let hasFlags: boolean | undefined

/** The country's flag, or its letters on a screen that has no flags. */
export function Flag({ code }: { code: string }) {
  hasFlags ??= drawsFlags(textWidths())
  return (
    <span className={css.flag} aria-hidden="true">
      {hasFlags ? flagOf(code) : code}
    </span>
  )
}

function textWidths(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = '20px sans-serif'
  return (text) => context?.measureText(text).width ?? 0
}
