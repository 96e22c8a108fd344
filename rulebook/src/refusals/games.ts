// Refusals when operators set game limits: numbers 1940 to 1949.

import { row, type RefusalRow } from './row.ts'

export const gameRefusals = {
  limitTooHigh: row(
    1940,
    'The bankroll allows at most {max} gold here.',
    'La bankroll permet ici {max} {max|pièce|pièces} d’or au plus.',
  ),
  limitClosesGame: row(
    1941,
    'These limits wouldn’t allow any bets. Pause the game instead.',
    'Avec ces limites, aucune mise ne serait possible. Mettez plutôt le jeu en pause.',
  ),
} as const satisfies Record<string, RefusalRow>
