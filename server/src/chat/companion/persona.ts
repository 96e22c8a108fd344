// A character as data: who it is in both languages and the lines that are its own. All are adults, and none is anybody
// real. A sheet can be written out as a character card of version 3, which other programs read.

import type { Language } from '@glasshouse/rulebook/wire/fields'

/** Where a character speaks in its own voice. */
export type VoiceKey =
  | 'hello'
  | 'howAreYou'
  | 'whoAreYou'
  | 'hobby'
  | 'favourite'
  | 'story'
  | 'joke'
  | 'fact'
  | 'comfort'
  | 'bye'

export interface PersonaWords {
  readonly temper: string
  readonly moods: readonly string[]
  readonly about: string
  readonly topics: readonly string[]
  readonly suggestions: readonly string[]
  /** The first message; the house adds that this is an AI. */
  readonly greeting: string
  readonly voice: Readonly<Record<VoiceKey, readonly string[]>>
}

export interface Persona {
  readonly id: string
  readonly name: string
  readonly age: number
  readonly isFemale: boolean
  readonly isVipOnly: boolean
  /** Since when it is here, in milliseconds since 1970. */
  readonly createTime: number
  readonly words: Readonly<Record<Language, PersonaWords>>
}

export interface CharacterCard {
  readonly spec: 'chara_card_v3'
  readonly spec_version: '3.0'
  readonly data: Readonly<Record<string, unknown>>
}

export function toCard(persona: Persona, language: Language): CharacterCard {
  const { temper, about, topics, greeting, voice } = persona.words[language]
  return {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      name: persona.name,
      description: about,
      personality: temper,
      scenario: '',
      first_mes: greeting,
      mes_example: [...voice.hello, ...voice.hobby].map((line) => `<START>\n{{char}}: ${line}`).join('\n'),
      alternate_greetings: voice.hello,
      group_only_greetings: [],
      creator: 'Glasshouse',
      creator_notes: '',
      character_version: '1',
      system_prompt: '',
      post_history_instructions: '',
      tags: topics,
      extensions: { glasshouse: { id: persona.id, age: persona.age, isVipOnly: persona.isVipOnly, language } },
    },
  }
}
