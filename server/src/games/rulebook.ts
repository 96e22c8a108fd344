// The rulebook as a whole: which games it knows, and the two hashes by which anyone can tell that it was not changed.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameFacts } from '@glasshouse/rulebook/play/game'

const source = path.resolve(fileURLToPath(import.meta.resolve('@glasshouse/rulebook/play/game')), '..', '..')

export interface Rulebook {
  /** Ids of the games whose rounds are shared, whether their doors are open yet or not. */
  readonly sharedGames: readonly string[]
  /** Of every table and constant that a game's rules publish. */
  readonly tablesHash: string
  /** Of the rulebook's source. */
  readonly codeHash: string
  /** The program with which players verify by themselves, and its hash. */
  readonly verifier: string
  readonly verifierHash: string
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
  const tables = games.map(({ id, facts, module }) => [id, plain(facts), plain(module)])
  return {
    sharedGames: games.filter(({ facts }) => facts.kind === 'crash' || facts.kind === 'lottery').map(({ id }) => id),
    tablesHash: sha256(JSON.stringify(tables, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))),
    codeHash: sha256(sourceText()),
    verifier,
    verifierHash: sha256(verifier),
  }
}

/** The numbers, words and lists of a module, in the order of their names; functions are covered by the code's hash. */
const plain = (from: object): object =>
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
