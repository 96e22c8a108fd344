import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  statement: ['100000 gold coins equal 100 dollars', '100 000 pièces d’or valent 100 dollars'],
  steps: ['Progress', 'Suivi'],
  ahead: ['not done yet', 'à venir'],
  confirmations: [
    '{seen} of {needed} {needed|confirmation|confirmations}',
    '{seen} {seen|confirmation|confirmations} sur {needed}',
  ],
  confirmationsLabel: ['Confirmations', 'Confirmations'],
  rate: ['1,000 gold = {money}', '1 000 pièces d’or = {money}'],
  rateFixed: ['Our fixed rate since {date}', 'Notre taux fixe depuis le {date}'],
  rateFrom: ['{source}, {date}', '{source}, {date}'],
  methods: ['Payment methods', 'Moyens de paiement'],
  fiat: ['Fiat', 'Fiat'],
  crypto: ['Crypto', 'Crypto'],
  gold: ['{gold} gold', '{gold} {gold|pièce|pièces} d’or'],
  open: ['In progress', 'En cours'],
  unanswered: [
    'We don’t know yet whether your request went through. Try again. We won’t process it twice.',
    'Nous ne savons pas encore si votre demande a abouti. Réessayez. Nous ne vous débiterons pas deux fois.',
  ],
  openRecharges: ['Deposits in progress', 'Dépôts en cours'],
})
