import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    title: 'Withdrawal history',
    logIn: 'Log in to see your withdrawals, each with where it stands and why.',
    emptyTitle: 'No withdrawals yet',
    empty: 'Each one will stand here with its state and its reason.',
    withdraw: 'Withdraw',
    gold: '{gold} gold',
  },
  fr: {
    title: 'Historique des retraits',
    logIn: 'Connectez-vous pour voir vos retraits, chacun avec son état et sa raison.',
    emptyTitle: 'Aucun retrait pour l’instant',
    empty: 'Chacun apparaîtra ici avec son état et sa raison.',
    withdraw: 'Retirer',
    gold: '{gold} pièces d’or',
  },
})
