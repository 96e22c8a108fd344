import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Fairness', 'Équité'],
  lead: [
    'Nothing here has to be believed. Every result is fixed before the bet, and everything on this page is reckoned in your own browser.',
    'Ici, rien n’est à croire sur parole. Chaque résultat est fixé avant la mise, et tout sur cette page est calculé dans votre navigateur.',
  ],
  seeds: ['Seeds', 'Graines'],
  chain: ['Rounds', 'Manches'],
  verify: ['Verify', 'Vérifier'],
  rules: ['Rules', 'Règles'],
})
