import { useState } from 'react'
import { LIMIT_MAX, LOOSER_AFTER_MS } from '@glasshouse/rulebook/core/protection'
import type { Limit } from '@glasshouse/rulebook/wire/account/protection'
import { useMoment } from '../../play/protection/words.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
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
  const hint = text === '' || problem(text) ? undefined : isLooser ? later() : t('atOnce')
  function later(): string {
    return t('later', { amount: amount(own ?? 0), from: moment(now + LOOSER_AFTER_MS) })
  }
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
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{t(`${kind}Text`)}</p>
        <Entry kind={kind} text={text} own={own} hint={hint} fault={fault} onText={setText} />
        <p className={css.fine}>{t('untilThen', { until: moment(until) })}</p>
        {failure && (
          <p className={css.failure} role="alert">
            {failure}
          </p>
        )}
        <Button wide type="submit" busy={isBusy}>
          {t(isLooser ? 'ask' : 'save')}
        </Button>
        {own !== null && (
          <>
            <Button wide kind="quiet" busy={isBusy} onClick={() => void save(null)}>
              {t('remove')}
            </Button>
            <p className={css.fine}>{t('removeText')}</p>
          </>
        )}
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
        <p className={css.hint} role="status">
          {hint}
        </p>
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
