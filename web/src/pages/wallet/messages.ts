import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Wallet', 'Solde'],
  balance: ['Balance', 'Solde'],
  worth: ['{dollars} at the rate of the house', '{dollars} au taux de la maison'],
  net: ['Net result', 'Résultat net'],
  netDays: ['Last {n} days', '{n} derniers jours'],
  recharge: ['Recharge', 'Recharger'],
  cashOut: ['Cash out', 'Retirer'],
  history: ['History', 'Historique'],
  outside: ['Your gold, in the open', 'Votre or, au grand jour'],
  outsideText: [
    'Balance, recharge, cash-out and every single movement of your gold. Log in to see it.',
    'Solde, recharges, retraits et chaque mouvement de votre or. Connectez-vous pour les voir.',
  ],
})
