// What an entry of the transparency log says. It is canonical JSON, so that one fact has one hash: keys sorted, no spaces,
// whole numbers only. An entry names nobody: everything in it is public elsewhere, or is a hash.
//
//   manifest  epoch, hash                        the hash of a published manifest
//   release   number, hash                       the hash of a published release: rules, verifiers and apps
//   salt      epoch, salt, proof                 the salt of an epoch, and the block header that proves it
//   ended     epoch, reason                      no later round is drawn from this epoch
//   book      game, epoch, index, root, void     the hash of a round's bet book, at the lock; void: all bets are refunded
//   solvency  count, root, total, players        the root of a proof of reserves
//   limits    game, stakeMax, profitMax, from    limits of a game that apply from a time on; null is no limit of ours
//   audit     hash                               the head of the operators' audit log
//   restored  size, lost                         the database was restored: all after the first `size` entries was lost

import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

export interface LogEntry {
  readonly v: number
  readonly kind: string
  /** When it was recorded, by the database's clock. */
  readonly time: number
  readonly [name: string]: Json
}

export const ENTRY_VERSION = 1

/** RFC 8785 for what entries may contain. */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

export const encodeEntry = (entry: LogEntry): Uint8Array => utf8ToBytes(canonicalJson(entry))

/** Null unless the bytes are an entry in canonical form. Kinds and versions that are not known yet are entries, too. */
export function decodeEntry(bytes: Uint8Array): LogEntry | null {
  try {
    // Throws unless the bytes are UTF-8.
    const text = decodeURIComponent(bytesToHex(bytes).replaceAll(/../g, '%$&'))
    const entry = JSON.parse(text) as LogEntry | null
    const isEntry =
      typeof entry === 'object' &&
      !Array.isArray(entry) &&
      Number.isSafeInteger(entry?.v) &&
      typeof entry?.kind === 'string' &&
      Number.isSafeInteger(entry.time)
    return isEntry && canonicalJson(entry) === text ? entry : null
  } catch {
    return null
  }
}

/** A field in words; objects are written as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')

/**
 * What the entry decides; a second entry that decides the same differently is a fork. Null for a kind whose entries
 * follow each other.
 */
export function subjectOf(entry: LogEntry): string | null {
  const of = (...names: string[]): string => `${entry.kind}:${names.map((name) => textOf(entry[name])).join('/')}`
  switch (entry.kind) {
    case 'manifest':
    case 'salt':
    case 'ended':
      return of('epoch')
    case 'release':
      return of('number')
    case 'book':
      return of('game', 'epoch', 'index')
    case 'limits':
      return of('game', 'from')
    default:
      return null
  }
}
