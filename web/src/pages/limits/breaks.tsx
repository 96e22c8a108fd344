import { useState } from 'react'
import { EXCLUSION_MONTHS } from '@glasshouse/rulebook/core/protection'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Points } from '@glasshouse/ui/data/points.tsx'
import { CheckField } from '@glasshouse/ui/forms/field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { HOME, navigate } from '../../client/navigate.tsx'
import { setRestriction } from '../../client/restriction.ts'
import { clearPlayerToken } from '../../client/tokens.ts'
import { callProtection } from '../../play/protection/use-protection.ts'
import { Choice, Failure } from './choice.tsx'
import { messages } from './messages.ts'
import { useChange } from './use-change.ts'
import css from './limits.module.css'

type Months = (typeof EXCLUSION_MONTHS)[number]
const EFFECTS = ['effect1', 'effect2', 'effect3', 'effect4', 'effect5'] as const

/** Self-exclusion in two steps: first for how long, then what exactly happens and a yes that has to be ticked. */
export function ExclusionSection() {
  const t = useMessages(messages)
  const [months, setMonths] = useState<Months>(EXCLUSION_MONTHS[0])
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={t('exclusion')} aria-label={t('exclusion')} text={t('exclusionText')}>
      <Choice
        label={t('exclusion')}
        options={EXCLUSION_MONTHS.map((value) => ({ value, text: t(`months${value}`) }))}
        value={months}
        onChange={setMonths}
      />
      <Button wide kind="danger" onClick={() => setOpen(true)}>
        {t('exclude')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('excludeTitle', { months: t(`months${months}`) })}>
        <Confirmation key={String(isOpen)} months={months} onClose={() => setOpen(false)} />
      </Sheet>
    </Panel>
  )
}

function Confirmation({ months, onClose }: { months: Months; onClose: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { isBusy, failure, run } = useChange()
  const [isUnderstood, setUnderstood] = useState(false)
  const [until] = useState(() => monthsFromNow(months))
  const exclude = async (): Promise<void> => {
    const isDone = await run(async () => {
      const { out } = await callProtection('POST /api/user/exclude', { months }, { quiet: true })
      setRestriction(out)
      return null
    })
    if (!isDone) return
    clearPlayerToken()
    // Home says until when, and how to withdraw.
    navigate.relaunch(HOME)
  }
  return (
    <Stack gap={14}>
      <Points icon="check" points={EFFECTS.map((key) => ({ key, text: t(key) }))} />
      <div className={css.tick}>
        <CheckField
          checked={isUnderstood}
          onChange={setUnderstood}
          label={months === 0 ? t('understandPermanent') : t('understand', { until: format.date(until) })}
        />
      </div>
      <Failure text={failure} />
      <Button wide kind="danger" disabled={!isUnderstood} busy={isBusy} onClick={() => void exclude()}>
        {t('exclude')}
      </Button>
      <Button wide kind="quiet" onClick={onClose}>
        {t('notNow')}
      </Button>
    </Stack>
  )
}

function monthsFromNow(months: number): number {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.getTime()
}

const DAYS = [1, 3, 7, 14, 30] as const
const DAY_MS = 86_400_000

/** A break of some days: chosen, confirmed, begun. */
export function BreakSection() {
  const t = useMessages(messages)
  const format = useFormat()
  const { isBusy, failure, run } = useChange()
  const [days, setDays] = useState<number>(1)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const begin = async (): Promise<void> => {
    if (await run(() => callProtection('POST /api/user/timeout', { days }, { quiet: true }))) setEndsAt(null)
  }
  return (
    <Panel title={t('timeout')} aria-label={t('timeout')} text={t('timeoutText')}>
      <Choice
        label={t('duration')}
        options={DAYS.map((value) => ({ value: value as number, text: t('days', { n: value }) }))}
        value={days}
        onChange={setDays}
      />
      <Button wide kind="quiet" onClick={() => setEndsAt(Date.now() + days * DAY_MS)}>
        {t('startTimeout')}
      </Button>
      <Sheet
        open={endsAt !== null}
        onClose={() => setEndsAt(null)}
        title={t('timeoutTitle', { days: t('days', { n: days }) })}
      >
        <Stack gap={14}>
          <Text tone="muted">{t('timeoutEnds', { until: format.dateTime(endsAt ?? 0) })}</Text>
          <Failure text={failure} />
          <Button wide busy={isBusy} onClick={() => void begin()}>
            {t('startTimeout')}
          </Button>
          <Button wide kind="quiet" onClick={() => setEndsAt(null)}>
            {t('notNow')}
          </Button>
        </Stack>
      </Sheet>
    </Panel>
  )
}
