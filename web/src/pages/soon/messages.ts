// Shown in place of a game that isn't open yet, and of a page that doesn't exist.

import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  home: ['Go to games', 'Voir les jeux'],
  gameRules: ['Game rules', 'Règles du jeu'],
  gameSoon: ['This game will open soon', 'Ce jeu ouvrira bientôt'],
  gameText: [
    'The rules, chances and RTP are already fixed. We’re still building the game.',
    'Les règles, les chances et le taux de retour (TRJ) sont déjà fixés. Le jeu est encore en développement.',
  ],
  rulesText: ['We’ll publish the rules when the game opens.', 'Nous publierons les règles à l’ouverture du jeu.'],
  playRoller: ['Open Lucky Roller', 'Ouvrir Lucky Roller'],
  top: ['up to {n}×', 'jusqu’à {n}×'],
  unknownTitle: ['Page not found', 'Page introuvable'],
  unknownText: [
    'The address may be wrong, or the page may have moved.',
    'L’adresse est peut-être incorrecte, ou la page a été déplacée.',
  ],
})
