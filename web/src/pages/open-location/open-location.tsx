// One place on our own map. It comes from the link, so it is checked, and its texts are shown as plain text.

import { countryName } from '@glasshouse/rulebook/core/countries'
import { navigate, useQuery } from '../../client/navigate.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Divider, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { copyText } from '@glasshouse/ui/text/clipboard.ts'
import { countryAt } from '../../map/atlas.ts'
import { WorldMap } from '../../map/world-map.tsx'
import { messages } from './messages.ts'
import { coordinatesOf, geoLink, mapsLink, readPlace, type ShownPlace } from './read-place.ts'

const DIGITS = { maximumFractionDigits: 5 }

export default function OpenLocation() {
  const t = useMessages(messages)
  const place = readPlace(useQuery())
  return (
    <InnerPage title={t('title')} width={720}>
      {place ? <PlaceView place={place} /> : <NoPlace />}
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

function PlaceView({ place }: { place: ShownPlace }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const country = countryAt(place)
  return (
    <>
      <WorldMap key={coordinatesOf(place)} chosen={country?.code ?? null} marker={place} />
      <Panel title={place.name || t('unnamed')} gap={8}>
        <Text tone="accent">{country ? countryName(country.code, language) : t('sea')}</Text>
        {place.text && <Text tone="muted">{t('given', { text: place.text })}</Text>}
        <Divider />
        <Facts>
          <Fact name={t('position')}>
            <Coordinates place={place} />
          </Fact>
        </Facts>
      </Panel>
      <Stack gap={10}>
        <a className={buttonClass({ wide: true })} href={mapsLink(place)} target="_blank" rel="noopener noreferrer">
          <Icon name="globe" size={20} />
          {t('maps')}
        </a>
        <Hint align="center">{t('leaves')}</Hint>
        <a className={buttonClass({ kind: 'quiet', wide: true })} href={geoLink(place)}>
          <Icon name="phone" size={20} />
          {t('app')}
        </a>
        <Button kind="quiet" wide onClick={() => void copyText(coordinatesOf(place), t('copied'))}>
          <Icon name="copy" size={20} />
          {t('copyCoordinates')}
        </Button>
      </Stack>
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
