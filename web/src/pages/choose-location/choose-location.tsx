// Where a player says that he is: on a map of the world that needs no network, by name, or by the browser's position, of
// which nothing but the country leaves this page.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countryName } from '@glasshouse/rulebook/core/countries'
import type { Place, GeoContract } from '@glasshouse/rulebook/wire/account/geo'
import { CallError, caller } from '../../client/call.ts'
import { Link, navigate } from '../../client/navigate.tsx'
import { keepPlace, keptPlace, type ClaimedPlace } from '../../client/place.ts'
import { useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { countryAt } from '../../map/atlas.ts'
import { WorldMap } from '../../map/world-map.tsx'
import { CountryFinder } from './country-finder.tsx'
import { messages } from './messages.ts'
import { usePosition, type PositionState } from './use-position.ts'
import css from './choose-location.module.css'

const call = caller<GeoContract>()
const nobody: ReadonlySet<string> = new Set()
const PLACES = 'places'

export default function ChooseLocation() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const places = usePlaces(loggedIn)
  const [picked, setPicked] = useState<ClaimedPlace | null>(keptWhere(loggedIn))
  const chosen = picked?.country ?? places.own?.country ?? null
  const byHand = (country: string): void => setPicked({ country, how: 'hand' })
  const position = usePosition(countryAt, (country) => setPicked({ country, how: 'position' }))

  return (
    <main className={css.page}>
      <TitleBar title={t('title')} onBack={navigate.back} />
      <div className={css.body}>
        <p className={css.lead}>{t('lead')}</p>
        <WorldMap chosen={chosen} closed={places.closed} onChoose={byHand} />
        <section className={css.position}>
          <Button kind="quiet" wide busy={position.state.is === 'searching'} onClick={position.ask}>
            <Icon name="globe" size={20} />
            {t('position')}
          </Button>
          <p className={css.fine}>{t('positionNote')}</p>
          <PositionWords state={position.state} />
        </section>
        <CountryFinder chosen={chosen} closed={places.closed} onChoose={byHand} />
        {places.failed && (
          <p className={css.failed} role="alert">
            {t('failed')}
            <Button kind="quiet" size="small" onClick={places.retry}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
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
    : nobody
  return { own: data?.own ?? null, closed, failed: isError, retry: () => void refetch() }
}

function PositionWords({ state }: { state: PositionState }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const words =
    state.is === 'unasked'
      ? ''
      : state.is === 'found'
        ? t(state.isSure ? 'found' : 'foundNear', { name: countryName(state.code, language) })
        : t(state.is)
  return (
    <p role="status" className={css.found}>
      {words}
    </p>
  )
}

interface ChoiceProps {
  picked: ClaimedPlace | null
  own: Place | null
  isClosed: boolean
  loggedIn: boolean
}

/** What will be said of the player, before he says it. */
function Choice({ picked, own, isClosed, loggedIn }: ChoiceProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { save, busy, refusal } = useSaving(loggedIn)
  const code = picked?.country ?? own?.country
  const name = code && countryName(code, language)
  const how = own && t(own.how === 'phone' ? 'phone' : own.how === 'hand' ? 'byHand' : 'byPosition')
  return (
    <section className={css.choice} aria-label={t('chosen')}>
      <div>
        <strong>{name ?? t('nothing')}</strong>
        {isClosed ? (
          <p className={css.closedText}>{t('closedText')}</p>
        ) : (
          <p className={css.fine}>
            {own ? t('now', { name: countryName(own.country, language), how: how ?? '' }) : t('kept')}
          </p>
        )}
        {refusal && (
          <p className={css.refusal} role="alert">
            {refusal} <Link to="/pages/accounts/contactUs">{t('contact')}</Link>
          </p>
        )}
      </div>
      <Button disabled={!picked} busy={busy} onClick={() => picked && void save(picked)}>
        {t('confirm')}
      </Button>
    </section>
  )
}

function useSaving(loggedIn: boolean) {
  const t = useMessages(messages)
  const language = useLanguage()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (place: ClaimedPlace): Promise<void> => {
    setBusy(true)
    setRefusal(null)
    try {
      if (loggedIn) await call('PUT /api/user/place', place, { quiet: true })
      else keepPlace(place)
      queries.removeQueries({ queryKey: [PLACES] })
      toast(t('saved', { name: countryName(place.country, language) }))
      navigate.back()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.network ? t('network') : error.message)
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, refusal }
}
