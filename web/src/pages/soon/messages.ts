// What stands in the place of a game that is being built, and of a page that does not exist.

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  home: ['To the games', 'Voir les jeux'],
  gameRules: ['Game rules', 'Règles du jeu'],
  gameSoon: ['This game opens soon', 'Ce jeu ouvre bientôt'],
  gameText: [
    'Its rules, odds and return are fixed already; the table is being built.',
    'Ses règles, ses chances et son retour sont déjà fixés ; la table se construit.',
  ],
  rulesText: [
    'The rules come with the game, as soon as it opens.',
    'Les règles paraîtront avec le jeu, dès son ouverture.',
  ],
  playRoller: ['Play Lucky Roller', 'Jouer à Lucky Roller'],
  top: ['up to {n}×', 'jusqu’à {n}×'],
  unknownTitle: ['There is no such page', 'Cette page n’existe pas'],
  unknownText: [
    'The address may be mistyped, or the page has moved.',
    'L’adresse est peut-être mal écrite, ou la page a changé de place.',
  ],
})
