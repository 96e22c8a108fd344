import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const rechargeMessages = defineMessages({
  en: {
    title: 'Charging history',
    logInText: 'Log in to see your recharges.',
    empty: 'No recharge yet',
    emptyText: 'Every recharge stands here, with each of its steps.',
    start: 'Recharge',
  },
  fr: {
    title: 'Historique des recharges',
    logInText: 'Connectez-vous pour voir vos recharges.',
    empty: 'Aucune recharge pour le moment',
    emptyText: 'Chaque recharge figure ici, avec chacune de ses étapes.',
    start: 'Recharger',
  },
})

export const withdrawalMessages = defineMessages({
  en: {
    title: 'Withdrawal history',
    logInText: 'Log in to see your withdrawals, each with where it stands and why.',
    empty: 'No withdrawals yet',
    emptyText: 'Each one will stand here with its state and its reason.',
    start: 'Withdraw',
  },
  fr: {
    title: 'Historique des retraits',
    logInText: 'Connectez-vous pour voir vos retraits, chacun avec son état et sa raison.',
    empty: 'Aucun retrait pour l’instant',
    emptyText: 'Chacun apparaîtra ici avec son état et sa raison.',
    start: 'Retirer',
  },
})
