// The system's Chromium for everything that needs a browser. The project downloads none; on a Debian machine, as root, it
// may install one with apt.

import { installWithApt, findProgram, isProgram, canUseApt, type Log } from './programs.ts'

/** The headless shell needs about a third less CPU. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The path of a Chromium, if there is one; CHROMIUM_PATH takes precedence over the PATH. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return isProgram(named) ? named : undefined
  return findProgram(...NAMES)
}

/** Finds or installs a Chromium, and logs what it does or why it cannot. */
export async function ensureChromium(log: Log): Promise<string | undefined> {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM_PATH']) {
    log(`CHROMIUM_PATH is ${process.env['CHROMIUM_PATH']}, which isn’t an executable file.`)
    return undefined
  }
  if (!canUseApt()) {
    log('Chromium not found. Install chromium or google-chrome, or set CHROMIUM_PATH.')
    return undefined
  }
  log('Chromium not found. Installing it with apt-get…')
  await installWithApt(PACKAGES, log, () => !findChromium())
  return findChromium()
}
