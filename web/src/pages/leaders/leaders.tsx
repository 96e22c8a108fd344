// Who is ahead today and this week, by settled bets only.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { LeadersContract } from '@glasshouse/rulebook/wire/play/leaders'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { useTiles } from '../../client/game-tile.ts'
import { rowLink } from '../../client/link-rows.tsx'
import { navigate, usePath, useQuery as useAddress } from '../../client/navigate.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { useMidnight } from '../../client/text/utc.ts'
import { messages } from './messages.ts'

type LeaderBoards = OutputOf<LeadersContract, 'GET /api/home/leaders/{span}'>

const call = caller<LeadersContract>()
const AGAIN_MS = 20_000

export default function Leaders() {
  const t = useMessages(messages)
  const path = usePath()
  const time = useMidnight()
  // The address says which, so that a link can lead to either.
  const span = useAddress().get('span') === 'week' ? 'week' : 'today'
  const query = useQuery({
    queryKey: ['leaders', span],
    queryFn: ({ signal }) => call('GET /api/home/leaders/{span}', { span }, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
  })
  return (
    <InnerPage title={t('title')}>
      <Paragraph>{t('lead')}</Paragraph>
      <Tabs
        label={t('spans')}
        tabs={[
          { name: 'today', text: t('today') },
          { name: 'week', text: t('week') },
        ]}
        chosen={span}
        onChoose={(next) => next !== span && navigate.redirect(next === 'today' ? path : `${path}?span=${next}`)}
      >
        <Loaded query={query}>{(boards) => <Boards {...boards} />}</Loaded>
      </Tabs>
      <Hint>{t('days', { time })}</Hint>
    </InnerPage>
  )
}

function Boards({ wins, net }: LeaderBoards) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const tiles = useTiles()
  if (wins.length + net.length === 0) return <EmptyState icon="trophy" title={t('empty')} text={t('emptyText')} />
  const gameName = (id: string): string => tiles.find((tile) => tile.id === id)?.name[language] ?? id
  return (
    <>
      <Board title={t('wins')} note={t('winsNote')}>
        {wins.map(({ id, player, game, gold, payout }, i) => (
          <ListRow
            key={id}
            link={rowLink(`/pages/bet/bet?id=${id}`)}
            start={<Place n={i + 1} />}
            title={player}
            detail={t('stake', { game: gameName(game), gold: format.gold(gold) })}
            end={<Won gold={payout - gold} />}
          />
        ))}
      </Board>
      {net.length > 0 && (
        <Board title={t('net')} note={t('netNote')}>
          {net.map(({ place, player, net: gold, bets }) => (
            <ListRow
              key={place}
              start={<Place n={place} />}
              title={player}
              detail={t('bets', { n: bets })}
              end={<Won gold={gold} />}
            />
          ))}
        </Board>
      )}
    </>
  )
}

function Board({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Hint>{note}</Hint>
      <List as="ol">{children}</List>
    </Panel>
  )
}

const Place = ({ n }: { n: number }) => (
  <Text
    as="b"
    isNumber
    style={{ display: 'block', width: 24, whiteSpace: 'nowrap', color: n === 1 ? 'var(--gold)' : 'var(--text-3)' }}
  >
    {n}
  </Text>
)

const Won = ({ gold }: { gold: number }) => (
  <Text as="span" tone="win">
    <GoldAmount gold={gold} signed size={16} />
  </Text>
)
