// Compares the files that this browser ran with the published versions of the app, visit by visit, and the versions with the
// transparency log. A version that was shown once must stay published.

import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { findEntry } from '@glasshouse/rulebook/transparency/find-entry'
import { readReleases, type Release } from '../fairness/releases.ts'
import { textHash } from '../fairness/text-hash.ts'
import { appVisits, readFileList, wrongFiles, type AppVisit, type FileHashes } from './app-visits.ts'
import { raiseAlarm } from './evidence.ts'
import type { Kind } from './storage.ts'
import { forget, recall, recallAll, remember, renew, type Kept } from './storage.ts'

type Published = OutputOf<FairnessContract, 'GET /api/fair/releases'>
type Replacements = OutputOf<FairnessContract, 'GET /api/fair/replacements'>

/** What a check needs of the server. Everything rejects if we can’t be reached. */
export interface AppCheckDeps {
  /** The key of the transparency log. */
  readonly server: string
  readonly isTestMode: boolean
  readonly nowMs: number
  readonly releases: () => Promise<Published>
  /** The list of the app's files in a version; null on a server without apps. */
  readonly files: (release: number) => Promise<string | null>
  readonly replacements: () => Promise<Replacements>
  /** Finds an entry in the log as it is now; undefined where there is no log that this browser accepts. */
  readonly findInLog: (...entry: LogQuestion) => Promise<boolean | undefined>
}
type LogQuestion = [time: number, isWanted: Parameters<typeof findEntry>[3]]

/** What the fairness page shows of it. */
export interface AppCheck {
  /** The version that this visit runs; null while none is found. */
  readonly number: number | null
  /** How many files of this visit were compared. */
  readonly files: number
  /** Files of this visit that no version names with this hash. */
  readonly wrong: readonly string[]
  /** Earlier visits whose files were all published. */
  readonly visits: number
}

type Verdict = Pick<AppCheck, 'number' | 'wrong'>

/** In place of an account: what is published is the same for everybody. */
const EVERYBODY = 'server'
/** A version is logged within seconds, and published before its files are given out. */
const LOGGED_WITHIN_MS = 600_000
/** By hash: versions that were found in the transparency log. */
const loggedReleases: Kind<{ readonly number: number }> = {
  name: 'logged',
  limit: 40,
  isValue: (value): value is { number: number } => typeof (Object(value) as { number?: unknown }).number === 'number',
}

export async function checkVisits(deps: AppCheckDeps, current: string): Promise<AppCheck | null> {
  for (const [key, { value }] of recallAll(appVisits))
    // A test installation may be torn down and built anew, with another key.
    if (value.server !== deps.server && deps.isTestMode) forget(appVisits, key)
  const published = await deps.releases()
  const { releases, holds } = readReleases(published)
  if (!holds) alarmRelease('chain', deps.nowMs, 'an unbroken history', releases[0]?.hash ?? '', { published })
  const lists = new FileLists(deps, releases)
  if (lists.releases.length === 0) return null
  let own: Verdict = { number: null, wrong: [] }
  for (const [key, kept] of recallAll(appVisits)) {
    if (kept.value.release) await checkStays(deps, releases, kept)
    const verdict = kept.value.release
      ? { number: kept.value.release.number, wrong: [] }
      : await judge(deps, lists, kept, key)
    if (key === current) own = verdict
    else shorten(key)
  }
  return {
    ...own,
    files: Object.keys(recall(appVisits, current)?.value.files ?? {}).length,
    visits: recallAll(appVisits).filter(([key, { value }]) => key !== current && value.release !== null).length,
  }
}

/** The lists of files by version, newest first, each fetched once. */
class FileLists {
  readonly releases: readonly Release[]
  readonly #deps: AppCheckDeps
  readonly #lists = new Map<string, ReadonlyMap<string, string>>()

  constructor(deps: AppCheckDeps, releases: readonly Release[]) {
    this.#deps = deps
    const isFirst = ({ webHash }: Release, i: number): boolean =>
      webHash !== null && releases.findIndex((each) => each.webHash === webHash) === i
    this.releases = releases.filter(isFirst)
  }

  /** Empty if the list isn't the one that the version promised. */
  async of({ number, webHash }: Release): Promise<ReadonlyMap<string, string>> {
    const known = this.#lists.get(webHash ?? '')
    if (known) return known
    const text = await this.#deps.files(number)
    const list = text !== null && textHash(text) === webHash ? readFileList(text) : new Map<string, string>()
    this.#lists.set(webHash ?? '', list)
    return list
  }
}

async function judge(
  deps: AppCheckDeps,
  lists: FileLists,
  { value, time }: Kept<AppVisit>,
  key: string,
): Promise<Verdict> {
  const { found, wrong } = await findRelease(lists, value.files)
  if (found === null || wrong.length > 0) {
    alarmFiles(key, time, wrong, value.files, lists.releases)
    return { number: null, wrong }
  }
  const isLogged = await isInLog(deps, found)
  if (isLogged === false && deps.nowMs - time > LOGGED_WITHIN_MS)
    alarmRelease(`${found.number}`, time, found.hash, 'not in the transparency log', { release: found })
  if (isLogged) renew(appVisits, key, { ...value, release: { number: found.number, hash: found.hash } }, time)
  return { number: found.number, wrong }
}

/** The version that has all these files, and files that none has. */
async function findRelease(lists: FileLists, files: FileHashes) {
  let wrong = Object.keys(files)
  let partly: Release | null = null
  for (const release of lists.releases) {
    const others = wrongFiles(files, await lists.of(release))
    if (others.length === 0) return { found: release, wrong: [] }
    // A page that was open during an upgrade may have files of two versions.
    if (others.length < Object.keys(files).length) partly ??= release
    wrong = wrong.filter((file) => others.includes(file))
  }
  return { found: partly, wrong }
}

async function isInLog({ findInLog }: AppCheckDeps, { number, hash, createTime }: Release) {
  if (recall(loggedReleases, hash)) return true
  const isFound = await findInLog(
    createTime,
    (entry) => entry.kind === 'release' && entry['number'] === number && entry['hash'] === hash,
  )
  if (isFound) remember(loggedReleases, hash, { number })
  return isFound
}

/** A version that one visit was shown is still there, unless a database that lost a moment was recovered since. */
async function checkStays(
  { replacements }: AppCheckDeps,
  releases: readonly Release[],
  { value: { release }, time }: Kept<AppVisit>,
): Promise<void> {
  const now = releases.find(({ number }) => number === release?.number)
  if (!release || now?.hash === release.hash) return
  const published = await replacements()
  if (published.some(({ kind, endTime }) => kind === 'recovery' && (endTime ?? Infinity) >= time)) return
  alarmRelease(`${release.number}`, time, release.hash, now?.hash ?? 'no such version', { releases })
}

/** Once a version contains its files, an earlier visit needs only that version. */
function shorten(key: string): void {
  const kept = recall(appVisits, key)
  if (!kept?.value.release || Object.keys(kept.value.files).length === 0) return
  renew(appVisits, key, { ...kept.value, files: {} }, kept.time)
}

function alarmFiles(
  key: string,
  promisedTime: number,
  wrong: readonly string[],
  files: FileHashes,
  releases: readonly Release[],
): void {
  const came = wrong.map((file) => `${files[file]}  ${file}`).join('\n')
  const promised = releases[0]?.webHash ?? ''
  const about = new Date(Number(key)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
  raiseAlarm(EVERYBODY, { name: 'app', about, promised, promisedTime, came, details: { files, releases } })
}

const alarmRelease = (about: string, promisedTime: number, promised: string, came: string, details: object): void =>
  raiseAlarm(EVERYBODY, { name: 'release', about, promised, promisedTime, came, details })
