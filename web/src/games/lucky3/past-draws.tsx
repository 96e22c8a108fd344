import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { digitSum, type Lucky3Choice, type Lucky3Outcome } from '@glasshouse/rulebook/games/lucky3/rules'
import { Link } from '../../client/navigate.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { lotteryCalls } from '../../play/lottery/lottery-calls.ts'
import type { LotteryGame, LotteryRecord } from '../../play/lottery/lottery-game.ts'
import { roundPath, sameRound } from '../../play/rounds/round-path.ts'
import { useLottery } from '../../play/lottery/table/use-lottery.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import css from './past-draws.module.css'

/** Every past draw with the hash it came from. A draw joins the list when the reels have shown it. */
export function PastDraws({ game }: { game: LotteryGame<Lucky3Choice, Lucky3Outcome> }) {
  const t = useMessages(messages)
  const { round, phase } = useLottery(game)
  const { data, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['play', game.rules.id, 'records'],
    queryFn: ({ pageParam, signal }) => lotteryCalls(game.rules).records(pageParam, signal),
    initialPageParam: 0,
    // The oldest row seen is the cursor. The very first round there was, or an empty page, is the end.
    getNextPageParam: (last) => {
      const oldest = last.at(-1)
      return oldest && (oldest.index > 1 || oldest.epoch > 1) ? oldest.createTime : undefined
    },
    staleTime: 60_000,
  })
  const isShown = phase === 'result'
  const index = isShown ? (round?.index ?? 0) : 0
  useEffect(() => {
    if (index > 0) void refetch()
  }, [index, refetch])
  // Until the current round is known, any of the draws may be the one that is still to be shown.
  const shown = round === undefined ? undefined : data?.pages.flat().filter((one) => isShown || !sameRound(one, round))
  return (
    <Stack as="section" gap={6} pad="18px 0 8px" aria-labelledby="past-draws">
      <Text as="h2" size={4} id="past-draws">
        {t('past')}
      </Text>
      <Loaded query={{ data: shown, isError, refetch }}>
        {(draws) =>
          draws.length === 0 ? (
            <EmptyState icon="clock" title={t('noPast')} text={t('noPastText')} />
          ) : (
            <>
              <Hint>{t('pastText')}</Hint>
              <List as="ol">
                {draws.map((record) => (
                  <PastDraw key={`${record.epoch}-${record.index}`} record={record} />
                ))}
              </List>
              {hasNextPage && (
                <Button kind="quiet" wide onClick={() => void fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Stack>
  )
}

function PastDraw({ record }: { record: LotteryRecord<Lucky3Outcome> }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { digits } = record.outcome
  return (
    <li>
      <Link to={roundPath('lucky3', record)} className={css.draw}>
        <b className={`num ${css.digits}`}>{digits}</b>
        <Stack as="span" gap={0}>
          <Text as="span" size={2} tone="muted">
            {t('drawn', { index: format.number(record.index), sum: digitSum(digits) })}
          </Text>
          <code aria-label={`${t('hash')} ${record.hash}`}>{record.hash}</code>
        </Stack>
      </Link>
    </li>
  )
}
