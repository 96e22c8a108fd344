// The lists of settled bets below the bet bar: everybody's, and the player's own.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { ListFailed, Loaded, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { useOnScreen } from '@glasshouse/ui/states/on-screen.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { messages } from '../messages.ts'
import { toneOf, type FeedBet } from '../settled-bet.ts'
import { signed } from '../signed.ts'
import { liveBetsKey, type BetPages } from './use-my-bets.ts'
import css from './bet-lists.module.css'

const NOW_MS = 5000
const POLL_MS = 3000

/** What a game says of one of its bets in a list. */
export interface BetText {
  readonly title: string
  readonly detail: string
}

interface ListedBet {
  readonly id: number
  readonly gold: number
  readonly payout: number
  readonly createTime: number
}

interface LiveBetsProps<Choice, Outcome> {
  game: string
  load: (signal: AbortSignal) => Promise<readonly FeedBet<Choice, Outcome>[]>
  text: (bet: FeedBet<Choice, Outcome>) => BetText
  onOpen: (bet: FeedBet<Choice, Outcome>) => void
}

/** Everybody's latest bets; asked for again and again only while they can be seen. */
export function LiveBets<Choice, Outcome>({ game, load, text, onOpen }: LiveBetsProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useOnScreen(ref)
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: liveBetsKey(game),
    queryFn: ({ signal }) => load(signal),
    refetchInterval: isSeen ? POLL_MS : false,
    staleTime: POLL_MS - 1,
  })
  // The list may have gone stale while it was off the screen; the next poll would come only in three seconds.
  useEffect(() => {
    if (isSeen) void queries.refetchQueries({ queryKey: liveBetsKey(game), stale: true })
  }, [isSeen, queries, game])
  return (
    <div ref={ref}>
      <Loaded query={query}>
        {(bets) =>
          bets.length === 0 ? (
            <EmptyState icon="clock" title={t('liveEmptyTitle')} text={t('liveEmpty')} />
          ) : (
            <BetList label={t('live')} bets={bets} text={text} onOpen={onOpen} />
          )
        }
      </Loaded>
    </div>
  )
}

interface MyBetsProps<Bet extends ListedBet> {
  mine: BetPages<Bet>
  isDemo: boolean
  text: (bet: Bet) => BetText
  onOpen: (bet: Bet) => void
}

/** The player's own bets, without an end: the next page comes when its place is seen. */
export function MyBets<Bet extends ListedBet>({ mine, isDemo, text, onOpen }: MyBetsProps<Bet>) {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const { bets, isError, hasMore, loadMore, reload } = mine
  if (!isDemo && !loggedIn)
    return (
      <EmptyState icon="lock" title={t('mineLoggedOutTitle')} text={t('mineLoggedOut')}>
        <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
      </EmptyState>
    )
  if (!bets) return isError ? <ListFailed onRetry={reload} /> : <RowSkeletons />
  if (bets.length === 0) return <EmptyState icon="dice" title={t('mineEmptyTitle')} text={t('mineEmpty')} />
  return (
    <>
      {isDemo && <Hint>{t('mineDemo')}</Hint>}
      <BetList label={t('mine')} bets={bets} text={text} onOpen={onOpen} />
      {hasMore && <More key={bets.length} onMore={loadMore} />}
    </>
  )
}

interface BetListProps<Bet extends ListedBet> {
  label: string
  bets: readonly Bet[]
  text: (bet: Bet) => BetText
  onOpen: (bet: Bet) => void
}

function BetList<Bet extends ListedBet>({ label, bets, text, onOpen }: BetListProps<Bet>) {
  const nowMs = useNow(NOW_MS)
  return (
    <ol aria-label={label}>
      {bets.map((bet) => (
        <BetRow key={bet.id} bet={bet} text={text(bet)} nowMs={nowMs} onOpen={() => onOpen(bet)} />
      ))}
    </ol>
  )
}

const line = { lineHeight: 1.2 }

interface BetRowProps {
  bet: ListedBet
  text: BetText
  nowMs: number
  onOpen: () => void
}

/** One bet in a list: what happened on the left, what it brought on the right. Losing is quiet. */
function BetRow({ bet, text, nowMs, onOpen }: BetRowProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { gold, payout, createTime } = bet
  const tone = toneOf(bet)
  return (
    <li className={css.item}>
      <button type="button" className={css.row} onClick={onOpen}>
        <Text as="span" size={3} weight={600} isCut style={line}>
          {text.title}
        </Text>
        <Text as="span" size={3} tone={tone === 'win' ? 'win' : 'muted'} align="right" isNumber style={line}>
          {signed(payout - gold, format.gold)}
          {tone === 'lost' && <span className="sr"> {t('lost')}</span>}
        </Text>
        <Text as="span" size={2} tone="faint" isCut style={line}>
          {text.detail}
        </Text>
        <Text as="span" size={2} tone="faint" align="right" isCut style={line}>
          <time dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
            {format.timeAgo(createTime, nowMs)}
          </time>
        </Text>
      </button>
    </li>
  )
}
