import type { ReactNode } from 'react'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { toneOf, useOrderWords, type OrderSide, type OrderState } from './order-words.ts'
import type { OrderPages } from './use-order-pages.ts'
import css from './order-list.module.css'

const NOW_MS = 5000

export interface ListedOrder {
  readonly id: number
  readonly kind: 'fiat' | 'crypto'
  readonly state: OrderState
  readonly reason: OrderReason | null
  readonly createTime: number
  readonly steps: readonly unknown[]
}

interface OrderListProps<Order> {
  side: OrderSide
  label: string
  pages: OrderPages<Order>
  /** What stands where there is none. */
  empty: ReactNode
  /** What the order is about, in bold, and the smaller words beneath its state. */
  words: (order: Order) => { title: ReactNode; detail: string }
  onOpen: (order: Order) => void
}

/** Orders without an end, newest first: each opens its own story. */
export function OrderList<Order extends ListedOrder>(props: OrderListProps<Order>) {
  const { side, label, pages, empty, words, onOpen } = props
  const nowMs = useNow(NOW_MS)
  const { orders, isError, hasMore, loadMore, reload } = pages
  if (!orders) return isError ? <ListFailed onRetry={reload} /> : <RowSkeletons />
  if (orders.length === 0) return empty
  return (
    <>
      <ol className={css.list} aria-label={label}>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            side={side}
            order={order}
            nowMs={nowMs}
            onOpen={() => onOpen(order)}
            {...words(order)}
          />
        ))}
      </ol>
      {isError ? <ListFailed onRetry={loadMore} /> : hasMore && <More key={orders.length} onMore={loadMore} />}
    </>
  )
}

interface OrderRowProps {
  side: OrderSide
  order: ListedOrder
  title: ReactNode
  detail: string
  nowMs: number
  onOpen: () => void
}

export function OrderRow({ side, order, title, detail, nowMs, onOpen }: OrderRowProps) {
  const format = useFormat()
  const words = useOrderWords(side)
  const { state, reason, createTime } = order
  return (
    <li className={css.item}>
      <button type="button" className={css.row} data-tone={toneOf(state, reason)} onClick={onOpen}>
        <span className={css.title}>{title}</span>
        <time className={css.time} dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
          {format.timeAgo(createTime, nowMs)}
        </time>
        <span className={css.state}>{words.state(state, reason)}</span>
        <span className={css.detail}>{detail}</span>
        <Icon name="next" size={18} />
      </button>
    </li>
  )
}
