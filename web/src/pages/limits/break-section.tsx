import { useState } from 'react'
import { callProtection } from '../../play/protection/use-protection.ts'
import { useMoment } from '../../play/protection/texts.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { Choice, Failure } from './choice.tsx'
import { messages } from './messages.ts'
import { useChange } from './use-change.ts'

const DAYS = [1, 3, 7, 14, 30] as const
const DAY_MS = 86_400_000

/** A break of some days: chosen, confirmed, begun. */
export function BreakSection() {
  const t = useMessages(messages)
  const moment = useMoment()
  const { isBusy, failure, run } = useChange()
  const [days, setDays] = useState<number>(1)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const textOf = (n: number): string => (n === 1 ? t('oneDay') : t('nDays', { n }))
  const begin = async (): Promise<void> => {
    if (await run(() => callProtection('POST /api/user/timeout', { days }, { quiet: true }))) setEndsAt(null)
  }
  return (
    <Panel title={t('break')} aria-label={t('break')}>
      <Text size={3} tone="muted">
        {t('breakText')}
      </Text>
      <Choice
        label={t('days')}
        options={DAYS.map((value) => ({ value: value as number, text: textOf(value) }))}
        value={days}
        onChange={setDays}
      />
      <Button wide kind="quiet" onClick={() => setEndsAt(Date.now() + days * DAY_MS)}>
        {t('begin')}
      </Button>
      <Sheet open={endsAt !== null} onClose={() => setEndsAt(null)} title={t('breakSure', { days: textOf(days) })}>
        <Stack gap={14}>
          <Text tone="muted">{t('breakEnds', { until: moment(endsAt ?? 0) })}</Text>
          <Failure text={failure} />
          <Button wide busy={isBusy} onClick={() => void begin()}>
            {t('begin')}
          </Button>
          <Button wide kind="quiet" onClick={() => setEndsAt(null)}>
            {t('notNow')}
          </Button>
        </Stack>
      </Sheet>
    </Panel>
  )
}
