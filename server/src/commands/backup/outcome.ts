// How `npm run backup` and `npm run restore` end: 0 done, 1 refused before anything was changed, 2 failed and cleaned up.

import path from 'node:path'

/** The operator can mend these, so the message is enough. */
const REFUSED = ['BackupRefused', 'FolderInUse', 'ConfigError', 'ConnectionFailed']

export async function endWithOutcome(failure: string, work: () => Promise<void>): Promise<void> {
  // Everything in a backup is for its owner alone.
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    const { name, message } = error as Error
    process.stderr.write(`${failure} ${message}\n`)
    process.exitCode = REFUSED.includes(name) ? 1 : 2
  }
}

/** A folder named on the command line. npm runs commands in the project's root and names the caller's folder. */
export const namedFolder = (argument: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', argument)

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
