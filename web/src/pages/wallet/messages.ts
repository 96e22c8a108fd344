import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    title: 'Wallet',
    balance: 'Balance',
    worth: '{dollars} at the rate of the house',
    net: 'Net result',
    netDays: 'Last {n} days',
    recharge: 'Recharge',
    cashOut: 'Cash out',
    history: 'History',
    outside: 'Your gold, in the open',
    outsideText: 'Balance, recharge, cash-out and every single movement of your gold. Log in to see it.',
  },
  fr: {
    title: 'Solde',
    balance: 'Solde',
    worth: '{dollars} au taux de la maison',
    net: 'Résultat net',
    netDays: '{n} derniers jours',
    recharge: 'Recharger',
    cashOut: 'Retirer',
    history: 'Historique',
    outside: 'Votre or, au grand jour',
    outsideText: 'Solde, recharges, retraits et chaque mouvement de votre or. Connectez-vous pour les voir.',
  },
})
