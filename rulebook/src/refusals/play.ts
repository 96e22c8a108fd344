// Refusals of bets, and about seeds: numbers 1011, 1012 and 1101 to 1301.

import { row } from './row.ts'

export const playRefusals = {
  stepGamesFull: row(
    1011,
    'No bet was placed. We can’t start a new game right now. Try again in a few minutes.',
    'Aucune mise n’a été placée. Vous ne pouvez pas commencer de partie pour le moment. Réessayez dans quelques minutes.',
  ),
  ownGamesFull: row(
    1012,
    'No bet was placed. The possible wins of your open games already reach the most we can cover. Finish one first.',
    'Aucune mise n’a été placée. Les gains possibles de vos parties en cours atteignent déjà le maximum que nous couvrons. Terminez-en une d’abord.',
  ),
  bettingClosed: row(1101, 'Betting is closed for this round.', 'Les mises de cette manche sont closes.'),
  alreadyJoined: row(1102, 'You already have a bet in this round.', 'Vous avez déjà une mise dans cette manche.'),
  roundNotRunning: row(1103, 'This round hasn’t started yet.', 'Cette manche n’a pas encore commencé.'),
  tooLate: row(1104, 'Too late. The round ended at {at}×.', 'Trop tard. La manche s’est terminée à {at}×.'),
  roundNotOver: row(
    1108,
    'This round isn’t over yet. You’ll see its bet list when it ends.',
    'Cette manche n’est pas terminée. Sa liste des mises sera visible à la fin.',
  ),
  nothingToCashOut: row(1105, 'There’s nothing to cash out.', 'Il n’y a rien à encaisser.'),
  choiceInvalid: row(
    1106,
    'This choice isn’t available. Choose another.',
    'Ce choix n’est pas disponible. Faites-en un autre.',
  ),
  roundFull: row(
    1107,
    'No bet was placed. This stake is above the max for this round. Choose a lower one.',
    'Aucune mise n’a été placée. Elle dépasse le maximum de cette manche. Choisissez une mise plus faible.',
  ),
  sessionOpen: row(
    1201,
    'You already have a game open. Finish it first.',
    'Vous avez déjà une partie en cours. Terminez-la d’abord.',
  ),
  noSession: row(1202, 'You don’t have a game open.', 'Vous n’avez pas de partie en cours.'),
  cellInvalid: row(
    1203,
    'This tile is already open or doesn’t exist. Choose another.',
    'Cette case est déjà ouverte ou n’existe pas. Choisissez-en une autre.',
  ),
  clientSeedMissing: row(1210, 'Set your client seed first.', 'Définissez d’abord votre graine client.'),
  rotationBlocked: row(
    1211,
    'Finish your open game before you change seeds.',
    'Terminez votre partie avant de changer de graines.',
  ),
  seedsNotRevealed: row(
    1212,
    'This seed pair is still in use. Change seeds to reveal its server seed.',
    'Cette paire de graines est encore utilisée. Changez de graines pour révéler la graine du serveur.',
  ),
  clientSeedUsed: row(
    1213,
    'You’re already using this client seed. Choose another.',
    'Vous utilisez déjà cette graine client. Choisissez-en une autre.',
  ),
  serverSeedChanged: row(
    1214,
    'This page shows an outdated hash, and your seeds haven’t changed. Reload the page and try again.',
    'Vos graines n’ont pas changé. L’empreinte affichée n’est plus à jour. Actualisez la page.',
  ),
  gamePaused: row(
    1301,
    'This game is paused.',
    'Aucune mise n’a été placée. Ce jeu n’est pas disponible pour le moment. Réessayez plus tard.',
  ),
} as const
