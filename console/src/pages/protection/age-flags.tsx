import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { ageFlagList } from '@glasshouse/rulebook/backoffice/lists'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useState } from 'react'
import { useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

type Flag = RowOf<typeof ageFlagList>

/** Players who said in a chat that they are under age. */
export function AgeFlags({ playerId }: { playerId?: number }) {
  const t = useMessages(messages)
  const [flag, clear] = useState<Flag | null>(null)
  return (
    <>
      <DataTable
        list={ageFlagList}
        title={t('ageFlags')}
        columns={[
          'createTime',
          {
            id: 'playerId',
            show: ({ nickname, playerId: id }) => (
              <>
                <a href={`#/players/${id}`}>{nickname}</a> <span className="hint">{id}</span>
              </>
            ),
          },
          'characterId',
          'state',
          { id: 'decision', title: t('decision'), show: (row) => <Decision flag={row} onClear={() => clear(row)} /> },
        ]}
        {...(playerId !== undefined && { fixed: { player: playerId } })}
        empty={t('noAgeFlags')}
      />
      {flag && <ClearDialog flag={flag} onClose={() => clear(null)} />}
    </>
  )
}

function Decision({ flag: { state, operator, reason }, onClear }: { flag: Flag; onClear: () => void }) {
  const t = useMessages(messages)
  if (state === 'open')
    return (
      <Button kind="link" onClick={onClear}>
        {t('clearFlag')}
      </Button>
    )
  return (
    <Row wrap gap="8px 14px">
      <span className="hint">{t('decidedBy', { name: operator ?? '', reason: reason ?? '' })}</span>
    </Row>
  )
}

function ClearDialog({ flag: { id, nickname: name }, onClose }: { flag: Flag; onClose: () => void }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  return (
    <FormDialog
      title={t('clearFlagTitle', { name })}
      act={t('clearFlag')}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        try {
          await call('POST /api/console/chat/age', { id, reason })
        } finally {
          await cache.refresh('GET /api/console/list/age-flags')
        }
        toast(t('flagCleared', { name }))
      }}
    >
      <p>{t('clearFlagText')}</p>
    </FormDialog>
  )
}
