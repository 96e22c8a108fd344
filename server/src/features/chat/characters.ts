// The characters as players see them: the list, who may talk with whom, and each introduction.

import { typeset } from '@glasshouse/rulebook/text/text'
import type { Character, characterSorts } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { dayOf, type Calendar } from '../../play/stats/days.ts'
import type { Persona, PersonaWords } from './companion/persona.ts'
import type { Roster } from './roster.ts'

const INTRODUCTION: Readonly<Record<Language, Readonly<Record<'offline' | 'remote', string>>>> = {
  en: {
    offline: 'I’m an AI, not a person. In offline mode I only use scripted replies and the help pages.',
    remote: 'I’m an AI, not a person. I can be wrong, and I don’t give advice.',
  },
  fr: {
    offline:
      'Je suis une IA, pas une personne. En mode hors ligne, je n’utilise que des réponses préparées et l’aide de l’application.',
    remote: 'Je suis une IA, pas une personne. Je peux me tromper, et je ne donne pas de conseils.',
  },
}

export const greetingOf = (persona: Persona, language: Language, engine: 'offline' | 'remote') => ({
  text: typeset(language, `${persona.words[language].greeting} ${INTRODUCTION[language][engine]}`),
  suggestions: shownWords(persona, language).suggestions,
})

/** A character's description with French no-break spaces. The stored card keeps the plain text that operators edit. */
function shownWords({ words }: Persona, language: Language): Omit<PersonaWords, 'greeting' | 'voice'> {
  const { temper, moods, about, topics, suggestions } = words[language]
  const all = (texts: readonly string[]): string[] => texts.map((text) => typeset(language, text))
  return {
    temper: typeset(language, temper),
    moods: all(moods),
    about: typeset(language, about),
    topics: all(topics),
    suggestions: all(suggestions),
  }
}

interface ChatPreview {
  character_id: string
  unread: bigint | null
  text_sealed: Uint8Array | null
  author: 'player' | 'character' | null
  create_time: bigint | null
}

const FIND = `select c.id as character_id,
    (select count(*) from chat_messages m join chat_threads t using (player_id, character_id)
       where m.player_id = $2 and m.character_id = c.id and m.author = 'character' and m.create_time > t.read_up_to) as unread,
    l.text_sealed, l.author, l.create_time
  from unnest($1::text[]) c(id)
  left join lateral (select m.text_sealed, m.author, m.create_time from chat_messages m
                       where m.player_id = $2 and m.character_id = c.id order by m.create_time desc limit 1) l on true`

const CACHE_MS = 60_000

/** How many players talk with each character. Counting reads every chat, so the result is cached for a minute. */
export class Talkers {
  readonly #db: Pick<Database, 'read'>
  readonly #calendar: Calendar
  #counted: { readonly time: number; readonly counts: Promise<ReadonlyMap<string, number>> } | null = null

  constructor(db: Pick<Database, 'read'>, calendar: Calendar) {
    this.#db = db
    this.#calendar = calendar
  }

  counts(): Promise<ReadonlyMap<string, number>> {
    const time = this.#calendar.now()
    if (!this.#counted || time - this.#counted.time >= CACHE_MS) {
      const counted = { time, counts: this.#count() }
      this.#counted = counted
      // The next caller retries a failed count.
      counted.counts.catch(() => this.#counted === counted && (this.#counted = null))
    }
    return this.#counted.counts
  }

  async #count(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db.read<{ character_id: string; talkers: bigint }>(
      'select character_id, count(*) as talkers from chat_threads group by character_id',
    )
    return new Map(rows.map((row) => [row.character_id, Number(row.talkers)]))
  }
}

export interface CharacterDeps {
  readonly db: Database
  readonly vault: Vault
  readonly calendar: Calendar
  readonly roster: Roster
  readonly talkers: Talkers
  readonly engine: 'offline' | 'remote'
  /** Whether this player may talk with VIP characters. */
  readonly isVipOpen: (playerId: bigint | undefined) => Promise<boolean>
}

export async function listCharacters(
  { db, vault, calendar, roster, talkers, engine, isVipOpen }: CharacterDeps,
  sort: (typeof characterSorts)[number],
  playerId: bigint | undefined,
  language: Language,
): Promise<Character[]> {
  const shown = roster.on()
  const rows = await db.read<ChatPreview>(FIND, [shown.map(({ persona }) => persona.id), playerId ?? 0])
  const previews = new Map(rows.map((row) => [row.character_id, row]))
  const counts = await talkers.counts()
  const isOpen = await isVipOpen(playerId)
  const list = shown.map(({ persona, portrait }): Character => {
    const row = previews.get(persona.id)
    const { temper, moods, about, topics, suggestions } = shownWords(persona, language)
    return {
      id: persona.id,
      name: persona.name,
      age: persona.age,
      temper,
      mood: moods[dayOf(calendar.now()) % moods.length] ?? '',
      about,
      topics: [...topics],
      suggestions: [...suggestions],
      portrait,
      isVipOnly: persona.isVipOnly,
      isOpen: !persona.isVipOnly || isOpen,
      isOnline: engine === 'remote',
      createTime: persona.createTime,
      talkers: counts.get(persona.id) ?? 0,
      unread: Number(row?.unread ?? 0),
      last:
        row?.text_sealed && row.author && row.create_time
          ? {
              text: vault.unseal('chat', row.text_sealed).toString(),
              author: row.author,
              createTime: Number(row.create_time),
            }
          : null,
    }
  })
  if (sort === 'popular') return list.toSorted((a, b) => b.talkers - a.talkers)
  return sort === 'new' ? list.toSorted((a, b) => b.createTime - a.createTime) : list
}
