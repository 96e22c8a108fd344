import { useState } from 'react'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useLanguage, useMessages, type Language } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { countries, type Country } from './countries.ts'
import { Flag } from './flag.tsx'
import { messages } from './messages.ts'
import css from './country-sheet.module.css'

interface CountrySheetProps {
  open: boolean
  onClose: () => void
  onChoose: (country: Country) => void
}

export function CountrySheet({ open, onClose, onChoose }: CountrySheetProps) {
  const t = useMessages(messages)
  return (
    <Sheet open={open} onClose={onClose} title={t('chooseCountry')}>
      <CountryList onChoose={onChoose} />
    </Sheet>
  )
}

function CountryList({ onChoose }: Pick<CountrySheetProps, 'onChoose'>) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const wanted = plain(search)
  const found = named(language).filter(
    ({ country, name }) => plain(name).includes(wanted) || `+${country.dial}`.includes(wanted),
  )
  return (
    <div className={css.list}>
      <div className={css.search}>
        <TextField
          label={t('searchCountry')}
          enterKeyHint="search"
          value={search}
          onChange={setSearch}
          before={<Icon name="search" size={20} />}
        />
      </div>
      <ul>
        {found.map(({ country, name }) => (
          <li key={country.code}>
            <button type="button" onClick={() => onChoose(country)}>
              <Flag code={country.code} />
              <b>{name}</b>
              <span className="num">+{country.dial}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t('noCountry')}</p>}
    </div>
  )
}

function named(language: Language): { country: Country; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countries
    .map((country) => ({ country, name: names.of(country.code) ?? country.code }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** Without case and accents, so that 'cote' finds Côte d’Ivoire. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
