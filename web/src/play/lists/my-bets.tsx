import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../ui/i18n.ts'
import { EmptyState } from '../../ui/placeholder.tsx'
import { messages } from '../messages.ts'
import type { SettledBet } from '../settled-bet.ts'
import { BetList } from './bet-list.tsx'
import type { BetWords } from './bet-row.tsx'
import { ListFailed, RowSkeletons } from './list-states.tsx'
import { useOnScreen } from './on-screen.ts'
import type { MyBets as Bets } from './use-my-bets.ts'
import css from './my-bets.module.css'

interface MyBetsProps<Choice, Outcome> {
  mine: Bets<Choice, Outcome>
  isDemo: boolean
  words: (bet: SettledBet<Choice, Outcome>) => BetWords
  onOpen: (bet: SettledBet<Choice, Outcome>) => void
}

/** The player's own bets, without an end: the next page comes when its place is seen. */
export function MyBets<Choice, Outcome>({ mine, isDemo, words, onOpen }: MyBetsProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const { bets, isError, hasMore, loadMore, reload } = mine
  if (!bets) return isError ? <ListFailed onRetry={reload} /> : <RowSkeletons />
  if (bets.length === 0) return <EmptyState icon="dice" title={t('mineEmptyTitle')} text={t('mineEmpty')} />
  return (
    <>
      {isDemo && <p className={css.note}>{t('mineDemo')}</p>}
      <BetList label={t('mine')} bets={bets} words={words} onOpen={onOpen} />
      {hasMore && <More key={bets.length} onMore={loadMore} />}
    </>
  )
}

function More({ onMore }: { onMore: () => void }) {
  const t = useMessages(messages)
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useOnScreen(ref)
  useEffect(() => {
    if (isSeen) onMore()
  }, [isSeen, onMore])
  return (
    <div ref={ref} className={css.more}>
      <Button kind="quiet" size="small" onClick={onMore}>
        {t('more20')}
      </Button>
    </div>
  )
}
