// From `npm start` to the first page served, with everything installed and built: on a fresh folder, and again on the same
// data. The reference is a bare node:http server, started and polled in the same way in the same run.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ending, root } from '../scripts/support/processes.ts'
import { freePort } from '../scripts/support/server-process.ts'
import { median } from './figures.ts'
import { reportRows } from './report-rows.ts'

const ROUNDS = 3
const TARGET_MS = 4000
const TIMEOUT_MS = 120_000
const POLL_MS = 20
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
    const times = [fresh, again, bare].map((all) => `${all.at(-1)?.toFixed(0)} ms`)
    console.log(`  round ${round}: on fresh data ${times[0]}, on its own data ${times[1]}; bare node:http ${times[2]}`)
  }
  const reference = { what: 'a bare node:http server', figure: median(bare) }
  const target = { of: 'figure', below: TARGET_MS } as const
  reportRows(
    { what: 'npm start to the first page, fresh data', figure: median(fresh), unit: 'ms', reference, target },
    { what: 'npm start to the first page, existing data', figure: median(again), unit: 'ms', reference, target },
  )
}

async function untilServed(start: (port: number) => ChildProcess): Promise<number> {
  const port = await freePort()
  const startedAt = performance.now()
  const child = start(port)
  const ended = ending(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  try {
    while (!(await servesPage(port))) {
      if (child.exitCode !== null || performance.now() - startedAt > TIMEOUT_MS) throw new Error(`No page:\n${output}`)
      await sleep(POLL_MS)
    }
    return performance.now() - startedAt
  } finally {
    // npm, its shell and the server are one process group; all must end before the next start.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** Checks the port first, because requesting pages all the time would slow down the start. */
async function servesPage(port: number): Promise<boolean> {
  if (!(await listens(port))) return false
  return fetch(`http://127.0.0.1:${port}/`).then(
    async (response) => response.status === 200 && (await response.text()).length > 0,
    () => false,
  )
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const finish = (isListening: boolean): void => {
      socket.destroy()
      resolve(isListening)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

/** As a user runs it: without the project's own Node on the PATH, which this benchmark uses. */
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
