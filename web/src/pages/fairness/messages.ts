import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Fairness', 'Équité'],
  lead: [
    'You don’t have to take our word for it. Every result is fixed before you bet, and everything on this page is calculated in your own browser.',
    'Vous n’avez pas à nous croire sur parole. Chaque résultat est fixé avant votre mise, et tout sur cette page est calculé dans votre navigateur.',
  ],
  seeds: ['Seeds', 'Graines'],
  chain: ['Rounds', 'Manches'],
  verify: ['Verify', 'Vérifier'],
  rules: ['Rules', 'Règles'],
  order: ['What is fixed when', 'Dans quel ordre tout est fixé'],
})
