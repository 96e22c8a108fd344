import type { LimitKind, LimitPeriod } from '@glasshouse/rulebook/core/protection'
import type { Limit, ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { useFormat } from '@glasshouse/ui/text/i18n.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { callProtection, setProtection } from '../../play/protection/use-protection.ts'
import { durationOf } from '../../play/protection/texts.ts'

const MINUTE_MS = 60_000

export interface Change {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number | null
}

/** Asks the server for a change, one at a time; says why it was not made. */
export function useChange() {
  const { isBusy, refusal, clearRefusal, run: submit } = useSubmit()
  const run = (ask: () => Promise<ProtectionState | null>): Promise<boolean> =>
    submit(async () => {
      const state = await ask()
      if (state) setProtection(state)
    })
  return {
    isBusy,
    failure: refusal?.message ?? null,
    run,
    forget: clearRefusal,
    set: (change: Change) => run(() => callProtection('PUT /api/user/limits', change, { quiet: true })),
    confirm: (change: Change) => run(() => callProtection('POST /api/user/limits/confirm', change, { quiet: true })),
  }
}

/** Gold, or hours and minutes. */
export function useAmount(kind: Limit['kind']): (value: number) => string {
  const format = useFormat()
  return (value) => (kind === 'time' || kind === 'check' ? durationOf(value * MINUTE_MS) : format.gold(value))
}
