// Runs `npm run backup` and `npm run restore` as processes, as an operator does.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Label } from '../../src/commands/backup/label.ts'

const commands = path.join(import.meta.dirname, '..', '..', 'src', 'commands')
/** Settings of the caller must not reach the commands. */
const HIDDEN = ['DATABASE_URL', 'DATA_DIR', 'SECRET_KEY', 'MODE', 'INIT_CWD']

export interface Outcome {
  readonly code: number | null
  /** Everything it printed. */
  readonly said: string
}

export type Settings = Readonly<Record<string, string>>

export const backUp = (folder: string, settings: Settings): Promise<Outcome> => runCommand('backup', folder, settings)
export const restore = (folder: string, settings: Settings): Promise<Outcome> => runCommand('restore', folder, settings)

async function runCommand(name: 'backup' | 'restore', folder: string, settings: Settings): Promise<Outcome> {
  const inherited = Object.entries(process.env).filter(([variable]) => !HIDDEN.includes(variable))
  const child = spawn(process.execPath, [path.join(commands, `${name}.ts`), folder], {
    env: { ...Object.fromEntries(inherited), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** A copy of a backup with a changed label. */
export function relabel(backup: string, change: Partial<Record<keyof Label, unknown>>): string {
  const copy = fs.mkdtempSync(`${backup}-relabelled-`)
  fs.cpSync(backup, copy, { recursive: true })
  const file = path.join(copy, 'label.json')
  fs.writeFileSync(file, JSON.stringify({ ...(JSON.parse(fs.readFileSync(file, 'utf8')) as Label), ...change }))
  return copy
}

/** A copy of a backup whose data ends in the middle. */
export function cutInHalf(backup: string, data: string): string {
  const copy = fs.mkdtempSync(`${backup}-cut-`)
  fs.cpSync(backup, copy, { recursive: true })
  const file = path.join(copy, data)
  fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2))
  return copy
}

/** A copy of a backup with one other byte. */
export function changeOneByte(backup: string, data: string): string {
  const copy = fs.mkdtempSync(`${backup}-changed-`)
  fs.cpSync(backup, copy, { recursive: true })
  const file = path.join(copy, data)
  const bytes = fs.readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  fs.writeFileSync(file, bytes)
  return copy
}

export const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8)
