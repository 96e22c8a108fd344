import { CHECK_MINUTES } from '@glasshouse/rulebook/core/protection'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Choice } from './choice.tsx'
import { messages } from './messages.ts'
import { PendingNote } from './pending-note.tsx'
import { useChange } from './use-change.ts'
import css from './limits.module.css'

const NAME = { kind: 'check', period: 'play' } as const

/** How often play stops for a look at the clock; rarer is looser. */
export function CheckSection({ check, now }: { check: ProtectionState['check']; now: number }) {
  const t = useMessages(messages)
  const { isBusy, failure, set } = useChange()
  return (
    <section className={css.panel} aria-labelledby="check">
      <h2 id="check">{t('check')}</h2>
      <p>{t('checkText')}</p>
      <Choice
        label={t('check')}
        options={CHECK_MINUTES.map((value) => ({ value: value as number, text: t('every', { n: value }) }))}
        value={check.minutes}
        onChange={(amount) => void set({ ...NAME, amount })}
        disabled={isBusy}
      />
      {check.pending && <PendingNote name={NAME} own={check.minutes} pending={check.pending} now={now} />}
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
    </section>
  )
}
