// The first page: what can be played, what was really won, where to go. It shows only what the server sent, and says
// so where nothing happens.

import { lazy, Suspense, useEffect, useState } from 'react'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { Link } from '../../client/navigate.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance } from '../../client/session.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useTitle } from '@glasshouse/ui/text/title.ts'
import { Banners } from './banners.tsx'
import { Broadcast } from './broadcast.tsx'
import { GameGrid } from './game-grid.tsx'
import { Header } from './header.tsx'
import type { Win } from './house.ts'
import { LatestBets } from './latest-bets.tsx'
import { messages } from './messages.ts'
import { useHomeLive } from './use-home-live.ts'
import css from './home.module.css'

/** Few players need it, so its code is fetched when it is shown. */
const CalmHome = lazy(async () => ({ default: (await import('./calm-home.tsx')).CalmHome }))

export default function Home() {
  const t = useMessages(messages)
  const restriction = useRestriction()
  useTitle(t('title'))
  useEffect(() => {
    refreshBalance().catch(() => undefined)
  }, [])
  if (!restriction) return <OpenHome />
  return (
    <main className={css.home}>
      <Header />
      <Suspense fallback={<Skeleton height={320} />}>
        <CalmHome restriction={restriction} />
      </Suspense>
    </main>
  )
}

function OpenHome() {
  const t = useMessages(messages)
  const live = useHomeLive()
  const [wins, setWins] = useState<readonly Win[] | null>(null)
  return (
    <main className={css.home}>
      {live && <live.HomeLive onWins={setWins} />}
      <Header />
      <Banners />
      <Broadcast liveWins={wins} />
      <GameGrid />
      <div className={css.lower}>
        <LatestBets />
        <div>
          <section aria-labelledby="ways">
            <h2 id="ways" className={css.heading}>
              {t('ways')}
            </h2>
            <LinkRows>
              <LinkRow to="/pages/signIn/signIn" icon="calendar" text={t('signIn')} detail={t('signInText')} />
              <LinkRow to="/pages/investment/investment" icon="chart" text={t('invest')} detail={t('investText')} />
              <LinkRow to="/pages/refer/refer" icon="gift" text={t('refer')} detail={t('referText')} />
              <LinkRow to="/pages/leaders/leaders" icon="trophy" text={t('leaders')} detail={t('leadersText')} />
            </LinkRows>
          </section>
          <section className={css.promise} aria-labelledby="promise">
            <Icon name="shield" size={32} />
            <h2 id="promise">{t('promise')}</h2>
            <p>{t('promiseText')}</p>
            <Link to="/pages/fairness/fairness">
              {t('howItWorks')}
              <Icon name="next" size={16} />
            </Link>
          </section>
        </div>
      </div>
      <p className={css.adults}>
        <b>18+</b> {t('adults')}
      </p>
    </main>
  )
}
