import { useState } from 'react'
import { LIMIT_MAX, LOOSER_AFTER_MS } from '@glasshouse/rulebook/core/protection'
import type { Limit } from '@glasshouse/rulebook/wire/account/protection'
import { useMoment } from '../../play/protection/texts.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { Failure } from './choice.tsx'
import { messages } from './messages.ts'
import { useAmount, useChange } from './use-change.ts'
import css from './limits.module.css'

const MINUTES: Readonly<Record<string, number>> = { day: 1440, week: 10_080, month: 44_640 }

interface LimitSheetProps {
  limit: Limit
  now: number
  open: boolean
  onClose: () => void
}

/** One limit to set: it says before it is saved whether it holds at once or has to wait. */
export function LimitSheet({ limit, now, open, onClose }: LimitSheetProps) {
  const t = useMessages(messages)
  const moment = useMoment()
  const amount = useAmount(limit.kind)
  const { isBusy, failure, set, forget } = useChange()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const { kind, period, own, until } = limit
  const problem = useProblem(limit)
  if (kind === 'check' || period === 'play') return null
  const value = Number(text)
  const isLooser = own !== null && text !== '' && value > own
  const later = t('later', { amount: amount(own ?? 0), from: moment(now + LOOSER_AFTER_MS) })
  const hint = text === '' || problem(text) ? undefined : isLooser ? later : t('atOnce')
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
    <Sheet open={open} onClose={close} title={t('limitTitle', { kind: t(kind), period: t(`a${period}`) })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap={14}>
          <Text tone="muted">{t(`${kind}Text`)}</Text>
          <Entry kind={kind} text={text} own={own} hint={hint} fault={fault} onText={setText} />
          <Hint>{t('untilThen', { until: moment(until) })}</Hint>
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
        </Stack>
      </form>
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
  const format = useFormat()
  const isGold = kind !== 'time'
  const worth = isGold && Number(text) > 0 ? t('worth', { dollars: format.dollars(Number(text)) }) : undefined
  return (
    <>
      <TextField
        label={t(isGold ? 'gold' : 'minutes')}
        value={text}
        onChange={(next) => onText(next.replace(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={13}
        placeholder={own === null ? '' : String(own)}
        hint={worth}
        error={fault}
      />
      {hint && (
        <Note className={css.hint} role="status">
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
