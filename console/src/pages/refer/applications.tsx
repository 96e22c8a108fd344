import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { gold, number } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './refer.module.css'

type Application = Answer<'GET /api/console/refer/agent/{state}'>[number]
interface Decision {
  readonly application: Application
  readonly state: 'approved' | 'refused'
}
const APPLICATIONS = 'GET /api/console/refer/agent/{state}'

/** Those that wait for an answer, the oldest first. */
export function Applications() {
  const waiting = useAnswer(APPLICATIONS, { state: 'asked' })
  const [decision, decide] = useState<Decision | null>(null)
  if (waiting.isPending) return <p className="wait">Loading…</p>
  if (waiting.isError) return <p role="alert">{waiting.error.message}</p>
  return (
    <div className={css.part}>
      {waiting.data.length === 0 && <p className="hint">Nobody waits for an answer.</p>}
      {waiting.data.map((application) => (
        <Panel
          key={application.playerId}
          title={application.nickname}
          aside={
            <span className="hint">
              player {application.playerId}, asked <Moment at={application.askTime ?? 0} isAgo />
            </span>
          }
        >
          <p className={css.note}>{application.note || <span className="hint">No words.</span>}</p>
          <dl className={css.figures}>
            <div>
              <dt>Active friends, 30 days</dt>
              <dd>{number(application.activeFriends)}</dd>
            </div>
            <div>
              <dt>What their play brought, 30 days</dt>
              <dd>{gold(application.groupBase)} gold</dd>
            </div>
          </dl>
          <div className={css.feet}>
            <Button kind="main" onClick={() => decide({ application, state: 'approved' })}>
              Approve
            </Button>
            <Button kind="danger" onClick={() => decide({ application, state: 'refused' })}>
              Decline
            </Button>
          </div>
        </Panel>
      ))}
      {decision && <Deciding {...decision} onClose={() => decide(null)} />}
    </div>
  )
}

function Deciding({ application, state, onClose }: Decision & { onClose: () => void }) {
  const cache = useAnswerCache()
  const [words, setWords] = useState('')
  const isYes = state === 'approved'
  return (
    <ConfirmDialog
      title={isYes ? `Make ${application.nickname} an agent?` : `Decline ${application.nickname}?`}
      act={isYes ? 'Approve' : 'Decline'}
      isDanger={!isYes}
      onClose={onClose}
      onConfirm={async () => {
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
        maxLength={300}
        required={!isYes}
        value={words}
        hint="He reads them in his messages, as they are."
        onChange={({ target }) => setWords(target.value)}
      />
    </ConfirmDialog>
  )
}
