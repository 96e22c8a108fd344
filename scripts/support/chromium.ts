// The system's Chromium for everything that needs a browser. The project downloads none of its own; on a
// Debian machine, as root, it may ask apt for one.

import { askApt, findProgram, isProgram, mayAskApt, type Say } from './programs.ts'

/** The one that never had a window does the same with a good third less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** Where a Chromium stands, or nothing; CHROMIUM_PATH comes before what the PATH holds. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return isProgram(named) ? named : undefined
  return findProgram(...NAMES)
}

/** Finds a Chromium or installs one; says what it does and, where it can't, why. */
export async function ensureChromium(say: Say): Promise<string | undefined> {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM_PATH']) {
    say(`CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which can't be run.`)
    return undefined
  }
  if (!mayAskApt()) {
    say('No Chromium here: install one (chromium or google-chrome), or name it with CHROMIUM_PATH.')
    return undefined
  }
  say('No Chromium here; installing it with apt-get ...')
  await askApt(PACKAGES, say, () => !findChromium())
  return findChromium()
}
