// Starts the test engine, which fails on demand.

import { spawn } from 'node:child_process'
import path from 'node:path'

export interface TestEngine {
  readonly url: string
  readonly guardUrl: string
  state(): Promise<{
    calls: number
    open: number
    closedEarly: number
    last: { messages: { role: string; content: string }[] }
    /** What the guard was asked about. */
    judged: string[]
    notes: { messages: { role: string; content: string }[] } | null
  }>
  close(): Promise<void>
}

export async function startEngine(): Promise<TestEngine> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'chat-engine-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', () => reject(new Error('the engine did not start')))
  })
  const url = `http://127.0.0.1:${port}`
  return {
    url: `${url}/v1`,
    guardUrl: `${url}/guard/v1`,
    state: async () => (await (await fetch(`${url}/state`)).json()) as Awaited<ReturnType<TestEngine['state']>>,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
