import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { linkList } from '@glasshouse/rulebook/backoffice/lists'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type ListColumn } from '../../ui/data-table/data-table.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { Person } from '../../ui/person.tsx'

type Link = RowOf<typeof linkList>
interface Decision {
  readonly link: Link
  readonly state: 'released' | 'refused'
}

const why: Readonly<Record<string, string>> = {
  device: 'the same browser',
  payout: 'paid to the same place',
  phone: 'one is paid to the other’s phone',
}
const explain = (reasons: string): string =>
  reasons
    .split(', ')
    .map((reason) => why[reason] ?? reason)
    .join('; ')

const micro = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
const goldOfMicro = (amount: number): string => micro.format(amount / 1_000_000)

const columnsFor = (decide: (decision: Decision) => void): ListColumn<typeof linkList>[] => [
  { id: 'upline', show: ({ upline, uplineId }) => <Person name={upline} id={uplineId} /> },
  { id: 'friend', show: ({ friend, friendId }) => <Person name={friend} id={friendId} /> },
  { id: 'reasons', show: ({ reasons }) => explain(reasons) },
  { id: 'microAmount', show: ({ microAmount }) => goldOfMicro(microAmount) },
  'state',
  'createTime',
  {
    id: 'acts',
    title: 'Decide',
    show: (link) =>
      link.state === 'held' ? (
        <Row wrap gap="8px 14px">
          <Button kind="link" onClick={() => decide({ link, state: 'released' })}>
            Release
          </Button>
          <Button kind="link" onClick={() => decide({ link, state: 'refused' })}>
            Refuse
          </Button>
        </Row>
      ) : (
        <span className="hint">decided</span>
      ),
  },
]

/** Invitations between accounts that may be one person's. */
export function Links({ isHeld = false }: { isHeld?: boolean }) {
  const cache = useAnswerCache()
  const [decision, decide] = useState<Decision | null>(null)
  return (
    <>
      <DataTable
        list={linkList}
        title={isHeld ? 'Held links' : 'Links'}
        columns={columnsFor(decide)}
        // What waits is shown with the oldest first.
        {...(isHeld && { fixed: { state: 'held' }, sort: 'createTime' })}
        empty="No invitation looks like one person’s."
      />
      {decision && (
        <FormDialog
          title={decision.state === 'released' ? 'Release this invitation?' : 'Refuse this invitation for good?'}
          act={decision.state === 'released' ? 'Release' : 'Refuse'}
          isDanger={decision.state === 'refused'}
          wantsReason
          onClose={() => decide(null)}
          onSubmit={async ({ reason }) => {
            const { uplineId, friendId } = decision.link
            try {
              await call('POST /api/console/refer/link', { uplineId, friendId, state: decision.state, reason })
            } finally {
              await cache.refresh('GET /api/console/list/links')
            }
            toast(decision.state === 'released' ? 'Released.' : 'Refused.')
          }}
        >
          <p>
            {decision.link.upline} invited {decision.link.friend}: {explain(decision.link.reasons)}.
          </p>
          <p>
            {decision.state === 'released'
              ? `${goldOfMicro(decision.link.microAmount)} gold that was held is paid on Monday, and so is what follows.`
              : 'Nothing of it is paid, now or later.'}
          </p>
        </FormDialog>
      )}
    </>
  )
}
