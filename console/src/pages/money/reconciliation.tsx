// Where gateway or chains and the ledger do not say the same, and webhooks that were not believed.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import css from './money.module.css'

const EVERY_MS = 15_000

const SUBJECTS: Readonly<Record<string, string>> = {
  'gateway.order': 'recharge at the gateway',
  'gateway.payout': 'payout at the gateway',
  recharge: 'recharge paid differently',
  'chain.balance': 'balance of a deposit address',
  'chain.payout': 'payout on the chain',
  'chain.network': 'network stands still',
}

export const Reconciliation = () => (
  <div className={css.stack}>
    <Differences />
    <RefusedHooks />
  </div>
)

function Differences() {
  const report = useQuery({
    queryKey: ['reconciliation'],
    queryFn: () => call('GET /api/console/reconciliation', {}),
    refetchInterval: EVERY_MS,
  })
  if (!report.data) {
    return report.isError ? <p role="alert">{report.error.message}</p> : <p className="wait">Loading…</p>
  }
  const { lookedAt, differences } = report.data
  return (
    <Panel
      title="Differences"
      aside={
        <span className="hint">
          gateway compared {lookedAt === null ? 'never yet' : <Moment at={lookedAt} isAgo />}
        </span>
      }
    >
      {differences.length === 0 ? (
        <p>Gateway, chains and ledger agree in everything.</p>
      ) : (
        <ul className={css.cards}>
          {differences.map(({ subject, reference, ours, theirs, firstSeen }) => (
            <li key={`${subject} ${reference}`} className={css.card}>
              <h3>{SUBJECTS[subject] ?? subject}</h3>
              <code>{reference}</code>
              <dl className={css.facts}>
                <div>
                  <dt>We say</dt>
                  <dd>{ours}</dd>
                </div>
                <div>
                  <dt>They say</dt>
                  <dd>{theirs}</dd>
                </div>
                <div>
                  <dt>Seen first</dt>
                  <dd>
                    <Moment at={firstSeen} />
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">Nothing is mended by itself: a difference stays until both sides agree.</p>
    </Panel>
  )
}

function RefusedHooks() {
  const hooks = useInfiniteQuery({
    queryKey: ['refused-hooks'],
    queryFn: ({ pageParam }) => call('GET /api/console/hook/{lastCreateTime}', { lastCreateTime: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.at(-1)?.createTime ?? null,
  })
  const rows = hooks.data?.pages.flat() ?? []
  const isMore = hooks.hasNextPage && (hooks.data?.pages.at(-1)?.length ?? 0) > 0
  return (
    <Panel title="Webhooks that were refused">
      {hooks.isError && <p role="alert">{hooks.error.message}</p>}
      {hooks.data && rows.length === 0 && <p className="hint">None. Every webhook bore a valid signature.</p>}
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map(({ provider, reason, address, createTime }, i) => (
            <li key={`${createTime} ${i}`}>
              <Moment at={createTime} />
              <strong>{provider}</strong>
              <span>{reason}</span>
              <span>from {address}</span>
            </li>
          ))}
        </ul>
      )}
      {isMore && (
        <div>
          <Button busy={hooks.isFetchingNextPage} onClick={() => void hooks.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  )
}
