// The rulebook's games and the hashes that prove it was not changed.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameFacts } from '@glasshouse/rulebook/play/game'

/** The rulebook's workspace. */
export const rulebookFolder = path.resolve(
  fileURLToPath(import.meta.resolve('@glasshouse/rulebook/play/game')),
  '../../..',
)
const source = path.join(rulebookFolder, 'src')

export interface Rulebook {
  /** Ids of the games with shared rounds, whether they are enabled or not. */
  readonly sharedGames: readonly string[]
  /** Hash of every table and constant that the rules publish. */
  readonly tablesHash: string
  /** SHA-256 of the list of the rulebook's source files, one "SHA-256  path" line each. */
  readonly codeHash: string
  /** The standalone verifier for players, and its hash. */
  readonly verifier: string
  readonly verifierHash: string
  /** The same verifier in Python, and its hash. */
  readonly pythonVerifier: string
  readonly pythonVerifierHash: string
}

export async function readRulebook(): Promise<Rulebook> {
  const ids = fs.readdirSync(path.join(source, 'games')).toSorted()
  const games = await Promise.all(
    ids.map(async (id) => {
      const module = (await import(path.join(source, 'games', id, 'rules.ts'))) as Record<string, unknown>
      return { id, facts: module[id] as GameFacts, module }
    }),
  )
  const tables = games.map(({ id, facts, module }) => [id, publishedValues(facts), publishedValues(module)])
  return {
    sharedGames: games.filter(({ facts }) => facts.kind === 'crash' || facts.kind === 'lottery').map(({ id }) => id),
    tablesHash: sha256(JSON.stringify(tables, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))),
    ...readCode(rulebookFolder),
  }
}

/** What decides and checks results, as it is in a rulebook's workspace. */
export function readCode(folder: string): Omit<Rulebook, 'sharedGames' | 'tablesHash'> {
  const [verifier, pythonVerifier] = ['verify.mjs', 'verify.py'].map((file) =>
    fs.readFileSync(path.join(folder, file), 'utf8'),
  ) as [string, string]
  return {
    codeHash: sha256(listSource(path.join(folder, 'src'))),
    verifier,
    verifierHash: sha256(verifier),
    pythonVerifier,
    pythonVerifierHash: sha256(pythonVerifier),
  }
}

/** A module's values ordered by name; functions are covered by the code hash. */
const publishedValues = (from: object): object =>
  Object.fromEntries(
    Object.entries(from)
      .filter(([, value]) => typeof value !== 'function' && !isRules(value))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const isRules = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value

/** As `sha256sum` writes them: a line binds a file's bytes and its path. */
const listSource = (folder: string): string =>
  fs
    .globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => `${sha256(fs.readFileSync(path.join(folder, file)))}  ${file.replaceAll('\\', '/')}\n`)
    .join('')

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
