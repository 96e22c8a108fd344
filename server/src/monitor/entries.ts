// Reads new entries in their order: nothing may be decided twice, no round may be left out, and nothing may come late.

import { canonicalJson, decodeEntry, subjectOf, type LogEntry } from '@glasshouse/rulebook/transparency/entries'
import type { Finding } from './finding.ts'
import type { MonitorState } from './state.ts'

/** The server promises a second. */
export const LATE_MS = 15_000
const KEPT_BOOKS = 100
const KEPT_COUNTS = 100

export interface BookEntry extends LogEntry {
  readonly game: string
  readonly epoch: number
  readonly index: number
  readonly root: string
}

export interface NewEntries {
  readonly findings: Finding[]
  readonly books: BookEntry[]
  /** Rounds that the log leaves out, by game, epoch and index. */
  readonly skipped: { readonly game: string; readonly epoch: number; readonly index: number }[]
}

/** `since` is when the log was last looked at, without these entries. */
export function readNewEntries(state: MonitorState, bundle: readonly Uint8Array[], since: number): NewEntries {
  const found: NewEntries = { findings: [], books: [], skipped: [] }
  for (const bytes of bundle) {
    const index = state.read++
    const entry = decodeEntry(bytes)
    if (!entry) {
      found.findings.push({ kind: 'damaged', text: `Entry ${index} isn’t canonical JSON.` })
      continue
    }
    if (since > 0 && entry.kind !== 'restored' && entry.time < since - LATE_MS) {
      const seconds = Math.round((since - entry.time) / 1000)
      const text = `Entry ${index} (${entry.kind}) was recorded ${seconds} seconds before a look at the log that didn’t have it.`
      found.findings.push({ kind: 'late', text })
    }
    if (entry.kind === 'restored') state.restored = index
    if (entry.kind === 'solvency') readCount(state, entry, index, found)
    if (isBook(entry)) readBook(state, entry, index, found)
    else readDecision(state, entry, index, found)
  }
  return found
}

const isBook = (entry: LogEntry): entry is BookEntry =>
  entry.kind === 'book' &&
  typeof entry['game'] === 'string' &&
  Number.isSafeInteger(entry['epoch']) &&
  Number.isSafeInteger(entry['index']) &&
  typeof entry['root'] === 'string'

function readDecision(state: MonitorState, entry: LogEntry, index: number, { findings }: NewEntries): void {
  const subject = subjectOf(entry)
  if (subject === null) return
  const text = canonicalJson({ ...entry, time: 0 })
  const before = state.decided[subject]
  if (before !== undefined && before !== text)
    findings.push({
      kind: 'conflict',
      text: `Entry ${index} contradicts an earlier one. ${subject}: ${before} and ${text}.`,
    })
  state.decided[subject] ??= text
}

function readBook(state: MonitorState, entry: BookEntry, at: number, found: NewEntries): void {
  const { game, epoch, index, root } = entry
  const books = (state.books[`${game}/${epoch}`] ??= { last: 0, recent: {} })
  if (index <= books.last) {
    // A restored database refunds the rounds that it had open, and locks them again as void.
    const isVoid = state.restored !== null && entry['incident'] === 'void'
    if (!isVoid && books.recent[index] !== root) {
      const text = `Entry ${at} is a second bet list of ${game} round ${epoch}/${index}, with another hash.`
      found.findings.push({ kind: 'conflict', text })
    }
    return
  }
  // Only of an epoch that began with the log are all rounds in it.
  if (`manifest:${epoch}` in state.decided)
    for (let left = books.last + 1; left < index; left++) found.skipped.push({ game, epoch, index: left })
  books.last = index
  books.recent[index] = root
  delete books.recent[index - KEPT_BOOKS]
  found.books.push(entry)
}

function readCount(state: MonitorState, { count, root }: LogEntry, index: number, { findings }: NewEntries): void {
  if (typeof count !== 'number' || typeof root !== 'string') return
  const before = state.solvency.find((each) => each.count === count)
  if (before && before.root !== root && state.restored === null)
    findings.push({
      kind: 'conflict',
      text: `Entry ${index} is a second proof of reserves ${count}, with another root.`,
    })
  state.solvency = [...state.solvency.filter((each) => each !== before), { count, root }].slice(-KEPT_COUNTS)
}
