import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { setQuery, usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './characters.module.css'

type Report = Answer<'GET /api/console/chat/report/{state}'>[number]
const REPORTS = 'GET /api/console/chat/report/{state}'
const OUTCOME_MAX = 500

/** What players have shown us of a chat: the message and the five before it, and nothing else. */
export function Reports() {
  const { query } = usePlace()
  const state = query['state'] === 'closed' ? 'closed' : 'open'
  const reports = useAnswer(
    REPORTS,
    { state },
    // Every look is kept in the audit log: none happens by itself.
    { refetchOnWindowFocus: false },
  )
  const [closing, close] = useState<Report | null>(null)
  return (
    <div className={css.part}>
      <div className={css.filter}>
        <SelectField
          label="State"
          value={state}
          options={['open', 'closed'].map((value) => ({ value, label: value }))}
          onChange={({ target }) => setQuery({ state: target.value })}
        />
      </div>
      {reports.isPending && <p className="wait">Loading…</p>}
      {reports.isError && <p role="alert">{reports.error.message}</p>}
      {reports.data?.length === 0 && <p className="hint">There is none.</p>}
      {reports.data?.map((report) => (
        <OneReport key={report.id} report={report} onClose={() => close(report)} />
      ))}
      {closing && <ClosingDialog report={closing} onDone={() => close(null)} />}
    </div>
  )
}

function OneReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { id, playerId, characterId, reason, note, messages, outcome, createTime } = report
  return (
    <Panel
      title={`Report ${id}: ${reason}`}
      aside={
        <span className="hint">
          player {playerId} with {characterId}, <Moment at={createTime} />
        </span>
      }
    >
      {note && <p className={css.note}>{note}</p>}
      <ol className={css.lines} aria-label={`Messages of report ${id}`}>
        {messages.map(({ author, text, engine, createTime: at }, place) => (
          <li key={`${at} ${place}`} data-author={author} data-reported={place === messages.length - 1}>
            <span className="hint">
              {author === 'player' ? 'Player' : `${characterId}${engine ? `, ${engine}` : ''}`}
              {place === messages.length - 1 && ', reported'}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {report.state === 'open' ? (
        <div>
          <Button kind="main" aria-label={`Close report ${id}`} onClick={onClose}>
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
  const [outcome, setOutcome] = useState('')
  return (
    <ConfirmDialog
      title={`Close report ${report.id}`}
      act="Close report"
      onClose={onDone}
      onConfirm={async () => {
        await call('POST /api/console/chat/report', { id: report.id, outcome })
        await cache.refresh(REPORTS)
        toast('The report is closed.')
      }}
    >
      <TextArea
        label="What was done about it"
        required
        maxLength={OUTCOME_MAX}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
      />
    </ConfirmDialog>
  )
}
