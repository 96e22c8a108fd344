import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Fairness', 'Équité'],
  lead: [
    'You don’t have to take our word for it. We lock in our part of every result before you bet. Your own browser does every check on this page.',
    'Vous n’avez pas à nous croire sur parole. Nous fixons notre contribution à chaque résultat avant votre mise. Votre navigateur fait lui-même chaque vérification de cette page.',
  ],
  logAlarm: [
    'Does not match. Our transparency log differs from what it showed before. Contact us.',
    'Non conforme. Notre journal de transparence diffère de ce qu’il affichait auparavant. Contactez-nous.',
  ],
  seeds: ['Seeds', 'Graines'],
  chain: ['Rounds', 'Manches'],
  verify: ['Verify', 'Vérifier'],
  rules: ['Rules', 'Règles'],
  order: ['What’s fixed, and when', 'Ce qui est fixé, et quand'],
})
