import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    maxAt: 'Max win {gold} at {at}',
    maxForced: 'Max win {gold} · cashes out at {at}',
    lowCap: 'Low limit.',
    stakes: 'Stake {min} to {max}',
    capOfBet: 'Max multiplier for this bet: {at}',
    autoOfBet: 'Auto cash-out at {at}: {gold}',
    autoAboveCap: 'The highest auto cash-out for this stake is {max}.',
    setTo: 'Set {max}',
  },
  fr: {
    maxAt: 'Gain max. {gold} à {at}',
    maxForced: 'Gain max. {gold} · encaissé à {at}',
    lowCap: 'Limite basse.',
    stakes: 'Mise de {min} à {max}',
    capOfBet: 'Multiplicateur max. de cette mise : {at}',
    autoOfBet: 'Encaissement auto à {at} : {gold}',
    autoAboveCap: 'Encaissement auto pour cette mise : {max} au plus.',
    setTo: 'Choisir {max}',
  },
})
