// Where gateway or chains and the ledger do not say the same, and webhooks that were not believed.

import { useState } from 'react'
import { useAnswer, useAnswerCache, useAnswerPages } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './money.module.css'

const EVERY_MS = 15_000
const REPORT = 'GET /api/console/reconciliation'
/** What a difference is called whose cause is that somebody else sent from the hot wallet. */
const FOREIGN_NONCE = /^(.+):nonce$/

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
  const report = useAnswer(REPORT, {}, { refetchInterval: EVERY_MS })
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
              {subject === 'chain.payout' && <AdoptNonce network={FOREIGN_NONCE.exec(reference)?.[1]} />}
            </li>
          ))}
        </ul>
      )}
      <p className="hint">Nothing is mended by itself: a difference stays until both sides agree.</p>
    </Panel>
  )
}

/** Nothing goes out of a wallet from which others have sent, until somebody says that these were ours. */
function AdoptNonce({ network }: { network: string | undefined }) {
  const cache = useAnswerCache()
  const [asks, setAsks] = useState(false)
  if (!network) return null
  return (
    <>
      <div>
        <Button onClick={() => setAsks(true)}>These were ours: pay on</Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={`Pay on from the hot wallet of ${network}?`}
          act="Pay on"
          onConfirm={async () => {
            const { from, to } = await call('POST /api/console/chain/nonce', { network })
            toast(
              to === null
                ? 'Our number was not behind: nothing had to be changed.'
                : `${network} goes on with number ${to} instead of ${from}.`,
            )
            await cache.refresh(REPORT)
          }}
          onClose={() => setAsks(false)}
        >
          <p>
            Only if you know who sent from this wallet. If nobody of yours did, somebody else has its key: close the
            house and move the coins. It is kept in the audit log that you said so.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function RefusedHooks() {
  const hooks = useAnswerPages(
    'GET /api/console/hook/{lastCreateTime}',
    (lastCreateTime: number) => ({ lastCreateTime }),
    { initialPageParam: 0, getNextPageParam: (page) => page.at(-1)?.createTime ?? null },
  )
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
