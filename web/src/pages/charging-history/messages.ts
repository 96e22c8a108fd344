import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    title: 'Charging history',
    logInText: 'Log in to see your recharges.',
    empty: 'No recharge yet',
    emptyText: 'Every recharge stands here, with each of its steps.',
    recharge: 'Recharge',
  },
  fr: {
    title: 'Historique des recharges',
    logInText: 'Connectez-vous pour voir vos recharges.',
    empty: 'Aucune recharge pour le moment',
    emptyText: 'Chaque recharge figure ici, avec chacune de ses étapes.',
    recharge: 'Recharger',
  },
})
