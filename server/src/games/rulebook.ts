// The rulebook's games and the hashes that prove it was not changed.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameFacts } from '@glasshouse/rulebook/play/game'

const source = path.resolve(fileURLToPath(import.meta.resolve('@glasshouse/rulebook/play/game')), '..', '..')

export interface Rulebook {
  /** Ids of the games with shared rounds, whether they are enabled or not. */
  readonly sharedGames: readonly string[]
  /** Hash of every table and constant that the rules publish. */
  readonly tablesHash: string
  /** Hash of the rulebook's source. */
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
  const verifier = fs.readFileSync(path.join(source, '..', 'verify.mjs'), 'utf8')
  const pythonVerifier = fs.readFileSync(path.join(source, '..', 'verify.py'), 'utf8')
  const tables = games.map(({ id, facts, module }) => [id, publishedValues(facts), publishedValues(module)])
  return {
    sharedGames: games.filter(({ facts }) => facts.kind === 'crash' || facts.kind === 'lottery').map(({ id }) => id),
    tablesHash: sha256(JSON.stringify(tables, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))),
    codeHash: sha256(sourceText()),
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

const sourceText = (): string =>
  fs
    .globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => `${file}\n${fs.readFileSync(path.join(source, file), 'utf8')}`)
    .join('')

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
