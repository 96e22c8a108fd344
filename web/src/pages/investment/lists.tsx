// Every settlement of the pool, and every order of the player, newest first, page by page.

import { useInfiniteQuery } from '@tanstack/react-query'
import type { InvestmentContract, InvestmentEpoch, InvestmentOrder } from '@glasshouse/rulebook/wire/wallet/investment'
import { ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { PagedList } from '@glasshouse/ui/states/paged-list.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { nextCursor } from '../../client/query/pages.ts'
import { useMidnight } from '../../client/text/utc.ts'
import { messages as longMessages } from './explained-messages.ts'
import { messages } from './messages.ts'
import { useWriting } from './use-writing.ts'

const call = caller<InvestmentContract>()
const paged = { initialPageParam: 0, getNextPageParam: nextCursor, meta: { own: true } }

export function Settlements() {
  const t = useMessages(longMessages)
  const midnight = useMidnight()
  const query = useInfiniteQuery({
    ...paged,
    queryKey: ['investment', 'epochs'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/investment/epoch/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
  })
  const empty = { icon: 'clock', title: t('settlementsEmpty'), text: t('settlementsText', { time: midnight }) } as const
  return (
    <Panel title={t('settlements')}>
      <PagedList query={query} label={t('settlements')} empty={empty}>
        {(epoch) => <Settlement key={epoch.createTime} epoch={epoch} />}
      </PagedList>
    </Panel>
  )
}

function Settlement({ epoch }: { epoch: InvestmentEpoch }) {
  const t = useMessages(longMessages)
  const m = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const { createTime, price, growthPpm, gold, result, commission, entered, paid } = epoch
  const parts = [
    t('bets', { result: write.result(result) }),
    ...(commission > 0 ? [t('commission', { gold: format.gold(commission) })] : []),
    ...(entered > 0 ? [t('came', { gold: format.gold(entered) })] : []),
    ...(paid > 0 ? [t('left', { gold: format.gold(paid) })] : []),
    t('poolAfter', { gold: format.gold(gold) }),
  ]
  return (
    <ListRow
      title={write.day(createTime)}
      end={<span className="num">{write.price(price)}</span>}
      below={
        <>
          <span>{parts.join(' · ')}</span>
          <Text as="span" tone={(growthPpm ?? 0) < 0 ? 'lose' : 'faint'}>
            {growthPpm === null ? m('begin') : write.growth(growthPpm)}
          </Text>
        </>
      }
    />
  )
}

export function Orders() {
  const t = useMessages(longMessages)
  const query = useInfiniteQuery({
    ...paged,
    queryKey: ['investment', 'records'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/investment/record/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
  })
  const empty = { icon: 'clock', title: t('historyEmpty'), text: t('historyText') } as const
  return (
    <Panel title={t('history')}>
      <PagedList query={query} label={t('history')} empty={empty}>
        {(order) => <Order key={order.createTime} order={order} />}
      </PagedList>
    </Panel>
  )
}

function Order({ order: { kind, gold, units, createTime, epochTime } }: { order: InvestmentOrder }) {
  const t = useMessages(longMessages)
  const m = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  return (
    <ListRow
      title={t(kind === 'buy' ? 'bought' : 'redeemed')}
      end={<span className="num">{gold === null ? t('pending') : write.result(kind === 'buy' ? -gold : gold)}</span>}
      below={
        <>
          <span>
            {epochTime === null
              ? `${t('ordered', { date: format.dateTime(createTime) })} · ${t('pending')}`
              : write.day(epochTime)}
          </span>
          <span>{units === null ? '' : m('unitsOf', { units })}</span>
        </>
      }
    />
  )
}
