import { useState } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { Faults, Field } from './form.ts'
import { messages } from './messages.ts'

export interface ShownFaults {
  readonly any: boolean
  /** What is wrong with a field, once it was tried, or what the server said of it. */
  of(field: Field): string | undefined
  /** From now on every fault is shown. */
  try(): void
  refuse(field: Field, text: string): void
  /** The field is being corrected: the server's refusal no longer applies. */
  forget(field: Field): void
}

/** Faults show after the first try, never while the player is still typing. */
export function useFaults(faults: Faults): ShownFaults {
  const t = useMessages(messages)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ readonly field: Field; readonly text: string } | null>(null)
  return {
    any: Object.keys(faults).length > 0,
    of: (field) => {
      const fault = isTried && faults[field]
      if (fault) return t(fault)
      return refused?.field === field ? refused.text : undefined
    },
    try: () => setTried(true),
    refuse: (field, text) => setRefused({ field, text }),
    forget: (field) => {
      if (refused?.field === field) setRefused(null)
    },
  }
}
