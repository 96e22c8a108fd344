import { isRegistered } from '@glasshouse/ui/step-up/passkey.ts'

/** Texts of our own: the browser's are written for programmers. */
export const passkeyErrorText = (error: Error): string =>
  error instanceof DOMException
    ? isRegistered(error)
      ? 'This device holds a passkey of yours already.'
      : 'The passkey was not used. Try again, or choose another way.'
    : error.message
