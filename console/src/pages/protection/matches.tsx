import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { exclusionMatchList } from '@glasshouse/rulebook/backoffice/lists'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { useState } from 'react'
import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type ListColumn } from '../../ui/data-table/data-table.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

type Match = RowOf<typeof exclusionMatchList>
type Text = Translate<keyof (typeof messages)['en']>
interface Decision {
  readonly match: Match
  readonly isSamePerson: boolean
}

const columnsFor = (
  t: Text,
  decide: ((decision: Decision) => void) | null,
): ListColumn<typeof exclusionMatchList>[] => [
  'createTime',
  {
    id: 'playerId',
    show: ({ nickname, playerId: id }) => (
      <>
        <a href={`#/players/${id}`}>{nickname}</a> <span className="hint">{id}</span>
      </>
    ),
  },
  'kind',
  {
    id: 'excludedId',
    show: ({ excludedId: id }) => (id === null ? t('closedAccount') : <a href={`#/players/${id}`}>{id}</a>),
  },
  { id: 'until', show: ({ until }) => (until === null ? t('permanent') : <Timestamp at={until} />) },
  'effect',
  'state',
  {
    id: 'decision',
    title: t('decision'),
    show: (match) => <DecisionCell match={match} decide={decide} />,
  },
]

function DecisionCell({ match, decide }: { match: Match; decide: ((decision: Decision) => void) | null }) {
  const t = useMessages(messages)
  const { state, operator, reason } = match
  return (
    <Row wrap gap="8px 14px">
      {operator !== null && <span className="hint">{t('decidedBy', { name: operator, reason: reason ?? '' })}</span>}
      {decide && state !== 'confirmed' && (
        <Button kind="link" onClick={() => decide({ match, isSamePerson: true })}>
          {t('samePerson')}
        </Button>
      )}
      {decide && state !== 'lifted' && (
        <Button kind="link" onClick={() => decide({ match, isSamePerson: false })}>
          {t('otherPerson')}
        </Button>
      )}
    </Row>
  )
}

/** Accounts that may belong to a player on a time-out or self-excluded. */
export function Matches({ playerId }: { playerId?: number }) {
  const t = useMessages(messages)
  const me = useOperator()
  const cache = useAnswerCache()
  const [decision, decide] = useState<Decision | null>(null)
  const mayDecide = me?.role === 'risk' || me?.role === 'owner'
  return (
    <>
      <DataTable
        list={exclusionMatchList}
        title={t('matches')}
        columns={columnsFor(t, mayDecide ? decide : null)}
        {...(playerId !== undefined && { fixed: { player: playerId } })}
        empty={t('noMatches')}
      />
      {decision && (
        <DecisionDialog
          {...decision}
          onDone={() => cache.refresh('GET /api/console/list/exclusion-matches')}
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

function DecisionDialog({ match, isSamePerson, onDone, onClose }: DecisionDialogProps) {
  const t = useMessages(messages)
  const { id, nickname: name } = match
  return (
    <FormDialog
      title={t(isSamePerson ? 'confirmTitle' : 'liftTitle', { name })}
      act={t(isSamePerson ? 'blockPlayer' : 'liftMatch')}
      isDanger={isSamePerson}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        try {
          await call('POST /api/console/protection/match', { id, isSamePerson, reason })
        } finally {
          await onDone()
        }
        toast(t(isSamePerson ? 'matchConfirmed' : 'matchLifted', { name }))
      }}
    >
      <p>{t(isSamePerson ? 'confirmText' : 'liftText')}</p>
    </FormDialog>
  )
}
