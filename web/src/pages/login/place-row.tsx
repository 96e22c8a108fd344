import { countryName } from '@glasshouse/rulebook/core/countries'
import { Link } from '../../client/navigate.tsx'
import { keptPlace } from '../../client/place.ts'
import { defineMessages, useLanguage, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './place-row.module.css'

const messages = defineMessages({
  en: { place: 'Location:', byPhone: 'as your phone number', change: 'Change' },
  fr: { place: 'Lieu :', byPhone: 'd’après votre numéro', change: 'Modifier' },
})

/** Where the account will be opened; it stands above the form, because choosing another place leaves the page. */
export function PlaceRow() {
  const t = useMessages(messages)
  const language = useLanguage()
  const place = keptPlace()
  return (
    <Link to="/choose-location" className={css.row}>
      <Icon name="globe" size={20} />
      <span>
        {t('place')} <b>{place ? countryName(place.country, language) : t('byPhone')}</b>
      </span>
      <em>{t('change')}</em>
    </Link>
  )
}
