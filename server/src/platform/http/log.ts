import { pino, type DestinationStream, type Logger } from 'pino'

/**
 * The house's log. Of an error only what helps to find it: drivers hang a statement's parameters on theirs, and those
 * may hold an outcome to come or a password's hash.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: bareError } }
  return destination ? pino(options, destination) : pino(options)
}

function bareError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something was thrown that is no error' }
  const { name, message, stack } = error
  return { name, code: (error as { code?: unknown }).code, message, stack }
}
