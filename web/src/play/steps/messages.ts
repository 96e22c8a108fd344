import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  bet: ['Bet {gold}', 'Miser {gold}'],
  cashOut: ['Cash out {gold}', 'Encaisser {gold}'],
  unknown: ['Loading your game…', 'Chargement…'],
  unanswered: ['No response yet. Checking your game…', 'Pas de réponse. Vérification de votre partie…'],
  found: ['Your game is still open.', 'Votre partie est toujours en cours.'],
  ended: ['This game has ended. Here’s the result.', 'Cette partie est terminée. Voici le résultat.'],
  refunded: [
    'This game was idle for {n} {n|minute|minutes}. We refunded your stake of {gold} gold.',
    'Cette partie est restée inactive pendant {n} {n|minute|minutes}. Nous avons remboursé votre mise de {gold} {gold|pièce|pièces} d’or.',
  ],
  idleFirst: [
    'If you don’t make a move for {n} {n|minute|minutes}, we’ll refund your stake.',
    'Sans action de votre part pendant {n} {n|minute|minutes}, nous rembourserons votre mise.',
  ],
  idle: [
    'If you don’t make a move for {n} {n|minute|minutes}, we’ll cash out your game.',
    'Sans action de votre part pendant {n} {n|minute|minutes}, nous encaisserons votre partie.',
  ],
})
