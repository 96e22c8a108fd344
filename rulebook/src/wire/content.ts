// The texts of the house as operators change them: each in both languages, with every version kept.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { time } from './fields.ts'
import { channels } from './home.ts'

export const contentKinds = ['banner', 'faq', 'about', 'contact'] as const
export type ContentKind = (typeof contentKinds)[number]

const line = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1).max(2000)
/** A page of the app, or nothing where it is not open yet. */
const pageTarget = z
  .string()
  .max(300)
  .regex(/^(\/[\w/?=&.,%+-]*)?$/)
/** Where a channel is reached; only over a secure line. */
const channelTarget = z
  .string()
  .max(300)
  .regex(/^(https:\/\/[^\s"'<>]+)?$/)

/** What each kind of text consists of, in one language. */
export const contentShapes = {
  banner: z.strictObject({
    title: line,
    text: line,
    action: line,
    target: pageTarget,
    /** A game's picture by its id, or one of the house's own. */
    art: z.string().regex(/^[a-z0-9]{1,20}$/),
  }),
  faq: z.strictObject({ question: line, answer: text }),
  about: z.strictObject({
    title: line,
    paragraphs: z.array(text).min(1).max(20),
    /** The house's address, to be opened on the map. */
    place: z
      .strictObject({ name: line, text: line, lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .optional(),
  }),
  contact: z.strictObject({ channel: z.enum(channels), name: line, target: channelTarget }),
} as const satisfies Record<ContentKind, z.ZodType>

const kind = z.enum(contentKinds)
const id = z.string().regex(/^[a-zA-Z0-9-]{1,40}$/)
const words = z.record(z.string(), z.unknown())
const position = z.int().min(0).max(1000)
/** Of what one has looked at; 0 for a new text. */
const version = z.int().min(0)
const item = z.object({ id: z.string(), position: z.int(), version: z.int(), en: words, fr: words })

export const contentContract = {
  content: endpoint('GET /api/console/content/{kind}', {
    auth: 'operator',
    summary: 'The texts of a kind, in their order',
    input: z.strictObject({ kind }),
    output: z.array(item),
  }),
  writeContent: endpoint('PUT /api/console/content/{kind}/{id}', {
    auth: 'operator',
    summary: 'Write a text in both languages; refused where somebody has changed it meanwhile',
    input: z.strictObject({ kind, id, position, version, en: words, fr: words }),
    output: item,
  }),
  takeContentAway: endpoint('DELETE /api/console/content/{kind}/{id}', {
    auth: 'operator',
    summary: 'Take a banner or a question away; its versions stay',
    input: z.strictObject({ kind, id, version: z.coerce.number().int().min(1) }),
    output: z.null(),
  }),
  contentVersions: endpoint('GET /api/console/content/{kind}/{id}', {
    auth: 'operator',
    summary: 'Every version of a text that an operator wrote, newest first; no words where it was taken away',
    input: z.strictObject({ kind, id }),
    output: z.array(
      z.object({
        version: z.int(),
        position: z.int(),
        en: words.nullable(),
        fr: words.nullable(),
        operator: z.string(),
        createTime: time,
      }),
    ),
  }),
}
export type ContentContract = typeof contentContract
