// Referrals: applications to become an agent, referrals between accounts of one person, and payouts.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { agentList, rebatePayoutList } from '@glasshouse/rulebook/backoffice/lists'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswer } from '../../client/answers.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { gold } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Applications } from './applications.tsx'
import { Links } from './links.tsx'
import { Person } from '../../ui/person.tsx'
import { messages } from './messages.ts'

export default function ReferPage() {
  const t = useMessages(messages)
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={[
          { id: 'applications', title: t('applications'), show: () => <Applications /> },
          { id: 'held', title: t('heldReferrals'), show: () => <Links isHeld /> },
          { id: 'links', title: t('allReferrals'), show: () => <Links /> },
          { id: 'agents', title: t('agents'), show: () => <Agents /> },
          { id: 'payouts', title: t('payouts'), show: () => <Payouts /> },
        ]}
      />
    </Page>
  )
}

function Agents() {
  const t = useMessages(messages)
  return (
    <DataTable
      list={agentList}
      title={t('agents')}
      columns={[
        { id: 'playerId', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
        'state',
        'level',
        'misses',
        { id: 'note', show: ({ note }) => note || <span className="hint">{t('none')}</span> },
        'createTime',
        { id: 'decideTime', show: ({ decideTime }) => <TimeOr at={decideTime} text={t('notYet')} /> },
      ]}
    />
  )
}

const TimeOr = ({ at, text }: { at: number | null; text: string }) =>
  at === null ? <span className="hint">{text}</span> : <Timestamp at={at} />

function Payouts() {
  const t = useMessages(messages)
  const sums = useAnswer('GET /api/console/refer/payout', {})
  return (
    <Stack gap={16}>
      {sums.isError && <p role="alert">{sums.error.message}</p>}
      {sums.data && (
        <Stats>
          <Stat
            label={t('pendingPayouts')}
            value={gold(sums.data.waiting)}
            note={t('pendingCount', { n: sums.data.players })}
          />
          <Stat label={t('commission')} value={gold(sums.data.commission)} note={t('commissionNote')} />
        </Stats>
      )}
      <DataTable
        list={rebatePayoutList}
        title={t('payouts')}
        columns={[
          { id: 'playerId', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
          'gold',
          'state',
          'createTime',
          { id: 'paidTime', show: ({ paidTime }) => <TimeOr at={paidTime} text={t('pending')} /> },
        ]}
        empty={t('noPayouts')}
      />
    </Stack>
  )
}
