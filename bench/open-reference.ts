// Starts a reference as its own process; each prints its port in its first line.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Reference {
  readonly port: number
  readonly pid: number
  stop(): void
}

/** `file` is a path inside this folder. */
export async function openReference(file: string, args: readonly string[] = []): Promise<Reference> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line.split(' ')[1])))
    child.once('exit', () => reject(new Error(`${file} did not start`)))
  })
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() }
}
