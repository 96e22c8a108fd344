// Runs other programs. They get the project's own Node and the tools of node_modules first on their PATH; the caller
// either shows their output or captures it.

import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

export const root = dirname(dirname(import.meta.dirname))

export type Environment = Record<string, string | undefined>

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Environment
  /** Where the output goes: straight to the terminal, or into `output`. */
  readonly words?: 'show' | 'keep'
}

export interface Ended {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

/** A tool that npm installed, by the name of its command. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name)

/** The native compiler; the import map still uses the older one, whose command has the same name. */
export const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')

export function environment(extra: Environment = {}): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { cwd = root, env, words = 'show' } = options
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: environment(words === 'keep' ? { NO_COLOR: '1', FORCE_COLOR: undefined, ...env } : env),
    stdio: words === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const stopForwarding = forwardSignals(child)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await ending(child)
  stopForwarding()
  const seconds = (performance.now() - startedAt) / 1000
  return { code, output: Buffer.concat(chunks).toString('utf8'), seconds }
}

/** Runs a program in the foreground and exits with its code. */
export async function become(command: string, args: readonly string[], options: RunOptions = {}): Promise<never> {
  const { code } = await run(command, args, options)
  process.exit(code)
}

export function ending(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

/** A terminal sends Ctrl-C to the complete process group; only signals from elsewhere must be forwarded. */
function forwardSignals(child: ChildProcess): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const forward = (signal: NodeJS.Signals): void => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}

/** Prints an error that needs no stack trace, and exits. */
export function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
