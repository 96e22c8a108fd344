// Keeps the documents true: links, paths and commands exist, and every setting is described.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const documents = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules', '**/dist', 'data'] })
const ROOMS = 'bench|console|e2e|ops|rulebook|sandbox|scripts|server|web'
const PATH = new RegExp(`\`((?:${ROOMS})/[\\w./@-]+\\.(?:ts|tsx|mjs|md|json|css))\``, 'g')
const SETTINGS = [
  'server/src/config/config.ts',
  'server/src/config/chat.ts',
  'server/src/config/database.ts',
  'server/src/config/payments.ts',
  'sandbox/src/main.ts',
  'sandbox/src/chain/main.ts',
]
const NO_SETTING = new Set(['EADDRINUSE', 'SIGINT', 'SIGTERM'])

describe('documents', () => {
  it('link to files and headings that exist', () => {
    const isOurs = (target: string): boolean => !/^[a-z]+:/.test(target)
    expect(found(/\]\(([^)\s]+)\)/g, (target, file) => isOurs(target) && !leadsSomewhere(file, target))).toEqual([])
  })

  it('name source files that exist', () => {
    // A decision and the changelog may name what existed before; the guide to adding a game names a game to come.
    const isFree = (file: string, path: string): boolean =>
      /^docs\/decisions\/|^CHANGELOG/.test(file) || path.includes('/plinko/')
    expect(found(PATH, (path, file) => !isFree(file, path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('name npm commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(found(/npm run ([a-z][a-z0-9-]*)/g, (name) => !(name in scripts))).toEqual([])
  })
})

describe('docs/configuration.md', () => {
  it.each(SETTINGS)('describes every setting of %s', (file) => {
    const described = new Set(read('docs/configuration.md').match(/[A-Z][A-Z0-9_]{3,}/g))
    const settings = matches(/'([A-Z][A-Z0-9_]{3,})'/g, file)
    expect(settings.filter((name) => !described.has(name) && !NO_SETTING.has(name))).toEqual([])
  })
})

describe('README.md', () => {
  it('stays within 150 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150)
  })
})

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

const matches = (pattern: RegExp, file: string): string[] =>
  [...read(file).matchAll(pattern)].map(([, match]) => match ?? '')

const found = (pattern: RegExp, isWrong: (match: string, file: string) => boolean): string[] =>
  documents.flatMap((file) =>
    matches(pattern, file)
      .filter((match) => isWrong(match, file))
      .map((match) => `${file}: ${match}`),
  )

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', heading] = target.split('#')
  const file = path ? join(dirname(from), path) : from
  if (!existsSync(join(root, file))) return false
  return (
    heading === undefined ||
    matches(/^#+ (.+)$/gm, file)
      .map(anchorOf)
      .includes(heading)
  )
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
