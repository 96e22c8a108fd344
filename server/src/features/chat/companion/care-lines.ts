// What may be said while a player needs care: no games, no jokes, and in danger only a few plain answers.

import type { Intent } from './script.ts'

/** The lines of an intent that are allowed; with `allowed` null all but games and jokes are. */
export function careLines({ id, topic, lines }: Intent, allowed: ReadonlySet<string> | null): readonly string[] {
  if (allowed) return allowed.has(id) ? lines.filter((line) => !line.startsWith('@')) : []
  return topic === 'play' || isLight(lines) ? [] : lines
}

/** Games and jokes. */
const isLight = (lines: readonly string[]): boolean =>
  lines.some((line) => line.startsWith('{play') || line === '@joke' || line === '@fact')
