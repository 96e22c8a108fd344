// The interface between a chat and the engine that writes its answers. An engine gets a context and a signal, and streams
// text. It knows no database, clock or coins, and must never receive a balance or a bet.

import type { ChatMessage, MemoryKind } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { CareLevel } from '../safety/scale.ts'
import type { Learned, Memory } from './memory/fact.ts'
import type { Persona } from './persona.ts'

export interface Turn {
  readonly author: 'player' | 'character'
  readonly text: string
}

/** What is spoken of: a person, a pet, a plan. Words of our own lists. */
export interface About {
  readonly kind: MemoryKind
  readonly subject: string
  readonly label: string
}

/** The offline companion's state in a chat. It holds ids of lines and words of our own lists, nothing of a player's. */
export interface Mind {
  /** Hashes of recently used lines, newest last. */
  readonly said?: readonly string[]
  readonly topic?: string | null
  readonly play?: Play | null
  readonly turns?: number
  /** Whom "he" and "she" mean. */
  readonly about?: About | null
  /** Whose name the last line asked for. */
  readonly asked?: About | null
  /** The last intent, for "another one". */
  readonly intent?: string | null
  /** The turn of the last message that only weakly hinted at a need. */
  readonly hinted?: number | null
  /** What the last line was: the answer to "and you?" and "why?" depends on it. */
  readonly act?: Act | null
}

export type Act = 'mine' | 'told' | 'ask' | 'why' | 'advice' | 'how-are-you' | 'recall' | 'echo'

export type Play =
  | { readonly kind: 'riddle'; readonly index: number; readonly tries: number }
  | { readonly kind: 'hands'; readonly won: number; readonly lost: number }
  | { readonly kind: 'chain'; readonly used: readonly string[] }
  | { readonly kind: 'guess'; readonly index: number; readonly hints: number }

/** A text about the app that answers a question. */
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
  /** Earlier messages, oldest first, without the message itself. */
  readonly turns: readonly Turn[]
  /** The summary of messages before those; empty where there is none. */
  readonly summary: string
  readonly memory: Memory
  readonly mind: Mind
  /** Milliseconds since 1970; 0 where plans need no dates. */
  readonly now?: number
  /** Determines every random choice. */
  readonly seed: string
  /** The player's level of care. Above `low` there are no jokes, no games and no texts of the app. */
  readonly level: CareLevel
  /** The message itself shows no sign of need, so it may be small talk while the level is raised. */
  readonly isCalm?: boolean
  readonly knowledge: (query: string, language: Language) => Article | null
  /** The existing text of an answer that was cut off. */
  readonly begun: string
}

export interface Outcome extends Pick<ChatMessage, 'kind' | 'links' | 'suggestions'> {
  readonly mind: Mind
  readonly learned: Learned
}

/** Text, and at the end the outcome. Text of our own help pages (`isHelp`) need not pass the rules for answers. */
export type Delta = { readonly text: string; readonly isHelp?: boolean } | { readonly outcome: Outcome }

export interface Companion {
  readonly engine: 'offline' | 'remote'
  reply(context: ReplyContext, signal: AbortSignal): AsyncIterable<Delta>
}
