// Notes the files that this visit runs soon after they are loaded, and compares them with what is published. A page can't
// vouch for itself: an app that was replaced as a whole can leave this out. Then only the files of another visit, or another
// browser, can tell.

import { fair } from '../fairness/use-seeds.ts'
import { CallError } from '../../client/call.ts'
import { isTestMode } from '../../client/mode.ts'
import { logCheckDeps, runLogCheck } from '../transparency/log-watch.ts'
import { noteFiles, PAGE } from './app-visits.ts'
import type { AppCheck, AppCheckDeps } from './check-app.ts'
import { idle } from './schedule.ts'

const NOTE_MS = 4_000
const CHECK_MS = 20_000
const quiet = { quiet: true }
const visit = String(Math.round(performance.timeOrigin))
const loaded = new Set<string>()
let noting: Promise<unknown> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | null = null
let server: Promise<string | null> | null = null

/** From now on, in the built app. */
export function watchApp(): void {
  // Unlike the list of entries, an observer misses none, however many calls a long visit makes.
  new PerformanceObserver((list) => noteLoaded(list.getEntries())).observe({ type: 'resource', buffered: true })
  noteSoon()
  setTimeout(() => void checkOwnApp().catch(ignoreOffline), CHECK_MS)
}

function noteLoaded(entries: readonly PerformanceEntry[]): void {
  const before = loaded.size
  for (const { name } of entries) {
    const { origin, pathname } = new URL(name)
    const file = pathname.slice(1)
    if (origin === location.origin && file !== '' && file !== 'verify.mjs' && !/^(api|log)\//.test(file))
      loaded.add(file)
  }
  if (loaded.size > before) noteSoon()
}

function noteSoon(): void {
  timer ??= setTimeout(() => {
    timer = null
    void idle().then(noteNow).catch(ignoreOffline)
  }, NOTE_MS)
}

/** One after the other, so that two don't overwrite each other's files. */
function noteNow(): Promise<unknown> {
  noting = noting
    .catch(() => undefined)
    .then(async () => {
      const key = await serverKey()
      // What the observer has yet to report.
      noteLoaded(performance.getEntriesByType('resource'))
      if (key !== null) await noteFiles(visit, key, [...loaded], readLoaded)
    })
  return noting
}

/** Null on a server without a log. */
async function serverKey(): Promise<string | null> {
  server ??= logCheckDeps.fetchFile('key').then((bytes) => bytes && new TextDecoder().decode(bytes).trim())
  return await server.catch((error: unknown) => {
    server = null
    throw error
  })
}

/** A file as the browser keeps it. */
async function readLoaded(file: string): Promise<Uint8Array> {
  const answer = await fetch(file === PAGE ? '/' : `/${file}`, { cache: 'force-cache' })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Null on a server without apps. Rejects if we can’t be reached. */
export async function checkOwnApp(): Promise<AppCheck | null> {
  // The development server has no published files.
  if (!import.meta.env.PROD) return null
  await noteNow()
  const key = await serverKey()
  if (key === null) return null
  const { checkVisits } = await import('./check-app.ts')
  return await checkVisits(depsFor(key), visit)
}

const depsFor = (key: string): AppCheckDeps => ({
  server: key,
  isTestMode: isTestMode(),
  nowMs: Date.now(),
  releases: () => fair('GET /api/fair/releases', {}, quiet),
  files: async (number) => (await fair('GET /api/fair/releases/{number}', { number }, quiet)).files.web,
  replacements: () => fair('GET /api/fair/replacements', {}, quiet),
  async findInLog(time, isWanted) {
    const state = await runLogCheck()
    if (state.kind === 'none' || state.kind === 'alarm') return undefined
    const [{ findEntry }, { readerOf }] = await Promise.all([
      import('@glasshouse/rulebook/transparency/find-entry'),
      import('../transparency/log-check.ts'),
    ])
    return (await findEntry(readerOf(logCheckDeps, state.head), state.head, time, isWanted)) !== null
  },
})

/** Without a connection, the next visit compares. */
function ignoreOffline(error: unknown): void {
  const isOffline = error instanceof CallError || error instanceof TypeError || error instanceof DOMException
  if (!isOffline) throw error
}
