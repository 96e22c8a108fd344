// One place, shown on the house's own map. It comes with the link, so it is checked, and its words are shown as words.

import { countryName } from '@glasshouse/rulebook/core/countries'
import { navigate, useQuery } from '../../client/navigate.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { countryAt } from '../../map/atlas.ts'
import { WorldMap } from '../../map/world-map.tsx'
import { messages } from './messages.ts'
import { copied, geoLink, mapsLink, readPlace, type ShownPlace } from './read-place.ts'
import css from './open-location.module.css'

const DIGITS = { maximumFractionDigits: 5 }

export default function OpenLocation() {
  const t = useMessages(messages)
  const place = readPlace(useQuery())
  return (
    <InnerPage title={t('title')} onBack={navigate.back} width={720}>
      {place ? <Shown place={place} /> : <NoPlace />}
    </InnerPage>
  )
}

function NoPlace() {
  const t = useMessages(messages)
  return (
    <EmptyState icon="globe" title={t('wrong')} text={t('wrongText')}>
      <Button onClick={navigate.back}>{t('back')}</Button>
    </EmptyState>
  )
}

function Shown({ place }: { place: ShownPlace }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const country = countryAt(place)
  const copy = (): void =>
    // Where the clipboard is shut the figures stand on the page, to be marked by hand.
    void navigator.clipboard?.writeText(copied(place)).then(
      () => toast(t('copied')),
      () => undefined,
    )
  return (
    <>
      <WorldMap key={copied(place)} chosen={country?.code ?? null} marker={place} />
      <section className={css.card}>
        <h2>{place.name || t('unnamed')}</h2>
        <p className={css.country}>{country ? countryName(country.code, language) : t('sea')}</p>
        {place.text && <p>{t('given', { text: place.text })}</p>}
        <dl>
          <dt>{t('position')}</dt>
          <dd className="num">
            <Coordinates place={place} />
          </dd>
        </dl>
      </section>
      <div className={css.actions}>
        <a className={buttonClass({ wide: true })} href={mapsLink(place)} target="_blank" rel="noopener noreferrer">
          <Icon name="globe" size={20} />
          {t('maps')}
        </a>
        <p className={css.fine}>{t('leaves')}</p>
        <a className={buttonClass({ kind: 'quiet', wide: true })} href={geoLink(place)}>
          <Icon name="phone" size={20} />
          {t('app')}
        </a>
        <Button kind="quiet" wide onClick={copy}>
          <Icon name="copy" size={20} />
          {t('copy')}
        </Button>
      </div>
    </>
  )
}

function Coordinates({ place: { lat, lng } }: { place: ShownPlace }) {
  const t = useMessages(messages)
  const format = new Intl.NumberFormat(useLanguage(), DIGITS)
  const written = (value: number): { n: string } => ({ n: format.format(Math.abs(value)) })
  return (
    <>
      {t(lat < 0 ? 'south' : 'north', written(lat))}, {t(lng < 0 ? 'west' : 'east', written(lng))}
    </>
  )
}
