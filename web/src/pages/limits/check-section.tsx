import { CHECK_MINUTES } from '@glasshouse/rulebook/core/protection'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Choice, Failure } from './choice.tsx'
import { messages } from './messages.ts'
import { PendingNote } from './pending-note.tsx'
import { useChange } from './use-change.ts'

const NAME = { kind: 'check', period: 'play' } as const

/** How often play stops for a look at the clock; rarer is looser. */
export function CheckSection({ check, now }: { check: ProtectionState['check']; now: number }) {
  const t = useMessages(messages)
  const { isBusy, failure, set } = useChange()
  return (
    <Panel title={t('check')} aria-label={t('check')} text={t('checkText')}>
      <Choice
        label={t('check')}
        options={CHECK_MINUTES.map((value) => ({ value: value as number, text: t('every', { n: value }) }))}
        value={check.minutes}
        onChange={(amount) => void set({ ...NAME, amount })}
        disabled={isBusy}
      />
      {check.pending && <PendingNote name={NAME} own={check.minutes} pending={check.pending} now={now} />}
      <Failure text={failure} />
    </Panel>
  )
}
