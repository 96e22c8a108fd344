// The server's log. Each component writes through a child logger of its own (`log.child({ component })`): an event as
// the message, everything variable in fields. Levels: info for the life cycle, warn for what is retried, error for what
// a person should look at.

import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { counter } from './metrics/registry.ts'

export type { Logger }

const lines = counter('glasshouse_log_lines_total', 'Lines that were logged, by level', 'level')

// Prometheus sees no increase in a series that begins with its first line.
for (const level of Object.values(pino.levels.labels)) lines.inc({ level }, 0)

/** Nobody logs these on purpose. They are replaced at the top of a line and one level below. */
const SECRET_FIELDS =
  'password oldPassword newPassword confirmPassword token tokenHash authorization cookie secret recoveryCodes proof ' +
  'challenge email phone destination accountNumber accountName address'

export function openLog(level: string, destination?: DestinationStream): Logger {
  const redact = { paths: SECRET_FIELDS.split(' ').flatMap((field) => [field, `*.${field}`]), censor: '[redacted]' }
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method, number) {
    lines.inc({ level: pino.levels.labels[number] ?? 'other' })
    method.apply(this, args)
  }
  const options = { level, redact, serializers: { err: safeError }, hooks: { logMethod } }
  return destination ? pino(options, destination) : pino(options)
}

/** Database drivers attach a statement's parameters to their errors, which may hold secrets: they are left out. */
function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'a value was thrown that is not an error' }
  const { name, message, stack } = error
  return { name, code: (error as { code?: unknown }).code, message, stack }
}
