// The files below `/log` of a server whose transparency log has some entries, all in one tile.

import { formatKey, signCheckpoint, signingKey, type SigningKey } from '../src/transparency/checkpoint.ts'
import { encodeEntry, type LogEntry } from '../src/transparency/entries.ts'
import { GrowingTree, hashLeaf } from '../src/transparency/merkle.ts'
import { encodeBundle, parseTilePath } from '../src/transparency/tiles.ts'

const HOUSE = '0b0e7c9e-3f5e-4a65-9c35-0d8f5b6d2a10'
export const LOG_BEGIN = 1_794_900_000_000

/** A key that stays the same for the same number. */
export const logKeyOf = (n: number): SigningKey => signingKey(new Uint8Array(32).fill(n))
export const logEntry = (n: number | string): LogEntry => ({ v: 1, kind: 'test', time: LOG_BEGIN, n })
export const logEntries = (count: number, from = 0): LogEntry[] =>
  Array.from({ length: count }, (_, i) => logEntry(from + i))

/** What the server answers to a path below `/log/`; null if it has no such file. */
export function logFiles(
  entries: readonly LogEntry[],
  { key = logKeyOf(1), begin = LOG_BEGIN, restored = [] as readonly number[] } = {},
): (path: string) => Uint8Array | null {
  const tree = new GrowingTree()
  const bodies = entries.map(encodeEntry)
  for (const body of bodies) tree.append(hashLeaf(body))
  const head = { house: HOUSE, begin, size: entries.length, root: tree.root(), restored }
  const files = new Map<string, Uint8Array>([
    ['key', new TextEncoder().encode(`${formatKey(HOUSE, key.publicKey)}\n`)],
    ['checkpoint', new TextEncoder().encode(signCheckpoint(head, key))],
  ])
  return (path) => {
    const tile = path.startsWith(`${begin}/`) ? parseTilePath(path.slice(String(begin).length + 1)) : null
    if (!tile) return files.get(path) ?? null
    return tile.level === 'entries'
      ? encodeBundle(bodies.slice(0, tile.width))
      : Uint8Array.from(bodies.slice(0, tile.width).flatMap((body) => [...hashLeaf(body)]))
  }
}
