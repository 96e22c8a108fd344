// The texts of the house as operators change them: each in both languages, with every version kept.

import { z } from 'zod'
import { endpoint, nothing, type Role } from '../endpoint.ts'
import { time, version, VERSION_MAX } from '../fields.ts'
import { audiences, channels } from '../home.ts'
import { ANSWER_MAX } from '../account/support.ts'

export const contentKinds = ['banner', 'faq', 'about', 'contact'] as const
export type ContentKind = (typeof contentKinds)[number]
/** Templates are what operators answer players with. */
export type TextKind = ContentKind | 'template'
/** What a template leaves open, filled in when it is taken. */
export const templateBlanks = ['{name}', '{number}'] as const

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
    audience: z.enum(audiences).default('all'),
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
/** Left out: where it is, or behind all others. */
const position = z.int().min(0).max(1000).optional()
/** Of what one has looked at; 0 for a new text. */
const item = z.object({ id: z.string(), position: z.int(), version: z.int(), en: words, fr: words })
export type TextItem = z.infer<typeof item>
const kept = z.object({
  version: z.int(),
  position: z.int(),
  en: words.nullable(),
  fr: words.nullable(),
  /** Null where the words came with the house. */
  operator: z.string().nullable(),
  createTime: time,
})
export type TextVersion = z.infer<typeof kept>
const written = z.strictObject({ id, position, version, en: words, fr: words })
const away = z.strictObject({ id, version: z.coerce.number().int().min(1).max(VERSION_MAX) })

export const contentContract = {
  content: endpoint('GET /api/console/content/{kind}', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'The texts of a kind, in their order',
    input: z.strictObject({ kind }),
    output: z.array(item),
  }),
  writeContent: endpoint('PUT /api/console/content/{kind}/{id}', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'Write a text in both languages; refused where somebody has changed it meanwhile',
    input: written.extend({ kind }),
    output: item,
  }),
  orderContent: endpoint('POST /api/console/content/{kind}', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'Put the texts of a kind in an order; each has to be named once',
    input: z.strictObject({ kind, ids: z.array(id).min(1).max(500) }),
    output: z.array(item),
  }),
  takeContentAway: endpoint('DELETE /api/console/content/{kind}/{id}', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'Take a banner or a question away; its versions stay',
    input: away.extend({ kind }),
    output: z.null(),
  }),
  contentVersions: endpoint('GET /api/console/content/{kind}/{id}', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'Every version of a text, newest first; no words where it was taken away',
    input: z.strictObject({ kind, id }),
    output: z.array(kept),
  }),
  contentTakenAway: endpoint('GET /api/console/taken_away/{kind}', {
    auth: 'operator',
    roles: ['content', 'owner'],
    summary: 'Texts of a kind that were taken away, with their last words',
    input: z.strictObject({ kind }),
    output: z.array(item),
  }),
}
export type ContentContract = typeof contentContract

const SUPPORT: readonly Role[] = ['support', 'owner']

/** What operators answer players with, kept as the texts are. */
export const templateContract = {
  templates: endpoint('GET /api/console/template', {
    auth: 'operator',
    roles: SUPPORT,
    summary: 'Templates of answers',
    input: nothing,
    output: z.array(item),
  }),
  writeTemplate: endpoint('PUT /api/console/template/{id}', {
    auth: 'operator',
    roles: SUPPORT,
    summary: 'Write a template in both languages; refused where somebody has changed it meanwhile',
    input: written,
    output: item,
  }),
  takeTemplateAway: endpoint('DELETE /api/console/template/{id}', {
    auth: 'operator',
    roles: SUPPORT,
    summary: 'Take a template away; its versions stay',
    input: away,
    output: z.null(),
  }),
  templateVersions: endpoint('GET /api/console/template/{id}', {
    auth: 'operator',
    roles: SUPPORT,
    summary: 'Every version of a template, newest first',
    input: z.strictObject({ id }),
    output: z.array(kept),
  }),
}
export type TemplateContract = typeof templateContract
