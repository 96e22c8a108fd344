import { useMemo, useState } from 'react'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Option, Options } from '@glasshouse/ui/controls/options.tsx'
import { SearchField } from '@glasshouse/ui/forms/search-field.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { matching } from '@glasshouse/ui/text/search.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from './messages.ts'
import { namedCountries } from './named-countries.ts'

interface CountryFinderProps {
  chosen: string | null
  closed: ReadonlySet<string>
  onChoose: (code: string) => void
}

/** The same choice without the map: by name, or from the list of all. */
export function CountryFinder({ chosen, closed, onChoose }: CountryFinderProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const countries = useMemo(() => namedCountries(language), [language])
  const isSearching = search.trim() !== ''
  const shown = isSearching || showsAll ? matching(countries, search, ({ searchText }) => searchText) : null
  return (
    <Stack as="section" gap={10}>
      <SearchField label={t('search')} value={search} onChange={setSearch} />
      {shown && shown.length > 0 && (
        <Options label={t('countries')}>
          {shown.map(({ code, name }) => (
            <Option
              key={code}
              name={name}
              isChosen={code === chosen}
              onChoose={() => onChoose(code)}
              end={
                closed.has(code) && (
                  <Text as="small" size={2} tone="lose">
                    {t('closed')}
                  </Text>
                )
              }
            />
          ))}
        </Options>
      )}
      <div>
        <p role="status">{shown?.length === 0 ? t('none') : ''}</p>
        {!isSearching && (
          <Button kind="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'fewer' : 'all')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
