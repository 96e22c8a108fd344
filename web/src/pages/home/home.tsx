// The first room: what can be played, what was really won, where to go. It shows only what the server
// told; quiet is shown as quiet.

import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from '../../client/navigate.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance } from '../../client/session.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
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

/** Its words and helplines are for few: they are fetched when they are needed. */
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
      <Broadcast told={wins} />
      <GameGrid />
      <div className={css.lower}>
        <LatestBets />
        <div className={css.side}>
          <section aria-labelledby="ways">
            <h2 id="ways" className={css.heading}>
              {t('ways')}
            </h2>
            <div className={css.ways}>
              <Way to="/pages/signIn/signIn" icon="calendar" title={t('signIn')} text={t('signInText')} />
              <Way to="/pages/investment/investment" icon="chart" title={t('invest')} text={t('investText')} />
              <Way to="/pages/refer/refer" icon="gift" title={t('refer')} text={t('referText')} />
              <Way to="/pages/leaders/leaders" icon="trophy" title={t('leaders')} text={t('leadersText')} />
            </div>
          </section>
          <section className={css.promise} aria-labelledby="promise">
            <Icon name="shield" size={32} />
            <h2 id="promise">{t('promise')}</h2>
            <p>{t('promiseText')}</p>
            <Link to="/pages/fairness/fairness">
              {t('how')}
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

function Way({ to, icon, title, text }: { to: string; icon: IconName; title: string; text: string }) {
  return (
    <Link to={to} className={css.way}>
      <span>
        <Icon name={icon} size={22} />
      </span>
      <strong>
        {title}
        <small>{text}</small>
      </strong>
      <Icon name="next" size={18} />
    </Link>
  )
}
