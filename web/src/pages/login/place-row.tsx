import { useId } from 'react'
import { countryName } from '@glasshouse/rulebook/core/countries'
import { Link } from '../../client/navigate.tsx'
import { keptPlace } from '../../client/place.ts'
import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import css from './login.module.css'

const messages = defineMessages({
  en: { place: 'Location (optional)', byPhone: 'Same country as your number', change: 'Change' },
  fr: { place: 'Lieu (facultatif)', byPhone: 'D’après votre numéro', change: 'Modifier' },
})

/** Where the account will be opened. Choosing another place leaves the page, so `onLeave` keeps what was entered. */
export function PlaceRow({ onLeave }: { onLeave: () => void }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const id = useId()
  const place = keptPlace()
  return (
    <Stack gap={6}>
      <Text as="span" id={`${id}-label`} size={2} weight={600} tone="muted">
        {t('place')}
      </Text>
      <Link
        to="/choose-location"
        id={`${id}-link`}
        className={css.place}
        aria-labelledby={`${id}-label ${id}-link`}
        onClick={onLeave}
      >
        <Icon name="globe" size={20} />
        <span>{place ? countryName(place.country, language) : t('byPhone')}</span>
        <em>{t('change')}</em>
      </Link>
    </Stack>
  )
}
