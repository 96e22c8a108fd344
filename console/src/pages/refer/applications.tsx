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
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'

type Application = Answer<'GET /api/console/refer/agent/{state}'>[number]
interface Decision {
  readonly application: Application
  readonly state: 'approved' | 'refused'
}
const APPLICATIONS = 'GET /api/console/refer/agent/{state}'

/** Applications that wait for an answer, the oldest first. */
export function Applications() {
  const waiting = useAnswer(APPLICATIONS, { state: 'asked' })
  const [decision, decide] = useState<Decision | null>(null)
  return (
    <Stack gap={16}>
      <Loaded query={waiting}>
        {(data) => (data.length === 0 ? <p className="hint">Nobody waits for an answer.</p> : null)}
      </Loaded>
      {waiting.data?.map((application) => (
        <Panel
          key={application.playerId}
          title={application.nickname}
          aside={
            <span className="hint">
              player {application.playerId}, asked <Timestamp at={application.askTime ?? 0} isAgo />
            </span>
          }
        >
          <p className="written">{application.note || <span className="hint">No words.</span>}</p>
          <Facts isAligned>
            <Fact name="Active friends, 30 days">{number(application.activeFriends)}</Fact>
            <Fact name="What their play brought, 30 days">{gold(application.groupBase)} gold</Fact>
          </Facts>
          <Row wrap gap="8px 14px">
            <Button kind="primary" onClick={() => decide({ application, state: 'approved' })}>
              Approve
            </Button>
            <Button kind="danger" onClick={() => decide({ application, state: 'refused' })}>
              Decline
            </Button>
          </Row>
        </Panel>
      ))}
      {decision && <DecisionDialog {...decision} onClose={() => decide(null)} />}
    </Stack>
  )
}

function DecisionDialog({ application, state, onClose }: Decision & { onClose: () => void }) {
  const cache = useAnswerCache()
  const isYes = state === 'approved'
  return (
    <FormDialog<'words'>
      title={isYes ? `Make ${application.nickname} an agent?` : `Decline ${application.nickname}?`}
      act={isYes ? 'Approve' : 'Decline'}
      isDanger={!isYes}
      onClose={onClose}
      onSubmit={async ({ words }) => {
        try {
          await call('POST /api/console/refer/agent', { playerId: application.playerId, state, words })
        } finally {
          await cache.refresh(APPLICATIONS)
        }
        toast(isYes ? `${application.nickname} is an agent.` : `${application.nickname} was told.`)
      }}
    >
      <p>{isYes ? 'His level follows from his friends’ play.' : 'He may ask again after 30 days.'}</p>
      <TextArea
        label="Words for the player"
        name="words"
        maxLength={300}
        required={!isYes}
        hint="He reads them in his messages, as they are."
      />
    </FormDialog>
  )
}
