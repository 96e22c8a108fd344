// Programs that come as Debian packages and are set up here from the files in ops.

import { findProgram, isProgram } from './programs.ts'
import { stop } from './processes.ts'

/** The program's path. Daemons are in sbin, which is not in everyone's PATH. */
export const findDaemon = (name: string): string | undefined =>
  findProgram(name) ?? [`/usr/sbin/${name}`, `/sbin/${name}`].find(isProgram)

/** The program's path, or the end of this command with the package to install. */
export const requireProgram = (name: 'haproxy' | 'pgbouncer' | 'openssl'): string =>
  findDaemon(name) ?? stop(`${name} was not found. Install it: apt-get install ${name}`)

/** The text with the one place that matches replaced. A file in ops that has no such place must not be used unnoticed. */
export function changed(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`${String(place)} was not found in the configuration.`)
  return text.replace(place, () => by)
}
