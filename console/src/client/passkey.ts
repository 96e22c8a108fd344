import { isRegistered } from '@glasshouse/ui/step-up/passkey.ts'
import { say } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

/** Texts of our own: the browser's are written for programmers. */
export const passkeyErrorText = (error: Error): string =>
  error instanceof DOMException ? say(messages, isRegistered(error) ? 'passkeyExists' : 'passkeyUnused') : error.message
