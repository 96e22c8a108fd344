import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    title: 'Max multiplier',
    top: 'The game goes up to {top}.',
    reach: 'At today’s bankroll, the smallest stake can reach {at}.',
    none: 'At today’s bankroll, no bet is possible.',
    why: 'No bet may win more than {share} of the bankroll.',
    whyFixed: 'No bet may win more than {share} of the bankroll, or {minShare} with the smallest stake.',
  },
  fr: {
    title: 'Multiplicateur max.',
    top: 'Le jeu va jusqu’à {top}.',
    reach: 'Avec la bankroll du jour, la plus petite mise peut atteindre {at}.',
    none: 'Avec la bankroll du jour, aucune mise n’est possible.',
    why: 'Aucune mise ne peut gagner plus de {share} de la bankroll.',
    whyFixed: 'Aucune mise ne peut gagner plus de {share} de la bankroll, ou {minShare} avec la plus petite mise.',
  },
})
