import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  bet: ['Bet {gold}', 'Miser {gold}'],
  cashOut: ['Cash out {gold}', 'Encaisser {gold}'],
  unknown: ['Looking for your game …', 'Recherche de votre partie…'],
  unanswered: [
    'Not answered. How your game stands is asked until the house says so.',
    'Sans réponse. L’état de votre partie est redemandé jusqu’à ce que la maison le dise.',
  ],
  found: ['Your open game is here again.', 'Votre partie en cours est de retour.'],
  ended: ['This game has ended. This is how.', 'Cette partie est terminée. Voici comment.'],
  refunded: [
    'Left alone for {hours} hours, this game was closed: your stake of {gold} came back.',
    'Laissée {hours} heures sans suite, cette partie est close : votre mise de {gold} est revenue.',
  ],
  waitsFirst: [
    'Left alone for {hours} hours, your stake comes back.',
    'Sans suite pendant {hours} heures, votre mise revient.',
  ],
  waits: [
    'Left alone for {hours} hours, it is cashed out as it stands.',
    'Sans suite pendant {hours} heures, elle est encaissée telle qu’elle est.',
  ],
})
