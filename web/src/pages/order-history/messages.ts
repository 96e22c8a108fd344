import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const rechargeMessages = defineMessages({
  title: ['Charging history', 'Historique des recharges'],
  logInText: ['Log in to see your recharges.', 'Connectez-vous pour voir vos recharges.'],
  empty: ['No recharge yet', 'Aucune recharge pour le moment'],
  emptyText: [
    'Every recharge stands here, with each of its steps.',
    'Chaque recharge figure ici, avec chacune de ses étapes.',
  ],
  start: ['Recharge', 'Recharger'],
})

export const withdrawalMessages = defineMessages({
  title: ['Withdrawal history', 'Historique des retraits'],
  logInText: [
    'Log in to see your withdrawals, each with where it stands and why.',
    'Connectez-vous pour voir vos retraits, chacun avec son état et sa raison.',
  ],
  empty: ['No withdrawals yet', 'Aucun retrait pour l’instant'],
  emptyText: [
    'Each one will stand here with its state and its reason.',
    'Chacun apparaîtra ici avec son état et sa raison.',
  ],
  start: ['Withdraw', 'Retirer'],
})
