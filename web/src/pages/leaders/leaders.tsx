// Who is ahead today and this week: real results only, and quiet where it is quiet.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { LeadersContract } from '@glasshouse/rulebook/wire/play/leaders'
import { caller } from '../../client/call.ts'
import { useTiles } from '../../client/game-tile.ts'
import { Link, navigate, usePath, useQuery as useAddress } from '../../client/navigate.tsx'
import { ListFailed, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { WalletPage } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'
import css from './leaders.module.css'

type Told = OutputOf<LeadersContract, 'GET /api/home/leaders/{span}'>

const call = caller<LeadersContract>()
const AGAIN_MS = 20_000

export default function Leaders() {
  const t = useMessages(messages)
  const path = usePath()
  // The address knows which, so that a link leads to either.
  const span = useAddress().get('span') === 'week' ? 'week' : 'today'
  const { data, isError, refetch } = useQuery({
    queryKey: ['leaders', span],
    queryFn: ({ signal }) => call('GET /api/home/leaders/{span}', { span }, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
  })
  return (
    <WalletPage title={t('title')}>
      <p className={css.text}>{t('lead')}</p>
      <Tabs
        label={t('spans')}
        tabs={[
          { name: 'today', text: t('today') },
          { name: 'week', text: t('week') },
        ]}
        chosen={span}
        onChoose={(next) => next !== span && navigate.redirect(next === 'today' ? path : `${path}?span=${next}`)}
      >
        {data ? <Boards told={data} /> : isError ? <ListFailed onRetry={() => void refetch()} /> : <RowSkeletons />}
      </Tabs>
      <p className={css.fine}>{t('days')}</p>
    </WalletPage>
  )
}

function Boards({ told: { wins, net } }: { told: Told }) {
  const t = useMessages(messages)
  const format = useFormat()
  if (wins.length + net.length === 0) return <EmptyState icon="trophy" title={t('empty')} text={t('emptyText')} />
  return (
    <div className={css.boards}>
      <Board title={t('wins')} note={t('winsNote')}>
        {wins.map((win, i) => (
          <Win key={win.id} win={win} place={i + 1} />
        ))}
      </Board>
      {net.length > 0 && (
        <Board title={t('net')} note={t('netNote')}>
          {net.map(({ place, player, net: gold, bets }) => (
            <li key={place} className={css.row}>
              <b className="num">{place}</b>
              <span>
                {player}
                <small>{bets === 1 ? t('oneBet') : t('bets', { n: format.number(bets) })}</small>
              </span>
              <GoldAmount gold={gold} signed size={16} />
            </li>
          ))}
        </Board>
      )}
    </div>
  )
}

function Board({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <p className={css.fine}>{note}</p>
      <ol>{children}</ol>
    </Panel>
  )
}

function Win({ win, place }: { win: Told['wins'][number]; place: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const game = useTiles().find((tile) => tile.id === win.game)?.name[language] ?? win.game
  return (
    <li>
      <Link to={`/pages/bet/bet?id=${win.id}`} className={css.row}>
        <b className="num">{place}</b>
        <span>
          {win.player}
          <small>{t('stake', { game, gold: format.gold(win.gold) })}</small>
        </span>
        <GoldAmount gold={win.payout - win.gold} signed size={16} />
      </Link>
    </li>
  )
}
