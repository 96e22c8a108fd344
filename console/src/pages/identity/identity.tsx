// Identity: documents to review, and one case with its images.

import { identityList, sanctionsList } from '@glasshouse/rulebook/backoffice/lists'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { usePlace } from '../../client/place.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { Person } from '../../ui/person.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Case } from './case.tsx'
import { messages } from './messages.ts'
import { SanctionsLists } from './sanctions-lists.tsx'

export default function IdentityPage() {
  const t = useMessages(messages)
  const [id] = usePlace().rest
  if (id && /^\d+$/.test(id)) return <Case key={id} id={Number(id)} />
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={[
          { id: 'queue', title: t('queue'), show: () => <Cases isQueue /> },
          { id: 'all', title: t('allCases'), show: () => <Cases /> },
          { id: 'matches', title: t('matches'), show: () => <Matches /> },
          { id: 'lists', title: t('lists'), show: () => <SanctionsLists /> },
        ]}
      />
    </Page>
  )
}

/** The queue shows the case that has waited longest first. */
function Cases({ isQueue = false }: { isQueue?: boolean }) {
  const t = useMessages(messages)
  return (
    <DataTable
      list={identityList}
      title={t(isQueue ? 'queue' : 'allCases')}
      {...(isQueue && { fixed: { state: 'waiting' as const }, sort: 'createTime' })}
      columns={[
        { id: 'id', show: ({ id }) => <a href={`#/identity/${id}`}>{t('openCase', { id })}</a> },
        { id: 'playerId', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
        'documentKind',
        'state',
        'createTime',
        {
          id: 'decideTime',
          show: ({ decideTime }) =>
            decideTime === null ? <span className="hint">{t('notYet')}</span> : <Timestamp at={decideTime} />,
        },
        { id: 'operator', show: ({ operator }) => operator ?? <span className="hint">{t('notYet')}</span> },
      ]}
      empty={t(isQueue ? 'noneWaiting' : 'noCases')}
    />
  )
}

function Matches() {
  const t = useMessages(messages)
  return (
    <>
      <p className="hint">{t('matchesText')}</p>
      <DataTable
        list={sanctionsList}
        title={t('matches')}
        columns={[
          { id: 'caseId', show: ({ caseId }) => <a href={`#/identity/${caseId}`}>{t('openCase', { id: caseId })}</a> },
          { id: 'playerId', show: ({ nickname, playerId }) => <Person name={nickname} id={playerId} /> },
          'listedName',
          'source',
          'reference',
          'score',
          'birth',
          'state',
          'createTime',
        ]}
        empty={t('noMatches')}
      />
    </>
  )
}
