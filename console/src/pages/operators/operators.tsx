// Who works in this house: owners invite, change roles, suspend, and help whoever has lost his second factor.

import { useState } from 'react'
import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/panel.tsx'
import { Deciding, type Decision } from './deciding.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import css from './operators.module.css'
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
    show: ({ status }) => (
      <span className={css.state} data-status={status}>
        {status}
      </span>
    ),
  },
  { id: 'hasSecond', title: 'Second factor', show: ({ hasSecond }) => (hasSecond ? 'set up' : 'not yet') },
  { id: 'lastSeen', title: 'Last seen', show: ({ lastSeen }) => (lastSeen ? <Moment at={lastSeen} isAgo /> : 'never') },
  { id: 'createTime', title: 'Since', isSorted: true, show: ({ createTime }) => <Moment at={createTime} /> },
  {
    id: 'acts',
    title: 'Decide',
    show: (row) =>
      row.id === me ? (
        <span className="hint">that is you</span>
      ) : (
        <div className={css.acts}>
          <Button kind="link" onClick={() => decide({ what: 'role', row })}>
            Role
          </Button>
          <Button kind="link" onClick={() => decide({ what: row.status === 'active' ? 'suspend' : 'lift', row })}>
            {row.status === 'active' ? 'Suspend' : 'Lift'}
          </Button>
          <Button kind="link" onClick={() => decide({ what: 'reset', row })}>
            Reset access
          </Button>
        </div>
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
        <Button kind="main" onClick={() => setInviting(true)}>
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
      {decision && <Deciding decision={decision} onDone={refresh} onClose={() => decide(null)} />}
    </Page>
  )
}
