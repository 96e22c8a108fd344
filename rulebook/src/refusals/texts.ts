// Refusals about texts, templates and packages in the back office: numbers 1970 to 1979.

import { row, type RefusalRow } from './row.ts'

export const textRefusals = {
  answerUnfilled: row(
    1970,
    'Fill {field} in first: the player would read it as it stands.',
    'Remplissez d’abord {field} : le joueur le lirait tel quel.',
  ),
  packageTwice: row(1971, '{gold} gold is there twice.', '{gold} or figure deux fois.'),
  contentOrder: row(
    1972,
    'Somebody has added or taken away a text meanwhile. Please look at them again.',
    'Quelqu’un a ajouté ou retiré un texte entre-temps. Relisez-les.',
    { status: 409 },
  ),
} as const satisfies Record<string, RefusalRow>
