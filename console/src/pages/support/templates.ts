// Answer templates. Their placeholders are filled in when one is chosen.

import type { FieldSpec, Form, StoredText } from '../../ui/text/form.ts'

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

export const formOf = ({ en, fr }: Pick<StoredText, 'en' | 'fr'>): Form => ({
  en: { title: written(en['title']), text: written(en['text']) },
  fr: { title: written(fr['title']), text: written(fr['text']) },
})

/** Replaces all at once, so that a nickname that looks like a placeholder stays. */
export const filled = (text: string, { nickname, id }: { readonly nickname: string; readonly id: number }): string =>
  text.replaceAll(/\{(name|number)\}/g, (_, blank: string) => (blank === 'name' ? nickname : String(id)))
