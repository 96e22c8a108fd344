import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const rechargeMessages = defineMessages({
  title: ['Charging history', 'Historique des recharges'],
  logInText: ['Log in to see your deposits.', 'Connectez-vous pour voir vos dépôts.'],
  empty: ['No deposits yet', 'Aucun dépôt pour le moment'],
  emptyText: ['Your deposits and their progress appear here.', 'Vos dépôts et leur suivi apparaissent ici.'],
  start: ['Recharge', 'Recharger'],
})

export const withdrawalMessages = defineMessages({
  title: ['Withdrawal history', 'Historique des retraits'],
  logInText: ['Log in to see your withdrawals.', 'Connectez-vous pour voir vos retraits.'],
  empty: ['No withdrawals yet', 'Aucun retrait pour le moment'],
  emptyText: ['Your withdrawals and their progress appear here.', 'Vos retraits et leur suivi apparaissent ici.'],
  start: ['Withdraw', 'Retirer'],
})
