// Which files of the app this browser ran, visit by visit, kept until a published version is found to contain them. So an app
// that only one visit was given is noticed later, even if that visit was too short to check it.

import { seedHash } from '@glasshouse/rulebook/play/draws'
import { textHash } from '../fairness/text-hash.ts'
import type { Kind } from './storage.ts'
import { recall, renew } from './storage.ts'

/** SHA-256 by path, such as `assets/app.js`. */
export type FileHashes = Readonly<Record<string, string>>

export interface AppVisit {
  /** The key of the transparency log at that visit: it names the server. */
  readonly server: string
  readonly files: FileHashes
  /** The newest version that contains them all; null before it was found. */
  readonly release: { readonly number: number; readonly hash: string } | null
}

/** By the time at which a visit began. */
export const appVisits: Kind<AppVisit> = {
  name: 'visit',
  limit: 30,
  isValue: (value): value is AppVisit => {
    const { server, files, release } = Object(value) as Partial<Record<keyof AppVisit, unknown>>
    const isRelease = release === null || typeof (Object(release) as { hash?: unknown }).hash === 'string'
    const isFiles = typeof files === 'object' && files !== null && !Array.isArray(files)
    return typeof server === 'string' && isFiles && Object.values(files).every(isText) && isRelease
  },
}
const isText = (value: unknown): boolean => typeof value === 'string'

export const PAGE = 'index.html'
/** The server writes its hosts and its mode into the page, where the build leaves them empty. */
const SETTINGS = /(<meta name="glasshouse-(?:api-host|auth-host|mode)" content=")[^"]*"/g
/** Pictures that operators write about are no part of the app; code always is. */
const isCode = (file: string): boolean => file === PAGE || /\.(js|mjs|css)$/.test(file)

const hashOfFile = (file: string, bytes: Uint8Array): string =>
  file === PAGE ? textHash(new TextDecoder().decode(bytes).replace(SETTINGS, '$1"')) : seedHash(bytes)

/** Adds what this visit has loaded since. Files that can't be read now are left for the next time. */
export async function noteFiles(
  visit: string,
  server: string,
  files: readonly string[],
  read: (file: string) => Promise<Uint8Array>,
): Promise<void> {
  const before = recall(appVisits, visit)
  const known = before?.value.files ?? {}
  const fresh: Record<string, string> = {}
  for (const file of [PAGE, ...files].filter((name) => isCode(name) && !Object.hasOwn(known, name))) {
    const bytes = await read(file).catch(() => null)
    if (bytes) fresh[file] = hashOfFile(file, bytes)
  }
  if (Object.keys(fresh).length === 0) return
  renew(appVisits, visit, { server, files: { ...known, ...fresh }, release: null }, before?.time)
}

/** Files of a list of "SHA-256  path" lines. */
export const readFileList = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]))

/** Files that the list does not name, or names with another hash. */
export const wrongFiles = (files: FileHashes, named: ReadonlyMap<string, string>): string[] =>
  Object.entries(files)
    .filter(([file, hash]) => named.get(file) !== hash)
    .map(([file]) => file)
