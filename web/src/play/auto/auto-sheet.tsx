import { useState } from 'react'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { planProblem, type AutoPlan } from '../auto-bet.ts'
import { AutoButton } from '../bet-bar/main-button.tsx'
import { parseStake } from '../bet-bar/stake.ts'
import { messages } from '../messages.ts'

const PAUSES_MS = ['0', '500', '1000', '3000'] as const
type Pause = (typeof PAUSES_MS)[number]

interface AutoSheetProps {
  open: boolean
  onClose: () => void
  stake: number
  /** A game with rounds has its own pace: no rest between bets can be chosen. */
  hasPause?: boolean
  onStart: (plan: AutoPlan) => void
}

/** The stop rules of a run. At least one is needed before it starts. */
export function AutoSheet({ open, onClose, stake, hasPause = true, onStart }: AutoSheetProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const [fields, setFields] = useState({ bets: '', profit: '', loss: '' })
  const [pause, setPause] = useState<Pause>('0')
  const [wasTried, setTried] = useState(false)
  const gold = format.gold(stake)

  // What is no number becomes NaN, which no plan accepts.
  const amount = (text: string): number | null => (text.trim() === '' ? null : (parseStake(text) ?? Number.NaN))
  const plan: AutoPlan = {
    stake,
    pauseMs: Number(pause),
    bets: amount(fields.bets),
    profit: amount(fields.profit),
    loss: amount(fields.loss),
  }
  const problem = planProblem(plan)
  const problems = { noRule: t('planNoRule'), badNumber: t('planNumber'), lossBelowStake: t('planLoss', { gold }) }

  const start = (): void => {
    setTried(true)
    if (problem) return
    setTried(false)
    onStart(plan)
    onClose()
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (text: string) => setFields({ ...fields, [name]: text }),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 12,
  })

  return (
    <Sheet open={open} onClose={onClose} title={t('autoTitle')}>
      <Form gap={14} onSubmit={start}>
        <Text size={3} tone="muted">
          {t('autoIntro', { gold })}
        </Text>
        <TextField label={t('autoBets')} hint={t('autoBetsHint')} {...field('bets')} />
        <Grid align="end">
          <TextField label={t('autoProfit')} {...field('profit')} />
          <TextField label={t('autoLoss')} {...field('loss')} />
        </Grid>
        <Hint>{t('autoLossHint')}</Hint>
        {hasPause && <PauseSelect pause={pause} onChange={setPause} />}
        <Text style={{ minHeight: '1.45em' }} size={2} tone="lose" role="alert">
          {wasTried && problem ? problems[problem] : ''}
        </Text>
        <Button type="submit" size="large" wide>
          {t('autoStart', { gold })}
        </Button>
      </Form>
    </Sheet>
  )
}

interface AutoStartProps extends Omit<AutoSheetProps, 'open' | 'onClose'> {
  isRunning: boolean
  disabled: boolean
}

/** The button of auto-bet and the sheet that it opens; the sheet keeps its rules while a run is on. */
export function AutoStart({ isRunning, disabled, ...sheet }: AutoStartProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!isRunning && <AutoButton disabled={disabled} onClick={() => setOpen(true)} />}
      <AutoSheet {...sheet} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function PauseSelect({ pause, onChange }: { pause: Pause; onChange: (pause: Pause) => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const options = PAUSES_MS.map((ms) => ({
    value: ms,
    label: ms === '0' ? t('pauseNone') : t('seconds', { n: format.number(Number(ms) / 1000) }),
  }))
  return <Select label={t('autoPause')} value={pause} onChange={onChange} options={options} />
}
