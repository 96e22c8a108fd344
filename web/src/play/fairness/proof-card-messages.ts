import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    holds: 'Verified: everything is as it was promised.',
    payout: 'The payout follows the rules',
    butTold: 'but this was told:',
  },
  fr: {
    holds: 'Vérifié : tout est conforme à la promesse.',
    payout: 'Le paiement suit les règles',
    butTold: 'mais ceci a été annoncé :',
  },
})
