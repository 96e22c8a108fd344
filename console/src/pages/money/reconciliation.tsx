// Differences between gateway or chains and the ledger, and webhooks that were refused.

import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Panel as InsetPanel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache, useAnswerPages } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'

const EVERY_MS = 15_000
const REPORT = 'GET /api/console/reconciliation'
/** The reference of a difference that arises when somebody else has sent from the hot wallet. */
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
  <Stack gap={16}>
    <Differences />
    <RefusedHooks />
  </Stack>
)

function Differences() {
  const report = useAnswer(REPORT, {}, { refetchInterval: EVERY_MS })
  return <Loaded query={report}>{(data) => <DifferencesPanel report={data} />}</Loaded>
}

const DifferencesPanel = ({ report: { lookedAt, differences } }: { report: Answer<typeof REPORT> }) => (
  <Panel
    title="Differences"
    aside={
      <span className="hint">
        gateway compared {lookedAt === null ? 'never yet' : <Timestamp at={lookedAt} isAgo />}
      </span>
    }
  >
    {differences.length === 0 ? (
      <p>Gateway, chains and ledger agree in everything.</p>
    ) : (
      <Grid as="ul" min="22rem" gap={16}>
        {differences.map(({ subject, reference, ours, theirs, firstSeen }) => (
          <li key={`${subject} ${reference}`}>
            <InsetPanel look="inset" title={<h3>{SUBJECTS[subject] ?? subject}</h3>}>
              <code>{reference}</code>
              <Facts isAligned>
                <Fact name="We say">{ours}</Fact>
                <Fact name="They say">{theirs}</Fact>
                <Fact name="Seen first">
                  <Timestamp at={firstSeen} />
                </Fact>
              </Facts>
              {subject === 'chain.payout' && <AdoptNonce network={FOREIGN_NONCE.exec(reference)?.[1]} />}
            </InsetPanel>
          </li>
        ))}
      </Grid>
    )}
    <p className="hint">Nothing is mended by itself: a difference stays until both sides agree.</p>
  </Panel>
)

/** No payout leaves a wallet from which others have sent, until an operator confirms that these were ours. */
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
        <FormDialog
          title={`Pay on from the hot wallet of ${network}?`}
          act="Pay on"
          onSubmit={async () => {
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
        </FormDialog>
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
        <List>
          {rows.map(({ provider, reason, address, createTime }, i) => (
            <Row as="li" key={`${createTime} ${i}`} wrap gap="4px 16px" pad="8px 0">
              <Timestamp at={createTime} />
              <strong>{provider}</strong>
              <span>{reason}</span>
              <span>from {address}</span>
            </Row>
          ))}
        </List>
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
