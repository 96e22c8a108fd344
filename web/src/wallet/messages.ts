import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  statement: ['100000 gold coins equal 100 dollars', '100000 pièces d’or valent 100 dollars'],
  steps: ['Steps of the order', 'Étapes de la commande'],
  ahead: ['still to come', 'à venir'],
  confirmations: ['{seen} of {needed} confirmations', '{seen} confirmations sur {needed}'],
  confirmationsLabel: ['Confirmations', 'Confirmations'],
  rate: ['1,000 gold = {money}', '1 000 pièces d’or = {money}'],
  rateFixed: ['Fixed by the house since {date}', 'Fixé par la maison depuis le {date}'],
  rateFrom: ['{source}, {date}', '{source}, {date}'],
  ways: ['Ways to pay', 'Moyens de paiement'],
  fiat: ['Fiat', 'Monnaie'],
  crypto: ['Crypto', 'Crypto'],
  gold: ['{gold} gold', '{gold} pièces d’or'],
  open: ['Under way', 'En cours'],
  openRecharges: ['Recharges under way', 'Recharges en cours'],
  offline: [
    'The server can not be reached. Check your connection and try again.',
    'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  ],
})
