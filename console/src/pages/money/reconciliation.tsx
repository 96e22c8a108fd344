// Discrepancies between gateway or chains and the ledger, and webhooks that were rejected.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
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
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

const EVERY_MS = 15_000
const REPORT = 'GET /api/console/reconciliation'
/** The reference of a discrepancy that arises when another sender has used the hot wallet. */
const FOREIGN_NONCE = /^(.+):nonce$/

const SUBJECTS = [
  'gateway.order',
  'gateway.payout',
  'recharge',
  'recharge.reversed',
  'chain.balance',
  'chain.payout',
  'chain.network',
] as const

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

function DifferencesPanel({ report: { lookedAt, differences } }: { report: Answer<typeof REPORT> }) {
  const t = useMessages(messages)
  const titleOf = (subject: string): string => {
    if (subject === 'withdrawal') return t('payoutDiffers')
    const known = SUBJECTS.find((each) => each === subject)
    return known ? t(known) : subject
  }
  return (
    <Panel
      title={t('discrepancies')}
      aside={
        <span className="hint">
          {lookedAt === null ? (
            t('neverCompared')
          ) : (
            <Sentence text={t('compared')} parts={{ time: <Timestamp at={lookedAt} isAgo /> }} />
          )}
        </span>
      }
    >
      {differences.length === 0 ? (
        <p>{t('noDiscrepancies')}</p>
      ) : (
        <Grid as="ul" min="22rem" gap={16}>
          {differences.map(({ subject, reference, ours, theirs, firstSeen }) => (
            <li key={`${subject} ${reference}`}>
              <InsetPanel look="inset" title={<h3>{titleOf(subject)}</h3>}>
                <code>{reference}</code>
                <Facts isAligned>
                  <Fact name={t('ours')}>{ours}</Fact>
                  <Fact name={t('theirs')}>{theirs}</Fact>
                  <Fact name={t('firstSeen')}>
                    <Timestamp at={firstSeen} />
                  </Fact>
                </Facts>
                {subject === 'recharge.reversed' && <SettleReversal reference={reference} />}
                {subject === 'chain.payout' && <AdoptNonce network={FOREIGN_NONCE.exec(reference)?.[1]} />}
              </InsetPanel>
            </li>
          ))}
        </Grid>
      )}
      <p className="hint">{t('discrepancyHint')}</p>
    </Panel>
  )
}

/** A refund or chargeback sends the player's withdrawals to review until an operator has settled it. */
function SettleReversal({ reference }: { reference: string }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div>
        <Button onClick={() => setAsks(true)}>{t('settle')}</Button>
      </div>
      {asks && (
        <FormDialog
          title={t('settleTitle')}
          act={t('settle')}
          wantsReason
          onSubmit={async ({ reason }) => {
            await call('POST /api/console/recharge/settle', { reference, note: reason })
            toast(t('settled', { reference }))
            await cache.refresh(REPORT)
          }}
          onClose={() => setAsks(false)}
        >
          <p>{t('settleText')}</p>
        </FormDialog>
      )}
    </>
  )
}

/** No payout leaves a wallet from which others have sent, until an operator confirms that these were ours. */
function AdoptNonce({ network }: { network: string | undefined }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const [asks, setAsks] = useState(false)
  if (!network) return null
  return (
    <>
      <div>
        <Button onClick={() => setAsks(true)}>{t('resumePayouts')}</Button>
      </div>
      {asks && (
        <FormDialog
          title={t('resumePayoutsTitle', { network })}
          act={t('resumePayoutsAct')}
          onSubmit={async () => {
            const { from, to } = await call('POST /api/console/chain/nonce', { network })
            toast(
              to === null ? t('nonceUnchanged', { network }) : t('nonceChanged', { network, from: from ?? '–', to }),
            )
            await cache.refresh(REPORT)
          }}
          onClose={() => setAsks(false)}
        >
          <p>{t('resumePayoutsText')}</p>
        </FormDialog>
      )}
    </>
  )
}

function RefusedHooks() {
  const t = useMessages(messages)
  const hooks = useAnswerPages(
    'GET /api/console/hook/{lastCreateTime}',
    (lastCreateTime: number) => ({ lastCreateTime }),
    { initialPageParam: 0, getNextPageParam: (page) => page.at(-1)?.createTime ?? null },
  )
  const rows = hooks.data?.pages.flat() ?? []
  const isMore = hooks.hasNextPage && (hooks.data?.pages.at(-1)?.length ?? 0) > 0
  return (
    <Panel title={t('rejectedWebhooks')}>
      {hooks.isError && <p role="alert">{hooks.error.message}</p>}
      {hooks.data && rows.length === 0 && <p className="hint">{t('noRejectedWebhooks')}</p>}
      {rows.length > 0 && (
        <List>
          {rows.map(({ provider, reason, address, createTime }, i) => (
            <Row as="li" key={`${createTime} ${i}`} wrap gap="4px 16px" pad="8px 0">
              <Timestamp at={createTime} />
              <strong>{provider}</strong>
              <span>{reason}</span>
              <span>{t('fromAddress', { address })}</span>
            </Row>
          ))}
        </List>
      )}
      {isMore && (
        <div>
          <Button busy={hooks.isFetchingNextPage} onClick={() => void hooks.fetchNextPage()}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
