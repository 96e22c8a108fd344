// Runs the programs that copy data: pg_dump, pg_restore and tar.

import { spawn } from 'node:child_process'

const PACKAGES: Readonly<Record<string, string>> = {
  pg_dump: 'Install PostgreSQL’s client programs (postgresql-client).',
  pg_restore: 'Install PostgreSQL’s client programs (postgresql-client).',
  tar: 'Install tar.',
}
/** The first errors say what is wrong; later ones follow from them. */
const LINES_SHOWN = 5

/** Throws with what the program said if it fails. */
export async function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = await new Promise<string | number | null>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(describeStart(program, error))))
    child.once('close', (code, signal) => resolve(signal ?? code))
  })
  if (ended !== 0) throw new Error(`${program} failed (${ended}). ${shorten(said)}`)
}

const describeStart = (program: string, { code, message }: NodeJS.ErrnoException): string =>
  code === 'ENOENT' ? `${program} was not found. ${PACKAGES[program] ?? ''}` : `${program} can’t start. ${message}`

const shorten = (said: string): string => said.trim().split('\n').slice(0, LINES_SHOWN).join('\n')
