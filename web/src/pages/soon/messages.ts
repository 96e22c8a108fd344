// What stands in the place of a game that is being built, and of a page that does not exist.

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  en: {
    home: 'To the games',
    gameRules: 'Game rules',
    gameSoon: 'This game opens soon',
    gameText: 'Its rules, odds and return are fixed already; the table is being built.',
    rulesText: 'The rules come with the game, as soon as it opens.',
    playRoller: 'Play Lucky Roller',
    top: 'up to {n}×',
    unknownTitle: 'There is no such page',
    unknownText: 'The address may be mistyped, or the page has moved.',
  },
  fr: {
    home: 'Voir les jeux',
    gameRules: 'Règles du jeu',
    gameSoon: 'Ce jeu ouvre bientôt',
    gameText: 'Ses règles, ses chances et son retour sont déjà fixés ; la table se construit.',
    rulesText: 'Les règles paraîtront avec le jeu, dès son ouverture.',
    playRoller: 'Jouer à Lucky Roller',
    top: 'jusqu’à {n}×',
    unknownTitle: 'Cette page n’existe pas',
    unknownText: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
  },
})
