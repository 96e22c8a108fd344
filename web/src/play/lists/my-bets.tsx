import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from '../messages.ts'
import { BetList, type BetText, type ListedBet } from './bet-list.tsx'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import type { BetPages } from './use-my-bets.ts'

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
