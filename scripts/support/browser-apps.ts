// Builds the two browser apps, web and console, if their sources have changed. A stamp in each dist/ holds the hash of the
// sources; an interrupted build leaves no stamp.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root, run, tool } from './processes.ts'

export const apps = ['web', 'console'] as const
export type App = (typeof apps)[number]

const SMALLEST_COMPRESSED_BYTES = 1024
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/

export class BuildFailed extends Error {}

export const staleApps = (): App[] => apps.filter((app) => !isFresh(app))

export async function buildApps(which: readonly App[], log: (message: string) => void): Promise<void> {
  if (which.length > 0) log(`Building ${which.join(' and ')}…`)
  const results = await Promise.allSettled(which.map((app) => build(app, log)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function build(app: App, log: (message: string) => void): Promise<void> {
  const hash = sourcesHash(app)
  const folder = join(root, app)
  const { code, output, seconds } = await run(tool('vite'), ['build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    words: 'keep',
  })
  if (code !== 0) throw new BuildFailed(`Building ${app} failed.\n${output}`)
  if (output.trim()) log(output.trim())
  await compress(join(folder, 'dist'))
  writeFileSync(stampOf(app), hash)
  log(`Built ${app} in ${seconds.toFixed(1)} s.`)
}

const stampOf = (app: App): string => join(root, app, 'dist', '.built')

function isFresh(app: App): boolean {
  const stamp = stampOf(app)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash(app)
}

function sourcesHash(app: App): string {
  const patterns = [`${app}/{src,public}/**`, `${app}/{index.html,vite.config.ts,package.json}`, '{rulebook,ui}/src/**']
  const files = globSync([...patterns, 'package-lock.json', 'scripts/support/browser-apps.ts'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Compressed once here, so that the server never compresses while serving. */
async function compress(dist: string): Promise<void> {
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter(
    (entry) => entry.isFile() && TEXT.test(entry.name),
  )
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const bytes = await readFile(file)
      if (bytes.length <= SMALLEST_COMPRESSED_BYTES) return
      const size = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, size))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
