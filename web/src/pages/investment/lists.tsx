// Every settlement of the pool, and every order of the player, newest first and without an end.

import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { InvestmentContract, InvestmentEpoch, InvestmentOrder } from '@glasshouse/rulebook/wire/wallet/investment'
import { caller } from '../../client/call.ts'
import { nextCursor } from '../../client/query/pages.ts'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import { words } from './words.ts'
import { useWriting } from './writing.ts'
import css from './investment.module.css'

const call = caller<InvestmentContract>()

interface PagesProps<Row> {
  title: string
  empty: readonly [title: string, text: string]
  queryKey: QueryKey
  load: (lastCreateTime: number, signal: AbortSignal) => Promise<readonly Row[]>
  Shown: ComponentType<{ row: Row }>
}

function Pages<Row extends { readonly createTime: number }>({ title, empty, queryKey, load, Shown }: PagesProps<Row>) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextCursor,
    meta: { own: true },
  })
  const rows = data?.pages.flat()
  const more = (): void => void (isFetchingNextPage || fetchNextPage())
  return (
    <section className={css.pages}>
      <h2>{title}</h2>
      {!rows ? (
        isError ? (
          <ListFailed onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons />
        )
      ) : rows.length === 0 ? (
        <EmptyState icon="clock" title={empty[0]} text={empty[1]} />
      ) : (
        <>
          <ol className={css.list} aria-label={title}>
            {rows.map((one) => (
              <li key={one.createTime}>
                <Shown row={one} />
              </li>
            ))}
          </ol>
          {isError ? <ListFailed onRetry={more} /> : hasNextPage && <More key={rows.length} onMore={more} />}
        </>
      )}
    </section>
  )
}

export function Settlements() {
  const t = useMessages(words)
  return (
    <Pages
      title={t('settlements')}
      empty={[t('settlementsEmpty'), t('settlementsText')]}
      queryKey={['investment', 'epochs']}
      load={(lastCreateTime, signal) =>
        call('GET /api/investment/epoch/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })
      }
      Shown={Settlement}
    />
  )
}

function Settlement({ row }: { row: InvestmentEpoch }) {
  const t = useMessages(words)
  const m = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const { createTime, price, growthPpm, gold, result, commission, entered, paid } = row
  return (
    <>
      <b>{write.day(createTime)}</b>
      <span className="num">{write.price(price)}</span>
      <span className={css.under}>
        <span>
          {[
            t('bets', { result: write.result(result) }),
            ...(commission > 0 ? [t('commission', { gold: format.gold(commission) })] : []),
            ...(entered > 0 ? [t('came', { gold: format.gold(entered) })] : []),
            ...(paid > 0 ? [t('left', { gold: format.gold(paid) })] : []),
            t('poolAfter', { gold: format.gold(gold) }),
          ].join(' · ')}
        </span>
        <span data-tone={growthPpm !== null && growthPpm < 0 ? 'loss' : undefined}>
          {growthPpm === null ? m('begin') : write.growth(growthPpm)}
        </span>
      </span>
    </>
  )
}

export function Orders() {
  const t = useMessages(words)
  return (
    <Pages
      title={t('history')}
      empty={[t('historyEmpty'), t('historyText')]}
      queryKey={['investment', 'records']}
      load={(lastCreateTime, signal) =>
        call('GET /api/investment/record/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })
      }
      Shown={Order}
    />
  )
}

function Order({ row: { kind, gold, units, createTime, epochTime } }: { row: InvestmentOrder }) {
  const t = useMessages(words)
  const m = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  return (
    <>
      <b>{t(kind === 'buy' ? 'bought' : 'redeemed')}</b>
      <span className="num">{gold === null ? t('waits') : write.result(kind === 'buy' ? -gold : gold)}</span>
      <span className={css.under}>
        <span>
          {epochTime === null ? `${t('ordered')} ${format.dateTime(createTime)} · ${t('waits')}` : write.day(epochTime)}
        </span>
        <span>{units === null ? '' : m('unitsOf', { units: format.number(units) })}</span>
      </span>
    </>
  )
}
