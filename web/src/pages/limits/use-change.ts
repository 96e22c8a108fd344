import { useState } from 'react'
import type { LimitKind, LimitPeriod } from '@glasshouse/rulebook/core/protection'
import type { Limit, ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { CallError } from '../../client/call.ts'
import { durationOf } from '../../play/protection/texts.ts'
import { callProtection, setProtection } from '../../play/protection/use-protection.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

const MINUTE_MS = 60_000

export interface Change {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number | null
}

/** Asks the server for a change, one at a time; says why it was not made. */
export function useChange() {
  const t = useMessages(messages)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (ask: () => Promise<ProtectionState | null>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      const state = await ask()
      if (state) setProtection(state)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.network ? t('failed') : error.message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    run,
    forget: () => setFailure(null),
    set: (change: Change) => run(() => callProtection('PUT /api/user/limits', change, { quiet: true })),
    confirm: (change: Change) => run(() => callProtection('POST /api/user/limits/confirm', change, { quiet: true })),
  }
}

/** Gold, or hours and minutes. */
export function useAmount(kind: Limit['kind']): (value: number) => string {
  const format = useFormat()
  return (value) => (kind === 'time' || kind === 'check' ? durationOf(value * MINUTE_MS) : format.gold(value))
}
