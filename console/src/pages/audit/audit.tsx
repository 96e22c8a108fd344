// What operators have done. The journal can be checked from its first row to its last, and taken out to be checked
// elsewhere.

import { useMutation } from '@tanstack/react-query'
import { call, download } from '../../client/call.ts'
import { setQuery } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/panel.tsx'
import { Changes } from './change-list.tsx'
import { Verdict } from './verdict.tsx'

type AuditEntry = RowOf<'acts'>

const filters: Filter[] = [
  { id: 'operator', label: 'Operator' },
  { id: 'act', label: 'Act' },
  { id: 'subject', label: 'Subject' },
  { id: 'from', label: 'From', kind: 'from' },
  { id: 'to', label: 'To', kind: 'to' },
]

/** What is pressed becomes a filter. */
const Filtered = ({ by, value }: { by: string; value: string }) => (
  <Button kind="link" onClick={() => setQuery({ [by]: value })}>
    {value}
  </Button>
)

const columns: Column<AuditEntry>[] = [
  { id: 'seq', title: 'No.', show: ({ seq }) => seq },
  { id: 'createTime', title: 'Time', isSorted: true, show: ({ createTime }) => <Moment at={createTime} /> },
  {
    id: 'operator',
    title: 'Operator',
    show: ({ operator, role }) => (
      <>
        <Filtered by="operator" value={operator} /> <span className="hint">{role}</span>
      </>
    ),
  },
  { id: 'act', title: 'Act', show: ({ act }) => <Filtered by="act" value={act} /> },
  { id: 'subject', title: 'Subject', isText: true, show: ({ subject }) => <Filtered by="subject" value={subject} /> },
  {
    id: 'changes',
    title: 'Before → after',
    isText: true,
    show: ({ before, after }) => <Changes before={before} after={after} />,
  },
]

export default function AuditPage() {
  const verify = useMutation({ mutationFn: () => call('GET /api/console/audit/verify', {}) })
  const file = useMutation({ mutationFn: () => download('GET /api/console/audit/export', {}) })
  return (
    <Page
      title="Audit"
      aside={
        <>
          <Button busy={file.isPending} onClick={() => file.mutate()}>
            {file.isPending ? 'Preparing…' : 'Export journal'}
          </Button>
          <Button kind="main" busy={verify.isPending} onClick={() => verify.mutate()}>
            {verify.isPending ? 'Checking…' : 'Verify journal'}
          </Button>
        </>
      }
    >
      {verify.isError && <p role="alert">{verify.error.message}</p>}
      {file.isError && <p role="alert">{file.error.message}</p>}
      <div role="status">{verify.data && <Verdict report={verify.data} />}</div>
      <DataTable
        list="acts"
        title="What operators have done"
        columns={columns}
        keyOf={({ seq }) => seq}
        filters={filters}
        sort="-createTime"
      />
    </Page>
  )
}
