import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Wallet', 'Portefeuille'],
  balance: ['Balance', 'Solde'],
  worth: ['≈ {dollars}', '≈ {dollars}'],
  net: ['Net result', 'Résultat net'],
  netDays: ['Last {n} {n|day|days}', '{n} {n|dernier jour|derniers jours}'],
  recharge: ['Recharge', 'Recharger'],
  cashOut: ['Cash out', 'Retirer'],
  history: ['History', 'Historique'],
  outside: ['Log in to see your wallet', 'Connectez-vous pour voir votre portefeuille'],
  outsideText: [
    'Your balance, deposits, withdrawals and every transaction appear here.',
    'Votre solde, vos dépôts, vos retraits et toutes vos opérations apparaissent ici.',
  ],
})
