// The characters as operators edit them: a sheet in both languages, a portrait, an order, and import and export as
// version 3 character cards. The server checks a sheet's content; this schema only checks its shape.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { time, version } from '../fields.ts'

/** The phrases that a character has in its own voice. */
export const voiceKeys = [
  'hello',
  'howAreYou',
  'whoAreYou',
  'hobby',
  'favourite',
  'story',
  'joke',
  'fact',
  'comfort',
  'bye',
] as const

export const PORTRAIT_BYTES = 100 * 1024
export const portraitTypes = ['image/svg+xml', 'image/png', 'image/webp'] as const
export const ADULT = 18
/** Size limit of a card with an embedded portrait, as text. */
const CARD_BYTES = 256 * 1024

const text = (max: number) => z.string().trim().min(1).max(max)
const texts = (max: number, most: number) => z.array(text(max)).min(1).max(most)

const words = z.strictObject({
  temper: text(60),
  moods: texts(80, 10),
  about: text(400),
  topics: texts(40, 8),
  suggestions: texts(80, 6),
  /** The first message; the server adds that this is an AI. */
  greeting: text(300),
  voice: z.strictObject(Object.fromEntries(voiceKeys.map((key) => [key, texts(400, 12)])) as Voice),
})
type Voice = Record<(typeof voiceKeys)[number], ReturnType<typeof texts>>

export const characterSheet = z.strictObject({
  name: text(30),
  age: z.int().min(0).max(200),
  isFemale: z.boolean(),
  isVipOnly: z.boolean(),
  words: z.strictObject({ en: words, fr: words }),
})
export type CharacterSheet = z.infer<typeof characterSheet>

export const characterPortrait = z.strictObject({
  type: z.enum(portraitTypes),
  data: z
    .base64()
    .min(1)
    .max(Math.ceil(PORTRAIT_BYTES / 3) * 4),
})
export type CharacterPortrait = z.infer<typeof characterPortrait>

const id = z.string().regex(/^[a-z]{2,20}$/)

const listed = z.object({
  id: z.string(),
  name: z.string(),
  isVipOnly: z.boolean(),
  isOn: z.boolean(),
  position: z.int(),
  version: z.int(),
  /** The portrait's URL; null where the app draws one. */
  portrait: z.string().nullable(),
  talkers: z.int(),
  updateTime: time,
})
export type ListedCharacter = z.infer<typeof listed>
const fullCharacter = listed.omit({ talkers: true }).extend({ sheet: characterSheet })
export type CharacterDetail = z.infer<typeof fullCharacter>

const roles = ['content', 'owner'] as const

shareSchemas({ CharacterSheet: characterSheet, ListedCharacter: listed })

export const charactersContract = contract('characters', areas.backofficeContent, {
  listedCharacters: operatorEndpoint(roles)('GET /api/console/character', {
    summary: 'All characters, in order, including disabled ones',
    output: z.array(listed),
  }),
  keptCharacter: operatorEndpoint(roles)('GET /api/console/character/{id}', {
    summary: 'A character with its full sheet',
    input: z.strictObject({ id }),
    output: fullCharacter,
  }),
  writeCharacter: operatorEndpoint(roles)('PUT /api/console/character/{id}', {
    summary: 'Create or change a character (fails if another operator has changed it in the meantime)',
    bodyBytes: CARD_BYTES,
    input: z.strictObject({
      id,
      version,
      sheet: characterSheet,
      /** Omitted: unchanged. Null: the app draws one. */
      portrait: characterPortrait.nullable().optional(),
    }),
    output: fullCharacter,
  }),
  switchCharacter: operatorEndpoint(roles)('PUT /api/console/character/{id}/state', {
    summary: 'Enable or disable a character (existing chats stay readable)',
    input: z.strictObject({ id, version, isOn: z.boolean() }),
    output: fullCharacter,
  }),
  orderCharacters: operatorEndpoint(roles)('POST /api/console/character/order', {
    summary: 'Set the order of the characters (list each one once)',
    input: z.strictObject({ ids: z.array(id).min(1).max(200) }),
    output: z.array(listed),
  }),
  characterCard: operatorEndpoint(roles)('GET /api/console/character/{id}/card', {
    summary: 'Export a character as a version 3 character card',
    input: z.strictObject({ id }),
    output: z.record(z.string(), z.unknown()),
  }),
  takeCharacterCard: operatorEndpoint(roles)('POST /api/console/character/card', {
    summary: 'Import a version 3 character card with texts in both languages',
    bodyBytes: CARD_BYTES,
    input: z.strictObject({ version, card: z.record(z.string(), z.unknown()) }),
    output: fullCharacter,
  }),
})
