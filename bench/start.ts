// From `npm start` to the first page served, where everything is installed and built: on a fresh folder, and again on the
// same data. The reference is a bare node:http server, started and asked in the same way in the same run.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ending, root } from '../scripts/support/processes.ts'
import { freePort } from '../scripts/support/server-process.ts'
import { median } from './figures.ts'
import { tell } from './told.ts'

const ROUNDS = 3
const TARGET_MS = 4000
const PATIENCE_MS = 120_000
const ASK_EVERY_MS = 20
const BARE = join(import.meta.dirname, 'reference', 'bare-http.ts')

async function main(): Promise<void> {
  const [fresh, again, bare]: [number[], number[], number[]] = [[], [], []]
  console.log(`npm start, ${ROUNDS} times each, in turns:`)
  for (let round = 1; round <= ROUNDS; round++) {
    const folder = await mkdtemp(join(tmpdir(), 'glasshouse-start-'))
    try {
      fresh.push(await untilServed((port) => npmStart(port, folder)))
      again.push(await untilServed((port) => npmStart(port, folder)))
      bare.push(await untilServed(startBare))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    const words = [fresh, again, bare].map((all) => `${all.at(-1)?.toFixed(0)} ms`)
    console.log(`  round ${round}: on fresh data ${words[0]}, on its own data ${words[1]}; bare node:http ${words[2]}`)
  }
  const reference = { what: 'a bare node:http server', figure: median(bare) }
  const target = { of: 'figure', below: TARGET_MS } as const
  tell(
    { what: 'npm start to the first page, fresh data', figure: median(fresh), unit: 'ms', reference, target },
    { what: 'npm start to the first page, data of before', figure: median(again), unit: 'ms', reference, target },
  )
}

async function untilServed(start: (port: number) => ChildProcess): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = start(port)
  const ended = ending(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() - began > PATIENCE_MS) throw new Error(`No page:\n${output}`)
      await sleep(ASK_EVERY_MS)
    }
    return performance.now() - began
  } finally {
    // npm, its shell and the server are one group; all of them are waited for before the next one starts.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** Whether somebody listens is asked first, for whoever asks for pages all the time takes the start a part of a core. */
async function answers(port: number): Promise<boolean> {
  if (!(await listens(port))) return false
  return fetch(`http://127.0.0.1:${port}/`).then(
    async (answer) => answer.status === 200 && (await answer.text()).length > 0,
    () => false,
  )
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const say = (heard: boolean): void => {
      socket.destroy()
      resolve(heard)
    }
    socket.once('connect', () => say(true))
    socket.once('error', () => say(false))
  })
}

/** As a person types it: without the project's own Node on the PATH, which this benchmark runs on. */
function npmStart(port: number, folder: string): ChildProcess {
  const ours = join(root, 'node_modules')
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.startsWith(ours))
  const own = { PATH: path.join(delimiter), PORT: String(port), DATA_DIR: folder, HOST: '127.0.0.1', MODE: 'sandbox' }
  const env = { ...process.env, ...own, DATABASE_URL: undefined, REDIS_URL: undefined, NODE_COMPILE_CACHE: undefined }
  return spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
}

const startBare = (port: number): ChildProcess =>
  spawn(process.execPath, [BARE, '1000', String(port)], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })

await main()
