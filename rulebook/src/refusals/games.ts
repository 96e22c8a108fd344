// Refusals when operators set game limits: numbers 1940 to 1949.

import { row, type RefusalRow } from './row.ts'

export const gameRefusals = {
  limitTooHigh: row(
    1940,
    'This is more than the bankroll allows here: at most {max} gold.',
    'C’est plus que la banque ne le permet ici : au plus {max} d’or.',
  ),
  limitClosesGame: row(
    1941,
    'With these limits no bet could be made. Pause the game instead.',
    'Avec ces limites, aucune mise ne serait possible. Mettez plutôt le jeu en pause.',
  ),
} as const satisfies Record<string, RefusalRow>
