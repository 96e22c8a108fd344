// The Python of this machine, with which verify.py is tested.

import { spawnSync } from 'node:child_process'

/** Such as "Python 3.11.7"; undefined if there is none. */
export function pythonVersion(): string | undefined {
  const { error, status, stdout } = spawnSync('python3', ['--version'], { encoding: 'utf8' })
  return error || status !== 0 ? undefined : stdout.trim()
}
