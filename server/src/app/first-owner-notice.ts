// Hands the first owner their one-time password. With real money it is only in a file that its owner alone can read:
// standard output ends in the journal of the machine, which more people read and which is kept.

import fs from 'node:fs'
import path from 'node:path'
import type { FirstOwner } from '../backoffice/operators/first-owner.ts'

const FILE = 'first-operator.txt'

interface Place {
  readonly mode: 'sandbox' | 'real'
  readonly dataDir: string
}

/** Writes the file while the password works, and removes it afterwards. Returns the line to print, if any. */
export function announceFirstOwner({ mode, dataDir }: Place, { password, isNew }: FirstOwner): string | null {
  const file = path.join(dataDir, FILE)
  // Before anything else can fail, because the password is given only once.
  if (password) keep(file, password)
  if (!isNew) fs.rmSync(file, { force: true })
  if (!isNew) return null
  return password && mode === 'sandbox' ? `name "owner", one-time password "${password}"` : `see ${file}`
}

/** A file that is already there would keep its mode. */
function keep(file: string, password: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.rmSync(file, { force: true })
  fs.writeFileSync(file, `owner ${password}\n`, { mode: 0o600, flag: 'wx' })
}
