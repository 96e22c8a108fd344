// Finds identifiers that the glossary (docs/glossary.md) has replaced, so that one concept keeps one word.

import ts from 'typescript'
import type { SourceFile } from './files.ts'

/** Words that no identifier may contain, with the word to use. */
const WORDS: Readonly<Record<string, string>> = {
  door: 'server',
  flight: 'crash',
  furnish: 'seed or build',
  hearer: 'subscriber',
  keepable: 'storable',
  ladder: 'steps',
  lane: 'fast path or slot',
  lockout: 'throttle',
  trouble: 'error',
  wakes: 'notifier',
}

/** Names of the database that have been replaced. */
const SQL_NAMES: Readonly<Record<string, string>> = {
  game_standings: 'game_status',
  guard_steps: 'protection_events',
  operator_acts: 'audit_log',
  player_marks: 'identity_fingerprints',
  say_event: 'append_event',
  seeds_now: 'seed_pairs_current',
  settle_run_bets: 'settle_bets_fast',
  stake_bar: 'bet_restriction',
}

/** Rooms whose names have been put in order. */
const ROOMS = /^(server|rulebook|sandbox|scripts|bench)\//
/** These name the words themselves, or a game about doors. */
const EXEMPT = /^scripts\/(checks\/dialect(\.test)?|new-game\.test)\.ts$/

/** One line for each occurrence, with its file and line. */
export function findDialect(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (!ROOMS.test(file.path) || EXEMPT.test(file.path)) return []
    if (file.path.endsWith('.sql')) return sqlNames(file)
    return file.path.endsWith('.ts') ? [...identifiers(file), ...sqlNames(file)] : []
  })
}

function identifiers({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const word = wordsIn(node.text).find((one) => one in WORDS)
      if (word) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        found.push(`${path}:${line + 1}: ${node.text} (say ${WORDS[word]})`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** `openHttpServer` and `MAX_BODY_BYTES` as lower-case words. */
const wordsIn = (identifier: string): string[] =>
  (identifier.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

function sqlNames({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) =>
    Object.entries(SQL_NAMES)
      .filter(([name]) => new RegExp(`\\b${name}\\b`).test(line))
      .map(([name, better]) => `${path}:${index + 1}: ${name} (say ${better})`),
  )
}
