import { useInfiniteQuery } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { Link } from '../../client/navigate.tsx'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { signed } from '../../play/signed.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import type { Movement } from './csv.ts'
import { messages } from './messages.ts'
import { iconOf, pathOf, useMovementWords } from './movement-words.ts'
import css from './ledger.module.css'

const call = caller<WalletContract>()
const NOW_MS = 5000

/** Every movement without an end, the newest first, each with the balance that it left. */
export function MovementList() {
  const t = useMessages(messages)
  const nowMs = useNow(NOW_MS)
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['wallet', 'movements'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/user/ledger/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
    initialPageParam: 0,
    // The oldest row seen is the cursor; nothing lies before the first movement.
    getNextPageParam: (last) => (last.at(-1)?.number === 1 ? undefined : last.at(-1)?.createTime),
    meta: { own: true },
  })
  const movements = data?.pages.flat()
  const more = (): void => void (isFetchingNextPage || fetchNextPage())
  if (!movements) return isError ? <ListFailed onRetry={() => void refetch()} /> : <RowSkeletons />
  if (movements.length === 0) return <EmptyState icon="book" title={t('emptyTitle')} text={t('empty')} />
  return (
    <>
      <ol className={css.list} aria-label={t('list')}>
        {movements.map((movement) => (
          <Row key={movement.number} movement={movement} nowMs={nowMs} />
        ))}
      </ol>
      {isError ? <ListFailed onRetry={more} /> : hasNextPage && <More key={movements.length} onMore={more} />}
    </>
  )
}

function Row({ movement, nowMs }: { movement: Movement; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const words = useMovementWords()
  const { game, amount, balanceAfter, createTime } = movement
  const path = pathOf(movement)
  const cause = words.cause(movement)
  const parts = (
    <>
      <span className={css.icon}>
        <Icon name={iconOf(movement)} size={18} />
      </span>
      <span className={css.name}>{game === null ? cause : `${words.game(game)} · ${cause}`}</span>
      <span className={`num ${css.amount}`} data-tone={amount > 0 ? 'in' : undefined}>
        {signed(amount, format.gold)}
      </span>
      <span className={css.under}>
        <time dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
          {format.timeAgo(createTime, nowMs)}
        </time>
        <span>{t('balanceAfter', { gold: format.gold(balanceAfter) })}</span>
      </span>
    </>
  )
  return (
    <li className={css.item}>
      {path === null ? (
        <div className={css.row}>{parts}</div>
      ) : (
        <Link to={path} className={css.row}>
          {parts}
        </Link>
      )}
    </li>
  )
}
