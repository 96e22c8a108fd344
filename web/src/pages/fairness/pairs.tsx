import { useInfiniteQuery } from '@tanstack/react-query'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { nextCursor } from '../../client/query/pages.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { fair, fetchExport, pairsKey } from '../../play/fairness/use-seeds.ts'
import { promisedHash } from '../../play/seeds.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { CheckResult } from './check-result.tsx'
import { messages } from './seeds-messages.ts'
import { Offline } from './offline.tsx'
import { usePairCheck } from './use-pair-check.ts'
import css from './fairness.module.css'

type Pair = OutputOf<FairnessContract, 'GET /api/fair/pairs/{lastCreateTime}'>[number]

/** The player's revealed pairs, newest first. */
export function Pairs() {
  const t = useMessages(messages)
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: pairsKey,
    queryFn: ({ pageParam, signal }) =>
      fair('GET /api/fair/pairs/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
    initialPageParam: 0,
    getNextPageParam: nextCursor,
    meta: { own: true },
  })
  const pairs = data?.pages.flat()
  return (
    <section className={css.section}>
      <h2>{t('pairs')}</h2>
      <p>{t('pairsText')}</p>
      {!pairs ? (
        isError ? (
          <Offline onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={64} />
        )
      ) : pairs.length === 0 ? (
        <EmptyState icon="lock" title={t('none')} text={t('noneText')} />
      ) : (
        <ul className={css.pairs}>
          {pairs.map((pair) => (
            <li key={pair.seedPairId}>
              <PairRow pair={pair} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function PairRow({ pair }: { pair: Pair }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <details className={css.pair}>
      <summary>
        <span>
          <b>{t('pair')}</b>
          <small>{format.dateTime(pair.revealTime)}</small>
        </span>
        <span className="num">{pair.bets === 0 ? t('noBets') : t('bets', { n: format.number(pair.bets) })}</span>
        <Icon name="down" size={18} />
      </summary>
      <dl className={css.times}>
        <Fact name={t('pairId')}>{pair.seedPairId}</Fact>
        <Fact name={t('committed')}>{format.dateTime(pair.createTime)}</Fact>
        <Fact name={t('activated')}>{format.dateTime(pair.activeTime)}</Fact>
        <Fact name={t('revealed')}>{format.dateTime(pair.revealTime)}</Fact>
      </dl>
      <dl>
        <CopyRow name={t('serverHash')} value={pair.serverSeedHash} />
        <CopyRow name={t('serverSeed')} value={pair.serverSeed} />
        <CopyRow name={t('clientSeed')} value={pair.clientSeed} />
      </dl>
      <PairActions pair={pair} />
    </details>
  )
}

function PairActions({ pair: { seedPairId } }: { pair: Pair }) {
  const t = useMessages(messages)
  const { state, check, save } = usePairCheck(
    (onShare) => fetchExport(seedPairId, onShare),
    // Where this visit was told the fingerprint before the bets, that is the one that counts.
    promisedHash(seedPairId),
  )
  return (
    <>
      <div className={css.row}>
        <Button size="small" busy={state.kind === 'busy'} onClick={() => void check()}>
          {t('check')}
        </Button>
        <Button kind="quiet" size="small" disabled={state.kind === 'busy'} onClick={() => void save()}>
          <Icon name="arrowDown" size={18} />
          {t('save')}
        </Button>
      </div>
      <CheckResult state={state} />
    </>
  )
}
