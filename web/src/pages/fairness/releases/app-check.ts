// Whether this browser was given the app that a release names: the files that it has loaded, hashed again here. They come
// from where the page's own came from, the service worker's or the browser's cache.

import { seedHash } from '@glasshouse/rulebook/play/draws'
import { textHash } from '../../../play/fairness/text-hash.ts'

export interface AppCheck {
  /** How many files were compared. */
  readonly files: number
  /** Files that the release does not name, or names with another hash. */
  readonly wrong: readonly string[]
}

/** How a file is read; a path such as `assets/app.js`. */
type ReadFile = (file: string) => Promise<Uint8Array>

const PAGE = 'index.html'
/** The server writes its hosts and its mode into the page, where the build leaves them empty. */
const SETTINGS = /(<meta name="glasshouse-(?:api-host|auth-host|mode)" content=")[^"]*"/g
const CODE = /\.(js|mjs|css)$/

/** Compares loaded files with a list of "SHA-256  path" lines. */
export async function checkApp(list: string, loaded: readonly string[], read: ReadFile): Promise<AppCheck> {
  const named = new Map(list.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]))
  // Pictures that operators write about are no part of the app; code always is.
  const files = [...new Set([PAGE, ...loaded])].filter((file) => named.has(file) || CODE.test(file))
  const hashes = await Promise.all(files.map(async (file) => hashOf(file, await read(file))))
  return { files: files.length, wrong: files.filter((file, i) => named.get(file) !== hashes[i]) }
}

function hashOf(file: string, bytes: Uint8Array): string {
  return file === PAGE ? textHash(new TextDecoder().decode(bytes).replace(SETTINGS, '$1"')) : seedHash(bytes)
}

/** The files of the app that this page has loaded so far. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== '/verify.mjs')
    .map(({ pathname }) => pathname.slice(1))
    .filter((file) => file !== '' && !file.startsWith('api/'))
}

/** A file as the browser keeps it. */
export async function readLoaded(file: string): Promise<Uint8Array> {
  const answer = await fetch(file === PAGE ? '/' : `/${file}`, { cache: 'force-cache' })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
