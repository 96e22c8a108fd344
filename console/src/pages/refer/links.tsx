import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { linkList } from '@glasshouse/rulebook/backoffice/lists'
import { locales } from '@glasshouse/rulebook/text/text'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { useState } from 'react'
import { useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type ListColumn } from '../../ui/data-table/data-table.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { Person } from '../../ui/person.tsx'
import { messages } from './messages.ts'

type Link = RowOf<typeof linkList>
interface Decision {
  readonly link: Link
  readonly state: 'released' | 'refused'
}

type Text = Translate<keyof (typeof messages)['en']>

const REASONS = ['device', 'payout', 'phone', 'unknown'] as const
const explain = (t: Text, reasons: string): string =>
  reasons
    .split(', ')
    .map((reason) => {
      const known = REASONS.find((each) => each === reason)
      return known ? t(known) : reason
    })
    .join(', ')

const micro = new Intl.NumberFormat(locales.en, { maximumFractionDigits: 6 })
const goldOfMicro = (amount: number): string => micro.format(amount / 1_000_000)

const columnsFor = (t: Text, decide: (decision: Decision) => void): ListColumn<typeof linkList>[] => [
  { id: 'upline', show: ({ upline, uplineId }) => <Person name={upline} id={uplineId} /> },
  { id: 'friend', show: ({ friend, friendId }) => <Person name={friend} id={friendId} /> },
  { id: 'reasons', show: ({ reasons }) => explain(t, reasons) },
  { id: 'microAmount', show: ({ microAmount }) => goldOfMicro(microAmount) },
  'state',
  'createTime',
  {
    id: 'acts',
    title: t('action'),
    show: (link) =>
      link.state === 'held' ? (
        <Row wrap gap="8px 14px">
          <Button kind="link" onClick={() => decide({ link, state: 'released' })}>
            {t('release')}
          </Button>
          <Button kind="link" onClick={() => decide({ link, state: 'refused' })}>
            {t('decline')}
          </Button>
        </Row>
      ) : (
        <span className="hint">{t('decided')}</span>
      ),
  },
]

/** Invitations between accounts that may be one person's. */
export function Links({ isHeld = false }: { isHeld?: boolean }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const [decision, decide] = useState<Decision | null>(null)
  return (
    <>
      <DataTable
        list={linkList}
        title={t(isHeld ? 'heldReferrals' : 'allReferrals')}
        columns={columnsFor(t, decide)}
        // Held referrals are shown with the oldest first.
        {...(isHeld && { fixed: { state: 'held' }, sort: 'createTime' })}
        empty={t('noReferrals')}
      />
      {decision && (
        <DecisionDialog
          {...decision}
          onDone={() => cache.refresh('GET /api/console/list/links')}
          onClose={() => decide(null)}
        />
      )}
    </>
  )
}

interface DecisionDialogProps extends Decision {
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

function DecisionDialog({ link, state, onDone, onClose }: DecisionDialogProps) {
  const t = useMessages(messages)
  const { upline: inviter, uplineId, friend, friendId } = link
  const isReleased = state === 'released'
  return (
    <FormDialog
      title={t(isReleased ? 'releaseTitle' : 'refuseTitle', { inviter, friend })}
      act={t(isReleased ? 'release' : 'decline')}
      isDanger={!isReleased}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        try {
          await call('POST /api/console/refer/link', { uplineId, friendId, state, reason })
        } finally {
          await onDone()
        }
        toast(t(isReleased ? 'released' : 'refused', { friend }))
      }}
    >
      <p>{t('referralText', { inviter, friend, reasons: explain(t, link.reasons) })}</p>
      <p>{isReleased ? t('releaseText', { gold: goldOfMicro(link.microAmount) }) : t('refuseText')}</p>
    </FormDialog>
  )
}
