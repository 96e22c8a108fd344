// A program of this project in its own process, with the settings of one file and no others.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..', '..')
/** What a program gets from the caller's environment. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE']

export interface OwnProcess {
  readonly command: string
  output(): string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  stop(): Promise<number | null>
}

/** Starts `program` and waits until it prints `opened`. */
export async function startProgram(program: string, settingsFile: string, opened: string): Promise<OwnProcess> {
  const running = runProgram(program, settingsFile)
  const isOpen = new Promise<boolean>((resolve) =>
    running.onOutput(() => running.output().includes(opened) && resolve(true)),
  )
  if (await Promise.race([isOpen, running.ended.then(() => false)])) return running
  throw new Error(`${running.command} has ended.\n${running.output()}`)
}

/** Runs `program`, whose end the caller awaits. */
export function runProgram(program: string, settingsFile: string): OwnProcess & { onOutput(listen: () => void): void } {
  const args = [`--env-file=${settingsFile}`, program]
  const env = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]))
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const listeners: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const listen of listeners) listen()
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    command: `node ${args.join(' ')}`,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      return await ended
    },
    onOutput: (listen) => void listeners.push(listen),
  }
}
