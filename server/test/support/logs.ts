// Logs for tests.

import { openLog, type Logger } from '../../src/platform/log.ts'

export type LogLine = Readonly<Record<string, unknown>> & { readonly level: number; readonly msg: string }

export const silentLog: Logger = openLog('silent')

/** Throws what the server would log as a warning or an error. */
export const strictLog: Logger = openLog('warn', {
  write: (line) => {
    throw new Error(`unexpected log line: ${line}`)
  },
})

export function captureLog(level = 'trace'): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = []
  return { log: openLog(level, { write: (line) => void lines.push(JSON.parse(line) as LogLine) }), lines }
}
