// The seam between a chat and whatever writes its answers. An engine gets a context and a signal, and says text piece by
// piece; it knows no database, no clock and no coin, and it must never be handed a balance or a bet.

import type { ChatMessage, MemorySlot } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Persona } from './persona.ts'

export interface Turn {
  readonly author: 'player' | 'character'
  readonly text: string
}

export type Memory = Readonly<Partial<Record<MemorySlot, string>>>

/** Where the offline companion is in a talk. It holds names of lines and words of our own lists, nothing of a player's. */
export interface Mind {
  /** What was said lately, newest last. */
  readonly said?: readonly string[]
  readonly topic?: string | null
  readonly play?: Play | null
  readonly turns?: number
}

export type Play =
  | { readonly kind: 'riddle'; readonly index: number; readonly tries: number }
  | { readonly kind: 'hands'; readonly won: number; readonly lost: number }
  | { readonly kind: 'chain'; readonly used: readonly string[] }
  | { readonly kind: 'guess'; readonly index: number; readonly hints: number }

/** A text of the app's own, found for a question. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly to: string } | null
}

export interface ReplyContext {
  readonly persona: Persona
  readonly language: Language
  readonly text: string
  /** What was said before, oldest first, without the message itself. */
  readonly turns: readonly Turn[]
  /** What came before those, in short; empty where nothing did. */
  readonly summary: string
  readonly memory: Memory
  readonly mind: Mind
  /** Settles every choice that is left to chance. */
  readonly seed: string
  /** After a cry for help: no play, no jokes. */
  readonly isCare: boolean
  readonly knowledge: (query: string, language: Language) => Article | null
  /** What stands already of an answer that was cut off. */
  readonly begun: string
}

export interface Outcome extends Pick<ChatMessage, 'kind' | 'links' | 'suggestions'> {
  readonly mind: Mind
  readonly learned: Memory
}

/** Text, and at the end what else came of it. */
export type Delta = { readonly text: string } | { readonly outcome: Outcome }

export interface Companion {
  readonly engine: 'offline' | 'remote'
  reply(context: ReplyContext, signal: AbortSignal): AsyncIterable<Delta>
}
