// Templates of answers: what they leave open is filled in when one is taken.

import type { FieldSpec, Form } from '../../ui/text/form.ts'

export type Words = Readonly<Record<string, unknown>>

export const templateFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', max: 200, hint: 'Operators alone see it.' },
  {
    name: 'text',
    label: 'Answer',
    max: 1000,
    rows: 8,
    hint: '{name} becomes the player’s name, {number} the number of the question.',
  },
]

const written = (value: unknown): string => (typeof value === 'string' ? value : '')

export const formOf = ({ en, fr }: { readonly en: Words; readonly fr: Words }): Form => ({
  en: { title: written(en['title']), text: written(en['text']) },
  fr: { title: written(fr['title']), text: written(fr['text']) },
})

/** All at once: a name that looks like a blank stays a name. */
export const filled = (text: string, { nickname, id }: { readonly nickname: string; readonly id: number }): string =>
  text.replaceAll(/\{(name|number)\}/g, (_, blank: string) => (blank === 'name' ? nickname : String(id)))
