import { useInfiniteQuery } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { ListRow } from '@glasshouse/ui/data/list.tsx'
import { PagedList } from '@glasshouse/ui/states/paged-list.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { rowLink } from '../../client/link-rows.tsx'
import { signed } from '../../play/signed.ts'
import type { Movement } from './csv.ts'
import { messages } from './messages.ts'
import { iconOf, pathOf, useMovementText } from './movement-text.ts'
import css from './ledger.module.css'

const call = caller<WalletContract>()
const NOW_MS = 5000

/** Every movement, the newest first, each with the balance that it left. */
export function MovementList() {
  const t = useMessages(messages)
  const nowMs = useNow(NOW_MS)
  const query = useInfiniteQuery({
    queryKey: ['wallet', 'movements'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/user/ledger/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
    initialPageParam: 0,
    // The oldest row seen is the cursor; nothing lies before the first movement.
    getNextPageParam: (last) => (last.at(-1)?.number === 1 ? undefined : last.at(-1)?.createTime),
    meta: { own: true },
  })
  return (
    <PagedList query={query} label={t('list')} empty={{ icon: 'book', title: t('emptyTitle'), text: t('empty') }}>
      {(movement) => <MovementRow key={movement.number} movement={movement} nowMs={nowMs} />}
    </PagedList>
  )
}

function MovementRow({ movement, nowMs }: { movement: Movement; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const text = useMovementText()
  const { game, amount, balanceAfter, createTime } = movement
  const path = pathOf(movement)
  const cause = text.cause(movement)
  return (
    <ListRow
      link={path === null ? undefined : rowLink(path)}
      hasArrow={false}
      start={
        <span className={css.icon}>
          <Icon name={iconOf(movement)} size={18} />
        </span>
      }
      title={game === null ? cause : `${text.game(game)} · ${cause}`}
      end={
        <Text as="span" size={3} isNumber tone={amount > 0 ? 'win' : 'plain'}>
          {signed(amount, format.gold)}
        </Text>
      }
      below={
        <>
          <time dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
            {format.timeAgo(createTime, nowMs)}
          </time>
          <span>{t('balanceAfter', { gold: format.gold(balanceAfter) })}</span>
        </>
      }
    />
  )
}
