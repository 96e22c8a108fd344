// The characters as operators keep them: a sheet in both languages, a portrait, an order, and cards of version 3 that come
// and go. Whether a sheet may stand is the server's to judge; here is only its shape.

import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { time, version } from '../fields.ts'

/** Where a character speaks in its own voice. */
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
/** A card with a portrait in it, as text. */
const CARD_BYTES = 256 * 1024

const text = (max: number) => z.string().trim().min(1).max(max)
const texts = (max: number, most: number) => z.array(text(max)).min(1).max(most)

const words = z.strictObject({
  temper: text(60),
  moods: texts(80, 10),
  about: text(400),
  topics: texts(40, 8),
  suggestions: texts(80, 6),
  /** The first message; the house adds that this is an AI. */
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
/** Of the sheet that was changed; 0 for a character that is new. */

const listed = z.object({
  id: z.string(),
  name: z.string(),
  isVipOnly: z.boolean(),
  isOn: z.boolean(),
  position: z.int(),
  version: z.int(),
  /** Where its picture is; null where the app draws one itself. */
  portrait: z.string().nullable(),
  talkers: z.int(),
  updateTime: time,
})
export type ListedCharacter = z.infer<typeof listed>
const whole = listed.omit({ talkers: true }).extend({ sheet: characterSheet })
export type KeptCharacter = z.infer<typeof whole>

const roles = ['content', 'owner'] as const

export const charactersContract = {
  listedCharacters: endpoint('GET /api/console/character', {
    auth: 'operator',
    roles,
    summary: 'All characters in their order, those that are off as well',
    input: nothing,
    output: z.array(listed),
  }),
  keptCharacter: endpoint('GET /api/console/character/{id}', {
    auth: 'operator',
    roles,
    summary: 'A character with its whole sheet',
    input: z.strictObject({ id }),
    output: whole,
  }),
  writeCharacter: endpoint('PUT /api/console/character/{id}', {
    auth: 'operator',
    roles,
    summary: 'Make a character or change its sheet; nobody overwrites what another has changed meanwhile',
    bodyBytes: CARD_BYTES,
    input: z.strictObject({
      id,
      version,
      sheet: characterSheet,
      /** Left out: as it is. Null: the app draws one. */
      portrait: characterPortrait.nullable().optional(),
    }),
    output: whole,
  }),
  switchCharacter: endpoint('PUT /api/console/character/{id}/state', {
    auth: 'operator',
    roles,
    summary: 'Turn a character on or off; what was said with it stays readable',
    input: z.strictObject({ id, version, isOn: z.boolean() }),
    output: whole,
  }),
  orderCharacters: endpoint('POST /api/console/character/order', {
    auth: 'operator',
    roles,
    summary: 'Put the characters in an order; each has to be named once',
    input: z.strictObject({ ids: z.array(id).min(1).max(200) }),
    output: z.array(listed),
  }),
  characterCard: endpoint('GET /api/console/character/{id}/card', {
    auth: 'operator',
    roles,
    summary: 'A character as a character card of version 3',
    input: z.strictObject({ id }),
    output: z.record(z.string(), z.unknown()),
  }),
  takeCharacterCard: endpoint('POST /api/console/character/card', {
    auth: 'operator',
    roles,
    summary: 'Take a character card of version 3 that has its words in both languages',
    bodyBytes: CARD_BYTES,
    input: z.strictObject({ version, card: z.record(z.string(), z.unknown()) }),
    output: whole,
  }),
}
export type CharactersContract = typeof charactersContract
