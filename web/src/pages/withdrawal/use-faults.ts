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
  refuse(field: Field, words: string): void
  /** The field is being mended: what the server said of it is over. */
  forget(field: Field): void
}

/** Nobody is told off while still typing: faults show after the first try. */
export function useFaults(faults: Faults): ShownFaults {
  const t = useMessages(messages)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ readonly field: Field; readonly words: string } | null>(null)
  return {
    any: Object.keys(faults).length > 0,
    of: (field) => {
      const fault = isTried && faults[field]
      if (fault) return t(fault)
      return refused?.field === field ? refused.words : undefined
    },
    try: () => setTried(true),
    refuse: (field, words) => setRefused({ field, words }),
    forget: (field) => {
      if (refused?.field === field) setRefused(null)
    },
  }
}
