import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

type Key = keyof (typeof messages)['en']

/** The reason for the state of an order. An unknown code is shown as it is. */
export function reasonText(t: Translate<Key>, reason: string): string {
  const key = `reason.${reason}`
  return key in messages.en ? t(key as Key) : reason
}
