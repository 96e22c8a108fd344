import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  bet: ['Bet {gold}', 'Miser {gold}'],
  cashOut: ['Cash out {gold}', 'Encaisser {gold}'],
  unknown: ['Loading your game…', 'Recherche de votre partie…'],
  unanswered: ['No response yet. Checking your game…', 'Pas de réponse. Vérification de votre partie…'],
  found: ['Your game is still open.', 'Votre partie est toujours en cours.'],
  ended: ['This game has ended. Here’s the result.', 'Cette partie est terminée. Voici le résultat.'],
  refunded: [
    'This game was idle for {hours} {hours|hour|hours}. We refunded your stake of {gold}.',
    'Partie inactive pendant {hours} {hours|heure|heures}. Votre mise de {gold} a été remboursée.',
  ],
  idleFirst: [
    'If you make no move, we refund your stake after {hours} {hours|hour|hours}.',
    'Sans action de votre part, votre mise est remboursée après {hours} {hours|heure|heures}.',
  ],
  idle: [
    'Idle games are cashed out after {hours} {hours|hour|hours}.',
    'Après {hours} {hours|heure|heures} d’inactivité, la partie est encaissée automatiquement.',
  ],
})
