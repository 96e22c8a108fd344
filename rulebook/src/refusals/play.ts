// Refusals of bets, and about seeds: numbers 1101 to 1301.

import { row } from './row.ts'

export const playRefusals = {
  bettingClosed: row(1101, 'Betting is closed for this round.', 'Les mises sont closes pour cette manche.'),
  alreadyJoined: row(1102, 'You have already joined this round.', 'Vous participez déjà à cette manche.'),
  roundNotRunning: row(1103, 'The round is not running.', 'La manche n’est pas en cours.'),
  tooLate: row(1104, 'Too late. The round ended at {at}×.', 'Trop tard. La manche s’est terminée à {at}×.'),
  roundNotOver: row(
    1108,
    'This round is not over yet. Its book is shown when it is.',
    'Cette manche n’est pas terminée. Son registre sera visible à la fin.',
  ),
  nothingToCashOut: row(1105, 'There is nothing to cash out.', 'Il n’y a rien à encaisser.'),
  choiceInvalid: row(1106, 'This choice is not possible.', 'Ce choix n’est pas possible.'),
  roundFull: row(
    1107,
    'This round can take no more bets of this size. Try a smaller one, or the next round.',
    'Cette manche ne peut plus accepter une telle mise. Essayez une mise plus petite ou la manche suivante.',
  ),
  sessionOpen: row(1201, 'You have a game open already.', 'Vous avez déjà une partie en cours.'),
  noSession: row(1202, 'There is no open game.', 'Il n’y a pas de partie en cours.'),
  cellInvalid: row(
    1203,
    'This tile is open already or does not exist.',
    'Cette case est déjà ouverte ou n’existe pas.',
  ),
  clientSeedMissing: row(1210, 'Set your client seed first.', 'Définissez d’abord votre graine.'),
  rotationBlocked: row(
    1211,
    'Finish your open game before you change seeds.',
    'Terminez votre partie avant de changer de graines.',
  ),
  seedsNotRevealed: row(
    1212,
    'These seeds are still in use. Change seeds to reveal them.',
    'Ces graines sont encore utilisées. Changez-en pour les révéler.',
  ),
  clientSeedUsed: row(
    1213,
    'This is the client seed in use. Choose another one.',
    'C’est la graine déjà utilisée. Choisissez-en une autre.',
  ),
  gamePaused: row(1301, 'This game is paused.', 'Ce jeu est en pause.'),
} as const
