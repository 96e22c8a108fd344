import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { RouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import { caller } from '../../client/call.ts'
import { serverNow } from '../../client/live/live.ts'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { useOnScreen } from '@glasshouse/ui/states/on-screen.ts'
import { messages } from './messages.ts'

const call = caller<RouletteContract>()
const POLL_MS = 20_000
const DAY_MS = 86_400_000

/** The largest winners of the day; polled while it is on the screen. */
export function Leaderboard() {
  const t = useMessages(messages)
  const format = useFormat()
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useOnScreen(ref)
  const query = useQuery({
    queryKey: ['play', 'roulette', 'leaderboard'],
    queryFn: ({ signal }) => call('GET /api/roulette/leaderboard', {}, { quiet: true, signal }),
    refetchInterval: isSeen ? POLL_MS : false,
  })
  const dayStart = Math.floor(serverNow() / DAY_MS) * DAY_MS
  const title = (
    <Row>
      <span style={{ display: 'flex', color: 'var(--gold)' }}>
        <Icon name="trophy" size={18} />
      </span>
      <Text as="h2" size={4} id="board-title">
        {t('board')}
      </Text>
    </Row>
  )
  return (
    <div ref={ref} style={{ paddingTop: 16 }}>
      <Panel title={title} look="inset" gap={8} aria-labelledby="board-title">
        <Loaded query={query} skeleton={72}>
          {(winners) => (
            <>
              <Hint>
                {winners.length === 0
                  ? t('boardEmpty', { time: format.time(dayStart + DAY_MS) })
                  : t('boardNote', { time: format.time(dayStart) })}
              </Hint>
              <List as="ol">
                {winners.map(({ place, player, net, bets }) => (
                  <ListRow
                    key={place}
                    start={<b className="num">{place}</b>}
                    title={player}
                    detail={t('boardBets', { n: bets })}
                    end={
                      <Text as="span" tone="win">
                        <GoldAmount gold={net} signed size={16} />
                      </Text>
                    }
                  />
                ))}
              </List>
            </>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}
