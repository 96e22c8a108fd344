// Programs of the machine that npm does not install: found in the PATH or, on a Debian machine as root, installed with
// apt.

import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, run } from './processes.ts'

export type Log = (message: string) => void

/** The path of the first of these programs that is executable. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (environment()['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages in order for as long as `isNeeded`. Failures are logged, and the caller checks the result. */
export async function installWithApt(
  packages: readonly string[],
  log: Log,
  isNeeded = (): boolean => true,
): Promise<void> {
  await apt(['update'], log)
  for (const name of packages) if (isNeeded()) await apt(['install', '-y', '--no-install-recommends', name], log)
}

async function apt(args: readonly string[], log: Log): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run('apt-get', ['-q', ...args], { env, words: 'keep' })
  if (code !== 0) log(`apt-get ${args.join(' ')} failed:\n${output.trim().split('\n').slice(-5).join('\n')}`)
}
