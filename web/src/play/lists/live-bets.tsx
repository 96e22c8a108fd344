import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from '../messages.ts'
import type { FeedBet } from '../settled-bet.ts'
import { BetList, type BetText } from './bet-list.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useOnScreen } from '@glasshouse/ui/states/on-screen.ts'
import { liveBetsKey } from './use-my-bets.ts'

const POLL_MS = 3000

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
