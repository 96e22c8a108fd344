import { useState } from 'react'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { lastCountry } from '../../client/place.ts'
import { countryOf, likelyCountry, readPhone, type Country } from './countries.ts'
import { CountryList, Flag } from './country-list.tsx'
import { messages } from './messages.ts'
import css from './login.module.css'

export interface EnteredPhone {
  readonly country: Country
  readonly phone: string
}

export const emptyPhone = (): EnteredPhone => ({
  country: countryOf(lastCountry() ?? '') ?? likelyCountry(navigator.languages),
  phone: '',
})

interface PhoneFieldProps {
  form: EnteredPhone
  change: (part: Partial<EnteredPhone>) => void
  error: string | undefined
}

/** A phone number with its country, which a typed + also chooses. */
export function PhoneField({ form, change, error }: PhoneFieldProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [choosing, setChoosing] = useState(false)
  const { country } = form
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country.code) ?? country.code

  return (
    <>
      <TextField
        label={t('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={form.phone}
        onChange={(phone) => change({ phone, country: readPhone(phone, country).country })}
        onBlur={() => change({ phone: withoutDial(form.phone, country) })}
        error={error}
        before={
          <button type="button" className={css.country} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            <Flag code={country.code} />
            <span className="sr">{t('country', { name })}</span>+{country.dial}
            <Icon name="down" size={16} />
          </button>
        }
      />
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('chooseCountry')}>
        <CountryList
          onChoose={(chosen) => {
            change({ country: chosen })
            setChoosing(false)
          }}
        />
      </Sheet>
    </>
  )
}

/** Removes a typed country code, because the country is shown beside the number. */
const withoutDial = (phone: string, country: Country): string =>
  phone.trim().startsWith('+') ? readPhone(phone, country).national : phone
