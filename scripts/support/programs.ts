// Programs of the machine itself, which npm does not bring: looked for in the PATH, and on a Debian machine, as root,
// asked for from apt.

import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, run } from './processes.ts'

export type Say = (words: string) => void

/** Where the first of these stands that can be run. */
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

export const mayAskApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Packages in the order they are wanted, as long as they are: what fails is said, and the caller looks again. */
export async function askApt(packages: readonly string[], say: Say, isWanted = (): boolean => true): Promise<void> {
  await apt(['update'], say)
  for (const name of packages) if (isWanted()) await apt(['install', '-y', '--no-install-recommends', name], say)
}

async function apt(args: readonly string[], say: Say): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run('apt-get', ['-q', ...args], { env, words: 'keep' })
  if (code !== 0) say(`apt-get ${args.join(' ')} failed:\n${output.trim().split('\n').slice(-5).join('\n')}`)
}
