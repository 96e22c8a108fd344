import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { optionsOf } from '../../ui/field.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { setQuery, usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import css from './characters.module.css'

type Report = Answer<'GET /api/console/chat/report/{state}'>[number]
const REPORTS = 'GET /api/console/chat/report/{state}'
const OUTCOME_MAX = 500

/** What players have reported of a chat: the message and the five before it, and nothing else. */
export function Reports() {
  const { query } = usePlace()
  const state = query['state'] === 'closed' ? 'closed' : 'open'
  const reports = useAnswer(
    REPORTS,
    { state },
    // Every read is kept in the audit log, so none happens by itself.
    { refetchOnWindowFocus: false },
  )
  const [closing, close] = useState<Report | null>(null)
  return (
    <Stack gap={16}>
      <div style={{ maxWidth: '12rem' }}>
        <Select
          label="State"
          value={state}
          options={optionsOf(['open', 'closed'])}
          onChange={(value) => setQuery({ state: value })}
        />
      </div>
      <Loaded query={reports}>
        {(data) =>
          data.length === 0 ? (
            <p className="hint">There is none.</p>
          ) : (
            data.map((report) => <OneReport key={report.id} report={report} onClose={() => close(report)} />)
          )
        }
      </Loaded>
      {closing && <ClosingDialog report={closing} onDone={() => close(null)} />}
    </Stack>
  )
}

function OneReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { id, playerId, characterId, reason, note, messages, outcome, createTime } = report
  return (
    <Panel
      title={`Report ${id}: ${reason}`}
      aside={
        <span className="hint">
          player {playerId} with {characterId}, <Timestamp at={createTime} />
        </span>
      }
    >
      {note && <p className="written">{note}</p>}
      <Stack as="ol" gap={8} className={css.lines} aria-label={`Messages of report ${id}`}>
        {messages.map(({ author, text, engine, createTime: at }, place) => (
          <li key={`${at} ${place}`} data-author={author} data-reported={place === messages.length - 1}>
            <span className="hint">
              {author === 'player' ? 'Player' : `${characterId}${engine ? `, ${engine}` : ''}`}
              {place === messages.length - 1 && ', reported'}
            </span>
            <p className="written">{text}</p>
          </li>
        ))}
      </Stack>
      {report.state === 'open' ? (
        <div>
          <Button kind="primary" aria-label={`Close report ${id}`} onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <p>
          <strong>Outcome:</strong> {outcome}
        </p>
      )}
    </Panel>
  )
}

function ClosingDialog({ report, onDone }: { report: Report; onDone: () => void }) {
  const cache = useAnswerCache()
  return (
    <FormDialog<'outcome'>
      title={`Close report ${report.id}`}
      act="Close report"
      onClose={onDone}
      onSubmit={async ({ outcome }) => {
        await call('POST /api/console/chat/report', { id: report.id, outcome })
        await cache.refresh(REPORTS)
        toast('The report is closed.')
      }}
    >
      <TextArea label="What was done about it" name="outcome" required maxLength={OUTCOME_MAX} />
    </FormDialog>
  )
}
