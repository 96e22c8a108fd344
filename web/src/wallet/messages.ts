import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    statement: '100000 gold coins equal 100 dollars',
    steps: 'Steps of the order',
    ahead: 'still to come',
    confirmations: '{seen} of {needed} confirmations',
    confirmationsLabel: 'Confirmations',
    rate: '1,000 gold = {money}',
    rateFixed: 'Fixed by the house since {date}',
    rateFrom: '{source}, {date}',
    ways: 'Ways to pay',
    fiat: 'Fiat',
    crypto: 'Crypto',
    logInTitle: 'Log in first',
    logIn: 'Log in',
  },
  fr: {
    statement: '100000 pièces d’or valent 100 dollars',
    steps: 'Étapes de la commande',
    ahead: 'à venir',
    confirmations: '{seen} confirmations sur {needed}',
    confirmationsLabel: 'Confirmations',
    rate: '1 000 pièces d’or = {money}',
    rateFixed: 'Fixé par la maison depuis le {date}',
    rateFrom: '{source}, {date}',
    ways: 'Moyens de paiement',
    fiat: 'Monnaie',
    crypto: 'Crypto',
    logInTitle: 'Connectez-vous d’abord',
    logIn: 'Se connecter',
  },
})
