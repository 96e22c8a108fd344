// A character as data: its description in both languages and its own lines. All are adults, and none is a real person. A
// sheet is stored, exported and imported as a version 3 character card, which other programs can read.

import {
  characterPortrait,
  characterSheet,
  type CharacterPortrait,
  type voiceKeys,
} from '@glasshouse/rulebook/wire/chat/characters'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { z } from 'zod'

export type VoiceKey = (typeof voiceKeys)[number]

export interface PersonaWords {
  readonly temper: string
  readonly moods: readonly string[]
  readonly about: string
  readonly topics: readonly string[]
  readonly suggestions: readonly string[]
  /** The first message; the server adds that this is an AI. */
  readonly greeting: string
  readonly voice: Readonly<Record<VoiceKey, readonly string[]>>
}

export interface Persona {
  readonly id: string
  readonly name: string
  readonly age: number
  readonly isFemale: boolean
  readonly isVipOnly: boolean
  /** When it was added, in milliseconds since 1970. */
  readonly createTime: number
  readonly words: Readonly<Record<Language, PersonaWords>>
}

const own = characterSheet.omit({ name: true }).extend({ id: z.string().regex(/^[a-z]{2,20}$/), createTime: z.int() })
/** Other programs add fields of their own: those are ignored and not stored. */
const card = z.object({
  spec: z.literal('chara_card_v3'),
  spec_version: z.literal('3.0'),
  data: z.object({
    name: characterSheet.shape.name,
    extensions: z.object({ glasshouse: own }),
    assets: z.array(z.object({ type: z.string(), uri: z.string(), name: z.string(), ext: z.string() })).optional(),
  }),
})

export type CharacterCard = Readonly<Record<string, unknown>>

export function toCard({ name, ...persona }: Persona, portrait: CharacterPortrait | null = null): CharacterCard {
  const { temper, about, topics, greeting, voice } = persona.words.en
  const uri = portrait && `data:${portrait.type};base64,${portrait.data}`
  const ext = portrait?.type.replace('image/', '').replace('+xml', '')
  return {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      name,
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
      ...(uri && { assets: [{ type: 'icon', uri, name: 'main', ext }] }),
      extensions: { glasshouse: persona },
    },
  }
}

export interface ReadCard {
  readonly persona: Persona
  readonly portrait: CharacterPortrait | null
}

/** The contents of a card, or the field that is invalid. */
export function fromCard(json: unknown): ReadCard | { readonly wrong: string } {
  const read = card.safeParse(json)
  if (!read.success) return { wrong: read.error.issues[0]?.path.join('.') ?? '' }
  const { name, extensions, assets } = read.data.data
  const icon = assets?.find(({ type, name: title }) => type === 'icon' && title === 'main')
  const inline = /^data:([a-z/+]+);base64,(.+)$/.exec(icon?.uri ?? '')
  const portrait = inline ? characterPortrait.safeParse({ type: inline[1], data: inline[2] }) : null
  if (portrait && !portrait.success) return { wrong: 'data.assets' }
  return { persona: { name, ...extensions.glasshouse }, portrait: portrait?.data ?? null }
}
