// The system's Chromium for everything that needs a browser. The project downloads none of its own; on a
// Debian machine, as root, it may ask apt for one.

import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.ts'

/** The one that never had a window does the same with a good third less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** Where a Chromium stands, or nothing; CHROMIUM_PATH comes before what the PATH holds. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return isProgram(named) ? named : undefined
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Finds a Chromium or installs one; says what it does and, where it can't, why. */
export async function ensureChromium(say: (words: string) => void): Promise<string | undefined> {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM_PATH']) {
    say(`CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which can't be run.`)
    return undefined
  }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    say('No Chromium here: install one (chromium or google-chrome), or name it with CHROMIUM_PATH.')
    return undefined
  }
  say('No Chromium here; installing it with apt-get ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (...args: string[]): Promise<void> => {
    const { code, output } = await run('apt-get', ['-q', ...args], { env, words: 'keep' })
    if (code !== 0) say(`apt-get ${args.join(' ')} failed:\n${output.trim().split('\n').slice(-5).join('\n')}`)
  }
  await apt('update')
  for (const name of PACKAGES) if (!findChromium()) await apt('install', '-y', '--no-install-recommends', name)
  return findChromium()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
