// Referrals: applications to become an agent, invitations that may be one person's, and what was paid.

import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Column } from '../../ui/data-table/card-table.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { gold, number } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Applications } from './applications.tsx'
import { Links } from './links.tsx'
import { Person } from '../../ui/person.tsx'

export default function ReferPage() {
  return (
    <Page title="Refer">
      <Tabs
        label="Refer"
        tabs={[
          { id: 'applications', title: 'Applications', show: () => <Applications /> },
          { id: 'held', title: 'Held links', show: () => <Links isHeld /> },
          { id: 'links', title: 'All links', show: () => <Links /> },
          { id: 'agents', title: 'Agents', show: () => <Agents /> },
          { id: 'payouts', title: 'Payouts', show: () => <Payouts /> },
        ]}
      />
    </Page>
  )
}

type Agent = RowOf<'agents'>
const agentFilters: Filter[] = [
  { id: 'state', label: 'State', options: ['asked', 'approved', 'refused'] },
  { id: 'level', label: 'Level', options: ['friend', 'bronze', 'silver', 'gold'] },
]
const agentColumns: Column<Agent>[] = [
  { id: 'player', title: 'Player', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
  { id: 'state', title: 'State', show: ({ state }) => state },
  { id: 'level', title: 'Level', show: ({ level }) => level },
  { id: 'misses', title: 'Months missed', isNumber: true, show: ({ misses }) => misses },
  { id: 'note', title: 'Words', isText: true, show: ({ note }) => note || <span className="hint">none</span> },
  { id: 'createTime', title: 'Asked', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
  {
    id: 'decideTime',
    title: 'Decided',
    show: ({ decideTime }) => (decideTime ? <Timestamp at={decideTime} /> : <span className="hint">not yet</span>),
  },
]

const Agents = () => (
  <DataTable
    list="agents"
    title="Agents"
    columns={agentColumns}
    keyOf={({ playerId }) => playerId}
    filters={agentFilters}
    sort="-createTime"
  />
)

type Payout = RowOf<'rebate-payouts'>
const payoutFilters: Filter[] = [
  { id: 'state', label: 'State', options: ['waiting', 'paid'] },
  { id: 'player', label: 'Player’s number' },
]
const payoutColumns: Column<Payout>[] = [
  { id: 'player', title: 'Player', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
  { id: 'gold', title: 'Gold', isNumber: true, show: (row) => gold(row.gold) },
  { id: 'state', title: 'State', show: ({ state }) => state },
  { id: 'createTime', title: 'Due', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
  {
    id: 'paidTime',
    title: 'Paid',
    show: ({ paidTime }) => (paidTime ? <Timestamp at={paidTime} /> : <span className="hint">waits</span>),
  },
]

function Payouts() {
  const sums = useAnswer('GET /api/console/refer/payout', {})
  return (
    <Stack gap={16}>
      {sums.isError && <p role="alert">{sums.error.message}</p>}
      {sums.data && (
        <Stats>
          <Stat
            label="Wait for the commission"
            value={gold(sums.data.waiting)}
            note={`payouts: ${number(sums.data.players)}`}
          />
          <Stat label="Commission account" value={gold(sums.data.commission)} note="pays them, as far as it reaches" />
        </Stats>
      )}
      <DataTable
        list="rebate-payouts"
        title="Payouts"
        columns={payoutColumns}
        keyOf={({ id }) => id}
        filters={payoutFilters}
        sort="-createTime"
        empty="Nothing was paid yet: rebates are paid on Mondays."
      />
    </Stack>
  )
}
