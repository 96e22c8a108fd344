// Referrals: applications to become an agent, invitations that may be one person's, and what was paid.

import { agentList, rebatePayoutList } from '@glasshouse/rulebook/backoffice/lists'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswer } from '../../client/answers.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
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

const Agents = () => (
  <DataTable
    list={agentList}
    title="Agents"
    columns={[
      { id: 'playerId', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
      'state',
      'level',
      'misses',
      { id: 'note', show: ({ note }) => note || <span className="hint">none</span> },
      'createTime',
      { id: 'decideTime', show: ({ decideTime }) => <TimeOr at={decideTime} text="not yet" /> },
    ]}
  />
)

const TimeOr = ({ at, text }: { at: number | null; text: string }) =>
  at === null ? <span className="hint">{text}</span> : <Timestamp at={at} />

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
        list={rebatePayoutList}
        title="Payouts"
        columns={[
          { id: 'playerId', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
          'gold',
          'state',
          'createTime',
          { id: 'paidTime', show: ({ paidTime }) => <TimeOr at={paidTime} text="waits" /> },
        ]}
        empty="Nothing was paid yet: rebates are paid on Mondays."
      />
    </Stack>
  )
}
