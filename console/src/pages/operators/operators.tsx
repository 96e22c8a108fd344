// Operators: owners invite, change roles, suspend, and reset the access of those who lost their second factor.

import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table/card-table.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { DecisionDialog, type Decision } from './confirm-dialogs.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ROLES } from './roles.ts'

type Row = RowOf<'operators'>

const filters: Filter[] = [
  { id: 'name', label: 'Name begins with' },
  { id: 'role', label: 'Role', options: ROLES },
  { id: 'status', label: 'State', options: ['active', 'suspended'] },
]

const columnsFor = (me: number | undefined, decide: (decision: Decision) => void): Column<Row>[] => [
  { id: 'name', title: 'Name', isSorted: true, show: ({ name }) => <strong>{name}</strong> },
  { id: 'role', title: 'Role', show: ({ role }) => role },
  {
    id: 'status',
    title: 'State',
    show: ({ status }) => <Badge tone={status === 'suspended' ? 'bad' : 'plain'}>{status}</Badge>,
  },
  { id: 'hasSecond', title: 'Second factor', show: ({ hasSecond }) => (hasSecond ? 'set up' : 'not yet') },
  {
    id: 'lastSeen',
    title: 'Last seen',
    show: ({ lastSeen }) => (lastSeen ? <Timestamp at={lastSeen} isAgo /> : 'never'),
  },
  { id: 'createTime', title: 'Since', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
  {
    id: 'acts',
    title: 'Decide',
    show: (row) =>
      row.id === me ? (
        <span className="hint">that is you</span>
      ) : (
        <Row wrap gap="4px 14px">
          <Button kind="link" onClick={() => decide({ what: 'role', row })}>
            Role
          </Button>
          <Button kind="link" onClick={() => decide({ what: row.status === 'active' ? 'suspend' : 'lift', row })}>
            {row.status === 'active' ? 'Suspend' : 'Lift'}
          </Button>
          <Button kind="link" onClick={() => decide({ what: 'reset', row })}>
            Reset access
          </Button>
        </Row>
      ),
  },
]

export default function OperatorsPage() {
  const cache = useAnswerCache()
  const me = useOperator()
  const [decision, decide] = useState<Decision | null>(null)
  const [isInviting, setInviting] = useState(false)
  const refresh = async (): Promise<void> => {
    await cache.refresh('GET /api/console/list/operators')
    await cache.refresh('GET /api/console/invitation')
  }
  return (
    <Page
      title="Operators"
      aside={
        <Button kind="primary" onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      <Invitations />
      <DataTable
        list="operators"
        title="Operators"
        columns={columnsFor(me?.id, decide)}
        keyOf={({ id }) => id}
        filters={filters}
        sort="name"
      />
      {isInviting && (
        <InviteDialog
          onInvite={async (name, role) => {
            const made = await call('POST /api/console/invitation', { name, role })
            await refresh()
            return made.secret
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {decision && <DecisionDialog decision={decision} onDone={refresh} onClose={() => decide(null)} />}
    </Page>
  )
}
