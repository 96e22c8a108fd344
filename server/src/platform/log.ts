// The server's log. Each component writes through a child logger of its own (`log.child({ component })`): an event as
// the message, everything variable in fields. Levels: info for the life cycle, warn for what is retried, error for what
// a person should look at.

import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Nobody logs these on purpose. They are replaced at the top of a line and one level below. */
const SECRET_FIELDS =
  'password oldPassword newPassword confirmPassword token tokenHash authorization cookie secret recoveryCodes proof ' +
  'challenge email phone destination accountNumber accountName address'

export function openLog(level: string, destination?: DestinationStream): Logger {
  const redact = { paths: SECRET_FIELDS.split(' ').flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' }
  const options = { level, redact, serializers: { err: safeError } }
  return destination ? pino(options, destination) : pino(options)
}

/** Database drivers attach a statement's parameters to their errors, which may hold secrets: they are left out. */
function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'a value was thrown that is not an error' }
  const { name, message, stack } = error
  return { name, code: (error as { code?: unknown }).code, message, stack }
}
