import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    unreachable: 'The house can not be reached',
    retry: 'Try again',
    home: 'To the games',
    copied: 'Link copied',
    play: 'Play {game}',
  },
  fr: {
    unreachable: 'La maison est injoignable',
    retry: 'Réessayer',
    home: 'Voir les jeux',
    copied: 'Lien copié',
    play: 'Jouer à {game}',
  },
})
