// Operators: owners invite, change roles, suspend, and reset the access of those who lost their second factor.

import { operatorList } from '@glasshouse/rulebook/backoffice/lists'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { useState } from 'react'
import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type ListColumn } from '../../ui/data-table/data-table.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { DecisionDialog, type Decision } from './confirm-dialogs.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { messages } from './messages.ts'
import { Proposals } from './proposals.tsx'

const columnsFor = (
  t: Translate<keyof (typeof messages)['en']>,
  me: number | undefined,
  decide: (decision: Decision) => void,
): ListColumn<typeof operatorList>[] => [
  { id: 'name', show: ({ name }) => <strong>{name}</strong> },
  'role',
  { id: 'status', show: ({ status }) => <Badge tone={status === 'suspended' ? 'bad' : 'plain'}>{status}</Badge> },
  { id: 'hasSecond', show: ({ hasSecond }) => t(hasSecond ? 'isSetUp' : 'notSetUp') },
  { id: 'lastSeen', show: ({ lastSeen }) => (lastSeen ? <Timestamp at={lastSeen} isAgo /> : t('never')) },
  'createTime',
  {
    id: 'acts',
    title: t('action'),
    show: (row) =>
      row.id === me ? (
        <span className="hint">{t('you')}</span>
      ) : (
        <Row wrap gap="4px 14px">
          <Button kind="link" onClick={() => decide({ what: 'role', row })}>
            {t('changeRole')}
          </Button>
          <Button kind="link" onClick={() => decide({ what: row.status === 'active' ? 'suspend' : 'lift', row })}>
            {t(row.status === 'active' ? 'suspend' : 'lift')}
          </Button>
          <Button kind="link" onClick={() => decide({ what: 'reset', row })}>
            {t('resetAccess')}
          </Button>
        </Row>
      ),
  },
]

export default function OperatorsPage() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const me = useOperator()
  const [decision, decide] = useState<Decision | null>(null)
  const [isInviting, setInviting] = useState(false)
  const refresh = async (): Promise<void> => {
    await cache.refresh('GET /api/console/list/operators')
    await cache.refresh('GET /api/console/invitation')
    await cache.refresh('GET /api/console/operator/proposal')
  }
  return (
    <Page
      title={t('title')}
      aside={
        <Button kind="primary" onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      <Proposals onDecided={refresh} />
      <Invitations />
      <DataTable
        list={operatorList}
        title={t('title')}
        filters={['name', 'role', 'status']}
        columns={columnsFor(t, me?.id, decide)}
      />
      {isInviting && (
        <InviteDialog
          onInvite={async (name, role) => {
            const made = await call('POST /api/console/invitation', { name, role })
            await refresh()
            return { secret: made.secret, isAgreed: made.invitation.isAgreed }
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {decision && <DecisionDialog decision={decision} onDone={refresh} onClose={() => decide(null)} />}
    </Page>
  )
}
