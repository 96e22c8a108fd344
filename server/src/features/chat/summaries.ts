// Summaries of older messages: stored encrypted with the chat, deleted with it, and sent to a remote engine beside the
// latest turns. A summary is written once enough messages exist, in the background and never before an answer.

import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Budget } from './budget.ts'
import type { Turn } from './companion/companion.ts'
import { nameOf, ids, type ChatKey } from './message-rows.ts'
import type { Messages } from './messages.ts'
import { breach } from './safety/output.ts'
import { read } from './safety/scale.ts'
import { screen } from './safety/screen.ts'

/** This many messages stay verbatim; at twice as many, the older ones are summarised. */
export const WINDOW = 12
export const SUMMARISE_AT = 2 * WINDOW
export const SUMMARY_MAX = 1200
const LINES = 15
const LINE_MAX = 90

/** Writes new notes from older ones and the messages since. */
export type WriteSummary = (
  notes: string,
  turns: readonly Turn[],
  language: Language,
  signal: AbortSignal,
) => Promise<string>

export interface SummaryDeps {
  readonly db: Database
  readonly vault: Vault
  readonly messages: Messages
  readonly budget: Budget
  /** Null where no engine can write summaries. */
  readonly write: WriteSummary | null
  readonly log: Logger
}

interface SummaryRow {
  summary_sealed: Uint8Array | null
  summary_up_to: bigint
  summary_version: number
  create_time: bigint
  is_care: boolean
}

export class Summaries {
  readonly #deps: SummaryDeps
  readonly #running = new Map<string, Promise<void>>()
  readonly #stop = new AbortController()

  constructor(deps: SummaryDeps) {
    this.#deps = deps
  }

  open(sealed: Uint8Array | null): string {
    return sealed ? this.#deps.vault.unseal('chat-summary', sealed).toString() : ''
  }

  async of(key: ChatKey): Promise<string> {
    return this.open((await this.#find(key))?.summary_sealed ?? null)
  }

  /** Summarises messages older than the window, if there are enough. */
  start(key: ChatKey, language: Language): void {
    const name = nameOf(key)
    if (this.#running.has(name) || this.#stop.signal.aborted) return
    const run = this.summarise(key, language)
      .catch((error: unknown) => {
        this.#deps.log.warn({ err: error, ...key }, 'summary not written, the next answer will try again')
      })
      .finally(() => this.#running.delete(name))
    this.#running.set(name, run)
  }

  async summarise(key: ChatKey, language: Language): Promise<void> {
    const { db, vault, messages } = this.#deps
    const row = await this.#find(key)
    if (!row) return
    const since = await messages.after(key, Number(row.summary_up_to))
    if (since.length < SUMMARISE_AT) return
    const older = since.slice(0, -WINDOW)
    const last = older.at(-1)
    if (!last) return
    const shared = new Set(shareable(since))
    const turns = older.filter((message) => shared.has(message))
    const text = await this.#write(key, language, this.open(row.summary_sealed), turns, row.is_care)
    // A change, deletion or newer summary meanwhile wins.
    await db.commit(
      `update chat_threads set summary_sealed = $3, summary_up_to = $4, summary_version = summary_version + 1
         where player_id = $1 and character_id = $2 and summary_version = $5 and create_time = $6 returning 1 as one`,
      [
        ...ids(key),
        text === '' ? null : vault.seal('chat-summary', Buffer.from(text)),
        last.createTime,
        row.summary_version,
        row.create_time,
      ],
    )
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await Promise.all(this.#running.values())
  }

  /** By the engine where allowed and available; otherwise by extracting the most informative lines. */
  async #write(
    key: ChatKey,
    language: Language,
    notes: string,
    turns: readonly Turn[],
    isCare: boolean,
  ): Promise<string> {
    const { write, budget, log } = this.#deps
    if (write && !isCare && turns.length > 0 && (await budget.spendSummary(key.playerId))) {
      try {
        const text = cleaned(await write(notes, turns, language, this.#stop.signal))
        if (text && breach(text) === null && screen(text) === null) return text
      } catch (error) {
        if (!this.#stop.signal.aborted) log.warn({ err: error, ...key }, 'engine wrote no summary, lines are extracted')
      }
    }
    return extract(notes, turns)
  }

  async #find(key: ChatKey): Promise<SummaryRow | undefined> {
    const [row] = await this.#deps.db.read<SummaryRow>(
      `select summary_sealed, summary_up_to, summary_version, create_time, exists (
           select 1 from chat_care c where c.player_id = chat_threads.player_id and c.until > now_ms()) as is_care
         from chat_threads where player_id = $1 and character_id = $2`,
      ids(key),
    )
    return row
  }
}

/** Messages that may be sent to a provider: none that matched a safety rule, nor the answers to those. */
export function shareable(messages: readonly ChatMessage[]): ChatMessage[] {
  const answers = new Map(messages.map((message) => [message.replyTo, message]))
  return messages.filter(({ id, author, state, text, engine }) => {
    if (text === '' || state === 'waiting' || state === 'writing') return false
    if (author === 'character') return engine !== 'safety'
    const by = answers.get(id)?.engine
    if (by === 'safety') return false
    // A stopped answer was not screened, so its question is screened here.
    if (by === 'offline' || by === 'remote') return true
    const { level, rule } = read(text)
    return level === 'low' && rule === null
  })
}

/** The player's most informative lines, newest last: too little to carry an injected instruction. */
export function extract(notes: string, turns: readonly Turn[]): string {
  const older = notes.split('\n').filter(Boolean)
  const newer = turns.filter(({ author }) => author === 'player').map(({ text }) => `- ${shortened(text)}`)
  const lines = [...new Set([...older, ...newer])].map((line, i) => ({ line, i, weight: weightOf(line) }))
  const kept = lines.toSorted((a, b) => b.weight - a.weight || b.i - a.i).slice(0, LINES)
  const text = kept
    .toSorted((a, b) => a.i - b.i)
    .map(({ line }) => line)
    .join('\n')
  return cleaned(text)
}

const shortened = (text: string): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, LINE_MAX).join('')

const PERSONAL = /\b(i|i'm|my|me|we|our|je|j'|mon|ma|mes|moi|nous|notre|nos)\b/i

/** Lines about the player weigh more than questions, and long lines more than short ones. */
function weightOf(line: string): number {
  const count = line.split(' ').length
  return (PERSONAL.test(line.replace(/’/g, "'")) ? 2 : 0) + (count > 4 ? 1 : 0) - (line.endsWith('?') ? 1 : 0)
}

/** Plain lines of a limited total length, cut between lines. */
function cleaned(text: string): string {
  const lines = text.replace(/[^\P{C}\n]/gu, '').split(/\n+/)
  let kept = ''
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    if (kept.length + line.length + 1 > SUMMARY_MAX) break
    kept += kept ? `\n${line}` : line
  }
  return kept
}
