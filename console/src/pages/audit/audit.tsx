// The audit log. It can be verified from its first row to its last, and exported to be verified elsewhere.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { auditList } from '@glasshouse/rulebook/backoffice/lists'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { call, download, type Answer } from '../../client/call.ts'
import { setQuery } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Changes } from './changes.tsx'
import css from './audit.module.css'
import { messages } from './messages.ts'

/** A value that becomes a filter when pressed. */
const Filtered = ({ by, value }: { by: string; value: string }) => (
  <Button kind="link" onClick={() => setQuery({ [by]: value })}>
    {value}
  </Button>
)

export default function AuditPage() {
  const t = useMessages(messages)
  const verify = useMutation({ mutationFn: () => call('GET /api/console/audit/verify', {}) })
  const file = useMutation({ mutationFn: () => download('GET /api/console/audit/export', {}) })
  return (
    <Page
      title={t('title')}
      aside={
        <>
          <Button busy={file.isPending} onClick={() => file.mutate()}>
            {t(file.isPending ? 'preparing' : 'export')}
          </Button>
          <Button kind="primary" busy={verify.isPending} onClick={() => verify.mutate()}>
            {t(verify.isPending ? 'checking' : 'verify')}
          </Button>
        </>
      }
    >
      {verify.isError && <p role="alert">{verify.error.message}</p>}
      {file.isError && <p role="alert">{file.error.message}</p>}
      <div role="status">{verify.data && <Verdict report={verify.data} />}</div>
      <DataTable
        list={auditList}
        title={t('actions')}
        columns={[
          'seq',
          'createTime',
          {
            id: 'operator',
            show: ({ operator, role }) => (
              <>
                <Filtered by="operator" value={operator} /> <span className="hint">{role}</span>
              </>
            ),
          },
          { id: 'act', show: ({ act }) => <Filtered by="act" value={act} /> },
          { id: 'subject', show: ({ subject }) => <Filtered by="subject" value={subject} /> },
          { id: 'before', show: ({ before, after }) => <Changes before={before} after={after} /> },
        ]}
      />
    </Page>
  )
}

function Verdict({ report }: { report: Answer<'GET /api/console/audit/verify'> }) {
  const t = useMessages(messages)
  const { rows, head, broken, checkedAt } = report
  return (
    <div className={css.verdict} data-holds={broken === null}>
      <Text weight={700} tone={broken ? 'lose' : 'win'}>
        {broken ? t('tampered', { details: broken.words }) : t('intact', { n: rows })}
      </Text>
      <p className="hint">
        <Sentence text={t('checkedAt')} parts={{ time: <Timestamp at={checkedAt} /> }} />{' '}
        {t('lastRow', { row: head.seq })} <code>{head.hash}</code>
      </p>
    </div>
  )
}
