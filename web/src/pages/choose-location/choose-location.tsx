// The player's country: chosen on a map that needs no network, by name, or by the browser's position. Only the country
// leaves this page.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { countryName } from '@glasshouse/rulebook/core/countries'
import type { GeoContract, Place } from '@glasshouse/rulebook/wire/account/geo'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Option, Options } from '@glasshouse/ui/controls/options.tsx'
import { SearchField } from '@glasshouse/ui/forms/search-field.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { matching } from '@glasshouse/ui/text/search.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { Link, navigate } from '../../client/navigate.tsx'
import { keepPlace, keptPlace, type ClaimedPlace } from '../../client/place.ts'
import { useSession } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { countryAt } from '../../map/atlas.ts'
import { WorldMap } from '../../map/world-map.tsx'
import { messages } from './messages.ts'
import { namedCountries } from './named-countries.ts'
import css from './choose-location.module.css'

const call = caller<GeoContract>()
const NONE: ReadonlySet<string> = new Set()
const PLACES = 'places'

export default function ChooseLocation() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const places = usePlaces(loggedIn)
  const [picked, setPicked] = useState<ClaimedPlace | null>(keptWhere(loggedIn))
  const chosen = picked?.country ?? places.own?.country ?? null
  const byHand = (country: string): void => setPicked({ country, how: 'hand' })
  const position = usePosition((country) => setPicked({ country, how: 'position' }))

  return (
    <main className={css.page}>
      <TitleBar title={t('title')} onBack={navigate.back} />
      <Stack gap={16} pad="4px var(--gutter) 24px">
        <Text tone="muted">{t('lead')}</Text>
        <WorldMap chosen={chosen} closed={places.closed} onChoose={byHand} />
        <Stack as="section" gap={8}>
          <Button kind="quiet" wide busy={position.state.is === 'searching'} onClick={position.ask}>
            <Icon name="globe" size={20} />
            {t('position')}
          </Button>
          <div>
            <Hint>{t('positionNote')}</Hint>
            <PositionStatus state={position.state} />
          </div>
        </Stack>
        <CountryFinder chosen={chosen} closed={places.closed} onChoose={byHand} />
        {places.failed && (
          <Row gap={12} justify="space-between" role="alert">
            <Text tone="muted">{t('failed')}</Text>
            <Button kind="quiet" size="small" onClick={places.retry}>
              {t('tryAgain')}
            </Button>
          </Row>
        )}
      </Stack>
      <Choice
        picked={picked}
        own={places.own}
        isClosed={chosen !== null && places.closed.has(chosen)}
        loggedIn={loggedIn}
      />
    </main>
  )
}

const keptWhere = (loggedIn: boolean) => (): ClaimedPlace | null => (loggedIn ? null : keptPlace())

function usePlaces(loggedIn: boolean) {
  const { data, isError, refetch } = useQuery({
    queryKey: [PLACES, loggedIn],
    queryFn: ({ signal }) => call('GET /api/places', {}, { quiet: true, signal }),
    meta: { own: true },
  })
  const closed = data
    ? new Set(data.countries.filter(({ isAllowed }) => !isAllowed).map(({ country }) => country))
    : NONE
  return { own: data?.own ?? null, closed, failed: isError, retry: () => void refetch() }
}

function PositionStatus({ state }: { state: PositionState }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const text =
    state.is === 'unasked'
      ? ''
      : state.is === 'found'
        ? t(state.isSure ? 'found' : 'foundNear', { name: countryName(state.code, language) })
        : t(state.is)
  return (
    <Text role="status" tone="muted">
      {text}
    </Text>
  )
}

interface ChoiceProps {
  picked: ClaimedPlace | null
  own: Place | null
  isClosed: boolean
  loggedIn: boolean
}

/** The chosen country and what it means, before it is saved. */
function Choice({ picked, own, isClosed, loggedIn }: ChoiceProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { isBusy, refusal, save } = useSave(loggedIn)
  const code = picked?.country ?? own?.country
  const name = code && countryName(code, language)
  const how = own && t(own.how === 'phone' ? 'phone' : own.how === 'hand' ? 'byHand' : 'byPosition')
  return (
    <section className={css.choice} aria-label={t('chosen')}>
      <Stack gap={2}>
        <Text as="strong" size={5}>
          {name ?? t('nothing')}
        </Text>
        {isClosed ? (
          <Text size={2} tone="lose">
            {t('closedText')}
          </Text>
        ) : (
          <Hint>{own ? t('now', { name: countryName(own.country, language), how: how ?? '' }) : t('kept')}</Hint>
        )}
        {refusal && (
          <Text size={2} tone="lose" role="alert">
            {refusal.message} <Link to="/pages/accounts/contactUs">{t('contactUs')}</Link>
          </Text>
        )}
      </Stack>
      <Button disabled={!picked} busy={isBusy} onClick={() => picked && save(picked)}>
        {t('confirm')}
      </Button>
    </section>
  )
}

function useSave(loggedIn: boolean) {
  const t = useMessages(messages)
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, refusal, run } = useSubmit()
  const save = (place: ClaimedPlace): void =>
    void run(async () => {
      if (loggedIn) await call('PUT /api/user/place', place, { quiet: true })
      else keepPlace(place)
      queries.removeQueries({ queryKey: [PLACES] })
      toast(t('savedAs', { name: countryName(place.country, language) }))
      navigate.back()
    })
  return { isBusy, refusal, save }
}

const WITHIN_MS = 20_000
/** A position of some minutes ago is good enough for a country. */
const FRESH_MS = 600_000

type PositionState =
  | { readonly is: 'unasked' | 'searching' | 'denied' | 'unavailable' | 'atSea' }
  | { readonly is: 'found'; readonly code: string; readonly isSure: boolean }

/** The browser's position, asked for only when `ask` is called, and turned into a country right here. */
function usePosition(onFound: (code: string) => void) {
  const [state, setState] = useState<PositionState>({ is: 'unasked' })
  const ask = (): void => {
    if (!('geolocation' in navigator)) return setState({ is: 'unavailable' })
    setState({ is: 'searching' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = countryAt({ lng: coords.longitude, lat: coords.latitude })
        setState(found ? { is: 'found', ...found } : { is: 'atSea' })
        if (found) onFound(found.code)
      },
      ({ code, PERMISSION_DENIED }) => setState({ is: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: WITHIN_MS, maximumAge: FRESH_MS },
    )
  }
  return { state, ask }
}

interface CountryFinderProps {
  chosen: string | null
  closed: ReadonlySet<string>
  onChoose: (code: string) => void
}

/** The same choice without the map: by name, or from the list of all. */
function CountryFinder({ chosen, closed, onChoose }: CountryFinderProps) {
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
        <p role="status">{shown?.length === 0 ? t('noCountry') : ''}</p>
        {!isSearching && (
          <Button kind="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'fewer' : 'all')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
