// The size of the first screen: all JavaScript that the browser loads to show Home, gzipped.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../support/processes.ts'

export const FIRST_SCREEN_TARGET_KB = 80
export const FIRST_SCREEN_LIMIT_KB = 90

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export interface FirstScreen {
  readonly kb: number
  readonly files: readonly { readonly file: string; readonly kb: number }[]
}

/** The pages of a first visit. The first may be part of the shell; Home has its own chunk. */
const STARTUP = /^src\/pages\/startup\//
const HOME = /^src\/pages\/home\/home\.tsx$/

export function firstScreen(dist = join(root, 'web', 'dist')): FirstScreen {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = loadedFirst(manifest, page).map((file) => ({ file, kb: gzipKb(join(dist, file)) }))
  return { kb: files.reduce((sum, { kb }) => sum + kb, 0), files: files.toSorted((a, b) => b.kb - a.kb) }
}

/** The page's scripts, the chunks of its first pages, and all their static imports. */
function loadedFirst(manifest: Manifest, page: string): string[] {
  const scripts = Array.from(page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, file]) => file as string)
  if (scripts.length === 0) throw new Error('web/dist/index.html contains no script')
  const pages = Object.keys(manifest).filter((key) => STARTUP.test(key) || HOME.test(key))
  if (!pages.some((key) => HOME.test(key))) throw new Error('the manifest has no chunk for the home page')
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const files = new Set(scripts)
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const key of [...scripts.map((file) => keyOf.get(file) ?? ''), ...pages]) visit(key)
  return [...files]
}

const gzipKb = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length / 1000
