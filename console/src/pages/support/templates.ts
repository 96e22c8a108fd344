// Answer templates. Their placeholders are filled in when one is chosen.

import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import type { FieldSpec, Form, StoredText } from '../../ui/text/form.ts'
import type { messages } from './messages.ts'

export const templateFields = (t: Translate<keyof (typeof messages)['en']>): readonly FieldSpec[] => [
  { name: 'title', label: t('fieldTitle'), max: 200, hint: t('fieldTitleHint') },
  { name: 'text', label: t('fieldText'), max: 1000, rows: 8, hint: t('fieldTextHint') },
]

const written = (value: unknown): string => (typeof value === 'string' ? value : '')

export const formOf = ({ en, fr }: Pick<StoredText, 'en' | 'fr'>): Form => ({
  en: { title: written(en['title']), text: written(en['text']) },
  fr: { title: written(fr['title']), text: written(fr['text']) },
})

/** Replaces all at once, so that a nickname that looks like a placeholder stays. */
export const filled = (text: string, { nickname, id }: { readonly nickname: string; readonly id: number }): string =>
  text.replaceAll(/\{(name|number)\}/g, (_, blank: string) => (blank === 'name' ? nickname : String(id)))
