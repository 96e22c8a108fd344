import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineEnglish(
  {
    unreadable: 'The server sent an unreadable response (HTTP {status}). Try again.',
    downloadFailed: 'The download was interrupted. Try again.',
    passkeyExists: 'This device already has one of your passkeys.',
    passkeyUnused: 'The passkey wasn’t used. Try again or choose another method.',
  },
  sharedMessages,
)
