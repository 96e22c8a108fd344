import { useState } from 'react'
import { LIMIT_MAX, LOOSER_AFTER_MS } from '@glasshouse/rulebook/core/protection'
import type { Limit } from '@glasshouse/rulebook/wire/account/protection'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Meter } from '@glasshouse/ui/data/meter.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { Failure } from './choice.tsx'
import { messages } from './messages.ts'
import { PendingNote } from './pending-note.tsx'
import { useAmount, useChange } from './use-change.ts'

interface KindCardProps {
  kind: 'deposit' | 'loss' | 'stake' | 'time'
  limits: readonly Limit[]
  now: number
}

/** One kind of limit by day, week and month, with what is used of each. */
export function KindCard({ kind, limits, now }: KindCardProps) {
  const t = useMessages(messages)
  const [changed, setChanged] = useState<Limit['period'] | null>(null)
  const limit = limits.find(({ period }) => period === changed) ?? limits[0]
  return (
    <Panel title={<h3>{t(kind)}</h3>} aria-label={t(kind)}>
      <Paragraph>{t(`${kind}Text`)}</Paragraph>
      <List>
        {limits.map((each) => (
          <Row key={each.period} limit={each} now={now} onChange={() => setChanged(each.period)} />
        ))}
      </List>
      {limit && (
        <LimitSheet
          key={limit.period}
          limit={limit}
          now={now}
          open={changed !== null}
          onClose={() => setChanged(null)}
        />
      )}
    </Panel>
  )
}

function Row({ limit, now, onChange }: { limit: Limit; now: number; onChange: () => void }) {
  const t = useMessages(messages)
  const amount = useAmount(limit.kind)
  const { kind, period, amount: most, used, ceiling, pending } = limit
  if (kind === 'check' || period === 'play') return null
  const spent = amount(Math.max(0, used))
  const name = t(`${period}Limit`, { limit: t(`${kind}Name`) })
  return (
    <Stack as="li" gap={8} pad="10px 0">
      <Grid columns="68px minmax(0, 1fr) auto" align="center">
        <Paragraph as="span">{t(period)}</Paragraph>
        <Stack as="span" gap={0}>
          {most === null ? (
            <Text as="span" tone="muted">
              {t('none')}
            </Text>
          ) : (
            <b className="num">{amount(most)}</b>
          )}
          <Hint>{most === null ? t('usedNone', { used: spent }) : t('used', { used: spent })}</Hint>
        </Stack>
        <Button
          size="small"
          kind="quiet"
          onClick={onChange}
          aria-label={t(most === null ? 'setFor' : 'changeFor', { limit: name })}
        >
          {t(most === null ? 'set' : 'change')}
        </Button>
      </Grid>
      {most !== null && <Meter share={used / most} />}
      {ceiling !== null && <Hint>{t('ceiling')}</Hint>}
      {pending && <PendingNote name={{ kind, period }} own={limit.own} pending={pending} now={now} />}
    </Stack>
  )
}

const MINUTES: Readonly<Record<string, number>> = { day: 1440, week: 10_080, month: 44_640 }

interface LimitSheetProps {
  limit: Limit
  now: number
  open: boolean
  onClose: () => void
}

/** One limit to set: it says before it is saved whether it holds at once or has to wait. */
function LimitSheet({ limit, now, open, onClose }: LimitSheetProps) {
  const t = useMessages(messages)
  const amount = useAmount(limit.kind)
  const format = useFormat()
  const { isBusy, failure, set, forget } = useChange()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const { kind, period, own, until } = limit
  const problem = useProblem(limit)
  if (kind === 'check' || period === 'play') return null
  const value = Number(text)
  const isLooser = own !== null && text !== '' && value > own
  const later = t('appliesLater', { amount: amount(own ?? 0), from: format.dateTime(now + LOOSER_AFTER_MS) })
  const hint = text === '' || problem(text) ? undefined : isLooser ? later : t('appliesNow')
  const close = (): void => {
    setText('')
    setFault(undefined)
    forget()
    onClose()
  }
  const save = async (wanted: number | null): Promise<void> => {
    if (await set({ kind, period, amount: wanted })) close()
  }
  const submit = (): void => {
    const wrong = problem(text)
    setFault(wrong)
    if (!wrong) void save(value)
  }
  return (
    <Sheet open={open} onClose={close} title={t(`${period}Limit`, { limit: t(`${kind}Name`) })}>
      <Form gap={14} onSubmit={submit}>
        <Text tone="muted">{t(`${kind}Text`)}</Text>
        <Entry kind={kind} text={text} own={own} hint={hint} fault={fault} onText={setText} />
        <Hint>{t('resets', { until: format.dateTime(until) })}</Hint>
        <Failure text={failure} />
        <Button wide type="submit" busy={isBusy}>
          {t(isLooser ? 'ask' : 'save')}
        </Button>
        {own !== null && (
          <>
            <Button wide kind="quiet" busy={isBusy} onClick={() => void save(null)}>
              {t('remove')}
            </Button>
            <Hint>{t('removeText')}</Hint>
          </>
        )}
      </Form>
    </Sheet>
  )
}

interface EntryProps {
  kind: 'deposit' | 'loss' | 'stake' | 'time'
  text: string
  own: number | null
  hint: string | undefined
  fault: string | undefined
  onText: (text: string) => void
}

function Entry({ kind, text, own, hint, fault, onText }: EntryProps) {
  const t = useMessages(messages)
  return (
    <>
      <TextField
        label={t(kind === 'time' ? 'minutes' : 'gold')}
        value={text}
        onChange={(next) => onText(next.replace(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={13}
        placeholder={own === null ? '' : String(own)}
        error={fault}
      />
      {hint && (
        <Note role="status" style={{ background: 'var(--s1)' }}>
          {hint}
        </Note>
      )}
    </>
  )
}

function useProblem({ kind, period }: Limit): (text: string) => string | undefined {
  const t = useMessages(messages)
  const format = useFormat()
  return (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value) || value < 1 || value > LIMIT_MAX) return t('notNumber')
    const most = MINUTES[period]
    if (kind !== 'time' || period === 'play' || most === undefined || value <= most) return undefined
    return t('tooMany', { period: t(period).toLowerCase(), minutes: format.number(most) })
  }
}
