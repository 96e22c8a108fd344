// Builds both browser apps twice, in two folders with different names and depths, and compares every byte: what players
// get can be built again by anyone from the same commit.

import { createHash } from 'node:crypto'
import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { tmpdir } from 'node:os'
import { apps, BuildFailed, type App } from './browser-apps.ts'
import { root, run } from './processes.ts'

/** What a build reads: two apps, what they import, and the packages. */
const SOURCES = [
  '{web,console}/{src,public}/**',
  '{web,console}/{index.html,vite.config.ts,package.json,tsconfig*.json}',
  '{rulebook,ui}/{src/**,package.json,tsconfig*.json}',
  '{package.json,package-lock.json,tsconfig*.json}',
  'node_modules/**',
  '{web,console,rulebook,ui}/node_modules/**',
]
/** The same folder of packages serves both copies, so its own caches are left out. */
const isNeeded = (file: string): boolean => !/(^|\/)node_modules\/\.(cache|vite|vite-temp)\//.test(file)

interface Built {
  readonly app: App
  /** SHA-256 of the list of its files, as a release publishes it. */
  readonly hash: string
  readonly files: number
}

/** Builds twice and returns what was built. Throws `BuildFailed` with the files that differ. */
export async function buildTwice(log: (message: string) => void): Promise<readonly Built[]> {
  const place = mkdtempSync(join(tmpdir(), 'build-'))
  try {
    const copies = [join(place, 'a'), join(place, 'another', 'with a longer name')]
    const listed: Map<App, string>[] = []
    for (const copy of copies) {
      log(`Building in ${copy}…`)
      copySources(copy)
      listed.push(await buildIn(copy))
    }
    return apps.map((app) =>
      compare(
        app,
        listed.map((lists) => lists.get(app) ?? ''),
      ),
    )
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function copySources(target: string): void {
  for (const entry of globSync(SOURCES, { cwd: root, withFileTypes: true })) {
    if (entry.isDirectory()) continue
    const file = relative(root, join(entry.parentPath, entry.name))
    if (!isNeeded(file)) continue
    const copy = join(target, file)
    mkdirSync(dirname(copy), { recursive: true })
    // Our own workspaces are links, which must lead into the copy.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(root, file)), copy)
    else linkOrCopy(join(root, file), copy)
  }
}

/** A build does not write to its sources. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

async function buildIn(folder: string): Promise<Map<App, string>> {
  const lists = new Map<App, string>()
  for (const app of apps) {
    const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js')
    const { code, output } = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(folder, app),
      env: { NODE_ENV: 'production' },
      words: 'keep',
    })
    if (code !== 0) throw new BuildFailed(`Building ${app} failed.\n${output}`)
    lists.set(app, listFiles(join(folder, app, 'dist')))
  }
  return lists
}

/** As the server lists them (server/src/platform/http/app-files.ts). */
function listFiles(dist: string): string {
  return globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)\./.test(file))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => `${sha256(readFileSync(join(dist, file)))}  ${file}\n`)
    .join('')
}

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')

function compare(app: App, [first = '', second = '']: readonly string[]): Built {
  const [one, two] = [first, second].map((list) => list.split('\n').filter(Boolean))
  const onlyOnce = [...(one ?? []), ...(two ?? [])].filter((line) => !(one?.includes(line) && two?.includes(line)))
  if (onlyOnce.length > 0) throw new BuildFailed(`Two builds of ${app} differ:\n${onlyOnce.join('\n')}`)
  return { app, hash: sha256(first), files: one?.length ?? 0 }
}
