// Source of funds: how much may be deposited before it is asked for, the form, and what operators decided.

import { useRef, useState } from 'react'
import {
  FUNDS_PERIOD_DAYS,
  FUNDS_TEXT_MAX,
  FUNDS_TEXT_MIN,
  fundsSources,
  type FundsSource,
} from '@glasshouse/rulebook/identity/funds'
import type { Identity } from '@glasshouse/rulebook/wire/account/identity'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Meter } from '@glasshouse/ui/data/meter.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useSubmit } from '../../client/use-submit.ts'
import { ImageSlot } from './image-slot.tsx'
import { messages } from './messages.ts'
import { useSendFunds, useUploads } from './use-identity.ts'

const TONES = { waiting: 'wait', approved: 'good', refused: 'bad' } as const

export function Funds({ identity }: { identity: Identity }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { funds, uploaded } = identity
  const { limit, used, statement } = funds
  const state = statement && statement.state !== 'replaced' ? statement.state : null
  const text = t('usedOf', { used: format.number(used), limit: format.number(limit) })
  const period = t('depositPeriod', { days: FUNDS_PERIOD_DAYS })
  return (
    <Panel
      title={t('funds')}
      aside={state && <Badge tone={TONES[state]}>{t(`fundsState.${state}`)}</Badge>}
      text={t('fundsText', { days: FUNDS_PERIOD_DAYS })}
    >
      <Stack gap={6}>
        <Text size={3}>{period}</Text>
        <Text size={2} tone="muted">
          {text}
        </Text>
        <Meter share={Math.min(1, used / limit)} label={period} text={text} />
      </Stack>
      <Outcome funds={funds} />
      {funds.validUntil === null && (
        <Disclosure title={t(state === 'waiting' ? 'fundsChange' : 'fundsTell')} inset>
          <FundsForm uploaded={uploaded} />
        </Disclosure>
      )}
    </Panel>
  )
}

function Outcome({ funds: { statement, validUntil } }: Pick<Identity, 'funds'>) {
  const t = useMessages(messages)
  const format = useFormat()
  if (statement?.state === 'waiting')
    return (
      <Note tone="info" icon="clock">
        {t('fundsWaiting', { time: format.dateTime(statement.createTime) })}
      </Note>
    )
  if (statement?.state === 'refused')
    return (
      <Note tone="lose" icon="warn">
        {t(`fundsReason.${statement.reason ?? 'other'}`)}
      </Note>
    )
  if (validUntil === null) return null
  return (
    <Note tone="win" icon="check">
      {t('fundsApproved', { time: format.date(validUntil) })}
    </Note>
  )
}

function FundsForm({ uploaded }: Pick<Identity, 'uploaded'>) {
  const t = useMessages(messages)
  const [source, setSource] = useState<FundsSource>('salary')
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const uploads = useUploads(uploaded)
  const send = useSendFunds()
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const isShort = text.trim().length < FUNDS_TEXT_MIN
  const submit = async (): Promise<void> => {
    setHasTried(true)
    const isSent = !isShort && (await run(() => send({ source, text })))
    if (!isSent) return showFirstFault(fields.current)
    setText('')
    setHasTried(false)
    toast(t('fundsSent'))
  }
  return (
    <div ref={fields}>
      <Form onSubmit={() => void submit()}>
        <Select
          label={t('fundsSource')}
          value={source}
          options={fundsSources.map((value) => ({ value, label: t(`source.${value}`) }))}
          onChange={setSource}
        />
        <TextArea
          label={t('fundsDetails')}
          hint={t('fundsHint')}
          value={text}
          maxLength={FUNDS_TEXT_MAX}
          onChange={(next) => {
            setText(next)
            clearRefusal()
          }}
          error={hasTried && isShort ? t('fundsShort', { n: FUNDS_TEXT_MIN }) : undefined}
        />
        <ImageSlot
          side="statement"
          name={t('statement')}
          state={uploads.stateOf('statement')}
          problem={uploads.problemOf('statement')}
          onChoose={(file) => void uploads.upload('statement', file)}
        />
        <ErrorNote text={refusal?.message} />
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('send')}
        </Button>
      </Form>
    </div>
  )
}
