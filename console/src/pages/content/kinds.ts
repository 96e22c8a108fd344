// What each kind of text consists of, and how it goes into the fields of a form and back.

import type { ContentKind } from '@glasshouse/rulebook/wire/backoffice/content'
import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import { linesOf, type Content, type FieldSpec, type Fields, type Form, type StoredText } from '../../ui/text/form.ts'
import type { messages } from './messages.ts'

export type Kind = ContentKind
type Key = keyof (typeof messages)['en']
const LINE = 200
const TEXT = 2000

/** A field with the keys of its texts. */
interface KindField extends Omit<FieldSpec, 'label' | 'hint' | 'options'> {
  readonly label: Key
  readonly hint?: Key
  readonly options?: readonly Key[]
}

interface KindSpec {
  readonly fields: readonly KindField[]
  /** The field by which one is known in a list. */
  readonly name: string
}

const shared = { isShared: true, isOptional: true } as const

export const kinds: Readonly<Record<Kind, KindSpec>> = {
  banner: {
    name: 'title',
    fields: [
      { name: 'title', label: 'fieldTitle', max: LINE },
      { name: 'text', label: 'fieldText', max: LINE, rows: 3 },
      { name: 'action', label: 'button', max: LINE },
      { name: 'target', label: 'target', max: 300, hint: 'targetHint', ...shared },
      { name: 'art', label: 'picture', max: 20, isShared: true },
      { name: 'audience', label: 'audience', max: 20, isShared: true, options: ['all', 'visitors', 'players'] },
    ],
  },
  faq: {
    name: 'question',
    fields: [
      { name: 'question', label: 'question', max: LINE },
      { name: 'answer', label: 'answer', max: TEXT, rows: 8 },
    ],
  },
  about: {
    name: 'title',
    fields: [
      { name: 'title', label: 'fieldTitle', max: LINE },
      { name: 'paragraphs', label: 'fieldText', max: 20_000, rows: 12, hint: 'paragraphsHint' },
      { name: 'placeName', label: 'placeName', max: LINE, isOptional: true },
      { name: 'placeText', label: 'placeText', max: LINE, isOptional: true },
      { name: 'lat', label: 'latitude', max: 20, hint: 'placeHint', ...shared },
      { name: 'lng', label: 'longitude', max: 20, ...shared },
    ],
  },
  contact: {
    name: 'name',
    fields: [
      { name: 'name', label: 'name', max: LINE },
      { name: 'target', label: 'address', max: 300, hint: 'addressHint', ...shared },
    ],
  },
}

/** Kinds of which new texts can be made, and any removed. */
export const isOpen = (kind: Kind): kind is 'banner' | 'faq' => kind === 'banner' || kind === 'faq'

export const specsOf = (t: Translate<Key>, kind: Kind): FieldSpec[] =>
  kinds[kind].fields.map(({ label, hint, options, ...field }) => ({
    ...field,
    label: t(label),
    ...(hint && { hint: t(hint) }),
    ...(options && { options: Object.fromEntries(options.map((value) => [value, t(value)])) }),
  }))

export const isKind = (text: string | undefined): text is Kind => text !== undefined && Object.hasOwn(kinds, text)

const written = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

function fieldsOf(kind: Kind, content: Content): Fields {
  if (kind !== 'about')
    return Object.fromEntries(
      kinds[kind].fields.map(({ name, options }) => [name, written(content[name] ?? options?.[0])]),
    )
  const { title, paragraphs, place = {} } = content as { title?: unknown; paragraphs?: unknown[]; place?: Content }
  return {
    title: written(title),
    paragraphs: (paragraphs ?? []).map(written).join('\n\n'),
    placeName: written(place['name']),
    placeText: written(place['text']),
    lat: written(place['lat']),
    lng: written(place['lng']),
  }
}

export const formOf = (kind: Kind, { en, fr }: Pick<StoredText, 'en' | 'fr'>): Form => ({
  en: fieldsOf(kind, en),
  fr: fieldsOf(kind, fr),
})

export function contentOf(kind: Kind, fields: Fields, id: string): Record<string, unknown> {
  if (kind === 'contact') return { ...fields, channel: id }
  if (kind !== 'about') return { ...fields }
  const { title, placeName, placeText, lat, lng } = fields
  const place = [placeName, placeText, lat, lng].some(Boolean)
    ? { place: { name: placeName, text: placeText, lat: figure(lat), lng: figure(lng) } }
    : {}
  return { title, paragraphs: paragraphsOf(fields['paragraphs']), ...place }
}

/** What is no figure goes as it is, and the server says so. */
const figure = (text: string | undefined): number | string =>
  text && Number.isFinite(Number(text)) ? Number(text) : (text ?? '')

export const paragraphsOf = (text = ''): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => linesOf(paragraph).join(' '))
    .filter(Boolean)

/** A name for a new text, from its English title; the random end keeps two of the same title apart. */
export function newId(form: Form, kind: Kind): string {
  const name = (form.en[kinds[kind].name] ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30)
  return `${name || kind}-${crypto.randomUUID().slice(0, 6)}`
}

export const nameOf = (kind: Kind, { id, en }: StoredText): string => written(en[kinds[kind].name]) || id
