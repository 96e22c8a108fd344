import { defineMessages } from '../../ui/i18n.ts'

export const messages = defineMessages({
  en: {
    title: 'Wallet',
    balance: 'Balance',
    worth: '{dollars} at the rate of the house',
    recharge: 'Recharge',
    cashOut: 'Cash out',
    history: 'History',
    rechargeHistory: 'Recharge history',
    withdrawalHistory: 'Withdrawal history',
    ledger: 'Every movement of my gold',
    tasks: 'Gold for tasks',
    outside: 'Your gold, in the open',
    outsideText: 'Balance, recharge, cash-out and every single movement of your gold. Log in to see it.',
    logIn: 'Log in',
  },
  fr: {
    title: 'Solde',
    balance: 'Solde',
    worth: '{dollars} au taux de la maison',
    recharge: 'Recharger',
    cashOut: 'Retirer',
    history: 'Historique',
    rechargeHistory: 'Historique des recharges',
    withdrawalHistory: 'Historique des retraits',
    ledger: 'Chaque mouvement de mon or',
    tasks: 'De l’or pour des tâches',
    outside: 'Votre or, au grand jour',
    outsideText: 'Solde, recharges, retraits et chaque mouvement de votre or. Connectez-vous pour les voir.',
    logIn: 'Se connecter',
  },
})
