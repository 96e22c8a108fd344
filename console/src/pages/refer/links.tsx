import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table/card-table.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { Person } from '../../ui/person.tsx'

type Link = RowOf<'links'>
interface Decision {
  readonly link: Link
  readonly state: 'released' | 'refused'
}

const filters: Filter[] = [{ id: 'state', label: 'State', options: ['held', 'released', 'refused'] }]
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

const columnsFor = (decide: (decision: Decision) => void): Column<Link>[] => [
  { id: 'upline', title: 'Inviter', show: ({ upline, uplineId }) => <Person name={upline} id={uplineId} /> },
  { id: 'friend', title: 'Friend', show: ({ friend, friendId }) => <Person name={friend} id={friendId} /> },
  { id: 'reasons', title: 'Why', show: ({ reasons }) => explain(reasons) },
  { id: 'microAmount', title: 'Rebates, gold', isNumber: true, show: ({ microAmount }) => goldOfMicro(microAmount) },
  { id: 'state', title: 'State', show: ({ state }) => state },
  { id: 'createTime', title: 'Since', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
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
        list="links"
        title={isHeld ? 'Held links' : 'Links'}
        columns={columnsFor(decide)}
        keyOf={({ id }) => id}
        // What waits is shown with the oldest first.
        {...(isHeld ? { fixed: { state: 'held' }, sort: 'createTime' } : { filters, sort: '-createTime' })}
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
