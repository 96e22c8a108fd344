import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const partMessages = defineMessages({
  en: { placed: 'placed:', stake: 'chosen:' },
  fr: { placed: 'misé :', stake: 'choisi :' },
})
