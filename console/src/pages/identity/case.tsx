import { useState } from 'react'
import { FUNDS_PERIOD_DAYS, FUNDS_VALID_DAYS, fundsRefuseReasons } from '@glasshouse/rulebook/identity/funds'
import { refuseReasons, type CaseReason } from '@glasshouse/rulebook/identity/levels'
import { documentKindNames, identityStateNames } from '@glasshouse/rulebook/backoffice/values'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Columns, Page, Panel } from '../../ui/page.tsx'
import { Person } from '../../ui/person.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { CaseImage } from './case-image.tsx'
import { Hits } from './hits.tsx'
import { messages } from './messages.ts'

const CASE = 'POST /api/console/identity/open'
type OpenCase = Answer<typeof CASE>
const TONES = { waiting: 'wait', approved: 'good', refused: 'bad', replaced: 'plain' } as const
const NOTE_MAX = 500

/** Each read is recorded, so the case is read once for each visit and not kept. */
const READ_ONCE = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export function Case({ id }: { id: number }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const opened = useAnswer(CASE, { id }, READ_ONCE)
  return (
    <Page title={t('caseTitle', { id })} aside={<a href="#/identity">{t('queue')}</a>}>
      <Loaded query={opened} label={t('loading')}>
        {(data) => (
          <>
            <Row wrap gap="10px 16px">
              <Badge tone={TONES[data.state]}>{identityStateNames[data.state]}</Badge>
              {data.state === 'waiting' && <Decisions id={id} isFunds={data.documentKind === 'funds'} />}
            </Row>
            {data.hits.length > 0 && (
              <Hits hits={data.hits} name={data.nickname} onDecided={() => cache.refresh(CASE, { id })} />
            )}
            <Columns>
              <Details opened={data} />
              <Images opened={data} />
            </Columns>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Details({ opened }: { opened: OpenCase }) {
  const t = useMessages(messages)
  const { details, funds, decideTime, reason, samePerson } = opened
  return (
    <Panel title={t('details')}>
      {!details && !funds && <p className="hint">{t('deleted')}</p>}
      <Facts isAligned>
        <Fact name={t('player')}>
          <Person name={opened.nickname} id={opened.playerId} />
        </Fact>
        {details && (
          <Fact name={t('name')}>
            {details.firstName} {details.lastName}
          </Fact>
        )}
        {details && <Fact name={t('birthDate')}>{t('age', { date: details.birthDate, age: details.age })}</Fact>}
        {funds && (
          <>
            <Fact name={t('source')}>{t(`source.${funds.source}`)}</Fact>
            <Fact name={t('sourceText')}>{funds.text}</Fact>
            <Fact name={t('deposited', { days: FUNDS_PERIOD_DAYS })}>
              {t('depositedOf', { used: number(funds.deposited) })}
            </Fact>
          </>
        )}
        <Fact name={t('document')}>{documentKindNames[opened.documentKind]}</Fact>
        <Fact name={t('country')}>{opened.country}</Fact>
        <Fact name={t('level')}>{t(`level.${opened.level}`)}</Fact>
        <Fact name={t('sent')}>
          <Timestamp at={opened.createTime} />
        </Fact>
        {decideTime !== null && (
          <Fact name={t('decided')}>
            <Timestamp at={decideTime} /> {opened.operator}
          </Fact>
        )}
        {reason && <Fact name={t('reasonGiven')}>{t(`reason.${reason}`)}</Fact>}
        {opened.note && <Fact name={t('note')}>{opened.note}</Fact>}
        {samePerson.length > 0 && (
          <Fact name={t('samePerson')}>
            {samePerson.map(({ id, nickname }) => (
              <Person key={id} name={nickname} id={id} />
            ))}
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}

function Images({ opened }: { opened: OpenCase }) {
  const t = useMessages(messages)
  return (
    <Panel title={t('images')}>
      <p className="hint">{t(opened.images.length > 0 ? 'imagesText' : 'noImages')}</p>
      {opened.images.map((image) => (
        <CaseImage key={image.id} caseId={opened.id} image={image} />
      ))}
    </Panel>
  )
}

function Decisions({ id, isFunds }: { id: number; isFunds: boolean }) {
  const t = useMessages(messages)
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null)
  return (
    <Row wrap gap={10} style={{ marginLeft: 'auto' }}>
      <Button kind="primary" onClick={() => setOpen('approve')}>
        {t('approve')}
      </Button>
      <Button kind="danger" onClick={() => setOpen('refuse')}>
        {t('refuse')}
      </Button>
      {open && (
        <DecisionDialog id={id} isFunds={isFunds} isApproved={open === 'approve'} onClose={() => setOpen(null)} />
      )}
    </Row>
  )
}

interface DecisionDialogProps {
  readonly id: number
  readonly isFunds: boolean
  readonly isApproved: boolean
  readonly onClose: () => void
}

function DecisionDialog({ id, isFunds, isApproved, onClose }: DecisionDialogProps) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  return (
    <FormDialog<'reason' | 'note'>
      title={t(isApproved ? 'approveTitle' : 'refuseTitle', { id })}
      act={t(isApproved ? 'approve' : 'refuse')}
      isDanger={!isApproved}
      onClose={onClose}
      onSubmit={async ({ reason, note }) => {
        const decision = { id, isApproved, reason: isApproved ? null : (reason as CaseReason), note }
        try {
          await call('POST /api/console/identity/decide', decision)
          toast(t(isApproved ? 'approved' : 'refused', { id }))
        } finally {
          await cache.refresh(CASE, { id })
        }
      }}
    >
      <p>
        {isFunds
          ? t(isApproved ? 'approveFundsText' : 'refuseFundsText', { days: FUNDS_VALID_DAYS })
          : t(isApproved ? 'approveText' : 'refuseText')}
      </p>
      {!isApproved && (
        <Select
          label={t('reason')}
          name="reason"
          options={(isFunds ? fundsRefuseReasons : refuseReasons).map((value) => ({
            value,
            label: t(`reason.${value}`),
          }))}
        />
      )}
      <TextArea label={t('noteLabel')} name="note" maxLength={NOTE_MAX} hint={t('noteHint')} />
    </FormDialog>
  )
}
