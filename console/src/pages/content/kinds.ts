// What each kind of text consists of, and how it goes into the fields of a form and back.

import { optionValues } from '@glasshouse/rulebook/backoffice/define-list'
import type { ContentKind } from '@glasshouse/rulebook/wire/backoffice/content'
import { linesOf, type Content, type FieldSpec, type Fields, type Form, type StoredText } from '../../ui/text/form.ts'

export type Kind = ContentKind
const LINE = 200
const TEXT = 2000

interface KindSpec {
  readonly title: string
  /** What one of them is called. */
  readonly one: string
  readonly fields: readonly FieldSpec[]
  /** New ones can be made, and any be taken away. */
  readonly isOpen: boolean
  /** The field by which one is known in a list. */
  readonly name: string
}

export const kinds: Readonly<Record<Kind, KindSpec>> = {
  banner: {
    title: 'Banners',
    one: 'banner',
    isOpen: true,
    name: 'title',
    fields: [
      { name: 'title', label: 'Title', max: LINE },
      { name: 'text', label: 'Text', max: LINE, rows: 3 },
      { name: 'action', label: 'Button', max: LINE },
      {
        name: 'target',
        label: 'Leads to',
        max: 300,
        isShared: true,
        isOptional: true,
        hint: 'A page of the app, such as /pages/homeGames/roller/roller. Empty where it is not open yet.',
      },
      { name: 'art', label: 'Picture', max: 20, isShared: true },
      {
        name: 'audience',
        label: 'Shown to',
        max: 20,
        isShared: true,
        options: { all: 'Everyone', visitors: 'Visitors who aren’t logged in', players: 'Logged-in players' },
      },
    ],
  },
  faq: {
    title: 'FAQ',
    one: 'question',
    isOpen: true,
    name: 'question',
    fields: [
      { name: 'question', label: 'Question', max: LINE },
      { name: 'answer', label: 'Answer', max: TEXT, rows: 8 },
    ],
  },
  about: {
    title: 'About us',
    one: 'text',
    isOpen: false,
    name: 'title',
    fields: [
      { name: 'title', label: 'Title', max: LINE },
      { name: 'paragraphs', label: 'Text', max: 20_000, rows: 12, hint: 'An empty line begins a new paragraph.' },
      { name: 'placeName', label: 'Name of the place', max: LINE, isOptional: true },
      { name: 'placeText', label: 'Words about the place', max: LINE, isOptional: true },
      {
        name: 'lat',
        label: 'Latitude',
        max: 20,
        isShared: true,
        isOptional: true,
        hint: 'All four of the place, or none.',
      },
      { name: 'lng', label: 'Longitude', max: 20, isShared: true, isOptional: true },
    ],
  },
  contact: {
    title: 'Contact channels',
    one: 'channel',
    isOpen: false,
    name: 'name',
    fields: [
      { name: 'name', label: 'Name', max: LINE },
      {
        name: 'target',
        label: 'Address',
        max: 300,
        isShared: true,
        isOptional: true,
        hint: 'Begins with https://. Empty: it is shown as not open yet.',
      },
    ],
  },
}

export const isKind = (text: string | undefined): text is Kind => text !== undefined && Object.hasOwn(kinds, text)

const written = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

function fieldsOf(kind: Kind, content: Content): Fields {
  if (kind !== 'about')
    return Object.fromEntries(
      kinds[kind].fields.map(({ name, options }) => [
        name,
        written(content[name] ?? (options && optionValues(options)[0])),
      ]),
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
