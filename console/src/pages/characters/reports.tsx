import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Loaded } from '../../ui/loaded.tsx'

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
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toast.ts'
import css from './characters.module.css'
import { messages as texts } from './messages.ts'

type Report = Answer<'GET /api/console/chat/report/{state}'>[number]
const REPORTS = 'GET /api/console/chat/report/{state}'
type Decision = NonNullable<Report['decision']>
const DECISIONS: readonly Decision[] = ['changed', 'kept']
const OUTCOME_MAX = 500

/** What players have reported of a chat: the message and the five before it, and nothing else. */
export function Reports() {
  const t = useMessages(texts)
  const { query } = usePlace()
  const state = query['state'] === 'closed' ? 'closed' : 'open'
  const reports = useAnswer(
    REPORTS,
    { state },
    // Every read is recorded in the audit log, so none is automatic.
    { refetchOnWindowFocus: false },
  )
  const [closing, close] = useState<Report | null>(null)
  return (
    <Stack gap={16}>
      <div style={{ maxWidth: '12rem' }}>
        <Select
          label={t('state')}
          value={state}
          options={(['open', 'closed'] as const).map((value) => ({ value, label: t(`state ${value}`) }))}
          onChange={(value) => setQuery({ state: value })}
        />
      </div>
      <Loaded query={reports}>
        {(data) =>
          data.length === 0 ? (
            <p className="hint">{t('noReports')}</p>
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
  const t = useMessages(texts)
  const cache = useAnswerCache()
  const review = async (reportId: number): Promise<void> => {
    await call('POST /api/console/chat/report/review', { id: reportId })
    await cache.refresh(REPORTS)
    toast(t('reportReviewed', { id: reportId }))
  }
  const { id, playerId, characterId, reason, note, messages, outcome, createTime } = report
  const authorOf = (author: string, engine: string | null): string => {
    if (author === 'player') return t('player')
    return engine ? t('characterWithEngine', { character: characterId, engine }) : characterId
  }
  return (
    <Panel
      title={t('reportTitle', { id, reason })}
      aside={
        <span className="hint">
          <Sentence
            text={t('reportedBy', { player: playerId, character: characterId })}
            parts={{ time: <Timestamp at={createTime} /> }}
          />
        </span>
      }
    >
      {note && <p className="written">{note}</p>}
      <Stack as="ol" gap={8} className={css.lines} aria-label={t('reportMessages', { id })}>
        {messages.map(({ author, text, engine, createTime: at }, place) => (
          <li key={`${at} ${place}`} data-author={author} data-reported={place === messages.length - 1}>
            <span className="hint">
              {place === messages.length - 1
                ? t('reported', { author: authorOf(author, engine) })
                : authorOf(author, engine)}
            </span>
            <p className="written">{text}</p>
          </li>
        ))}
      </Stack>
      {report.state === 'open' ? (
        <Row wrap gap={10}>
          {report.seenTime === null ? (
            <Button aria-label={t('reviewReportId', { id })} onClick={() => void review(id)}>
              {t('reviewReport')}
            </Button>
          ) : (
            <span className="hint">
              <Sentence text={t('underReviewSince')} parts={{ time: <Timestamp at={report.seenTime} /> }} />
            </span>
          )}
          <Button kind="primary" aria-label={t('closeReportId', { id })} onClick={onClose}>
            {t('closeReport')}
          </Button>
        </Row>
      ) : (
        <>
          {report.decision && <p>{t(`decision ${report.decision}`)}</p>}
          <p className="written">{t('outcomeIs', { outcome: outcome ?? '' })}</p>
        </>
      )}
    </Panel>
  )
}

function ClosingDialog({ report, onDone }: { report: Report; onDone: () => void }) {
  const t = useMessages(texts)
  const cache = useAnswerCache()
  return (
    <FormDialog<'outcome' | 'decision'>
      title={t('closeReportId', { id: report.id })}
      act={t('closeReport')}
      onClose={onDone}
      onSubmit={async ({ outcome, decision }) => {
        await call('POST /api/console/chat/report', { id: report.id, outcome, decision: decision as Decision })
        await cache.refresh(REPORTS)
        toast(t('reportClosed', { id: report.id }))
      }}
    >
      <Select
        label={t('decision')}
        name="decision"
        options={DECISIONS.map((value) => ({ value, label: t(`decision ${value}`) }))}
        hint={t('decisionHint')}
      />
      <TextArea label={t('outcome')} name="outcome" required maxLength={OUTCOME_MAX} />
    </FormDialog>
  )
}
