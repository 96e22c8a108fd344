import { useMemo, useState } from 'react'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import { matching, namedCountries } from './named.ts'
import css from './choose-location.module.css'

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
  const shown = search.trim() !== '' || showsAll ? matching(countries, search) : null
  return (
    <section className={css.finder}>
      <TextField
        label={t('search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={search}
        onChange={setSearch}
        before={
          <span className={css.lens}>
            <Icon name="search" size={20} />
          </span>
        }
      />
      {shown && shown.length > 0 && (
        <ul className={css.list} aria-label={t('countries')}>
          {shown.map(({ code, name }) => (
            <li key={code}>
              <button type="button" aria-pressed={code === chosen} onClick={() => onChoose(code)}>
                <span>{name}</span>
                {closed.has(code) && <small>{t('closed')}</small>}
                {code === chosen && <Icon name="check" size={20} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={css.none}>
        {shown?.length === 0 ? t('none') : ''}
      </p>
      {search.trim() === '' && (
        <Button kind="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'fewer' : 'all')}
        </Button>
      )}
    </section>
  )
}
