// Editable texts: each in both languages, with every version stored.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { time, version, VERSION_MAX } from '../fields.ts'
import { audiences, channels } from '../home.ts'
import { ANSWER_MAX } from '../account/support.ts'

export const contentKinds = ['banner', 'faq', 'about', 'contact'] as const
export type ContentKind = (typeof contentKinds)[number]
/** Templates are operators' answers to players. */
export type TextKind = ContentKind | 'template'
/** Placeholders of a template, filled in when it is used. */
export const templateBlanks = ['{name}', '{number}'] as const

const line = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1).max(2000)
/** A page of the app, never another host (`//host`), or empty where it is not available yet. */
const pageTarget = z
  .string()
  .max(300)
  .regex(/^(\/(?!\/)[\w/?=&.,%+-]*)?$/)
/** A channel's link: a page of WhatsApp or Telegram, never of another host. */
const channelTarget = z
  .string()
  .max(300)
  .regex(/^(https:\/\/(wa\.me|((chat|api|www)\.)?whatsapp\.com|t\.me|telegram\.me)\/[^\s"'<>\\]+)?$/)

/** The fields of each kind of text, in one language. */
export const contentShapes = {
  banner: z.strictObject({
    title: line,
    text: line,
    action: line,
    target: pageTarget,
    /** A game's picture by its id, or one of the casino's own. */
    art: z.string().regex(/^[a-z0-9]{1,20}$/),
    audience: z.enum(audiences).default('all'),
  }),
  faq: z.strictObject({ question: line, answer: text }),
  about: z.strictObject({
    title: line,
    paragraphs: z.array(text).min(1).max(20),
    /** The casino's address, to be opened on the map. */
    place: z
      .strictObject({ name: line, text: line, lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .optional(),
  }),
  contact: z.strictObject({ channel: z.enum(channels), name: line, target: channelTarget }),
  template: z.strictObject({
    title: line,
    text: z
      .string()
      .trim()
      .min(1)
      .max(ANSWER_MAX)
      .refine((words) => (words.match(/\{[^}]*\}?/g) ?? []).every((blank) => isBlank(blank))),
  }),
} as const satisfies Record<TextKind, z.ZodType>

const isBlank = (given: string): boolean => templateBlanks.some((blank) => blank === given)

const kind = z.enum(contentKinds)
const id = z.string().regex(/^[a-zA-Z0-9-]{1,40}$/)
const words = z.record(z.string(), z.unknown())
/** Omitted: unchanged, or last for a new text. */
const position = z.int().min(0).max(1000).optional()
/** The version that was read; 0 for a new text. */
const item = z.object({ id: z.string(), position: z.int(), version: z.int(), en: words, fr: words })
export type TextItem = z.infer<typeof item>
const kept = z.object({
  version: z.int(),
  position: z.int(),
  en: words.nullable(),
  fr: words.nullable(),
  /** Null where the text was seeded. */
  operator: z.string().nullable(),
  createTime: time,
})
export type TextVersion = z.infer<typeof kept>
const written = z.strictObject({ id, position, version, en: words, fr: words })
const away = z.strictObject({ id, version: z.coerce.number().int().min(1).max(VERSION_MAX) })

shareSchemas({ Content: kept })

const contentEndpoint = operatorEndpoint(['content', 'owner'])

export const contentContract = contract('content', areas.backofficeContent, {
  content: contentEndpoint('GET /api/console/content/{kind}', {
    summary: 'All texts of one kind, in order',
    input: z.strictObject({ kind }),
    output: z.array(item),
  }),
  writeContent: contentEndpoint('PUT /api/console/content/{kind}/{id}', {
    summary: 'Save a text in both languages (fails if another operator has changed it in the meantime)',
    input: written.extend({ kind }),
    output: item,
  }),
  orderContent: contentEndpoint('POST /api/console/content/{kind}', {
    summary: 'Set the order of all texts of one kind (list each one once)',
    input: z.strictObject({ kind, ids: z.array(id).min(1).max(500) }),
    output: z.array(item),
  }),
  takeContentAway: contentEndpoint('DELETE /api/console/content/{kind}/{id}', {
    summary: 'Delete a banner or a question (its versions are kept)',
    input: away.extend({ kind }),
  }),
  contentVersions: contentEndpoint('GET /api/console/content/{kind}/{id}', {
    summary: 'Every version of a text, newest first (a version without texts is a deletion)',
    input: z.strictObject({ kind, id }),
    output: z.array(kept),
  }),
  contentTakenAway: contentEndpoint('GET /api/console/taken_away/{kind}', {
    summary: 'Deleted texts of one kind, with their last version',
    input: z.strictObject({ kind }),
    output: z.array(item),
  }),
})

const supportEndpoint = operatorEndpoint(['support', 'owner'])

/** What operators answer players with, kept as the texts are. */
export const templateContract = contract('templates', areas.backofficeContent, {
  templates: supportEndpoint('GET /api/console/template', {
    summary: 'Answer templates',
    output: z.array(item),
  }),
  writeTemplate: supportEndpoint('PUT /api/console/template/{id}', {
    summary: 'Save a template in both languages (fails if it has changed since you loaded it)',
    input: written,
    output: item,
  }),
  takeTemplateAway: supportEndpoint('DELETE /api/console/template/{id}', {
    summary: 'Delete a template (its versions are kept)',
    input: away,
  }),
  templateVersions: supportEndpoint('GET /api/console/template/{id}', {
    summary: 'Every version of a template, newest first',
    input: z.strictObject({ id }),
    output: z.array(kept),
  }),
})
