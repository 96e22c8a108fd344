import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    bet: 'Bet {gold}',
    cashOut: 'Cash out {gold}',
    unknown: 'Looking for your game …',
    unanswered: 'Not answered. How your game stands is asked until the house says so.',
    found: 'Your open game is here again.',
    ended: 'This game has ended. This is how.',
    refunded: 'Left alone for {hours} hours, this game was closed: your stake of {gold} came back.',
    waitsFirst: 'Left alone for {hours} hours, your stake comes back.',
    waits: 'Left alone for {hours} hours, it is cashed out as it stands.',
  },
  fr: {
    bet: 'Miser {gold}',
    cashOut: 'Encaisser {gold}',
    unknown: 'Recherche de votre partie…',
    unanswered: 'Sans réponse. L’état de votre partie est redemandé jusqu’à ce que la maison le dise.',
    found: 'Votre partie en cours est de retour.',
    ended: 'Cette partie est terminée. Voici comment.',
    refunded: 'Laissée {hours} heures sans suite, cette partie est close : votre mise de {gold} est revenue.',
    waitsFirst: 'Sans suite pendant {hours} heures, votre mise revient.',
    waits: 'Sans suite pendant {hours} heures, elle est encaissée telle qu’elle est.',
  },
})
