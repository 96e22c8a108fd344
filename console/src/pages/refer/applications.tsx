import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { gold, number } from '../../ui/format.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

type Application = Answer<'GET /api/console/refer/agent/{state}'>[number]
interface Decision {
  readonly application: Application
  readonly state: 'approved' | 'refused'
}
const APPLICATIONS = 'GET /api/console/refer/agent/{state}'

/** Applications to review, the oldest first. */
export function Applications() {
  const t = useMessages(messages)
  const waiting = useAnswer(APPLICATIONS, { state: 'asked' })
  const [decision, decide] = useState<Decision | null>(null)
  return (
    <Stack gap={16}>
      <Loaded query={waiting}>
        {(data) => (data.length === 0 ? <p className="hint">{t('noApplications')}</p> : null)}
      </Loaded>
      {waiting.data?.map((application) => (
        <Panel
          key={application.playerId}
          title={application.nickname}
          aside={
            <span className="hint">
              <Sentence
                text={t('appliedAt', { id: application.playerId })}
                parts={{ time: <Timestamp at={application.askTime ?? 0} isAgo /> }}
              />
            </span>
          }
        >
          <p className="written">{application.note || <span className="hint">{t('noNote')}</span>}</p>
          <Facts isAligned>
            <Fact name={t('activeFriends')}>{number(application.activeFriends)}</Fact>
            <Fact name={t('friendsRevenue')}>{t('gold', { gold: gold(application.groupBase) })}</Fact>
          </Facts>
          <Row wrap gap="8px 14px">
            <Button kind="primary" onClick={() => decide({ application, state: 'approved' })}>
              {t('approve')}
            </Button>
            <Button kind="danger" onClick={() => decide({ application, state: 'refused' })}>
              {t('decline')}
            </Button>
          </Row>
        </Panel>
      ))}
      {decision && <DecisionDialog {...decision} onClose={() => decide(null)} />}
    </Stack>
  )
}

function DecisionDialog({ application, state, onClose }: Decision & { onClose: () => void }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const name = application.nickname
  const isYes = state === 'approved'
  return (
    <FormDialog<'words'>
      title={t(isYes ? 'approveTitle' : 'declineTitle', { name })}
      act={t(isYes ? 'approve' : 'decline')}
      isDanger={!isYes}
      onClose={onClose}
      onSubmit={async ({ words }) => {
        try {
          await call('POST /api/console/refer/agent', { playerId: application.playerId, state, words })
        } finally {
          await cache.refresh(APPLICATIONS)
        }
        toast(t(isYes ? 'approved' : 'declined', { name }))
      }}
    >
      <p>{t(isYes ? 'approveText' : 'declineText')}</p>
      <TextArea label={t('messageToPlayer')} name="words" maxLength={300} required={!isYes} hint={t('messageHint')} />
    </FormDialog>
  )
}
